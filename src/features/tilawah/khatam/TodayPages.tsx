import { useQuery } from '@tanstack/react-query'
import { boundsOf } from '@/domain/quran/mushaf'
import { namesOf } from '@/domain/quran/surah'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { paths } from '@/lib/address/paths'
import { Button, LinkButton } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { Checkbox } from '@/ui/form/Checkbox'
import rows from '@/ui/list/rows.module.css'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { type Khatam, type KhatamState, tickPages } from '@/domain/quran/khatam'
import classes from './TodayPages.module.css'

/** Pages that are listed; who reads the whole Qur'an in a day has the others below their juz. */
const SHOWN = 40

interface TodayPagesProps {
  khatam: Khatam
  state: KhatamState
  /** `YYYY-MM-DD` */
  today: string
}

/** Today's pages, to be read and ticked. */
export function TodayPages({ khatam: { id, dibaca }, state, today }: TodayPagesProps) {
  const surahs = useQuery(surahListQuery())
  const nameOf = namesOf(surahs.data ?? [])
  const shown = state.today.slice(0, SHOWN)
  const left = state.today.filter((page) => dibaca[page] === undefined)
  return (
    <section aria-labelledby="hari-ini">
      <SectionHeading id="hari-ini">
        {state.due === null ? 'Halaman berikutnya' : 'Hari ini'}
      </SectionHeading>
      <Card as="ul" flush role="list" className={rows.lines}>
        {shown.map((page) => (
          <li key={page} className={classes.row}>
            <Checkbox
              checked={dibaca[page] !== undefined}
              onChange={(checked) => tickPages(id, [page], checked ? today : null)}
            >
              <span className={rows.words}>
                <span className={classes.page}>{`Halaman ${page}`}</span>
                <span className="jm-quiet">{versesOf(page, nameOf)}</span>
              </span>
            </Checkbox>
            <LinkButton to={paths.mushafPart('halaman', page)} variant="subtle" size="compact-md">
              <span>Baca</span>
              <span className="jm-hidden">{` halaman ${page}`}</span>
            </LinkButton>
          </li>
        ))}
      </Card>
      {state.today.length > SHOWN && (
        <p className="jm-quiet">{`dan ${state.today.length - SHOWN} halaman lagi`}</p>
      )}
      {left.length > 1 && (
        <div className={classes.all}>
          <Button variant="light" onClick={() => tickPages(id, left, today)}>
            {`Tandai ${left.length} halaman selesai`}
          </Button>
        </div>
      )}
    </section>
  )
}

/** "Al-Baqarah 142–145". */
function versesOf(page: number, nameOf: (surah: number) => string): string {
  const bounds = boundsOf('halaman', page)
  if (!bounds) return ''
  const { first, last } = bounds
  return `${nameOf(first.surah)} ${first.ayat} – ${first.surah === last.surah ? '' : `${nameOf(last.surah)} `}${last.ayat}`
}
