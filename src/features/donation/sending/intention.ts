import * as z from 'zod/mini'
import { programKey, type ProgramRef } from '@/domain/program/program'
import { randomSeed } from '@/domain/request/sending-key'
import {
  localStore,
  readStored,
  removeStored,
  sessionStore,
  writeStored,
} from '@/lib/storage/storage'
import { DAY_MS } from '@/lib/time/wib-date'

/** How long a form that was opened stands for one gift; after that, the donor means another one. */
const MEANT_MS = DAY_MS

/** A backend keeps a key for 30 days at least: until then, a donation whose answer was lost can be sent again. */
const KEY_MS = 30 * DAY_MS

const intentionSchema = z.object({
  /** 32 random hexadecimal digits, which say nothing of the donor. */
  seed: z.string().check(z.regex(/^[\da-f]{32}$/)),
  /** When it was made, or something sent with it; milliseconds since 1970. */
  usedAt: z.number(),
  /** Whether something was sent with it: then a donation may have come of it. Older ones lack it. */
  sent: z.catch(z.boolean(), false),
  /** Whether the backend takes keys, as far as it has said so: each try has one then, whatever is listed later. */
  keyed: z.boolean(),
  /** How a hidden name was sent: beside `anonim`, or not at all. It stays so, as the key stands for what was sent. */
  hiding: z.nullable(z.enum(['field', 'name'])),
})

/**
 * What a donor means to give to a program, from the opened form to the recorded donation. All keys of what is sent
 * meanwhile are made from it, so that the same donation always has the same key: after a lost answer, a reload, a
 * login, in another tab. No two tabs have to agree at the moment of sending.
 */
export type Intention = z.infer<typeof intentionSchema>

const ofTab = (program: ProgramRef) => `jm-niat:${programKey(program)}` as const

/** What tabs share: a program's open intention by the program, and those that a donation came of by their seed. */
const allSchema = z.record(z.string(), intentionSchema)
const shared = () => readStored(localStore, 'jm-niat', (stored) => allSchema.parse(stored)) ?? {}

/** The intention of this tab's form; else one that another tab shares; else a new one, shared from now on. */
export function intentionFor(program: ProgramRef, now = Date.now()): Intention {
  const own = readStored(sessionStore, ofTab(program), (stored) => intentionSchema.parse(stored))
  const all = shared()
  const open = all[programKey(program)]
  const ended = own && all[own.seed]
  // Where both are the same, another tab may have sent something meanwhile.
  const latest = ended ?? (own && own.seed === open?.seed ? open : own)
  const isMeant = latest && (ended ? isYoung(latest, MEANT_MS, now) : isOpen(latest, now))
  const intention = isMeant
    ? latest
    : open && isYoung(open, MEANT_MS, now)
      ? open
      : begun(program, now)
  hold(program, intention)
  return intention
}

function begun(program: ProgramRef, now: number): Intention {
  const intention: Intention = {
    seed: randomSeed(),
    usedAt: now,
    sent: false,
    keyed: false,
    hiding: null,
  }
  share({ ...shared(), [programKey(program)]: intention }, now)
  return intention
}

/** Keeps what has become of an intention, in this tab and for those that are opened later. */
export function keepIntention(program: ProgramRef, intention: Intention, now = Date.now()): void {
  hold(program, intention)
  const all = shared()
  // If another tab has ended it, the next form is about another donation.
  if (all[programKey(program)]?.seed === intention.seed)
    share({ ...all, [programKey(program)]: intention }, now)
}

function hold(program: ProgramRef, intention: Intention): void {
  writeStored(sessionStore, ofTab(program), intention)
}

/**
 * A donation has come of it. A tab that has it too keeps it for a day: sent from there, the same donation comes back.
 * Later it would be thanks for a gift that was never made.
 */
export function endIntention(program: ProgramRef, now = Date.now()): void {
  const intention = intentionFor(program, now)
  removeStored(sessionStore, ofTab(program))
  const { [programKey(program)]: open, ...others } = shared()
  const ended = { ...others, [intention.seed]: { ...intention, usedAt: now, sent: true } }
  share(
    open && open.seed !== intention.seed ? { ...ended, [programKey(program)]: open } : ended,
    now,
  )
}

function share(intentions: Readonly<Record<string, Intention>>, now: number): void {
  const open = Object.entries(intentions).filter(([, intention]) => isOpen(intention, now))
  writeStored(localStore, 'jm-niat', Object.fromEntries(open))
}

const isYoung = ({ usedAt }: Intention, age: number, now: number) => Math.abs(now - usedAt) < age
const isOpen = (intention: Intention, now: number) =>
  isYoung(intention, intention.sent ? KEY_MS : MEANT_MS, now)
