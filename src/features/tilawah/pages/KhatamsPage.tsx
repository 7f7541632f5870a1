import { KhatamCard } from '@/features/tilawah/khatam/KhatamCard'
import { khatams } from '@/domain/quran/khatam'
import { paths } from '@/lib/address/paths'
import { owner } from '@/lib/storage/owner'
import { localDay } from '@/lib/time/calendar-day'
import { LinkButton } from '@/ui/button/Button'
import { IconBook2, IconPlus } from '@/ui/icons'
import { EmptyState } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import classes from './KhatamsPage.module.css'

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
