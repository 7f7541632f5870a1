import type { HistoryDonation } from '@/domain/donation/history'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import type { Message } from '@/domain/pesan/box'
import { disbursementPath, updatePath } from '@/domain/program/accountability/accountability'
import type { Disbursement } from '@/domain/program/accountability/disbursements'
import { programKey, type ProgramRef } from '@/domain/program/program'
import type { ProgramUpdate } from '@/domain/program/accountability/updates'
import { donationId, EXPIRED } from './donations'

/** A program that somebody gave to, with its title as of then. */
export interface GivenProgram extends ProgramRef {
  title: string
  /** The first gift that is known. What came before isn't told. */
  since: number
}

/** The most programs that are asked about. */
const MAX_PROGRAMS = 10

/** The programs that somebody gave to last, ten at most. What is known to be unpaid gave nothing. */
export function givenPrograms(
  remembered: readonly RememberedDonation[],
  history: readonly HistoryDonation[],
  told: (id: string) => number,
): GivenProgram[] {
  const gifts = [
    ...remembered
      .filter(({ code }) => code === null || told(donationId(code)) !== EXPIRED)
      .flatMap(({ gift, programTitle, createdAt }) =>
        gift === null
          ? []
          : { kind: gift.kind, slug: gift.slug, title: programTitle, since: Date.parse(createdAt) },
      ),
    ...history.flatMap(({ program, programTitle, donatedAt, status }) =>
      program === null || donatedAt === null || status !== 'paid'
        ? []
        : { ...program, title: programTitle, since: donatedAt.getTime() },
    ),
  ].toSorted((one, other) => other.since - one.since)
  const programs = new Map<string, GivenProgram>()
  for (const gift of gifts) {
    const key = programKey(gift)
    const newest = programs.get(key)
    if (newest !== undefined) programs.set(key, { ...newest, since: gift.since })
    else if (programs.size < MAX_PROGRAMS) programs.set(key, gift)
  }
  return [...programs.values()]
}

/** The most news, and the most disbursements, of one program that are told at once. */
const MAX_OF_PROGRAM = 5

/** Those since the first gift, of which the day is known. */
function sinceGift<T>(all: readonly T[], program: GivenProgram, dayOf: (one: T) => Date | null) {
  return all
    .flatMap((one) => {
      const at = dayOf(one)?.getTime()
      return at === undefined || at < program.since ? [] : { one, at }
    })
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MAX_OF_PROGRAM)
}

/** News of a program since somebody gave to it. */
export const newsMessages = (program: GivenProgram, updates: readonly ProgramUpdate[]): Message[] =>
  sinceGift(updates, program, ({ publishedAt }) => publishedAt).map(
    ({ one: { id, title }, at }) => ({
      id: `kabar:${programKey(program)}:${id}`,
      edition: 0,
      kind: 'news',
      at,
      until: null,
      title: `Kabar baru: ${title}`,
      text: program.title,
      amount: null,
      to: updatePath(program, id),
    }),
  )

/** What became of a program's money since somebody gave to it. */
export const disbursementMessages = (
  program: GivenProgram,
  entries: readonly Disbursement[],
): Message[] =>
  sinceGift(entries, program, ({ paidAt }) => paidAt).map(
    ({ one: { id, purpose, amount }, at }) => ({
      id: `pencairan:${programKey(program)}:${id}`,
      edition: 0,
      kind: 'disbursement',
      at,
      until: null,
      title: `Pencairan dana: ${purpose}`,
      text: program.title,
      amount,
      to: disbursementPath(program, id),
    }),
  )
