import { config } from '@/api/config'
import { certainText, list, pictureUrl, record, requiredText, rows, text } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import type { ProgramIdentity } from '@/domain/program/program'
import { ofProgram } from '@/domain/program/program-queries'
import { storedValue } from '@/lib/storage/storage'
import { parseWib } from '@/lib/time/wib-date'

/** News of a program ("kabar"). */
export interface ProgramUpdate {
  id: string
  title: string
  /** As the backend sent it; sanitised where it is shown. */
  html: string
  publishedAt: Date | null
  author: string
  /** Full addresses. */
  pictures: string[]
  /** The disbursement of the same program that it tells of. */
  disbursementId: string | null
}

const picture = (url: string) => pictureUrl(url, config.assetUrl)

/** @throws DecodeError without id, or without a list of pictures */
export function toProgramUpdate(
  wire: components['schemas']['ProgramUpdate'],
  what: string,
): ProgramUpdate {
  return {
    id: requiredText(wire.id, `${what}.id`),
    title: certainText(wire.judul) || 'Kabar tanpa judul',
    html: certainText(wire.isi),
    publishedAt: parseWib(certainText(wire.tgl)),
    author: certainText(wire.penulis),
    pictures: [...new Set(list(wire.gambar, picture).flatMap((url) => url ?? []))],
    disbursementId: text(wire.id_pencairan),
  }
}

const updates = { select: rows(toProgramUpdate, ({ id }) => id) }

/** A program's news, newest first. Only where the backend lists the operation. */
export const updatesQuery = (program: ProgramIdentity) =>
  query($optional.queryOptions('get', '/campaign/get_updates', ofProgram(program), updates))

/** By program (`programKey`): when the newest of its news that were seen was published, in ms since 1970. */
export type SeenUpdates = Readonly<Record<string, number>>

/** The most programs to remember. When there are more, the ones seen longest ago are forgotten. */
const MAX_PROGRAMS = 200

export const noneSeen: SeenUpdates = {}

/** Which news this device has already shown, to any of its users. */
export const seenUpdatesStore = storedValue<SeenUpdates>(
  'jm-kabar',
  (stored) =>
    Object.fromEntries(
      Object.entries(record<SeenUpdates>(stored, 'stored')).flatMap(([key, at]) =>
        typeof at === 'number' ? [[key, at]] : [],
      ),
    ),
  noneSeen,
)

const timeOf = ({ publishedAt }: Pick<ProgramUpdate, 'publishedAt'>) => publishedAt?.getTime() ?? 0

/** Whether something is newer than what was seen. On a first visit (undefined) nothing is. */
export function isNewUpdate(
  update: Pick<ProgramUpdate, 'publishedAt'>,
  seen: number | undefined,
): boolean {
  return seen !== undefined && timeOf(update) > seen
}

/** What was seen, with these news of a program added. A program without any news yet counts as seen, too. */
export function withSeen(
  all: SeenUpdates,
  key: string,
  updates: readonly Pick<ProgramUpdate, 'publishedAt'>[],
): SeenUpdates {
  const newest = Math.max(all[key] ?? 0, ...updates.map(timeOf))
  const others = Object.entries(all).filter(([other]) => other !== key)
  return Object.fromEntries([...others, [key, newest] as const].slice(-MAX_PROGRAMS))
}
