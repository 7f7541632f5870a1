import { expect, it } from 'vitest'
import { hasZakatLicence, kindsFor } from './zakat-program'

const now = new Date('2026-11-27T12:00:00+07:00')

it.each<[string, Date | 'endless' | null, boolean]>([
  ['Izin LAZ skala kota', 'endless', true],
  ['Unit Pengumpul Zakat (UPZ) BAZNAS', now, true],
  ['BAZNAS Kota Depok', new Date(now.getTime() + 1), true],
  ['upz', 'endless', true],
  // It has run out, or nobody can say until when it is valid.
  ['UPZ', new Date(now.getTime() - 1), false],
  ['UPZ', null, false],
  // Other permits, and words that only hold the letters.
  ['Izin Pengumpulan Uang dan Barang (PUB)', 'endless', false],
  ['Izin Plaza', 'endless', false],
  ['Izin zakat', 'endless', false],
])('a licence “%s” until %s lets zakat be collected: %s', (kind, validUntil, has) => {
  expect(hasZakatLicence([{ kind, validUntil }], now)).toBe(has)
})

it.each([
  ['zakat-mal', ['penghasilan', 'simpanan', 'perdagangan']],
  ['zakat-fitrah', ['fitrah']],
  ['fidyah', ['fidyah']],
  ['zakat', []],
  ['infaq', []],
  ['Zakat-Mal', []],
  ['constructor', []],
])('a program of the type %s is for %j', (type, kinds) => {
  expect(kindsFor(type)).toEqual(kinds)
})
