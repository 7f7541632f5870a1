import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { quantityText, readCount, readQuantity } from './read-number'

const said = (reading: ReturnType<typeof readCount>) =>
  reading.kind === 'number' ? reading.number : reading.kind === 'refused' ? reading.problem : ''

describe('readCount', () => {
  it.each([
    ['', ''],
    [' 4 ', 4],
    ['4 jiwa', 4],
    ['٤', 4],
    ['004', 4],
    ['0', 'Paling sedikit 1.'],
    ['-4', 'Tidak boleh kurang dari nol.'],
    ['2,5', 'Tulis bilangan bulat, misalnya 4.'],
    ['2.5', 'Tulis bilangan bulat, misalnya 4.'],
    ['empat', 'Tulis bilangan bulat, misalnya 4.'],
    ['1e3', 'Tulis bilangan bulat, misalnya 4.'],
    ['999', 999],
    ['1000', 'terlalu banyak'],
    ['10.000', 'terlalu banyak'],
    ['99999999999999999999', 'terlalu banyak'],
  ])('%j: %s', (text, expected) => {
    expect(said(readCount(text, 999, 'terlalu banyak'))).toBe(expected)
  })
})

describe('readQuantity', () => {
  it.each([
    ['', ''],
    ['12,5', 12_500],
    ['12.5 gram', 12_500],
    ['12,50', 12_500],
    ['1250', 1_250_000],
    ['1.250,5', 1_250_500],
    ['1,250.5', 1_250_500],
    ['1.250.000', 'Terlalu besar. Periksa angkanya.'],
    ['1.250', 'Belum jelas: 1250 atau 1,25? Tulis tanpa titik ribuan.'],
    ['1,250', 'Belum jelas: 1250 atau 1,25? Tulis tanpa titik ribuan.'],
    ['0,125', 'Tulis dengan angka, misalnya 12,5.'],
    ['0', 0],
    ['-3', 'Tidak boleh kurang dari nol.'],
    ['3-4', 'Tulis dengan angka, misalnya 12,5.'],
    ['½', 'Tulis dengan angka, misalnya 12,5.'],
    ['99999999999999999999', 'Terlalu besar. Periksa angkanya.'],
  ])('%j: %s', (text, expected) => {
    expect(said(readQuantity(text))).toBe(expected)
  })

  it('takes three decimals of a percentage', () => {
    expect(said(readQuantity('2,577 %', true))).toBe(2577)
    expect(said(readQuantity('257,7', true))).toBe('Terlalu besar. Periksa angkanya.')
  })
})

test('each quantity that is shown with at most two decimals is read, or refused, never another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (hundredths) => {
      const reading = readQuantity(quantityText(hundredths * 10))
      expect([hundredths * 10, undefined]).toContain(
        reading.kind === 'number' ? reading.number : undefined,
      )
    }),
  )
})
