import { useState } from 'react'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { IconReceipt } from '@/ui/icons'
import { LinkButton } from '@/ui/LinkButton'
import { useRememberedDonations } from '@/ui/use-remembered-donations'
import { HistoryRow, HistoryRowSkeleton } from '../history/HistoryRow'
import classes from './DonationHistoryPage.module.css'

/** Each row is a call of its own: so many at a time. */
const PAGE_SIZE = 10

/** The donations made on this device, each read from the backend (design §5 Riwayat Donasi). */
export default function DonationHistoryPage() {
  const donations = useRememberedDonations()
  const [shown, setShown] = useState(PAGE_SIZE)

  if (donations === null)
    return (
      <ul className={classes.rows} role="list" aria-busy="true">
        {Array.from({ length: 5 }, (_, row) => (
          <HistoryRowSkeleton key={row} />
        ))}
      </ul>
    )
  if (donations.length === 0)
    return (
      <EmptyState
        icon={<IconReceipt size={32} stroke={1.5} />}
        title="Belum ada riwayat donasi"
        text="Donasi yang Anda buat di perangkat ini akan tampil di sini."
        action={<LinkButton to={paths.infaq()}>Infaq Sekarang</LinkButton>}
      />
    )
  return (
    <>
      <ul className={classes.rows} role="list">
        {donations.slice(0, shown).map((donation) => (
          <HistoryRow key={donation.code ?? donation.createdAt} remembered={donation} />
        ))}
      </ul>
      {shown < donations.length && (
        <div className={classes.more}>
          <Button variant="light" fullWidth onClick={() => setShown(shown + PAGE_SIZE)}>
            Tampilkan lebih banyak
          </Button>
        </div>
      )}
      <p className={classes.note}>Hanya donasi yang dibuat di perangkat ini yang tampil di sini.</p>
    </>
  )
}
