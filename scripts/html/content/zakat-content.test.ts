import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readZakatContent } from './zakat-content'

const file = path.resolve(import.meta.dirname, '../../../content/zakat.yaml')
const text = await readFile(file, 'utf8')

const nextYear = `
  - id: uang
    untuk: [fidyah]
    nama: Uang
    pendapat: BAZNAS
    nilai: 70000
    satuan: rupiah
    sumber: { nama: Keputusan, nomor: 3 Tahun 2027, tanggal: '2027-01-20', tautan: 'https://baznas.go.id' }
    menurut: lembaga
    berlaku: { dari: '2199-01-01', sampai: null }
    wilayah: Indonesia
    dicari: { di: situs BAZNAS, tautan: null }
`

it('takes the file as it is, and with the next year’s value below', () => {
  expect(readZakatContent(text).nisab.map(({ nilai }) => nilai)).toContain(7_640_144)
  expect(readZakatContent(text + nextYear).fidyah.at(-1)?.nilai).toBe(70_000)
})

it.each([
  ['a value of 0', 'nilai: 7640144', 'nilai: 0', 'nilai'],
  ['a value as text', 'nilai: 7640144', 'nilai: Rp 7.640.144', 'nilai'],
  ['half a rupiah', 'nilai: 7640144', 'nilai: 7640144.5', "isn't whole"],
  ['too many decimals', 'nilai: 2.577', 'nilai: 2.5771', 'three decimals'],
  ['a rate above the whole', 'nilai: 2.577', 'nilai: 257.7', 'more than the whole'],
  ['a slip of three zeros', 'nilai: 65000', 'nilai: 650000000', 'is a slip'],
  ['a kind mistyped', '[fidyah]', '[fidya]', 'untuk'],
  ['a day that is none', "'2026-12-31'", "'2026-12-32'", 'sampai'],
  [
    'an end before the beginning',
    "sampai: '2026-12-31'",
    "sampai: '2025-12-31'",
    'before it begins',
  ],
  ['a link without TLS', "'https://baznas.go.id'", "'http://baznas.go.id'", 'tautan'],
  ['an unknown witness', 'menurut: ', 'menurut: kata ', 'menurut'],
  ['a key mistyped', 'wilayah:', 'wilayh:', 'wilayh'],
  [
    'a kind without a nisab',
    'untuk: [penghasilan, simpanan, perdagangan]\n    masa: tahun',
    'untuk: [penghasilan, simpanan]\n    masa: tahun',
    'nisab has no rule for perdagangan',
  ],
  ['a list cut in the middle', '  - id: masehi', '  - id: masehi: x', 'id'],
])('refuses %s', (_, right, wrong, told) => {
  expect(text).toContain(right)
  expect(() => readZakatContent(text.replaceAll(right, wrong))).toThrow(told)
})

it.each([
  ['overlaps', "dari: '2199-01-01'", "dari: '2026-06-02'", 'overlap'],
  ['has another unit', 'satuan: rupiah', 'satuan: persen', 'satuan'],
])('refuses a next year’s value that %s', (_, right, wrong, told) => {
  expect(() => readZakatContent(text + nextYear.replace(right, wrong))).toThrow(told)
})
