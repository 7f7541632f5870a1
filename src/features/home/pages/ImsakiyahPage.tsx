import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cityLabel } from '@/domain/place/city'
import { CityPicker } from '@/domain/place/CityPicker'
import { useLocation } from '@/domain/place/use-location'
import { dateIn } from '@/domain/place/zone'
import {
  authorities,
  type Authority,
  type HijriCalendar,
  hijriCalendar,
  hijriNumber,
  nextRamadan,
  parseAuthority,
  type Ramadan,
  storedAuthority,
} from '@/domain/prayer-times/hijri-calendar'
import { monthQuery } from '@/domain/prayer-times/month-query'
import { Button, LinkButton } from '@/ui/button/Button'
import { EmptyState, QueryView } from '@/ui/state/States'
import { IconChevronRight, IconMapPin, IconPrinter } from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import { Skeleton } from '@/ui/state/Skeleton'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import { zoneOfCity } from '@/domain/prayer-times/schedule'
import { MonthSheet } from '@/features/home/imsakiyah/MonthSheet'
import { shownMonth, type ShownMonth } from '@/features/home/imsakiyah/shown-month'
import { usePlace } from '@/features/home/prayer-times/use-place'
import classes from './ImsakiyahPage.module.css'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { isContested, ramadanNote } from '@/features/home/imsakiyah/hijri-notes'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { hijriQuery } from '@/domain/prayer-times/prayer-times-queries'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'

/** A city's prayer times of a month, or of a Ramadan, made to be printed on one page. */
export default function ImsakiyahPage() {
  const now = useNow()
  useLocation({ ask: 'unprompted' })
  const place = usePlace()
  const [params] = useSearchParams()
  const [choosing, setChoosing] = useState(false)
  const authority = useStore<Authority>(storedAuthority, () => 'pemerintah')
  const city = place.prayerCity
  const today = dateIn(zoneOfCity(city?.id ?? ''), now?.getTime() ?? 0)
  // The prerendered page knows neither the address's query nor the day.
  const shown = shownMonth((now && params.get('bulan')) ?? '', today, authority)
  const asked = now === null ? null : (city?.id ?? null)
  // A Ramadan lies in two months; any other sheet begins and ends in one, which is asked for once.
  const [month, lastMonth] = [shown.first.slice(0, 7), shown.last.slice(0, 7)]
  const beginning = useQuery(monthQuery(asked, month))
  const end = useQuery(monthQuery(asked, lastMonth))
  // After the times, which it must never delay.
  const answered = end.data !== undefined || end.isError
  const hijri = useHijriCalendar(authority, today, answered && shown.ramadan === null)
  const skeleton = <Skeleton height={640} radius={8} />
  const choose = (
    <Button
      variant="light"
      leftSection={<IconMapPin size={20} aria-hidden />}
      onClick={() => setChoosing(true)}
    >
      Pilih kota
    </Button>
  )
  return (
    <div className={classes.page}>
      {city || place.pending || now === null ? (
        <>
          <h2 className={classes.title}>{city ? cityLabel(city) : 'Mencari lokasi…'}</h2>
          <MonthSteps title={now === null ? '' : shown.title} shown={shown} authority={authority} />
          {shown.ramadan && <RamadanChoice ramadan={shown.ramadan} authority={authority} />}
          <QueryView query={beginning} skeleton={skeleton}>
            {({ zone, days }) => (
              <QueryView query={end} skeleton={skeleton}>
                {(rest) => (
                  <MonthSheet
                    shown={shown}
                    schedule={{ zone, days: lastMonth === month ? days : [...days, ...rest.days] }}
                    {...hijri}
                    authority={authority}
                    city={city ? cityLabel(city) : ''}
                    today={today}
                  />
                )}
              </QueryView>
            )}
          </QueryView>
          <div className={classes.actions}>
            {choose}
            <Button
              leftSection={<IconPrinter size={20} aria-hidden />}
              disabled={!beginning.data || !end.data}
              onClick={() => window.print()}
            >
              Cetak
            </Button>
          </div>
        </>
      ) : (
        <EmptyState
          title="Kota belum diketahui"
          text="Pilih kota untuk melihat jadwalnya sebulan."
          action={choose}
        />
      )}
      <Sheet opened={choosing} onClose={() => setChoosing(false)} title="Pilih kota" full>
        <CityPicker onDone={() => setChoosing(false)} />
      </Sheet>
    </div>
  )
}

/** When a Ramadan begins and ends, and by whom: a choice where it is another Ramadan by the other one. */
function RamadanChoice({ ramadan, authority }: { ramadan: Ramadan; authority: Authority }) {
  return (
    <div className={classes.choice}>
      {isContested(ramadan, authority) && (
        <div className={classes.radios}>
          <RadioGroup
            legend="Awal dan akhir Ramadan menurut"
            options={authorities}
            stacked
            value={authority}
            onChange={(value) => storedAuthority.set(parseAuthority(value) ?? authority)}
          />
        </div>
      )}
      <p className={classes.note} role="status">
        {ramadanNote(ramadan, authority)}
      </p>
    </div>
  )
}

/** The Hijri calendar in which today is the day that Home tells, or the one without that while `asking`. */
function useHijriCalendar(
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

/** The month that is shown, between the ways to its neighbours; below it the way to the Ramadan to come. */
function MonthSteps({
  title,
  shown: { first, before, after, ramadan: isRamadan },
  authority,
}: {
  /** Empty while it isn't known which month it is. */
  title: string
  shown: ShownMonth
  authority: Authority
}) {
  const ramadan = isRamadan ? null : nextRamadan(first, authority)
  return (
    <>
      <div className={classes.months}>
        <AppLink
          className={classes.step}
          aria-label="Bulan sebelumnya"
          replace
          to={paths.imsakiyah(before)}
        >
          <IconChevronRight className={classes.back} size={24} aria-hidden />
        </AppLink>
        <p className={classes.month} role="status">
          {title}
        </p>
        <AppLink
          className={classes.step}
          aria-label="Bulan berikutnya"
          replace
          to={paths.imsakiyah(after)}
        >
          <IconChevronRight size={24} aria-hidden />
        </AppLink>
      </div>
      {ramadan && (
        <div className={classes.ramadan}>
          <LinkButton
            variant="light"
            fullWidth
            replace
            to={paths.imsakiyah(`ramadan-${ramadan.year}`)}
          >
            {`Ramadan ${ramadan.year} H`}
          </LinkButton>
        </div>
      )}
    </>
  )
}
