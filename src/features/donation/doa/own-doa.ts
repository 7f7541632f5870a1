import { ANONYMOUS } from '@/domain/program/donors/donor-words'
import type { Donation } from '@/domain/donation/donation'
import type { Doa } from '@/domain/program/donors/doa'

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
