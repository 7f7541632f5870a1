import type { Coordinates } from '@/domain/place/distance'
import {
  kindOfType,
  type Program,
  type ProgramDetail,
  type ProgramKind,
  programKinds,
} from './program'
import { parseWib, parseWibDeadline } from '@/lib/time/wib-date'
import { flyerUrl } from '@/api/config'
import { certainText, decimal, number, requiredText, text } from '@/api/decode'
import type { components } from '@/api/generated/backend'

type Schemas = components['schemas']
type WireCampaign = Schemas['CampaignHighlight'] | Schemas['CampaignCard']
type WirePage = Schemas['CampaignDetail'] | Schemas['Mosque']

const UNTITLED = 'Program tanpa judul'

/**
 * The fields that all answers about a program have. The readers below add the rest: one that forgets a field doesn't
 * compile.
 * @throws DecodeError without id or slug
 */
function inEach(wire: WireCampaign | WirePage, kind: ProgramKind, what: string) {
  const target = number(wire.target)
  return {
    kind,
    id: requiredText(wire.id, `${what}.id`),
    slug: requiredText(wire.slug, `${what}.slug`),
    title: certainText(wire.header) || UNTITLED,
    flyerUrl: flyerUrl(certainText(wire.flyer) || null),
    target: target !== null && target > 0 ? Math.round(target) : null,
    deadline: toDeadline(wire.all_time, text(wire.batas_tanggal)),
    address: text(wire.alamat),
    type: certainText(wire.type) || programKinds[kind].defaultType,
  }
}

/**
 * Reads a campaign of a list, which may have `title`, `images` and `dueDate` as well as, or instead of, the usual
 * fields.
 * @throws DecodeError without id or slug
 */
export const toCampaign = (wire: WireCampaign, what: string): Program => ({
  ...inEach(wire, kindOfType(text(wire.type)), what),
  title: certainText(wire.header) || text(wire.title) || UNTITLED,
  flyerUrl: flyerUrl(certainText(wire.flyer) || text(wire.images)),
  deadline: toDeadline(wire.all_time, text(wire.batas_tanggal) ?? text(wire.dueDate)),
  position: null,
})

/** Used for a deadline that can't be read: the program then counts as ended ("Berakhir"). */
const PASSED = new Date(0)

/**
 * "N" has a deadline, anything else has none. Without the field, the date decides: `get_campaign_limit` sends no
 * `all_time`, and Home must not call a program endless whose page shows an end (docs/product.md, Remaining time).
 */
function toDeadline(allTime: Schemas['AllTime'] | undefined, date: string | null): Date | null {
  if (allTime !== undefined && allTime !== 'N') return null
  return parseWibDeadline(date) ?? (allTime === 'N' ? PASSED : null)
}

/**
 * Reads a mosque with its collection box, from a list or a page. It has no summary, so the full text is used.
 * @throws DecodeError without id or slug
 */
export function toMosque(wire: Schemas['Mosque'], what: string): ProgramDetail {
  const html = text(wire.tentang) ?? ''
  return {
    ...inEach(wire, 'kencleng', what),
    position: toPosition(decimal(wire.latitude), decimal(wire.longitude)),
    createdAt: parseWib(text(wire.created_date)),
    summaryHtml: html,
    fullHtml: html,
  }
}

/** Null unless both are present and valid: no distance is computed from half a position. */
function toPosition(latitude: number | null, longitude: number | null): Coordinates | null {
  if (latitude === null || longitude === null) return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  // 0, 0 is what a database puts into an empty field; no mosque is in the Gulf of Guinea.
  if (latitude === 0 && longitude === 0) return null
  return { latitude, longitude }
}

/** The kind comes from the operation that was called; the answers themselves don't show it. */
const isMosque = (_wire: WirePage, kind: ProgramKind): _wire is Schemas['Mosque'] =>
  kind === 'kencleng'

/** Reads the page of a program of this kind. @throws DecodeError without id or slug */
export const toProgramPage =
  (kind: ProgramKind) =>
  (wire: WirePage, what: string): ProgramDetail =>
    isMosque(wire, kind)
      ? toMosque(wire, what)
      : {
          ...inEach(wire, 'campaign', what),
          position: null,
          createdAt: parseWib(certainText(wire.created_date)),
          summaryHtml: text(wire.deskripsi) ?? text(wire.tentang) ?? '',
          fullHtml: text(wire.tentang) ?? '',
        }

/** What a donation's page shows of its program. */
export type ProgramSummary = Pick<Program, 'kind' | 'slug' | 'title' | 'flyerUrl' | 'type'>

/** @throws DecodeError without slug */
export const toProgramSummary =
  (kind: ProgramKind) =>
  (wire: Schemas['ProgramSummary'], what: string): ProgramSummary => ({
    kind,
    slug: requiredText(wire.slug, `${what}.slug`),
    title: certainText(wire.header) || UNTITLED,
    flyerUrl: flyerUrl(certainText(wire.flyer) || null),
    type: text(wire.type) ?? programKinds[kind].defaultType,
  })
