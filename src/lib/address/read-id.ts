/** The number by which an address names one of a person's own things, from 1; null for anything else. */
export const readId = (text: string | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null
