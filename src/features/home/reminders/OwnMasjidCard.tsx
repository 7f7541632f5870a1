import { type IqamahMinutes, nextIqamah } from '@/domain/masjid/iqamah'
import { clockIn } from '@/domain/place/zone'
import { RECALCULATE_MS, shalatNames } from '@/domain/prayer-times/next-shalat'
import { paths } from '@/lib/address/paths'
import { IconBuildingMosque } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { Amount } from '@/ui/text/Amount'
import { useNow } from '@/ui/use-now'
import { usePlace } from '@/features/home/prayer-times/use-place'
import { usePrayerTimes } from '@/features/home/prayer-times/use-prayer-times'
import type { OwnMasjidNews } from './own-masjid-news'
import classes from './Reminders.module.css'

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
