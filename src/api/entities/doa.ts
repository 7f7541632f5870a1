import { parseWib } from '@/lib/wib-date'
import { count, record, requiredText, text } from '../decode'
import type { components } from '../generated/backend'
import { donorName, donorPrayer } from './donor-words'

/** A donor's prayer (spec §3). */
export interface Doa {
  id: string
  donor: string
  donatedAt: Date | null
  text: string
  likes: number
  /** Whether the current user has amened it. */
  liked: boolean
}

/**
 * Reads a prayer; a missing name is "Hamba Allah".
 * @param what the value's place in the answer, for the error: `data[0]`
 * @throws DecodeError when it is no object, or without id
 */
export function toDoa(value: unknown, what: string): Doa {
  const wire = record<components['schemas']['Doa']>(value, what)
  return {
    id: requiredText(wire.id, `${what}.id`),
    donor: donorName(wire.donatur),
    donatedAt: parseWib(text(wire.tgl_donasi) ?? ''),
    text: donorPrayer(wire.doa) ?? '',
    likes: count(wire.total_like),
    liked: text(wire.status_like) === 'liked',
  }
}
