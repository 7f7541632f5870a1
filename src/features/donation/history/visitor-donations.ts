import { personalLocal, visitorLocal } from '@/lib/owned-storage'
import { owner } from '@/lib/owner'
import { DONATIONS_KEY } from '@/lib/personal-storage'
import { removeStored, writeStored } from '@/lib/storage'
import { readRememberedDonations } from '@/lib/remembered-donations'

/** How many donations were made on this device without an account, for whoever has one; 0 for the visitor. */
export function countVisitorDonations(): number {
  return owner() === null ? 0 : readRememberedDonations(visitorLocal).length
}

/** Adds them to the account that is logged in; they are the visitor's no more. Nothing is lost where that can't be. */
export function takeVisitorDonations(): void {
  const all = [...readRememberedDonations(), ...readRememberedDonations(visitorLocal)]
  all.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  if (writeStored(personalLocal, DONATIONS_KEY, all)) removeStored(visitorLocal, DONATIONS_KEY)
}
