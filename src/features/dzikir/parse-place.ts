/** The index in an address, from 0 although people count from 1; the first one for anything else. */
export function parsePlace(text: string | null, total: number): number {
  return text !== null && /^\d{1,4}$/.test(text)
    ? Math.max(0, Math.min(Number(text), total) - 1)
    : 0
}
