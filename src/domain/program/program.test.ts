import { expect, it } from 'vitest'
import { isProgramId } from './program'

const campaign = { kind: 'campaign', id: '101' } as const
const kencleng = { kind: 'kencleng', id: '101' } as const

it.each([
  ['ID-101', campaign, true],
  ['ID-101', kencleng, false],
  ['KM-101', kencleng, true],
  ['KM-101', campaign, false],
  ['101', campaign, true],
  [' 101 ', kencleng, true],
  ['1010', campaign, false],
  ['ID-10', campaign, false],
])('%j is the id of %j: %j', (value, program, expected) => {
  expect(isProgramId(value, program)).toBe(expected)
})
