import { expect, test } from 'vitest'
import { afterRegistration } from './after-registration'

const origin = 'https://jejaring.example'

test.each([
  ['/campaign/atap-masjid/fundraiser', '/campaign/atap-masjid'],
  ['/campaign/atap-masjid/fundraiser/', '/campaign/atap-masjid'],
  ['/campaign/atap/fundraiser?utm_source=web', '/campaign/atap?utm_source=web'],
  [`${origin}/campaign/atap/fundraiser`, '/campaign/atap'],
  ['/campaign/fundraiser/fundraiser', '/campaign/fundraiser'],
  ['/campaign/atap', '/campaign/atap'],
  ['/fundraiser', '/'],
  ['/', '/'],
  ['/profile/fundraiser/register', null],
  [null, null],
  [7, null],
  ['https://evil.example/fundraiser', null],
  ['/.//evil.example/fundraiser', null],
])('%j leads to %j', (stored, path) => {
  expect(afterRegistration(stored, origin)).toBe(path)
})
