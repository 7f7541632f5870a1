import { makeCampaigns } from '../seed/campaigns'
import { makeDisbursements } from '../seed/disbursements'
import { makeDonations, type ProgramDonations } from '../seed/donations'
import { makeLegality } from '../seed/legality'
import { makeMasjid } from '../seed/masjid'
import { makePaymentMethods } from '../seed/payment-methods'
import type {
  SeedAccount,
  SeedCampaign,
  SeedDisbursements,
  SeedLegality,
  SeedMasjid,
  SeedPaymentMethod,
  SeedUpdate,
} from '../seed/types'
import { makeUpdates } from '../seed/updates'
import { makeAccounts } from '../seed/users'

/** What a stand-in starts with. */
export interface Seed {
  campaigns: SeedCampaign[]
  masjids: SeedMasjid[]
  /** By program id. */
  donations: ReadonlyMap<string, ProgramDonations>
  /** By program id. */
  updates: ReadonlyMap<string, SeedUpdate[]>
  /** By program id. */
  disbursements: ReadonlyMap<string, SeedDisbursements>
  legality: SeedLegality
  paymentMethods: SeedPaymentMethod[]
  accounts: SeedAccount[]
}

/**
 * Makes the seed around a moment: deadlines and donations lie before and after it as if it were today.
 * @param assetUrl where pictures are served, without a trailing slash
 */
export function makeSeed(now: Date, assetUrl: string): Seed {
  const campaigns = makeCampaigns(now, assetUrl)
  const masjids = makeMasjid(now)
  return {
    campaigns,
    masjids,
    donations: makeDonations(campaigns, masjids, now),
    updates: makeUpdates(now, assetUrl),
    disbursements: makeDisbursements(now, assetUrl),
    legality: makeLegality(now),
    paymentMethods: makePaymentMethods(assetUrl),
    accounts: makeAccounts(now, assetUrl),
  }
}
