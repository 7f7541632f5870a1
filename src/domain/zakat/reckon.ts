/*
 * The arithmetic of zakat. Amounts are whole rupiah; what may have decimals (grams, kilograms, litres, per cent) is
 * counted in thousandths. What isn't whole is rounded up to a whole rupiah: no decree that we know says how, and by
 * rounding up nobody gives less than is due, while the difference stays below one rupiah at each step.
 */

/** @throws RangeError when it is negative, not whole, or too large to be exact: a screen must have refused it before */
function whole(number: number): bigint {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`${number} is no amount`)
  return BigInt(number)
}

/** @throws RangeError when it is too large to be exact */
function exact(number: bigint): number {
  const result = Number(number)
  if (!Number.isSafeInteger(result)) throw new RangeError(`${number} is too large`)
  return result
}

const upwards = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor

/** A rule's value in thousandths: `2.577` → `2577`. It has at most three decimals. */
export const thousandths = (value: number): number => Math.round(value * 1000)

/**
 * The part of an amount, in rupiah, rounded up.
 * @param amount in rupiah
 * @param percent in thousandths: 2500 for 2.5 %
 */
export const shareOf = (amount: number, percent: number): number =>
  exact(upwards(whole(amount) * whole(percent), 100_000n))

/**
 * What a weight is worth, in rupiah, rounded up.
 * @param weight in thousandths of a gram
 * @param price of one gram, in rupiah
 */
export const worthOf = (weight: number, price: number): number =>
  exact(upwards(whole(weight) * whole(price), 1000n))

/** A product of whole numbers: what is due for each soul, or each day of each soul, times how many there are. */
export const times = (each: number, ...counts: number[]): number =>
  exact(counts.reduce((product, count) => product * whole(count), whole(each)))

/** Why nothing is due: the debts are above the assets, the year isn't over, or it is less than the nisab. */
export type NoneDue = 'debts' | 'year' | 'nisab'

export interface Wealth {
  /** In rupiah, one by one. */
  assets: readonly number[]
  /** What must be paid now, in rupiah. */
  debts: number
  /** In rupiah, above 0. */
  nisab: number
  /** In thousandths of a per cent. */
  percent: number
  /** Whether it has been owned for a year, where that matters. */
  isYearFull: boolean
}

export interface WealthReckoning {
  /** In rupiah. */
  total: number
  /** What the debts leave, at least 0, in rupiah. */
  net: number
  /** In rupiah. */
  due: number
  /** Null where zakat is due: from the nisab itself on. */
  none: NoneDue | null
}

/** @throws RangeError for a nisab of 0, and for what is no amount */
export function reckonWealth({
  assets,
  debts,
  nisab,
  percent,
  isYearFull,
}: Wealth): WealthReckoning {
  if (whole(nisab) === 0n) throw new RangeError('a nisab of 0 is none')
  const total = exact(assets.reduce((sum, asset) => sum + whole(asset), 0n))
  const left = total - exact(whole(debts))
  const net = Math.max(0, left)
  const none = left < 0 ? 'debts' : net < nisab ? 'nisab' : isYearFull ? null : 'year'
  return { total, net, due: none === null ? shareOf(net, percent) : 0, none }
}
