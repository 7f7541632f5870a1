import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { JuzChecklist } from '@/features/tilawah/khatam/JuzChecklist'
import {
  history,
  type Khatam,
  khatams,
  khatamState,
  pageRanges,
  removeKhatam,
} from '@/domain/quran/khatam'
import { paceLine, todayLine } from '@/features/tilawah/khatam/khatam-words'
import { NoSuchKhatam } from '@/features/tilawah/khatam/NoSuchKhatam'
import { TodayPages } from '@/features/tilawah/khatam/TodayPages'
import { paths, readId } from '@/lib/address/paths'
import { formatCalendarDay, localDay } from '@/lib/time/calendar-day'
import { Button, LinkButton } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { Disclosure } from '@/ui/Disclosure'
import { DeleteSheet } from '@/ui/overlay/Sheet'
import { showToast } from '@/ui/overlay/toast'
import { useViewTitle } from '@/ui/page/page-title'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { Skeleton } from '@/ui/state/Skeleton'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import classes from './KhatamPage.module.css'

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
