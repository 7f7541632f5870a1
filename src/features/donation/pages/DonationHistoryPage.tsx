import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unseen } from '@/api/query'
import { userQuery } from '@/domain/account/user-queries'
import { EmptyState, ErrorState } from '@/ui/state/States'
import { useListed } from '@/domain/capabilities/use-listed'
import { rememberReturnPath } from '@/domain/account/return-path'
import { useUser } from '@/domain/account/use-user'
import { owner, session } from '@/lib/storage/owner'
import { paths } from '@/lib/address/paths'
import { Button, LinkButton } from '@/ui/button/Button'
import { IconReceipt } from '@/ui/icons'
import { useFocusAfter } from '@/ui/use-focus-after'
import {
  canRemember,
  type RememberedDonation,
  useRememberedDonations,
} from '@/domain/donation/remembered-donations'
import { AccountHistory } from '@/features/donation/history/AccountHistory'
import { HistoryRow, HistorySkeleton } from '@/features/donation/history/HistoryRow'
import { VisitorDonations } from '@/features/donation/history/VisitorDonations'
import classes from './DonationHistoryPage.module.css'
import type { Elements } from '@/ui/elements'

/** Each row is a call of its own, so only this many are added at a time. */
const PAGE_SIZE = 10

/**
 * The donations made on this device, each loaded from the backend; those of the account with them, where the backend
 * lists them.
 */
export default function DonationHistoryPage() {
  const [taken, setTaken] = useState(0)
  // The new key makes the list read storage again.
  return <Donations key={taken} onTaken={() => setTaken(taken + 1)} />
}

function Donations({ onTaken }: { onTaken: () => void }) {
  const user = useUser()
  const asked = useQuery({ ...userQuery(), ...unseen })
  const remembered = useRememberedDonations()
  // An account's list is shown only after the server's answer: the session may have ended meanwhile.
  const donations = owner() === null || user !== undefined ? remembered : null
  if (donations === null) return <HistorySkeleton />
  if (user === null && owner() !== null && asked.error)
    return (
      <>
        <ErrorState
          error={asked.error}
          onRetry={() => void asked.refetch()}
          retrying={asked.isFetching}
        />
        {donations.length > 0 && <DeviceHistory donations={donations} onTaken={onTaken} />}
      </>
    )
  const ofDevice = <DeviceHistory donations={donations} onTaken={onTaken} />
  return user ? <ForUser otherwise={ofDevice} /> : ofDevice
}

/** @param otherwise where the backend has no list of the account's donations */
function ForUser({ otherwise }: { otherwise: Elements }) {
  const listed = useListed('/transaction/get_history')
  if (listed === undefined) return <HistorySkeleton />
  return listed ? <AccountHistory /> : otherwise
}

/** What this list lacks, and why. */
const ENDED = {
  title: 'Sesi Anda telah berakhir',
  text: 'Donasi akun Anda tampil lagi di sini setelah Anda masuk.',
}
const UNKEPT = {
  title: 'Riwayat donasi tidak tersimpan',
  text: 'Browser ini tidak dapat menyimpan riwayat, jadi donasi baru tidak tampil di sini. Simpan tautan atau kode donasi Anda.',
}

interface DeviceHistoryProps {
  donations: readonly RememberedDonation[]
  onTaken: () => void
}

function DeviceHistory({ donations, onTaken }: DeviceHistoryProps) {
  const [shown, setShown] = useState(PAGE_SIZE)
  const { ref: endRef, follow } = useFocusAfter<HTMLParagraphElement>(shown >= donations.length)
  const [kept] = useState(() => canRemember())
  const lack = session().ended ? ENDED : kept ? null : UNKEPT
  const visitors = <VisitorDonations onTaken={onTaken} />
  if (donations.length === 0)
    return (
      <>
        {visitors}
        <EmptyState
          icon={<IconReceipt size={32} stroke={1.5} />}
          title={lack?.title ?? 'Belum ada riwayat donasi'}
          text={lack?.text ?? 'Donasi yang Anda buat di perangkat ini akan tampil di sini.'}
          action={
            lack === ENDED ? (
              <LinkButton
                to={paths.auth()}
                onClick={() => {
                  rememberReturnPath(paths.donationHistory())
                }}
              >
                Masuk
              </LinkButton>
            ) : (
              <LinkButton to={paths.infaq()}>Infaq Sekarang</LinkButton>
            )
          }
        />
      </>
    )
  return (
    <>
      {visitors}
      <ul className={classes.rows} role="list">
        {donations.slice(0, shown).map((donation) => (
          <HistoryRow key={donation.code ?? donation.createdAt} remembered={donation} />
        ))}
      </ul>
      {shown < donations.length && (
        <div className={classes.more}>
          <Button
            variant="light"
            fullWidth
            onClick={() => {
              follow()
              setShown(shown + PAGE_SIZE)
            }}
          >
            Tampilkan lebih banyak
          </Button>
        </div>
      )}
      <div className={classes.more}>
        <LinkButton to={paths.donationReport()} variant="light" fullWidth>
          Rekap donasi
        </LinkButton>
      </div>
      <p ref={endRef} tabIndex={-1} className={classes.note}>
        {lack
          ? `${lack.title}. ${lack.text}`
          : 'Hanya donasi yang dibuat di perangkat ini yang tampil di sini.'}
      </p>
    </>
  )
}
