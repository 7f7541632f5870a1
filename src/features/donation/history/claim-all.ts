import {
  type Claimable,
  claimDonation,
  type ClaimRefusal,
  settleCodes,
} from '@/domain/donation/claims'
import { type Owner, owner } from '@/lib/storage/owner'
import { takeVisitorDonations } from './visitor-donations'

/** What became of a round of claims. */
export interface ClaimOutcome {
  added: number
  refused: { donation: Claimable; why: ClaimRefusal }[]
  /** Why the round ended early; null when all were asked for. */
  error: unknown
  /** Those that nobody has decided on yet. */
  left: Claimable[]
}

/**
 * Adds donations to the account, one after the other. What is added becomes the account's on this device at once, so
 * that a reload asks for nothing twice. Ends at the first call that was neither granted nor refused, and when the
 * account has left the tab.
 * @param whose the account that has asked for it
 */
export async function claimAll(
  donations: readonly Claimable[],
  whose: Owner,
): Promise<ClaimOutcome> {
  const outcome: ClaimOutcome = { added: 0, refused: [], error: null, left: [] }
  for (const [index, donation] of donations.entries()) {
    if (owner() !== whose) return { ...outcome, left: donations.slice(index) }
    try {
      const why = await claimDonation(donation.code)
      if (why === null) {
        outcome.added += 1
        takeVisitorDonations(({ code }) => code === donation.code, whose)
      } else outcome.refused.push({ donation, why })
      settleCodes([donation.code], whose)
    } catch (error) {
      return { ...outcome, error, left: donations.slice(index) }
    }
  }
  return outcome
}
