import type { QueryClient } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import { askCapabilities, capabilitiesStore } from '@/domain/capabilities/capabilities'
import { nextServed, servedText } from '@/domain/masjid/agenda'
import { periodOf } from '@/domain/masjid/cash-period'
import { cashbookQuery, faultOf } from '@/domain/masjid/cashbook'
import { masjidEventsQuery } from '@/domain/masjid/events'
import type { IqamahMinutes } from '@/domain/masjid/iqamah'
import { type OwnMasjid, ownMasjid } from '@/domain/masjid/own-masjid'
import { masjidProfileQuery } from '@/domain/masjid/profile'
import { dateIn, WIB } from '@/domain/place/zone'
import { serverNow } from '@/lib/time/server-clock'

/** What Home tells of somebody's own mosque. What couldn't be asked is null. */
export interface OwnMasjidNews {
  masjid: OwnMasjid
  iqamah: IqamahMinutes | null
  /** Who serves, or which lesson comes, next. */
  served: string | null
  /** What its cash book says of today, in whole rupiah. */
  balance: number | null
}

/** Asked once in a visit. Nobody waits for it, so it is neither told of when slow nor tried again. */
const late = { ...unseen, retry: false, staleTime: 'static' } as const

/** @returns null where no mosque was chosen */
export async function collectOwnMasjid(client: QueryClient): Promise<OwnMasjidNews | null> {
  const masjid = ownMasjid.get()
  if (masjid === null) return null
  await askCapabilities()
  const { operations } = capabilitiesStore.get()
  const where = async <T>(operation: string, ask: () => Promise<T>): Promise<T | null> =>
    operations.includes(operation) ? ask().catch(() => null) : null
  const now = serverNow().getTime()
  const today = dateIn(WIB, now)
  const week = periodOf('pekan', today)
  const { slug } = masjid
  const [profile, events, book] = await Promise.all([
    where('mosque/get_profile', () => client.query({ ...masjidProfileQuery(slug), ...late })),
    where('mosque/get_events', () => client.query({ ...masjidEventsQuery(slug, today), ...late })),
    where('mosque/get_cashbook', () => client.query({ ...cashbookQuery(slug, week), ...late })),
  ])
  const next = events && nextServed(events, now)
  return {
    masjid,
    iqamah: profile?.iqamah ?? null,
    served: next && servedText(next, today),
    balance: book && faultOf(book, week) === null ? book.closing : null,
  }
}
