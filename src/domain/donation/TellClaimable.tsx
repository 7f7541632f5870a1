import { askCapabilities, capabilitiesStore } from '@/domain/capabilities/capabilities'
import { owner } from '@/lib/storage/owner'
import { paths } from '@/lib/address/paths'
import { LinkButton } from '@/ui/button/Button'
import { showToast } from '@/ui/overlay/toast'
import { visitorsClaimable } from './claims'

const NEWS_MS = 10_000

/** Tells a user who has just logged in that this device has donations of no account, where the backend can add them. */
export async function tellClaimable(): Promise<void> {
  const whose = owner()
  await askCapabilities()
  const { operations } = capabilitiesStore.get()
  const isListed = ['transaction/claim', 'transaction/get_history'].every((one) =>
    operations.includes(one),
  )
  if (!isListed || owner() !== whose) return
  const { length } = visitorsClaimable()
  if (length > 0) showToast(claimQuestion(length), { duration: NEWS_MS, extra: ToHistory })
}

function ToHistory() {
  return (
    <LinkButton to={paths.donationHistory()} variant="light" size="md">
      Lihat di Riwayat Donasi
    </LinkButton>
  )
}

/** The same words here and in the history. */
export const claimQuestion = (donations: number) =>
  `Ada ${donations} donasi di perangkat ini yang belum masuk ke akun Anda. Tambahkan?`
