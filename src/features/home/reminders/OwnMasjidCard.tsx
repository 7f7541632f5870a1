import type { QueryClient } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import { askCapabilities, capabilitiesStore } from '@/domain/capabilities/capabilities'
import { masjidEventsQuery, nextServed, servedText } from '@/domain/masjid/events'
import { cashbookQuery, faultOf, periodOf } from '@/domain/masjid/cashbook'
import { type IqamahMinutes, masjidProfileQuery, nextIqamah } from '@/domain/masjid/profile'
import { type OwnMasjid, ownMasjid } from '@/domain/masjid/own-masjid'
import { clockIn, dateIn, WIB } from '@/domain/place/zone'
import { RECALCULATE_MS, shalatNames } from '@/domain/prayer-times/next-shalat'
import { usePlace } from '@/features/home/prayer-times/use-place'
import { usePrayerTimes } from '@/features/home/prayer-times/use-prayer-times'
import { paths } from '@/lib/address/paths'
import { serverNow } from '@/lib/time/server-clock'
import { IconBuildingMosque } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { Amount } from '@/ui/text/Amount'
import { useNow } from '@/ui/use-now'
import classes from './Reminders.module.css'

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
  const where = async <T,>(operation: string, ask: () => Promise<T>): Promise<T | null> =>
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

/** Somebody's own mosque, which leads to its page: the next iqamah, who serves next, its cash. */
export function OwnMasjidCard({ masjid, iqamah, served, balance }: OwnMasjidNews) {
  return (
    <LinkList
      label="Masjid saya"
      items={[
        {
          label: masjid.title,
          hint: (
            <span className={classes.lines}>
              {iqamah && <Iqamah minutes={iqamah} />}
              {served !== null && <span>{served}</span>}
              {balance !== null && (
                <span>
                  <span>{'Saldo kas '}</span>
                  <Amount value={balance} tone="plain" />
                </span>
              )}
            </span>
          ),
          to: paths.masjid(masjid.slug),
          icon: <IconBuildingMosque size={24} stroke={1.7} />,
        },
      ]}
    />
  )
}

/** The room of the line is kept while the day's times are on their way. */
function Iqamah({ minutes }: { minutes: IqamahMinutes }) {
  const now = useNow(RECALCULATE_MS)?.getTime() ?? null
  const state = usePrayerTimes(now, usePlace())
  const next =
    state.kind === 'ready' && now !== null ? nextIqamah(now, state.days.days, minutes) : null
  return (
    <span className={classes.iqamah}>
      {next &&
        state.kind === 'ready' &&
        `Iqamah ${shalatNames[next.key]} ${clockIn(state.days.zone, next.at)} ${state.days.zone.name}`}
    </span>
  )
}
