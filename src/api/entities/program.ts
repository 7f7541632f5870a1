import type { Coordinates } from '@/lib/distance'
import {
  kindOfType,
  type Program,
  type ProgramDetail,
  type ProgramKind,
  programKinds,
} from '@/lib/program'
import { parseWib, parseWibDeadline } from '@/lib/wib-date'
import { flyerUrl } from '../config'
import { count, number, record, requiredText, text, type Wire } from '../decode'
import type { components } from '../generated/backend'

type Schemas = components['schemas']
type WireProgram = Wire<Schemas['CampaignListItem'] & Schemas['CampaignDetail'] & Schemas['Mosque']>

/**
 * Reads a campaign or a kencleng program, from a list, a detail or a by-id answer.
 * Lists carry `title`, `images` and `dueDate` where details carry `header`, `flyer` and `batas_tanggal` (spec §3).
 * @param kind given where the operation settles it; else the backend's `type` does
 * @throws DecodeError without id or slug
 */
export function toProgram(value: unknown, what: string, kind?: ProgramKind): Program {
  const wire: WireProgram = record<WireProgram>(value, what)
  const type = text(wire.type)
  const target = number(wire.target)
  const settled = kind ?? kindOfType(type)
  return {
    kind: settled,
    id: requiredText(wire.id, `${what}.id`),
    slug: requiredText(wire.slug, `${what}.slug`),
    title: text(wire.header) ?? text(wire.title) ?? 'Program tanpa judul',
    flyerUrl: flyerUrl(text(wire.flyer) ?? text(wire.images)),
    target: target !== null && target > 0 ? count(target) : null,
    deadline: toDeadline(wire),
    address: text(wire.alamat),
    position: toPosition(wire),
    type: type ?? programKinds[settled].defaultType,
  }
}

/** Null unless both are there and on the globe: a distance is never made of half a place. */
function toPosition(wire: WireProgram): Coordinates | null {
  const [latitude, longitude] = [number(wire.latitude), number(wire.longitude)]
  if (latitude === null || longitude === null) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  // What a database fills into an empty field; no mosque stands in the Gulf of Guinea.
  if (latitude === 0 && longitude === 0) return null
  return { latitude, longitude }
}

/** A deadline that can't be read has passed: "N" without an end date to come is "Berakhir" (spec §4). */
const PASSED = new Date(0)

/**
 * N has a deadline, anything else none (spec §3, §4). Where the field isn't sent at all, the date tells:
 * `get_campaign_limit` carries no `all_time` (spec §7), and Home must not call a program endless whose page has an end.
 */
function toDeadline(wire: WireProgram): Date | null {
  const allTime = text(wire.all_time)
  if (wire.all_time !== undefined && allTime !== 'N') return null
  const date = parseWibDeadline(text(wire.batas_tanggal) ?? text(wire.dueDate))
  return date ?? (allTime === 'N' ? PASSED : null)
}

/** Reads a program's page. Mosques have no summary of their own: theirs is the full text. */
export function toProgramDetail(value: unknown, what: string, kind?: ProgramKind): ProgramDetail {
  const wire: WireProgram = record<WireProgram>(value, what)
  const fullHtml = text(wire.tentang) ?? ''
  return {
    ...toProgram(value, what, kind),
    createdAt: parseWib(text(wire.created_date) ?? ''),
    summaryHtml: text(wire.deskripsi) ?? fullHtml,
    fullHtml,
  }
}
