/** More marks on one letter than any script writes: UAX #15 calls text without such runs stream-safe. */
const HEAP = /(\p{M}{30})\p{M}+/gu

/**
 * A text in one of Unicode's normal forms, with at most thirty marks on a letter. Browsers sort the marks of a letter one
 * by one, so that 80,000 of them would stop the page for seconds.
 */
export const normalised = (text: string, form: 'NFC' | 'NFD'): string =>
  text.replace(HEAP, '$1').normalize(form)
