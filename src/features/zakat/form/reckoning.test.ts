import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type ZakatKind, zakatKinds } from '@/domain/zakat/kinds'
import { reckon } from './reckoning'
import { reckoningText } from '@/features/zakat/components/ResultCard'
import { rulesOf2026 } from './rules-for-tests'
import type { Entries } from './questions'

const TODAY = '2026-11-27'
const LATER = '2027-01-01'

const on = (day: string, kind: ZakatKind, entries: Entries) =>
  reckon(kind, entries, day, rulesOf2026)
const today = (kind: ZakatKind, entries: Entries) => on(TODAY, kind, entries)

describe('what is wrong is said beside its cause', () => {
  it.each<[string, ZakatKind, Entries, string, RegExp, string?]>([
    [
      'a nisab of 0',
      'simpanan',
      { nilaiNisab: '0', tabungan: '1 juta' },
      'nilaiNisab',
      /^Nisab tidak boleh nol/,
      LATER,
    ],
    [
      'a price of 0',
      'simpanan',
      { nisab: 'mui', hargaEmas: '0', tabungan: '1 juta' },
      'hargaEmas',
      /^Tidak boleh nol/,
    ],
    [
      'a price of a house',
      'simpanan',
      { nisab: 'mui', hargaEmas: '2000000000', tabungan: '1 juta' },
      'hargaEmas',
      /^Paling besar Rp 100\.000\.000/,
    ],
    [
      'debts above the assets',
      'perdagangan',
      { kas: '10 juta', utang: '11 juta' },
      'utang',
      /^Utang melebihi harta/,
    ],
    ['10,000 souls', 'fitrah', { jiwa: '10000' }, 'jiwa', /^Paling banyak 999 jiwa/],
    ['half a soul', 'fitrah', { jiwa: '2,5' }, 'jiwa', /^Tulis bilangan bulat/],
    ['no soul', 'fitrah', { jiwa: '0' }, 'jiwa', /^Paling sedikit 1/],
    ['too many days', 'fidyah', { hari: '10000', jiwa: '1' }, 'hari', /^Paling banyak 9\.999 hari/],
    [
      'a negative amount',
      'penghasilan',
      { penghasilan: '-5.000.000' },
      'penghasilan',
      /^Tidak boleh kurang dari nol/,
    ],
    [
      'decimals of a rupiah',
      'penghasilan',
      { penghasilan: '10,125,5' },
      'penghasilan',
      /belum jelas/,
    ],
    [
      'two amounts',
      'penghasilan',
      { penghasilan: '5000000 atau 6000000' },
      'penghasilan',
      /lebih dari satu|belum jelas/,
    ],
    ['dollars', 'penghasilan', { penghasilan: '$5000' }, 'penghasilan', /dalam rupiah/],
    [
      'more than a number can say',
      'penghasilan',
      { penghasilan: '99999999999999999999' },
      'penghasilan',
      /terlalu besar/,
    ],
    [
      'a weight that may be two',
      'simpanan',
      { emas: '1.250', hargaEmas: '2 juta' },
      'emas',
      /^Belum jelas/,
    ],
    [
      'a region’s value of 0',
      'fitrah',
      { besaran: 'setempat', nilaiSetempat: '0', jiwa: '1' },
      'nilaiSetempat',
      /^Tidak boleh nol/,
    ],
  ])('%s', (_, kind, entries, name, words, day = TODAY) => {
    const { problems, outcome } = on(day, kind, entries)
    expect([...problems.keys()]).toEqual([name])
    expect(problems.get(name)).toMatch(words)
    expect(outcome.kind).toBe(name === 'utang' ? 'none' : 'wrong')
  })
})

describe('what is still needed', () => {
  it.each<[ZakatKind, Entries, string[], string?]>([
    ['penghasilan', {}, ['Penghasilan sebulan']],
    ['penghasilan', { nisab: 'mui', penghasilan: '1 juta' }, ['Harga emas per gram']],
    ['simpanan', {}, ['Tabungan, deposito, dan uang tunai']],
    // The price of gold for gold, the price of silver for silver, and never both for one.
    ['simpanan', { emas: '10' }, ['Harga emas per gram']],
    ['simpanan', { perak: '10' }, ['Harga perak per gram']],
    ['simpanan', { nisab: 'perak', tabungan: '1 juta' }, ['Harga perak per gram']],
    ['fitrah', {}, ['Jumlah jiwa']],
    ['fidyah', { besaran: 'setempat', hari: '3' }, ['Nilai per hari per jiwa', 'Jumlah jiwa']],
    ['fitrah', { jiwa: '4' }, ['Besaran per jiwa yang berlaku'], LATER],
    ['penghasilan', { penghasilan: '9 juta' }, ['Nisab sebulan yang berlaku'], LATER],
  ])('%s %j', (kind, entries, missing, day = TODAY) => {
    expect(on(day, kind, entries).outcome).toEqual({ kind: 'missing', missing })
  })
})

it('asks for a value that has lapsed, with where to find it, and says whose it was', () => {
  const { questions } = on(LATER, 'penghasilan', {})
  const asked = questions.find(({ name }) => name === 'nilaiNisab')
  expect(asked).toMatchObject({
    hint: 'Nilai kami (Rp 7.640.144) berlaku 1 Januari 2026 sampai 31 Desember 2026. Isi nilai yang berlaku sekarang; tanyakan ke situs BAZNAS.',
  })
  const { outcome } = on(LATER, 'penghasilan', { penghasilan: '9 juta', nilaiNisab: '8 juta' })
  expect(outcome).toMatchObject({ kind: 'due', amount: 'Rp 225.000' })
})

it('needs no price where none matters', () => {
  expect(today('simpanan', { tabungan: '100 juta' }).questions.map(({ name }) => name)).toEqual([
    'nisab',
    'tabungan',
    'emas',
    'perak',
    'saham',
    'utang',
    'tarif',
  ])
})

test.each(['1.000.000', '1000000', 'Rp 1.000.000', 'Rp1.000.000,00', '1 juta'])(
  '%s is a million',
  (text) => {
    const { outcome } = today('penghasilan', { penghasilan: text, lain: '9 juta' })
    expect(outcome).toMatchObject({ kind: 'due', amount: 'Rp 250.000' })
  },
)

it('is sent as a text that says by which opinion, and line by line', () => {
  const { outcome } = today('penghasilan', { penghasilan: '10 juta', lain: '2 juta' })
  if (outcome.kind !== 'due') throw new Error(outcome.kind)
  expect(reckoningText('Zakat Penghasilan', '27 November 2026', outcome)).toBe(
    [
      'Zakat Penghasilan, 27 November 2026',
      'Penghasilan sebulan: Rp 10.000.000',
      'Penghasilan lain sebulan: Rp 2.000.000',
      'Jumlah: Rp 12.000.000',
      'Nisab sebulan: Rp 7.640.144 [BAZNAS, seperdua belas dari 85 gram emas 14 karat (Keputusan Ketua BAZNAS 15 Tahun 2026; menurut pemberitaan)]',
      'Rp 12.000.000 × 2,5 %: Rp 300.000 [Kadar zakat penghasilan (menurut pemberitaan)]',
      'Hasil: Rp 300.000 (tiga ratus ribu rupiah)',
      'Hitungan ini alat bantu menurut pemberitaan dan pilihan Anda; lembaga zakat yang menegaskannya.',
    ].join('\n'),
  )
})

it('says rice in words too', () => {
  expect(today('fitrah', { jiwa: '3' }).outcome).toMatchObject({
    amount: '7,5 kg beras',
    words: 'tujuh koma lima kilogram beras',
  })
})

test('whatever is entered comes to something, and never to less than nothing', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '0', '-1', '1e9', '999999999999', '99999999999999999999', '2,5', 'mui'),
    fc.nat(2_000_000_000).map(String),
  )
  const names = [
    'nisab',
    'tarif',
    'besaran',
    'nilaiNisab',
    'nilaiBesaran',
    'nilaiSetempat',
    'penghasilan',
  ]
  names.push(
    'lain',
    'tabungan',
    'emas',
    'perak',
    'saham',
    'hargaEmas',
    'hargaPerak',
    'utang',
    'kas',
  )
  names.push('persediaan', 'piutang', 'hari', 'jiwa')
  const choice = {
    nisab: fc.constantFrom('baznas-bulan', 'baznas-tahun', 'mui', 'perak', 'lain'),
    tarif: fc.constantFrom('hijriah', 'masehi', 'belum', 'lain'),
    besaran: fc.constantFrom('beras-kg', 'beras-liter', 'uang', 'setempat', 'lain'),
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...zakatKinds.map(({ id }) => id)),
      fc.dictionary(fc.constantFrom(...names), text),
      fc.record(choice, { requiredKeys: [] }),
      fc.constantFrom(TODAY, LATER),
      (kind, texts, choices, day) => {
        const { outcome } = on(day, kind, { ...texts, ...choices })
        if (outcome.kind === 'due') expect(outcome.amount).not.toContain('-')
      },
    ),
    { numRuns: 2_000 },
  )
})
