import { expect, it } from 'vitest'
import { splitMoney } from './MoneySummary'

const million = 1_000_000

it.each([
  [
    'a part',
    { collected: 200 * million, disbursed: 100 * million, operational: 10 * million },
    { disbursed: 50, operational: 5, overspent: 0 },
  ],
  [
    'more than was collected',
    { collected: 30 * million, disbursed: 36 * million, operational: 4 * million },
    { disbursed: 90, operational: 10, overspent: 10 * million },
  ],
  [
    'from nothing',
    { collected: 0, disbursed: 5 * million, operational: 0 },
    { disbursed: 100, operational: 0, overspent: 5 * million },
  ],
  [
    'nothing of nothing',
    { collected: 0, disbursed: 0, operational: 0 },
    { disbursed: 0, operational: 0, overspent: 0 },
  ],
])('spends %s', (_what, money, split) => {
  expect(splitMoney(money)).toEqual(split)
})
