import type { AmountRefusal } from './read-amount'

/** What is said beside a field whose text isn't one amount. */
export const REFUSED_AMOUNT = {
  unclear: 'Nominal belum jelas. Tulis dengan angka, misalnya 50.000',
  several: 'Ada lebih dari satu nominal. Tulis satu saja.',
  currency: 'Tulis nominal dalam rupiah, misalnya 50.000',
  large: 'Nominal terlalu besar',
} as const satisfies Record<AmountRefusal, string>
