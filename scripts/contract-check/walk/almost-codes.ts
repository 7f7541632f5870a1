/**
 * Codes that are almost the one that there is: a piece of it, more than it, and `%` or `_`, SQL's wildcards, for a sign of
 * it. Who looks codes up with LIKE, or cuts them, finds the donation by them, and a piece is easier to guess.
 */
export function almostCodes(code: string): string[] {
  const [start, end] = [code.slice(0, -1), code.slice(1)]
  return [start, end, `${start}_`, `${start}%`, `%${end}`, `${code}x`].filter(
    (almost) => almost !== code && almost !== '',
  )
}

/** What an operation may answer to one: some backends see that it is no code at all. */
export const refusesAlmost = { status: [404, 400, 422], as: 'unknown' } as const
