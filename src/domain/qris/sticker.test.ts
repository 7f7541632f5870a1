import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compare, crc16, isSameName, isWhole, parseFields, readSticker } from './sticker'
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

/** The second and third as Python's `binascii.crc_hqx(…, 0xFFFF)` has them. */
it.each([
  ['123456789', '29B1'],
  ['é0', '228E'],
  ['é2', '02CC'],
])('the checksum of %j is %s', (text, crc) => {
  expect(crc16(text)).toBe(crc)
})

const ids = fc.integer({ min: 0, max: 99 }).map((id) => String(id).padStart(2, '0'))
const values = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((text) => Array.from(text))
  .filter((signs) => signs.length < 100)
const lists = fc.uniqueArray(fc.tuple(ids, values), { selector: ([id]) => id, maxLength: 12 })

it('reads back whatever was written, and nothing of it when a sign is cut off or left over', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const code = list
        .map(([id, signs]) => id + String(signs.length).padStart(2, '0') + signs.join(''))
        .join('')
      const read = list.map(([id, signs]) => [id, signs.join('')])
      expect([...(parseFields(code) ?? [])]).toEqual(read)
      expect(parseFields(`${code}0`)).toBeNull()
      if (code !== '') expect(parseFields(Array.from(code).slice(0, -1).join(''))).toBeNull()
    }),
  )
})

it.each([
  ['an id twice', field('59', 'A') + field('59', 'B')],
  ['a length that is no number', '59+1A'],
  ['an id that is no number', 'A101A'],
  ['a length beyond the end', '5902A'],
])('refuses %s', (_, code) => {
  expect(parseFields(code)).toBeNull()
})

const printable = fc.integer({ min: 0x20, max: 0x7e }).map((sign) => String.fromCharCode(sign))

it('is not whole with any one sign changed', () => {
  const code = stickerCode()
  expect(isWhole(code)).toBe(true)
  fc.assert(
    fc.property(fc.nat(code.length - 1), printable, (at, sign) => {
      fc.pre(code[at] !== sign)
      expect(isWhole(code.slice(0, at) + sign + code.slice(at + 1))).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})
