import fc from 'fast-check'
import { expect, it } from 'vitest'
import { authorities } from '@/domain/prayer-times/hijri-calendar'
import { fiveShalat } from '@/domain/prayer-times/next-shalat'
import {
  correctedTimes,
  minuteLimits,
  parseScreenSettings,
  prayers,
  screenParts,
  screenPath,
  screenQuery,
  type ScreenSettings,
  usualSettings,
} from './screen-settings'

const minutes = <Name extends string>(
  names: readonly Name[],
  [min, max]: readonly [number, number],
): fc.Arbitrary<Partial<Record<Name, number>>> =>
  fc.array(fc.tuple(fc.constantFrom(...names), fc.integer({ min, max }))).map((pairs) => {
    const told: Partial<Record<Name, number>> = {}
    for (const [name, value] of pairs) told[name] = value
    return told
  })

const settings: fc.Arbitrary<ScreenSettings> = fc.record({
  view: fc.constantFrom('layar' as const, 'sematan' as const),
  cityId: fc.constantFrom(null, '1219', '0122'),
  isLarge: fc.boolean(),
  hidden: fc.subarray(screenParts.map(({ value }) => value)),
  authority: fc.constantFrom(...authorities.map(({ value }) => value)),
  corrections: minutes(correctedTimes, minuteLimits.corrections),
  iqamah: minutes(fiveShalat, minuteLimits.iqamah),
  lengths: minutes(prayers, minuteLimits.lengths),
})

it('reads what it has written, and browsers leave it as it is', () => {
  fc.assert(
    fc.property(settings, (written) => {
      const query = screenQuery(written)
      expect(parseScreenSettings(query)).toEqual({ settings: written, unread: [] })
      expect(new URL(`https://masjid.id/${query}`).search).toBe(query)
    }),
  )
})

it('never fails at what stands in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      parseScreenSettings(`?koreksi=${text}&lama=${text}&${text}`)
    }),
  )
})

it.each([
  ['', {}, []],
  ['?utm_source=a&koreksi=', {}, []],
  ['?koreksi=subuh:2,isya:-1', { corrections: { subuh: 2, isya: -1 } }, []],
  ['?koreksi=subuh:2,isya:satu', { corrections: { subuh: 2 } }, ['koreksi=isya:satu']],
  ['?koreksi=subuh:31,imsak:1', { corrections: {} }, ['koreksi=subuh:31', 'koreksi=imsak:1']],
  ['?koreksi=toString:1', { corrections: {} }, ['koreksi=toString:1']],
  ['?lama=jumat:60', { lengths: { jumat: 60 } }, []],
  ['?iqamah=jumat:60', { iqamah: {} }, ['iqamah=jumat:60']],
  ['?tampil=besar&kota=12', {}, ['tampil=besar', 'kota=12']],
  ['?ukuran=besar&tanpa=detik,apa', { isLarge: true, hidden: ['detik'] }, ['tanpa=apa']],
])('%s', (search, changed, unread) => {
  expect(parseScreenSettings(search)).toEqual({
    settings: { ...usualSettings, ...changed },
    unread,
  })
})

it('writes an address that can be typed', () => {
  const told = { ...usualSettings, corrections: { subuh: 2, isya: -1 } }
  expect(screenPath('al-hikmah', told)).toBe('/masjid/al-hikmah/layar?koreksi=subuh:2,isya:-1')
})
