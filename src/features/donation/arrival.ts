/** What the form tells the payment page, in its history entry, so that a reload keeps it. */
export interface Arrival {
  /** When the donor sent the form, by the backend's clock, in milliseconds since 1970; null where that isn't known. */
  sentAt: number | null
  /** Whether this device keeps the donation, so that the history lists it. */
  kept: boolean
}

/** What the form has told; null where the payment page was opened by its address. */
export function readArrival(state: unknown): Arrival | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('sentAt' in state) || (state.sentAt !== null && typeof state.sentAt !== 'number'))
    return null
  if (!('kept' in state) || typeof state.kept !== 'boolean') return null
  return { sentAt: state.sentAt, kept: state.kept }
}
