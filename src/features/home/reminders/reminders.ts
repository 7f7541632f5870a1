import type { Donation } from '@/domain/donation/donation'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { type DzikirItem, type DzikirList, dzikirLists, listLinks } from '@/domain/dzikir/lists'
import { finished, type KeptProgress, type ListProgress } from '@/domain/dzikir/reading-progress'
import { giveAddress, missedWords, type Plan, rhythmWords } from '@/domain/giving-plan/plan'
import { programKey, programPath, type ProgramRef } from '@/domain/program/program'
import {
  isNewUpdate,
  type ProgramUpdate,
  type SeenUpdates,
} from '@/domain/program/accountability/updates'
import { type Memory, positionKey } from '@/domain/quran/memory'
import type { VersePlace } from '@/domain/quran/mushaf'
import { spokenPlayTime } from '@/domain/quran/play-time'
import { paths } from '@/lib/address/paths'
import { formatRupiah } from '@/lib/format-number'
import { DAY_MS, formatWibDateTime } from '@/lib/time/wib-date'
import type { Hideable } from './hidden'

/** One thing that a returning person may go on with. */
export interface Reminder extends Hideable {
  kind: 'payment' | 'plan' | 'news' | 'dzikir' | 'tilawah' | 'murottal'
  label: string
  /** What the label goes on with: whole rupiah, then words. */
  more?: readonly [amount: number, after: string]
  hint: string
  to: string
  /** From when on it is over; null where that isn't known beforehand. */
  until: Date | null
  /** Notes that it was shown, of what is told once. */
  noteShown?: () => void
}

/** A reminder's whole label in words. */
export const labelOf = ({ label, more }: Pick<Reminder, 'label' | 'more'>): string =>
  more ? `${label} ${formatRupiah(more[0])} ${more[1]}` : label

/** The most donations, and the most programs, that are asked about. */
const MAX_ASKED = 3

/** No payment runs for longer; older ones aren't asked about. */
const PAYABLE_MS = 7 * DAY_MS

/** How a donation's payment is hidden. Another payment has another code. */
export const paymentOf = (code: string): Hideable => ({ key: `bayar:${code}`, version: 0 })

/** The donations whose payment may still run, newest first. */
export function maybePayable(
  donations: readonly RememberedDonation[],
  now: Date,
): Extract<RememberedDonation, { code: string }>[] {
  return donations
    .filter((donation) => donation.code !== null)
    .filter(({ createdAt }) => Date.parse(createdAt) > now.getTime() - PAYABLE_MS)
    .slice(0, MAX_ASKED)
}

/** Null once it is paid or over. It says nothing of the donor: others may look on. */
export function paymentReminder(
  { code, programTitle }: { code: string; programTitle: string },
  { status, deadline, amount }: Pick<Donation, 'status' | 'deadline' | 'amount'>,
  now: Date,
): Reminder | null {
  if (status !== 'unpaid' || deadline === null || now >= deadline) return null
  return {
    ...paymentOf(code),
    kind: 'payment',
    label: 'Selesaikan donasi',
    more: [amount, `untuk ${programTitle}`],
    hint: `Bayar sebelum ${formatWibDateTime(deadline)}`,
    to: paths.checkout(code),
    until: deadline,
  }
}

/** What is due today by one of somebody's plans, or what was missed by them. */
export interface DuePlans {
  /** The first that is due and wasn't hidden; null for none. */
  plan: Plan | null
  /** How many others are. */
  others: number
  /** All that was missed and not told of yet, oldest first. */
  missed: readonly string[]
  /** Whether the first one's program takes no donations any more. */
  isOver: boolean
}

/** How a plan's day is hidden; the next one comes back. @param today `YYYY-MM-DD` */
export const planOf = ({ tanda }: Pick<Plan, 'tanda'>, today: string): Hideable => ({
  key: `rutin:${tanda}`,
  version: Date.parse(today),
})

/** Null where nothing is due or to be told. @param today `YYYY-MM-DD`, which ends at `until` */
export function planReminder(
  { plan, others, missed, isOver }: DuePlans,
  today: string,
  until: Date,
): Reminder | null {
  const gone = missed.length > 0 ? missedWords(missed, today) : ''
  if (plan === null)
    return gone === ''
      ? null
      : {
          key: 'rutin',
          version: Date.parse(today),
          kind: 'plan',
          label: `Infaq rutin: ${gone}`,
          hint: 'Tidak perlu diganti.',
          to: paths.plans(),
          until: null,
        }
  const { id, program, nominal } = plan
  const told = gone === '' ? '' : `${gone}; tidak perlu diganti.`
  const more = others > 0 ? `dan ${others} infaq rutin lain hari ini` : rhythmWords(plan.irama)
  return {
    ...planOf(plan, today),
    kind: 'plan',
    until,
    ...(isOver
      ? {
          label: 'Infaq rutin hari ini: pilih program lain',
          hint: `${program.judul} sudah berakhir`,
          to: paths.editPlan(id),
        }
      : {
          label: 'Infaq rutin hari ini:',
          more: [nominal, `untuk ${program.judul}`],
          hint: told || more,
          to: giveAddress(plan),
        }),
  }
}

/** A program that somebody gave to, with its title as of then. */
export interface GivenTo extends ProgramRef {
  title: string
}

/**
 * The programs that somebody gave to last. One whose page this device never showed has no news that are new here, so it
 * isn't asked about.
 */
export function givenTo(donations: readonly RememberedDonation[], seen: SeenUpdates): GivenTo[] {
  const programs = new Map<string, GivenTo>()
  for (const { gift, programTitle } of donations) {
    if (gift === null) continue
    const key = programKey(gift)
    if (seen[key] !== undefined && !programs.has(key))
      programs.set(key, { kind: gift.kind, slug: gift.slug, title: programTitle })
  }
  return [...programs.values()].slice(0, MAX_ASKED)
}

/** The newest of a program's news, where this device hasn't shown it. */
export function newsReminder(
  program: GivenTo,
  updates: readonly Pick<ProgramUpdate, 'title' | 'publishedAt'>[],
  seen: SeenUpdates,
): Reminder | null {
  const key = programKey(program)
  const time = ({ publishedAt }: Pick<ProgramUpdate, 'publishedAt'>) => publishedAt?.getTime() ?? 0
  const [newest] = updates
    .filter((update) => isNewUpdate(update, seen[key]))
    .toSorted((one, other) => time(other) - time(one))
  if (newest === undefined) return null
  return {
    key: `kabar:${key}`,
    version: time(newest),
    kind: 'news',
    label: `Kabar baru: ${newest.title}`,
    hint: program.title,
    to: programPath(program, 'report'),
    until: null,
  }
}

/** The lists of which something was read, the last one first. */
export function begunLists(kept: KeptProgress): DzikirList[] {
  const at = (list: DzikirList) => kept[list]?.at ?? 0
  const isBegun = ({ counts, last }: ListProgress) =>
    last > 0 || Object.values(counts).some((count) => count > 0)
  return dzikirLists
    .filter((list) => kept[list] !== undefined && isBegun(kept[list]))
    .toSorted((one, other) => at(other) - at(one))
}

/**
 * How a list's reading is hidden: in its present period, of which only the beginning is known, and that by a schedule
 * that may change.
 */
export const readingOf = (list: DzikirList, start: number, now: number): Hideable => ({
  key: `dzikir:${list}`,
  version: start,
  hiddenUpTo: now,
})

/** Null once all of it was read. */
export function readingReminder(
  list: DzikirList,
  hideable: Hideable,
  progress: ListProgress,
  items: readonly DzikirItem[],
): Reminder | null {
  const done = finished(progress, items)
  if (done === items.length) return null
  const { label, to } = listLinks[list]
  return {
    ...hideable,
    kind: 'dzikir',
    label: `Lanjutkan ${label}`,
    hint: `${done} dari ${items.length} selesai`,
    to,
    until: null,
  }
}

/** How a verse that was marked is hidden. Another verse is another mark. */
export const markOf = ({ surah, ayat }: VersePlace): Hideable => ({
  key: `ayat:${surah}:${ayat}`,
  version: 0,
})

/** The verse up to which somebody has read, as marked on purpose. @param name of its surah */
export const markReminder = (place: VersePlace, name: string): Reminder => ({
  ...markOf(place),
  kind: 'tilawah',
  label: `Lanjutkan membaca ${name} ayat ${place.ayat}`,
  hint: 'Tilawahku',
  to: paths.surah(place.surah, place.ayat),
  until: null,
})

/** The surah that was heard last, where it was stopped in the middle: the murottal's page then offers to go on. */
export function surahReminder({ last, lastName, reciter, positions }: Memory): Reminder | null {
  const position = last === null ? undefined : positions[positionKey(reciter, last)]
  if (lastName === null || position === undefined) return null
  return {
    key: `surah:${last}`,
    version: 0,
    kind: 'murottal',
    label: `Lanjutkan ${lastName}`,
    hint: `Murottal, dari ${spokenPlayTime(position)}`,
    to: paths.murottal(),
    until: null,
  }
}
