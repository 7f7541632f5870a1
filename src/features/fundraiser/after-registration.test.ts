import { expect, test } from 'vitest'
import { afterRegistration } from './after-registration'

const origin = 'https://jejaring.example'

test.each([
  ['/campaign/atap-masjid/fundraiser', '/campaign/atap-masjid'],
  ['/campaign/atap-masjid/fundraiser/', '/campaign/atap-masjid'],
  ['/kencleng-masjid/al-hidayah/fundraiser', '/kencleng-masjid/al-hidayah'],
  ['/campaign/atap/fundraiser?utm_source=web', '/campaign/atap?utm_source=web'],
  [`${origin}/campaign/atap/fundraiser`, '/campaign/atap'],
  ['/campaign/fundraiser/fundraiser', '/campaign/fundraiser'],
  ['/campaign/atap', '/campaign/atap'],
  ['/fundraiser', '/'],
  ['/', '/'],
  ['/profile/fundraiser/register', null],
  [null, null],
  ['', null],
  [7, null],
  ['//evil.example/fundraiser', null],
  ['https://evil.example/fundraiser', null],
  ['javascript:alert(1)//fundraiser', null],
  ['/\\evil.example/fundraiser', null],
  ['/%2f%2fevil.example/fundraiser', null],
  ['/.//evil.example/fundraiser', null],
])('%j leads to %j', (stored, path) => {
  expect(afterRegistration(stored, origin)).toBe(path)
})
