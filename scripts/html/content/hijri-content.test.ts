import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkHijriContent } from './hijri-content'

const file = path.resolve(import.meta.dirname, '../../../content/awal-bulan-hijriah.json')
const text = await readFile(file, 'utf8')

it('takes the file as it is, and with what was announced', () => {
  checkHijriContent(text)
  checkHijriContent(
    text.replace('"ditetapkan": {}', '"ditetapkan": { "1448-09": "sidang isbat 7 Februari 2027" }'),
  )
})

it.each([
  ['a day that is none', '"1448-03": "2026-08-14"', '"1448-03": "2026-08-32"', 'date'],
  ['a month of 28 days', '"1448-01": "2026-06-16"', '"1448-01": "2026-06-18"', '28 days'],
  ['a month of 31 days', '"1448-01": "2026-06-16"', '"1448-01": "2026-06-15"', '31 days'],
  ['a month left out', '"1448-03": "2026-08-14",', '', '1448-04'],
  ['a word mistyped', '"ditetapkan"', '"ditetapkn"', 'ditetapkn'],
  ['a decision of no month', '"ditetapkan": {}', '"ditetapkan": { "1447-09": "x" }', '1447-09'],
  ['a decision without a source', '"ditetapkan": {}', '"ditetapkan": { "1448-09": "" }', '1448-09'],
  ['a Ramadan of 28 days', '"1448-10": "2027-03-09"', '"1448-10": "2027-03-08"', '28 days'],
  ['another year by mistake', '"1449-10": "2028-02-26"', '"1449-10": "2027-02-26"', 'is far from'],
])('refuses %s', (_, right, wrong, told) => {
  expect(text).toContain(right)
  expect(() => checkHijriContent(text.replace(right, wrong))).toThrow(told)
})
