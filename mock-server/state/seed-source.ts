import { makeCampaigns } from '../seed/campaigns'
import { makeDonations, type ProgramDonations } from '../seed/donations'
import { makeMasjid } from '../seed/masjid'
import { makeNews, type SeedArticle } from '../seed/news'
import { makePaymentMethods } from '../seed/payment-methods'
import type { SeedAccount, SeedCampaign, SeedMasjid, SeedPaymentMethod } from '../seed/types'
import { makeAccounts } from '../seed/users'

/** What a stand-in starts with. */
export interface Seed {
  campaigns: SeedCampaign[]
  masjids: SeedMasjid[]
  /** By program id. */
  donations: ReadonlyMap<string, ProgramDonations>
  paymentMethods: SeedPaymentMethod[]
  accounts: SeedAccount[]
  /** Newest first in each tab. */
  news: SeedArticle[]
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
    paymentMethods: makePaymentMethods(assetUrl),
    accounts: makeAccounts(now, assetUrl),
    news: makeNews(now, assetUrl),
  }
}
