import { readAmount } from './read-amount'

/** The result of a reading: the amount, or the reason for the refusal. */
export function outcome(text: string) {
  const reading = readAmount(text)
  if (reading.kind === 'amount') return reading.amount
  return reading.kind === 'refused' ? reading.why : reading.kind
}
