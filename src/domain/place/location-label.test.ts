import { describe, expect, it } from 'vitest'
import { type Address, locationLabel } from './location-label'

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
