import * as z from 'zod/mini'
import {
  MAX_REMEMBERED,
  parseDonation,
  type RememberedDonation,
} from '@/domain/donation/remembered-donations'
import { isSlip, MAX_KEPT, type SentSlip } from '@/domain/donation/sent-slips'
import { MOST_PLANS, type Plan, planSchema } from '@/domain/giving-plan/plan'
import { parseOwnMasjid } from '@/domain/masjid/own-masjid'
import { parseCity } from '@/domain/place/city'
import { parseAuthority } from '@/domain/prayer-times/hijri-calendar'
import { MAX_NOTED, toAmen } from '@/domain/program/donors/noted-amens'
import { type Bookmark, bookmarkSchema, MOST_BOOKMARKS, parsePlace } from '@/domain/quran/bookmarks'
import { type Khatam, MOST_KHATAMS, readKhatam } from '@/domain/quran/khatam'
import { parseMemory } from '@/domain/quran/memory'
import { parseFollowFocus, parseShown } from '@/domain/quran/reader-view'
import { keptEntrySchema } from '@/domain/zakat/kept'
import { MAX_TICKETS, toTicket } from '@/domain/request/use-request'
import { zakatKinds } from '@/domain/zakat/kinds'
import { parseAppearance } from '@/lib/appearance'
import { mergeLists, type MergeRule } from '@/lib/merge-lists'
import type { CopiedKey, Storable } from '@/lib/storage/device-data'
import { parseStep } from '@/ui/text/text-size'

/** What becomes of one value of a file. */
export interface Taken {
  /** What is to be stored; null where nothing changes. */
  next: Storable | null
  added: number
  /** Of those that were here, how many become later or more complete. */
  changed: number
  /** How many can't be read, and how many find no room. */
  refused: number
  without: number
}

/** How a stored value is merged with that of a file. */
export interface Part {
  /** What it is counted in. */
  noun: string
  /** @param own as it is stored here; undefined for nothing */
  take: (own: unknown, other: unknown) => Taken
}

interface ListRule<T> extends MergeRule<T> {
  noun: string
  /** Null, or an error, for what can't be read. */
  item: (value: unknown) => T | null
  sort?: (one: T, other: T) => number
  /** Between the value that is stored and its entries; it is a list unless told otherwise. */
  rows?: (stored: unknown) => unknown
  back?: (all: readonly T[]) => Storable
}

function listPart<T>(rule: ListRule<T>): Part {
  const { noun, item, sort, rows = (stored) => stored, back } = rule
  const itemOf = (row: unknown): T[] => {
    try {
      const read = item(row)
      return read === null ? [] : [read]
    } catch {
      return []
    }
  }
  const read = (stored: unknown) => {
    const found = rows(stored)
    if (!Array.isArray(found)) return { items: [], refused: stored === undefined ? 0 : 1 }
    const items = found.flatMap(itemOf)
    return { items, refused: found.length - items.length }
  }
  /** Rows of a later version of the app, which stay where they are (`ownedList`). */
  const strange = (stored: unknown): unknown[] => {
    const found = rows(stored)
    return Array.isArray(found) ? found.filter((row) => itemOf(row).length === 0) : []
  }
  return {
    noun,
    take(own, other) {
      const [{ items: before }, { items, refused }] = [read(own), read(other)]
      const { all, added, without } = mergeLists(before, items, rule)
      const changed = before.filter((one, at) => JSON.stringify(one) !== JSON.stringify(all[at]))
      const sorted = sort ? all.toSorted(sort) : all
      const kept = back ? back(sorted) : [...sorted, ...strange(own)]
      const next = added + changed.length === 0 ? null : kept
      return { next, added, changed: changed.length, refused, without }
    },
  }
}

/** A value of which there is one: what is here stays, unless the file's is later. */
function singlePart<T extends Storable>(
  noun: string,
  parse: (value: unknown) => T | null,
  isLater: (other: T, own: T) => boolean = () => false,
): Part {
  const read = (value: unknown) => {
    try {
      return parse(value)
    } catch {
      return null
    }
  }
  return {
    noun,
    take(stored, value) {
      const [own, other] = [read(stored), read(value)]
      const nothing = { next: null, added: 0, changed: 0, refused: 0, without: 0 }
      if (other === null) return { ...nothing, refused: 1 }
      if (own === null) return { ...nothing, next: other, added: 1 }
      return isLater(other, own) ? { ...nothing, next: other, changed: 1 } : nothing
    },
  }
}

const setting = (parse: (value: unknown) => Storable | null) => singlePart('setelan', parse)

const newestFirst = (one: RememberedDonation, other: RememberedDonation) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt)

const withMissing = (own: Bookmark, other: Bookmark): Bookmark => ({
  ...own,
  nama: own.nama || other.nama,
  catatan: own.catatan || other.catatan,
})

/** A page that both have read keeps the first of the two days. */
function readInBoth(own: Khatam, { dibaca }: Khatam): Khatam {
  const pages = { ...own.dibaca }
  for (const [page, day] of Object.entries(dibaca)) {
    const here = pages[page]
    if (here === undefined || day < here) pages[page] = day
  }
  return { ...own, dibaca: pages }
}

/** Ids are counted on each device for itself. */
const withFreeId = <T extends { id: number }>(added: T, all: readonly T[]): T =>
  all.some(({ id }) => id === added.id)
    ? { ...added, id: Math.max(...all.map(({ id }) => id)) + 1 }
    : added

/** Takes the plan of the later change, and keeps what both devices have noted for its days. */
function planOfBoth(own: Plan, other: Plan): Plan {
  const { id, tanda } = own
  const hari = { ...other.hari, ...own.hari }
  return { ...(other.urutan > own.urutan ? other : own), id, tanda, hari }
}

const keptZakatSchema = z.tuple([z.enum(zakatKinds.map(({ id }) => id)), keptEntrySchema])

/** What goes into a file, by its key: the compiler asks for those that the table of `stored-data` names. */
export const fileParts: Readonly<Record<CopiedKey, Part>> = {
  'jm-donasi': listPart({
    noun: 'donasi',
    item: parseDonation,
    key: ({ code, createdAt }) => code ?? createdAt,
    // Former versions of the app kept no amount.
    join: (own, { gift }) => (own.gift === null && gift !== null ? { ...own, gift } : own),
    most: MAX_REMEMBERED,
    sort: newestFirst,
  }),
  'jm-bukti': listPart({
    noun: 'bukti transfer',
    item: (value) => (isSlip(value) ? value : null),
    key: ({ code }: SentSlip) => code,
    join: (own, other) => (Date.parse(other.sentAt) > Date.parse(own.sentAt) ? other : own),
    most: MAX_KEPT,
  }),
  'jm-permintaan': listPart({
    noun: 'nomor permintaan',
    item: toTicket,
    key: ({ number }) => number,
    join: (own) => own,
    most: MAX_TICKETS,
  }),
  'jm-amin': listPart({
    noun: 'amin',
    item: (value) => toAmen(value, 'amen'),
    key: ({ program, doaId }) => JSON.stringify([program.kind, program.id, doaId]),
    join: (own) => own,
    most: MAX_NOTED,
  }),
  'jm-zakat': listPart({
    noun: 'hitungan zakat',
    item: (value) => keptZakatSchema.parse(value),
    key: ([kind]) => kind,
    join: (own, other) => (other[1].hari > own[1].hari ? other : own),
    most: zakatKinds.length,
    rows: (stored) => (typeof stored === 'object' && stored ? Object.entries(stored) : stored),
    back: Object.fromEntries,
  }),
  'jm-tilawah': singlePart('tanda bacaan', parsePlace, (other, own) => other.at > own.at),
  'jm-penanda': listPart({
    noun: 'penanda',
    item: (value) => bookmarkSchema.parse(value),
    key: ({ surah, ayat }) => `${surah}:${ayat}`,
    join: withMissing,
    most: MOST_BOOKMARKS,
    sort: (one, other) => one.surah - other.surah || one.ayat - other.ayat,
  }),
  'jm-khatam': listPart({
    noun: 'khatam',
    item: readKhatam,
    key: ({ nama, mulai, juz }) => JSON.stringify([nama, mulai, juz]),
    join: readInBoth,
    most: MOST_KHATAMS,
    adopt: withFreeId,
  }),
  'jm-rutin': listPart({
    noun: 'rencana infaq',
    item: (value) => planSchema.parse(value),
    key: ({ tanda }) => tanda,
    join: planOfBoth,
    most: MOST_PLANS,
    adopt: withFreeId,
  }),
  'jm-masjid': setting(parseOwnMasjid),
  'jm-tampilan': setting(parseAppearance),
  'jm-ukuran-teks': setting(parseStep),
  'jm-tilawah-teks': setting(parseShown),
  'jm-tilawah-fokus': setting(parseFollowFocus),
  'jm-murottal': setting(parseMemory),
  'jm-awal-ramadan': setting(parseAuthority),
  'jm-kota': setting(parseCity),
}

const isPart = (key: string): key is CopiedKey => Object.hasOwn(fileParts, key)

export const fileKeys: readonly CopiedKey[] = Object.keys(fileParts).filter(isPart)
