import { parseWib } from '@/lib/time/wib-date'
import { certainText, count, requiredText } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { readNames } from './dedication'
import { donorName, donorDoa } from './donor-words'

/** Lines of a doa before "Selengkapnya". */
export const DOA_LINES = 5

/** A donor's doa. */
export interface Doa {
  id: string
  donor: string
  donatedAt: Date | null
  text: string
  /** In whose name it was given, one name a line. */
  names: string | null
  likes: number
  /** Whether the current user has said amen to it. */
  liked: boolean
}

type Status = components['schemas']['Doa']['status_like']

const liked: Partial<Record<Status, boolean>> = {
  liked: true,
  unliked: false,
} satisfies Record<Status, boolean>

/**
 * Reads a doa; a missing name is "Hamba Allah".
 * @param what the value's place in the answer, for the error: `data[0]`
 * @throws DecodeError without id
 */
export function toDoa(wire: components['schemas']['Doa'], what: string): Doa {
  return {
    id: requiredText(wire.id, `${what}.id`),
    donor: donorName(wire.donatur),
    donatedAt: parseWib(certainText(wire.tgl_donasi)),
    text: donorDoa(certainText(wire.doa)) ?? '',
    names: readNames(wire.atas_nama),
    likes: count(wire.total_like, `${what}.total_like`),
    liked: liked[wire.status_like] ?? false,
  }
}
