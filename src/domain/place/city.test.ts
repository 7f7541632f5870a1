import { expect, it } from 'vitest'
import { cityLabel } from './city'

it.each([
  ['KOTA BANDUNG', 'Kota Bandung'],
  ['KAB. BANDUNG BARAT', 'Kab. Bandung Barat'],
  ['KOTA BAU-BAU', 'Kota Bau-Bau'],
  ['PULAU LAUT KAB. NATUNA', 'Pulau Laut Kab. Natuna'],
])('%s is read as %s', (lokasi, label) => {
  expect(cityLabel({ id: '0001', lokasi })).toBe(label)
})
