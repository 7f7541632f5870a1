import { makeCampaigns } from '../seed/campaigns'
import { makeDisbursements } from '../seed/disbursements'
import { makeDonations, type ProgramDonations } from '../seed/donations'
import { makeHistory, type SeedGift } from '../seed/history'
import { makeInbox } from '../seed/inbox'
import { makeLegality } from '../seed/legality'
import { makeMasjid } from '../seed/masjid'
import { makeNews, type SeedArticle } from '../seed/news'
import { makePaymentMethods } from '../seed/payment-methods'
import { makeReferrals, type SeedReferral } from '../seed/referrals'
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
import { MINUTE_MS } from './clock'

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
  /** Newest first in each tab. */
  news: SeedArticle[]
  /** What the account with a long history gave. */
  gifts: SeedGift[]
  referrals: SeedReferral[]
  /** By account. */
  inbox: ReturnType<typeof makeInbox>
}

/**
 * Makes the seed around a moment: deadlines and donations lie before and after it as if it were today.
 * @param assetUrl where pictures are served, without a trailing slash
 */
export function makeSeed(now: Date, assetUrl: string): Seed {
  const campaigns = makeCampaigns(now, assetUrl)
  const masjids = makeMasjid(now)
  const donations = makeDonations(campaigns, masjids, now)
  const accounts = makeAccounts(now, assetUrl)
  return {
    campaigns,
    masjids,
    donations,
    updates: makeUpdates(now, assetUrl),
    disbursements: makeDisbursements(now, assetUrl),
    legality: makeLegality(now),
    paymentMethods: makePaymentMethods(assetUrl),
    accounts,
    news: makeNews(now, assetUrl),
    gifts: makeHistory(campaigns, masjids, now),
    referrals: makeReferrals(donations),
    inbox: makeInbox(accounts, now),
  }
}

/**
 * Makes the seed once a minute, for stand-ins that are reset for each test: its texts tell no seconds. It is frozen, so
 * that no stand-in changes it for the next.
 * @param assetUrl as `makeSeed` takes it
 */
export function keepSeed(assetUrl: string): (now: Date) => Seed {
  let made: { minute: number; seed: Seed } | null = null
  return (now) => {
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== made?.minute) made = { minute, seed: frozen(makeSeed(now, assetUrl)) }
    return made.seed
  }
}

/** Freezes a value with all that it holds. A map's own entries can still be replaced. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of value instanceof Map ? value.values() : Object.values(value)) frozen(part)
  return Object.freeze(value)
}
