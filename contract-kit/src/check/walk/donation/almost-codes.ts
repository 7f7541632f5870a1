/**
 * Codes that are nearly right: one character too few, one too many, or SQL's wildcards `%` and `_` in place of one. A
 * backend that searches with LIKE, or cuts codes, finds the donation by them, which makes codes easier to guess.
 */
export function almostCodes(code: string): string[] {
  const [start, end] = [code.slice(0, -1), code.slice(1)]
  return [start, end, `${start}_`, `${start}%`, `%${end}`, `${code}x`].filter(
    (almost) => almost !== code && almost !== '',
  )
}

/** The right answers to such a code: unknown, or not even a code. */
export const refusesAlmost = { status: [404, 400, 422], as: 'unknown' } as const
