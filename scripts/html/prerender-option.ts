/** How many programs are prerendered: all, so many of each build, or none. */
export type PrerenderOption = 'all' | 'none' | number

/** Reads the variable `PRERENDER`. @throws Error naming it, when it is anything else */
export function prerenderOption(): PrerenderOption {
  const value = process.env['PRERENDER']
  if (value === undefined || value === '' || value === 'all') return 'all'
  if (value === 'none' || value === '0') return 'none'
  if (/^\d{1,7}$/.test(value)) return Number(value)
  throw new Error(`PRERENDER must be all, none or a number of programs, got "${value}"`)
}
