import * as z from 'zod/mini'

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
