import { assetHandlers } from './asset'
import { authHandlers } from './auth'
import { campaignHandlers } from './campaign'
import { fundraiserHandlers } from './fundraiser'
import { mosqueHandlers } from './mosque'
import { newsHandlers } from './news'
import { transactionHandlers } from './transaction'
import type { Handlers } from './types'
import { userHandlers } from './user'

/** The backend's operations. An operation of the contract that is missing here doesn't compile. */
export const handlers: Handlers = {
  ...campaignHandlers,
  ...mosqueHandlers,
  ...userHandlers,
  ...authHandlers,
  ...assetHandlers,
  ...transactionHandlers,
  ...fundraiserHandlers,
  ...newsHandlers,
}
