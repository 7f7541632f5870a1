import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import {
  history,
  type Khatam,
  khatams,
  khatamState,
  type KhatamState,
  pageRanges,
  removeKhatam,
  tickPages,
} from '@/domain/quran/khatam'
import { boundsOf } from '@/domain/quran/mushaf'
import { namesOf } from '@/domain/quran/surah'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { JuzChecklist } from '@/features/tilawah/khatam/JuzChecklist'
import { NoSuchKhatam } from '@/features/tilawah/khatam/NoSuchKhatam'
import { paceLine, todayLine } from '@/features/tilawah/khatam/khatam-words'
import { paths, readId } from '@/lib/address/paths'
import { formatCalendarDay, localDay } from '@/lib/time/calendar-day'
import { Card } from '@/ui/Card'
import { Disclosure } from '@/ui/Disclosure'
import { Button, LinkButton } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { DeleteSheet } from '@/ui/overlay/Sheet'
import { showToast } from '@/ui/overlay/toast'
import { useViewTitle } from '@/ui/page/page-title'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { Skeleton } from '@/ui/state/Skeleton'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import rows from '@/ui/list/rows.module.css'
import classes from './KhatamPage.module.css'

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
                <span className={classes.todayPagesPage}>{`Halaman ${page}`}</span>
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

/** Days of the history that are shown. */
const SHOWN_DAYS = 60

/** One khatam: what is due today, how far it has come, its juz and its history. */
export default function KhatamPage() {
  const id = readId(useParams().slug)
  const khatam = useStore(khatams, () => []).find((one) => one.id === id)
  const now = useNow()
  useViewTitle(khatam?.nama ?? null)
  if (now === null)
    return (
      <div className={classes.page}>
        <Skeleton height={160} />
        <Skeleton height={320} />
      </div>
    )
  return khatam ? <Progress khatam={khatam} today={localDay(now)} /> : <NoSuchKhatam />
}

function Progress({ khatam, today }: { khatam: Khatam; today: string }) {
  const state = khatamState(khatam, today)
  const { pages, unread, ends, isOverdue } = state
  const read = pages.length - unread.length
  const [next] = unread
  return (
    <div className={classes.page}>
      <Card className={classes.summary}>
        <p className="jm-quiet">{paceLine(khatam)}</p>
        <p className={classes.today} role="status">
          {todayLine(state)}
        </p>
        <ProgressBar percent={(100 * read) / pages.length} label="Kemajuan khatam" />
        <p className="jm-quiet">
          <span className="jm-whole">{`${read} dari ${pages.length} halaman`}</span>
          {ends !== null && !isOverdue && (
            <span className="jm-whole">{` · selesai ${formatCalendarDay(ends)}`}</span>
          )}
        </p>
        {next !== undefined && (
          <LinkButton
            to={paths.mushafPart('halaman', next)}
          >{`Lanjutkan dari halaman ${next}`}</LinkButton>
        )}
        {isOverdue && (
          <LinkButton to={paths.editKhatam(khatam.id)} variant="light">
            Ubah target
          </LinkButton>
        )}
      </Card>
      {state.today.length > 0 && <TodayPages khatam={khatam} state={state} today={today} />}
      <JuzChecklist khatam={khatam} today={today} />
      <History khatam={khatam} />
      <Actions khatam={khatam} read={read} />
    </div>
  )
}

function History({ khatam }: { khatam: Khatam }) {
  const days = history(khatam)
  if (days.length === 0) return null
  return (
    <Disclosure summary="Riwayat bacaan">
      <ul role="list" className={classes.days}>
        {days.slice(0, SHOWN_DAYS).map(({ day, pages }) => (
          <li key={day}>
            <span className={classes.day}>{formatCalendarDay(day)}</span>
            <span className="jm-quiet">{`${pages.length} halaman: ${pageRanges(pages)}`}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Actions({ khatam: { id, nama }, read }: { khatam: Khatam; read: number }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  // Once the sheet has given its history entry back, and the list is there: this page has nothing to show without it.
  const remove = async () => {
    if (!isLeaving) return
    await navigate(paths.khatams(), { replace: true })
    if (removeKhatam(id)) showToast(`Khatam ${nama} dihapus`, { tone: 'success' })
    else showToast('Khatam tidak dapat dihapus di perangkat ini.', { tone: 'error' })
  }
  return (
    <div className={classes.actions}>
      <LinkButton to={paths.editKhatam(id)} variant="light">
        Ubah
      </LinkButton>
      <Button variant="subtle" c="var(--jm-danger)" onClick={() => setAsking(true)}>
        Hapus khatam
      </Button>
      <DeleteSheet
        opened={asking}
        onClose={() => setAsking(false)}
        onClosed={() => void remove()}
        title={`Hapus khatam ${nama}?`}
        onDelete={() => {
          setIsLeaving(true)
          setAsking(false)
        }}
      >
        {read === 0
          ? 'Khatam ini belum berisi catatan bacaan.'
          : `Catatan ${read} halaman yang sudah dibaca ikut terhapus.`}
      </DeleteSheet>
    </div>
  )
}
