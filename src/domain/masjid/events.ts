import type { Query } from '@/api/client'
import { certainText, DecodeError, httpsUrl, requiredText, rows, text } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import { addDays, dateIn, WIB } from '@/domain/place/zone'
import { parseWib, parseWibDeadline } from '@/lib/time/wib-date'

type Wire = components['schemas']['MosqueEvent']

/** What a kind is to the app, whatever the backend calls it. `jumat` is the Friday prayer itself. */
const categories = ['jumat', 'tarawih', 'kajian', 'lain'] as const

/** Whom events are for, in the order in which they are offered. */
export const audiences = ['umum', 'muslimah', 'remaja', 'anak'] as const

export type Audience = (typeof audiences)[number]

const offices = ['khatib', 'imam', 'muadzin', 'bilal'] as const

/** Who serves at a prayer. */
export interface Officer {
  office: (typeof offices)[number]
  name: string
}

/** Something that takes place in a mosque. */
export interface MasjidEvent {
  id: string
  /** A word or two, as the backend has it: "Kajian". */
  kind: string
  title: string
  /** `YYYY-MM-DD`, in WIB. */
  day: string
  startsAt: Date | null
  /** Null without a start, too. */
  endsAt: Date | null
  /** "Ba’da Isya" */
  timeInWords: string | null
  speaker: string | null
  note: string | null
  isCancelled: boolean
  category: (typeof categories)[number]
  /** Those that are known. */
  officers: readonly Officer[]
  audience: Audience
  /** The `https:` address of its live broadcast. */
  broadcastUrl: string | null
}

/** @throws DecodeError without id, title or day */
export function toMasjidEvent(wire: Wire, what: string): MasjidEvent {
  const day = parseWibDeadline(certainText(wire.tgl))
  if (day === null) throw new DecodeError(`${what}.tgl: expected a date`)
  const startsAt = parseWib(text(wire.mulai))
  const end = parseWib(text(wire.selesai))
  return {
    id: requiredText(wire.id, `${what}.id`),
    kind: certainText(wire.jenis) || 'Lainnya',
    title: requiredText(wire.judul, `${what}.judul`),
    day: dateIn(WIB, day.getTime()),
    startsAt,
    endsAt: startsAt !== null && end !== null && end > startsAt ? end : null,
    timeInWords: text(wire.waktu_teks),
    speaker: text(wire.pemateri),
    note: text(wire.keterangan),
    // "Y" and 1 are how some databases write it, and a cancelled event must never look like one that takes place.
    isCancelled: ['true', 'Y', '1'].includes(String(wire.batal)),
    category: categories.find((one) => one === wire.kategori) ?? 'lain',
    officers: offices.flatMap((office) => {
      const name = text(wire.petugas?.[office])
      return name === null ? [] : [{ office, name }]
    }),
    audience: audiences.find((one) => one === wire.untuk) ?? 'umum',
    broadcastUrl: httpsUrl(wire.siaran_url ?? null),
  }
}

const select = rows(toMasjidEvent, ({ id }) => id)

/** How far ahead events are asked for, in days. */
const DAYS = 60

/** A mosque's events from a day on; only where the backend lists them. @param today `YYYY-MM-DD`, in WIB */
export function masjidEventsQuery(slug: string, today: string) {
  const wanted = {
    slug,
    dari: today,
    sampai: addDays(today, DAYS),
  } satisfies Query<'/mosque/get_events'>
  const init = { params: { query: wanted } }
  return query($optional.queryOptions('get', '/mosque/get_events', init, { select }))
}
