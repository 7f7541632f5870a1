/** Amounts in whole rupiah. */
export interface Money {
  collected: number
  disbursed: number
  /** What the organisation keeps for its own costs. */
  operational: number
}

/** How a bar shows what became of the money collected. */
export interface MoneySplit {
  /** Percent of the bar, 0 to 100; together at most 100. What is left is the rest. */
  disbursed: number
  operational: number
  /** By how much more was spent than collected, in whole rupiah; 0 where it wasn't. */
  overspent: number
}

/** Splits the collected money; where more was spent, the bar stands for what was spent, and nothing is left of it. */
export function splitMoney({ collected, disbursed, operational }: Money): MoneySplit {
  const spent = disbursed + operational
  const whole = Math.max(collected, spent)
  const percent = (amount: number) => (whole === 0 ? 0 : (amount / whole) * 100)
  return {
    disbursed: percent(disbursed),
    operational: percent(operational),
    overspent: Math.max(0, spent - collected),
  }
}
