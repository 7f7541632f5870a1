import { expect, it } from 'vitest'
import { sizeText } from './StoredDataCard'

it.each([
  [0, 'Kosong'],
  [1, 'kurang dari 1 kB'],
  [999, 'kurang dari 1 kB'],
  [1000, '1 kB'],
  [1499, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1,0 MB'],
  [200_000_000, '200,0 MB'],
])('%d bytes are "%s"', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
