import { useQuery } from '@tanstack/react-query'
import { settingsStore } from '@/domain/capabilities/settings-store'
import {
  type Authority,
  type HijriCalendar,
  hijriCalendar,
  hijriNumber,
} from '@/domain/prayer-times/hijri-calendar'
import { hijriQuery } from '@/domain/prayer-times/prayer-times-queries'
import { useStore } from '@/ui/use-store'

/** The Hijri calendar in which today is the day that Home tells, or the one without that while `asking`. */
export function useHijriCalendar(
  authority: Authority,
  today: string,
  enabled: boolean,
): { calendar: HijriCalendar; asking: boolean } {
  // Part of the query's key.
  useStore(settingsStore)
  const { data, fetchStatus, isFetched } = useQuery({ ...hijriQuery(today), enabled })
  const day = hijriNumber(data ?? '')
  return {
    calendar: hijriCalendar(authority, day === null ? null : { date: today, day }),
    asking: !isFetched && fetchStatus === 'fetching',
  }
}
