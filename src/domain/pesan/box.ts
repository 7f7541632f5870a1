import * as z from 'zod/mini'
import { followedLastingLocal, isOnlyHeld, lastingLocal } from '@/lib/storage/owned-storage'
import { ownedValue } from '@/lib/storage/owned-value'
import { DAY_MS } from '@/lib/time/wib-date'

export const messageKinds = [
  'payment',
  'paid',
  'expired',
  'news',
  'disbursement',
  'fundraiser',
  'plan',
  'version',
  'inbox',
] as const

export type MessageKind = (typeof messageKinds)[number]

const ms = z.int()

export const messageSchema = z.object({
  /** Names what it is about, the same on each tab and in each visit: "donasi:DN-1". */
  id: z.string().check(z.minLength(1)),
  /** Grows with each change that is told anew: a donation that waited and is paid now. 0 where nothing changes. */
  edition: z.int().check(z.minimum(0)),
  kind: z.enum(messageKinds),
  /** When it happened, in ms since 1970; see {@link isUndated}. */
  at: ms,
  /** When it stops being of use, in ms since 1970; null for never. */
  until: z.nullable(ms),
  title: z.string().check(z.minLength(1)),
  text: z.string(),
  /** Whole rupiah, shown beside the text, so that it is neither broken nor translated. */
  amount: z.nullable(z.int().check(z.minimum(0))),
  /** Where it leads: an address of the app. */
  to: z.string().check(z.regex(/^\/(?![/\\])/)),
})

/**
 * One thing that the app has to tell its user. Sources make them (`sources/`, pure functions: what the app knows in, messages
 * out), the box keeps them (`box.ts`). Another source is one more function, called in `collect.ts`.
 */
export type Message = z.infer<typeof messageSchema>

/** Nobody says when this happened: its time is when this device noticed it. */
export const isUndated = ({ kind }: Pick<Message, 'kind'>): boolean =>
  kind === 'fundraiser' || kind === 'version'

/** How many messages are kept, deleted ones included; and beside them, how many that have no time of their own. */
export const MAX_KEPT = 200
export const MAX_UNDATED = 50

/** What happened longer than this before a person's first visit here comes as read: it is no news to them. */
const NEWS_MS = 7 * DAY_MS

const rowSchema = z.discriminatedUnion('state', [
  z.extend(messageSchema, { state: z.enum(['unread', 'read']) }),
  /** What is left of a deleted message, so that it doesn't come back. */
  z.object({
    id: z.string(),
    edition: z.int(),
    kind: z.enum(messageKinds),
    at: z.int(),
    state: z.literal('deleted'),
  }),
])

type Row = z.infer<typeof rowSchema>

/** A message with its mark. */
export type KeptMessage = Exclude<Row, { state: 'deleted' }>

/** The messages of one person on this device, with what became of them. */
export interface Box {
  /** When its first message came, in ms since 1970; null before. */
  began: number | null
  /** In ms since 1970. Older messages made room, so nothing that happened up to this time is taken in any more. */
  upTo: number
  /** When Home asked for messages last, in ms since 1970; null for never. */
  asked: number | null
  /** Newest first. */
  rows: readonly Row[]
}

export const emptyBox: Box = { began: null, upTo: 0, asked: null, rows: [] }

const boxSchema = z.object({
  began: z.nullable(z.int()),
  upTo: z.int(),
  asked: z.nullable(z.int()),
  rows: z.array(z.unknown()),
})

/** A row that can't be read, since a later version of the app has written it, is left out. */
export function parseBox(stored: unknown): Box {
  const { rows, ...rest } = boxSchema.parse(stored)
  return { ...rest, rows: rows.flatMap((row) => rowSchema.safeParse(row).data ?? []) }
}

/** The present owner's box. Where the device keeps nothing, it lasts for the visit ({@link isBoxKept}). */
export const boxStore = ownedValue<Box>('jm-pesan', parseBox, emptyBox, {
  read: followedLastingLocal,
  write: lastingLocal,
})

/** Whether the device keeps the box; else its marks last until the page is left. */
export const isBoxKept = (): boolean => !isOnlyHeld('jm-pesan')

/** Changes the box as it is stored now. Nothing is written where it stays the same. */
export function changeBox(change: (now: Box) => Box): void {
  const now = boxStore.get()
  if (change(now) !== now) boxStore.update(change)
}

/**
 * Takes messages in. Each edition is told once: one that is in the box already, read, deleted or not, stays as it is.
 * @param now in ms since 1970
 * @returns the same box where nothing is new
 */
export function takeIn(box: Box, messages: readonly Message[], now: number): Box {
  // A box that was begun by a clock that ran ahead begins now.
  const began = Math.min(box.began ?? now, now)
  const taken = messages.reduce((rows, message) => {
    if (!isUndated(message) && message.at <= box.upTo) return rows
    const former = rows.find(({ id }) => id === message.id)
    if (former !== undefined && former.edition >= message.edition) return rows
    // Of its own messages the backend says whether they were read.
    const isOld = message.kind !== 'inbox' && message.at < began - NEWS_MS
    const state = isOld ? ('read' as const) : ('unread' as const)
    return [{ ...message, state }, ...rows.filter((row) => row !== former)]
  }, box.rows)
  return taken === box.rows ? box : withinBounds({ ...box, began, rows: taken })
}

/** Where there are too many the oldest go, and with them the time up to which anything is taken in. */
function withinBounds(box: Box): Box {
  const rows = box.rows.toSorted((one, other) => other.at - one.at)
  const dated = rows.filter((row) => !isUndated(row))
  const undated = rows.filter(isUndated).slice(0, MAX_UNDATED)
  const kept = new Set([...dated.slice(0, MAX_KEPT), ...undated])
  const upTo = Math.max(box.upTo, dated[MAX_KEPT]?.at ?? 0)
  return { ...box, upTo, rows: rows.filter((row) => kept.has(row)) }
}

/** Changes some rows; the same box where none changes. */
function mapRows(box: Box, change: (row: Row) => Row): Box {
  const rows = box.rows.map(change)
  return rows.every((row, index) => row === box.rows[index]) ? box : { ...box, rows }
}

/** @param id of the one that was read; without it, all are */
export const withRead = (box: Box, id?: string): Box =>
  mapRows(box, (row) =>
    row.state === 'unread' && (id === undefined || row.id === id) ? { ...row, state: 'read' } : row,
  )

const withoutContent = ({ id, edition, kind, at }: Pick<Row, 'id' | 'edition' | 'kind' | 'at'>) =>
  ({ id, edition, kind, at, state: 'deleted' }) as const

/** Deletes messages: because somebody said so, or because they aren't true any more. */
export const without = (box: Box, isGone: (message: KeptMessage) => boolean): Box =>
  mapRows(box, (row) => (row.state !== 'deleted' && isGone(row) ? withoutContent(row) : row))

/** Brings a deleted message back, unless a newer edition has come meanwhile. */
export const withRestored = (box: Box, message: KeptMessage): Box =>
  mapRows(box, (row) =>
    row.id === message.id && row.state === 'deleted' && row.edition <= message.edition
      ? message
      : row,
  )

/** Notes that there is nothing to tell of something, so that nobody asks about it again. */
export const withNothingToTell = (box: Box, of: Pick<Row, 'id' | 'edition' | 'kind' | 'at'>): Box =>
  withinBounds({
    ...box,
    rows: [withoutContent(of), ...box.rows.filter(({ id }) => id !== of.id)],
  })

/** The edition of something that was told last, or noted; -1 for none. */
export const toldEdition = ({ rows }: Box, id: string): number =>
  rows.find((row) => row.id === id)?.edition ?? -1

/**
 * The messages to show, newest first: neither deleted ones nor what is over.
 * @param now in ms since 1970
 * @param version the edition of this version of the app; an update that was made isn't told of any more
 */
export const shownMessages = ({ rows }: Box, now: number, version: number): KeptMessage[] =>
  rows
    .filter((row) => row.state !== 'deleted')
    .filter(({ until }) => until === null || now < until)
    .filter(({ kind, edition }) => kind !== 'version' || edition === version)

export const unreadAmong = (messages: readonly KeptMessage[]): number =>
  messages.filter(({ state }) => state === 'unread').length
