import { personalLocal, visitorLocal } from '@/lib/owned-storage'
import { owner } from '@/lib/owner'
import { DONATIONS_KEY } from '@/lib/personal-storage'
import { removeStored, writeStored } from '@/lib/storage'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'

/** How many donations made on this device have no account; 0 when nobody is logged in. */
export function countVisitorDonations(): number {
  return owner() === null ? 0 : readRememberedDonations(visitorLocal).length
}

/**
 * Moves the visitor's donations to the account that is logged in. If storage is denied or full, they stay where they
 * are.
 */
export function takeVisitorDonations(): void {
  const all = [...readRememberedDonations(), ...readRememberedDonations(visitorLocal)]
  all.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  if (writeStored(personalLocal, DONATIONS_KEY, all)) removeStored(visitorLocal, DONATIONS_KEY)
}
