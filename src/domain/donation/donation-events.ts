import { certainText, text } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { parseWib } from '@/lib/time/wib-date'

type Schemas = components['schemas']

/** One thing that happened to a donation. */
export interface DonationEvent {
  at: Date
  /** What happened, in the backend's words. */
  status: string
  note: string | null
}

/**
 * Reads `riwayat`, which comes newest first, into the order of reading: oldest first. What can't be read is left out: it
 * is no reason not to show the donation.
 */
export function readEvents(wire: Schemas['Transaction']['riwayat'] | null): DonationEvent[] {
  if (!Array.isArray(wire)) return []
  return wire
    .flatMap((event) => readEvent(event) ?? [])
    .toReversed()
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function readEvent(event: Schemas['DonationEvent'] | null): DonationEvent | null {
  const at = parseWib(certainText(event?.waktu ?? ''))
  const status = certainText(event?.status ?? '')
  return at === null || status === '' ? null : { at, status, note: text(event?.catatan) }
}
