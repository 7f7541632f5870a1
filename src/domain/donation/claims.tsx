import { ApiError } from '@/api/errors'
import { optionalBackend } from '@/api/optional-backend'
import { askCapabilities, capabilitiesStore } from '@/domain/capabilities/capabilities'
import { paths } from '@/lib/address/paths'
import { localOf, personalLocal, visitorLocal } from '@/lib/storage/owned-storage'
import { type Owner, owner } from '@/lib/storage/owner'
import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { LinkButton } from '@/ui/button/Button'
import { showToast } from '@/ui/overlay/toast'
import { readRememberedDonations, type RememberedDonation } from './remembered-donations'

/** A donation of this device that an account can ask for. */
export type Claimable = Extract<RememberedDonation, { code: string }>

/** Why the backend did not add a donation: it is another account's, or it knows no such donation. */
export type ClaimRefusal = 'taken' | 'unknown'

/** Far more than a device remembers. */
const MAX_SETTLED = 300

/** Codes that this account isn't asked about any more: it said no, or the backend did. */
export function settledCodes(source: StorageSource<'jm-klaim'> = personalLocal): string[] {
  return readStored(source, 'jm-klaim', parseCodes) ?? []
}

/** @param whose the account that was asked, which may have left the tab since */
export function settleCodes(codes: readonly string[], whose: Owner): void {
  const source = localOf(whose)
  const all = new Set([...codes, ...settledCodes(source)])
  writeStored(source, 'jm-klaim', [...all].slice(0, MAX_SETTLED))
}

const parseCodes = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string') : null

const hasCode = (donation: RememberedDonation): donation is Claimable => donation.code !== null

/** The visitor's donations on this device that the account may be asked about; none when nobody is logged in. */
export function visitorsClaimable(): Claimable[] {
  if (owner() === null) return []
  return unsettled(readRememberedDonations(visitorLocal).filter(hasCode))
}

/** Those among the donations that this account may still be asked about. */
export function unsettled(donations: readonly RememberedDonation[]): Claimable[] {
  const settled = settledCodes()
  return donations.filter(hasCode).filter(({ code }) => !settled.includes(code))
}

/**
 * Adds a donation to the account. For one that the account has already, the backend says yes again.
 * @returns null when it is the account's now
 * @throws ApiError when nobody knows: no answer, too many calls, a session that has ended
 */
export async function claimDonation(codeDonate: string): Promise<ClaimRefusal | null> {
  try {
    await optionalBackend.POST('/transaction/claim', { body: { codeDonate } })
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'taken'
    if (error instanceof ApiError && error.status === 404) return 'unknown'
    throw error
  }
}

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
