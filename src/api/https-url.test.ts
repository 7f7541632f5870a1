import { expect, it } from 'vitest'
import { httpsUrl } from './https-url'

it.each([
  ['https://dokumen.masjid.example/a.pdf', 'https://dokumen.masjid.example/a.pdf'],
  ['  HTTPS://masjid.example/a b ', 'https://masjid.example/a%20b'],
  ['http://masjid.example/a.pdf', null],
  ['//masjid.example/a.pdf', null],
  ['https:masjid.example', null],
  ['https:///masjid.example', null],
  ['https:\\\\masjid.example', null],
  ['https://bank.example@evil.example/', null],
  ['javascript:alert(1)', null],
  ['a.pdf', null],
  ['https://', null],
  ['', null],
  [null, null],
])('%j is a link to %j', (given, link) => {
  expect(httpsUrl(given)).toBe(link)
})
