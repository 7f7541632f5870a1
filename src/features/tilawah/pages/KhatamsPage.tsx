import { type Khatam, khatams, khatamState } from '@/domain/quran/khatam'
import { todayLine } from '@/features/tilawah/khatam/khatam-words'
import { paths } from '@/lib/address/paths'
import { owner } from '@/lib/storage/owner'
import { localDay } from '@/lib/time/calendar-day'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { LinkButton } from '@/ui/button/Button'
import { IconBook2, IconChevronRight, IconPlus } from '@/ui/icons'
import { ProgressBar } from '@/ui/state/ProgressBar'
import { Skeleton } from '@/ui/state/Skeleton'
import { EmptyState } from '@/ui/state/States'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import rows from '@/ui/list/rows.module.css'
import classes from './KhatamsPage.module.css'

/** A khatam in a list: what is due, and how far it has come. @param today `YYYY-MM-DD` */
export function KhatamCard({ khatam, today }: { khatam: Khatam; today: string }) {
  const state = khatamState(khatam, today)
  const { pages, unread } = state
  const read = pages.length - unread.length
  return (
    <Card as="li" flush>
      <AppLink to={paths.khatam(khatam.id)} className={rows.row}>
        <span className={rows.words}>
          <span className={classes.name}>{khatam.nama}</span>
          <span className="jm-quiet">{todayLine(state)}</span>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </AppLink>
      <div className={classes.progress}>
        <ProgressBar
          percent={(100 * read) / pages.length}
          label={`${khatam.nama}: ${read} dari ${pages.length} halaman`}
        />
      </div>
    </Card>
  )
}

/** The khatams that somebody has begun on this device. */
export default function KhatamsPage() {
  const all = useStore(khatams, () => [])
  const now = useNow()
  if (now === null)
    return (
      <div className={classes.page}>
        <Skeleton height={112} />
        <Skeleton height={112} />
      </div>
    )
  // What a visitor has kept stays the visitor's.
  const isAccount = owner() !== null
  if (all.length === 0)
    return (
      <EmptyState
        icon={<IconBook2 size={32} stroke={1.5} />}
        title="Belum ada khatam"
        text={`Tentukan target, lalu tandai halaman yang selesai dibaca. Beberapa khatam dapat berjalan bersamaan.${isAccount ? ' Khatam yang dimulai sebelum masuk tampil lagi setelah Anda keluar.' : ''}`}
        action={<LinkButton to={paths.newKhatam()}>Mulai khatam</LinkButton>}
      />
    )
  return (
    <div className={classes.page}>
      <ul role="list" className={classes.list} aria-label="Khatam">
        {all.map((khatam) => (
          <KhatamCard key={khatam.id} khatam={khatam} today={localDay(now)} />
        ))}
      </ul>
      <LinkButton
        to={paths.newKhatam()}
        variant="light"
        leftSection={<IconPlus size={20} aria-hidden />}
      >
        Mulai khatam lain
      </LinkButton>
    </div>
  )
}
