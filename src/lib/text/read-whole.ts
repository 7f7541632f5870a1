import { plainText } from './plain-text'

/** A whole number of at most six digits as it is typed; null outside `least` to `most`, and for anything else. */
export function readWhole(text: string, least: number, most: number): number | null {
  const digits = /^\d{1,6}$/.exec(plainText(text) ?? '')?.[0]
  const value = Number(digits ?? NaN)
  return value >= least && value <= most ? value : null
}
