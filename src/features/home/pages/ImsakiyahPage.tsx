import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cityLabel } from '@/domain/place/city'
import { CityPicker } from '@/domain/place/CityPicker'
import { useLocation } from '@/domain/place/use-location'
import { dateIn } from '@/domain/place/zone'
import { monthsLater } from '@/domain/prayer-times/month'
import { monthQuery } from '@/domain/prayer-times/month-query'
import { monthInWords } from '@/lib/day-words'
import { paths } from '@/lib/paths'
import { AppLink } from '@/ui/AppLink'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { IconChevronRight, IconMapPin, IconPrinter } from '@/ui/icons'
import { QueryView } from '@/ui/QueryView'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/use-now'
import { zoneOfCity } from '@/domain/prayer-times/schedule-memory'
import { MonthTable } from '@/features/home/imsakiyah/MonthTable'
import { usePlace } from '@/features/home/prayer-times/use-place'
import classes from './ImsakiyahPage.module.css'

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** A city's prayer times of a month, made to be printed on one page. */
export default function ImsakiyahPage() {
  const now = useNow()
  useLocation({ ask: true })
  const place = usePlace()
  const [params] = useSearchParams()
  const [choosing, setChoosing] = useState(false)
  const city = place.prayerCity
  const today = dateIn(zoneOfCity(city?.id ?? ''), now?.getTime() ?? 0)
  const asked = params.get('bulan') ?? ''
  const month = MONTH.test(asked) ? asked : today.slice(0, 7)
  const schedule = useQuery(monthQuery(now === null ? null : (city?.id ?? null), month))
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
          <div className={classes.months}>
            <AppLink
              className={classes.step}
              aria-label="Bulan sebelumnya"
              replace
              to={paths.imsakiyah(monthsLater(month, -1))}
            >
              <IconChevronRight className={classes.back} size={24} aria-hidden />
            </AppLink>
            <p className={classes.month} role="status">
              {now && monthInWords(month)}
            </p>
            <AppLink
              className={classes.step}
              aria-label="Bulan berikutnya"
              replace
              to={paths.imsakiyah(monthsLater(month, 1))}
            >
              <IconChevronRight size={24} aria-hidden />
            </AppLink>
          </div>
          <QueryView query={schedule} skeleton={skeleton}>
            {({ zone, days }) => (
              <>
                <MonthTable
                  days={days}
                  today={today}
                  caption={`Jadwal imsakiyah ${city ? cityLabel(city) : ''}, ${monthInWords(month)}, waktu ${zone.name}`}
                />
                <p className={classes.note}>Jadwal resmi untuk kota ini.</p>
              </>
            )}
          </QueryView>
          <div className={classes.actions}>
            {choose}
            <Button
              leftSection={<IconPrinter size={20} aria-hidden />}
              disabled={!schedule.data}
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
