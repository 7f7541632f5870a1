import { expect, it } from 'vitest'
import { compare, isSameName, readSticker } from './sticker'
import { field, stickerCode } from './sticker-for-tests'

/** Written by hand, its checksum by Python. */
const PRINTED =
  '00020101021126720020ID.CO.BANKCONTOH.WWW011893600022000001234502150000000000123450303UMI' +
  '51440014ID.CO.QRIS.WWW0215ID10203040506070303UMI5204839853033605802ID' +
  '5925MASJID AL HIKMAH LEMBANG 6012KAB. BANDUNG61054039163044E9B'

it('reads whose a sticker is', () => {
  expect(readSticker(PRINTED)).toEqual({
    kind: 'qris',
    sticker: {
      merchant: 'MASJID AL HIKMAH LEMBANG',
      city: 'KAB. BANDUNG',
      nmid: 'ID1020304050607',
      isForOnePayment: false,
      hasAmount: false,
    },
  })
})

it.each([
  ['for one payment', { kind: '12', amount: '50000' }, { isForOnePayment: true, hasAmount: true }],
  ['without an NMID', { nmid: null }, { nmid: null }],
  ['an NMID in small letters', { nmid: 'id1020304050607' }, { nmid: 'ID1020304050607' }],
  ['a name with a sign that can’t be seen', { name: 'MASJID\u202e AL' }, { merchant: 'MASJID AL' }],
])('reads a sticker %s', (_, printed, told) => {
  expect(readSticker(stickerCode(printed))).toMatchObject({ kind: 'qris', sticker: told })
})

it('takes no NMID from a template of another name', () => {
  const other = field('51', field('00', 'COM.LAIN.WWW') + field('02', 'ID1020304050607'))
  expect(readSticker(stickerCode({ nmid: null, more: other }))).toMatchObject({
    sticker: { nmid: null },
  })
})

it.each([
  ['a changed sign', PRINTED.replace('HIKMAH', 'HIKMAT'), 'damaged'],
  ['a cut end', PRINTED.slice(0, -9), 'damaged'],
  ['something behind it', `${PRINTED}0`, 'damaged'],
  ['two recipients', stickerCode({ more: field('59', 'LAIN') }), 'damaged'],
  ['no name', stickerCode({ name: ' ' }), 'damaged'],
  ['another country', stickerCode({ country: 'SG' }), 'notQris'],
  ['an address', 'https://bayar.example/qris', 'notQris'],
  ['nothing', '', 'notQris'],
])('%s', (_, text, kind) => {
  expect(readSticker(text).kind).toBe(kind)
})

const own = { name: 'Masjid Al-Hikmah', nmid: 'ID1020304050607' }

it.each([
  [{ merchant: 'MASJID  AL-HIKMAH', nmid: own.nmid }, 'same'],
  [{ merchant: 'TOKO MAJU', nmid: own.nmid }, 'otherName'],
  [{ merchant: 'MASJID AL-HIKMAH', nmid: 'ID1020304050608' }, 'other'],
  [{ merchant: 'MASJID AL-HIKMAH', nmid: null }, 'other'],
] as const)('%j is %s', (printed, verdict) => {
  const sticker = { city: null, isForOnePayment: false, hasAmount: false, ...printed }
  expect(compare(sticker, own)).toBe(verdict)
})

it.each([
  ['MASJID JAMI BAITURRAHMAN ', 'Masjid Jami Baiturrahman Depok', true],
  ['MASJID JAMI BAITURRAHMAN', 'Masjid  Jami Baiturrahman Depok', true],
  ['MASJID JAMI', 'Masjid Jami Baiturrahman Depok', false],
  ['MASJIDALHIKMAH', 'Masjid Al Hikmah', true],
  ['MASJID AL HIKMAH 2', 'Masjid Al Hikmah', false],
])('%j and %j are one name: %s', (printed, registered, same) => {
  expect(isSameName(printed, registered)).toBe(same)
})
