import { describe, expect, it } from 'vitest'
import { type Address, isAbroad, locationLabel } from './location-label'

describe('the label', () => {
  it.each<[Address, string | null]>([
    [{ county: 'Bandung', city: 'Bandung', country: 'Indonesia' }, 'Bandung, Indonesia'],
    [{ city: 'Samarinda', country: 'Indonesia' }, 'Samarinda, Indonesia'],
    [{ region: 'Badung', town: 'North Kuta', country: 'Indonesia' }, 'Badung, Indonesia'],
    [{ town: 'Ubud', country: 'Indonesia' }, 'Ubud, Indonesia'],
    [{ county: 'Bandung' }, 'Bandung'],
    [{ country: 'Indonesia' }, null],
    [{ county: '', country: 'Indonesia' }, null],
  ])('of %o is %s', (address, label) => {
    expect(locationLabel(address)).toBe(label)
  })
})

it.each<[Address, boolean]>([
  [{ country: 'Indonesia' }, false],
  [{ country: 'Indonésie' }, false],
  [{ country: 'Indonesien', country_code: 'id' }, false],
  [{ country: 'إندونيسيا', country_code: 'id' }, false],
  [{ country: '印度尼西亚', 'ISO3166-2-lvl4': 'ID-JB' }, false],
  [{ country_code: 'ID' }, false],
  [{}, false],
  [{ country: ' ' }, false],
  [{ country: 'Malaysia', country_code: 'my' }, true],
  [{ country: 'Timor-Leste' }, true],
  // The code is what counts.
  [{ country: 'Indonesia', country_code: 'sg' }, true],
])('%j is abroad: %s', (address, abroad) => {
  expect(isAbroad(address)).toBe(abroad)
})
