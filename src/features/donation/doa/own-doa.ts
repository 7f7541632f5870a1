import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { record, uniqueBy } from '@/api/decode'
import type { Donation } from '@/domain/donation/donation'
import { donationQuery } from '@/domain/donation/donation-queries'
import { type Doa, doaListQuery } from '@/domain/program/donors/donor-queries'
import { ANONYMOUS } from '@/domain/program/donors/donor-words'
import { noteAmens } from '@/domain/program/donors/noted-amens'
import {
  parseProgramId,
  programId,
  type ProgramIdentity,
  type ProgramRef,
} from '@/domain/program/program'
import { followedLocal, personalLocal } from '@/lib/storage/owned-storage'
import { readStored, writeStored } from '@/lib/storage/storage'

/** What of a donation tells which doa of its program is its own. */
export type WrittenDoa = Pick<Donation, 'doa' | 'donatedAt' | 'donor'>

/**
 * Which doa of a program's list a person wrote. The contract has nothing that ties a doa to its donation, so text, second
 * and name must agree, and with one alone: whoever gave without a name stands in the list as "Hamba Allah".
 * @param written a person's own doa for the program
 * @param list all doa of the program
 * @returns for each of them its row of the list; null where that can't be known without doubt
 */
export function findWritten(written: readonly WrittenDoa[], list: readonly Doa[]): (Doa | null)[] {
  const candidates = written.map((own) => list.filter((listed) => isMaybe(own, listed)))
  return candidates.map((found) => {
    const [only, ...others] = found
    if (only === undefined || others.length > 0) return null
    const isClaimedOnce = candidates.filter((rows) => rows.includes(only)).length === 1
    return isClaimedOnce ? only : null
  })
}

function isMaybe({ doa, donatedAt, donor }: WrittenDoa, listed: Doa): boolean {
  return (
    donatedAt !== null &&
    donatedAt.getTime() === listed.donatedAt?.getTime() &&
    doa === listed.text &&
    [donor, ANONYMOUS].includes(listed.donor)
  )
}

/** A doa to share: its words and what it was given for, never by whom. @param link of the program, absolute */
export const doaAsText = (doa: string, title: string, link: string | null): string =>
  [doa, [`Doa untuk ${title}`, ...(link === null ? [] : [link])].join('\n')].join('\n\n')

/**
 * The doa of some programs. Each is a whole list for the sake of a few of its rows, so they are asked for one after the
 * other, and not again when the page is come back to.
 * @param programs may grow at its end
 */
export function useDoaLists(programs: readonly ProgramIdentity[]) {
  const [asked, setAsked] = useState(1)
  const lists = useQueries({
    queries: programs.map((program, index) => ({
      ...doaListQuery(program),
      enabled: index < asked,
      refetchOnWindowFocus: false,
    })),
  })
  const isNext = asked < programs.length && lists[asked - 1]?.isPending === false
  useEffect(() => {
    if (isNext) setAsked(asked + 1)
  }, [isNext, asked])
  return lists
}

/** By a donation's code: how many had said amen to its doa when that was last shown. */
type SeenAmens = Readonly<Record<string, number>>

/** More than anybody scrolls through. Beyond it those shown longest ago are forgotten. */
const MAX_SEEN = 500

/** What the present owner has seen on this device, without damaged entries. */
const readSeenAmens = (): SeenAmens =>
  readStored(followedLocal, 'jm-doa', (stored) =>
    Object.fromEntries(
      Object.entries(record<SeenAmens>(stored, 'stored')).flatMap(([code, amens]) =>
        typeof amens === 'number' ? [[code, amens]] : [],
      ),
    ),
  ) ?? {}

/** Takes note of what is shown now, beside what another tab may have shown. */
function noteSeenAmens(shown: SeenAmens): void {
  const seen = readSeenAmens()
  if (Object.entries(shown).every(([code, amens]) => seen[code] === amens)) return
  const others = Object.entries(seen).filter(([code]) => !(code in shown))
  const all = [...others, ...Object.entries(shown)].slice(-MAX_SEEN)
  writeStored(personalLocal, 'jm-doa', Object.fromEntries(all))
}

/** How many amens are new. A doa that is shown for the first time has none: nobody knows since when. */
const newAmens = (amens: number, seen: number | undefined): number =>
  seen === undefined ? 0 : Math.max(0, amens - seen)

/** A donation that may have come with a doa. */
export interface Gift {
  code: string
  programTitle: string
  /** Where its program is; null where nobody has kept that. */
  program: ProgramRef | null
}

/** A doa that a person wrote with a gift. */
export interface OwnDoa extends Gift {
  text: string
  donation: Donation
  /** Its row of the program's list; null where that can't be known, undefined while it is asked for. */
  listed: Doa | null | undefined
  /** How many amens have come since it was last shown here. */
  fresh: number
}

/**
 * The doa of some gifts, from the first on as far as they are known without a gap, so that none comes in between later.
 * It reads storage, so it must not be prerendered.
 */
export function useOwnDoa(gifts: readonly Gift[]) {
  const donations = useQueries({
    queries: gifts.map(({ code }) => ({ ...donationQuery(code), refetchOnWindowFocus: false })),
  })
  const waiting = donations.findIndex(({ isPending }) => isPending)
  const known = waiting === -1 ? donations : donations.slice(0, waiting)
  const written = known.flatMap(({ data }, index) => {
    const gift = gifts[index]
    if (gift === undefined || data === undefined || data.doa === null) return []
    return [{ ...gift, text: data.doa, donation: data, of: parseProgramId(data.programId) }]
  })
  const programs = uniqueBy(
    written.flatMap(({ of }) => of ?? []),
    programId,
  )
  const lists = useDoaLists(programs)
  const listOf = new Map(
    programs.flatMap((program, index) => {
      const { data, isPending = true } = lists[index] ?? {}
      return isPending ? [] : [[programId(program), data ?? []] as const]
    }),
  )
  const listed = new Map<string, Doa | null>()
  for (const [id, list] of listOf) {
    const own = written.filter(({ of }) => of && programId(of) === id)
    const found = findWritten(
      own.map(({ donation }) => donation),
      list,
    )
    for (const [place, { code }] of own.entries()) listed.set(code, found[place] ?? null)
  }
  const [seen] = useState(() => readSeenAmens())
  const doa = written.map(({ of, ...one }): OwnDoa => {
    const row = of === null ? null : listed.get(one.code)
    return { ...one, listed: row, fresh: row ? newAmens(row.likes, seen[one.code]) : 0 }
  })
  // After each render, since nothing is written that is written already.
  useEffect(() => {
    keepNotes(doa, listOf)
  })
  return { doa, isPending: waiting !== -1, asked: [...donations, ...lists] }
}

/** Keeps what is shown: how many amens were seen, and which of the programs' doa the person has said amen to. */
function keepNotes(doa: readonly OwnDoa[], lists: ReadonlyMap<string, readonly Doa[]>) {
  noteSeenAmens(
    Object.fromEntries(doa.flatMap(({ code, listed }) => (listed ? [[code, listed.likes]] : []))),
  )
  for (const { program, programTitle, donation } of doa) {
    const of = parseProgramId(donation.programId)
    if (of === null || program === null) continue
    const liked = (lists.get(programId(of)) ?? []).filter((one) => one.liked)
    noteAmens(
      { ...of, slug: program.slug, title: programTitle },
      liked.map(({ id }) => id),
    )
  }
}
