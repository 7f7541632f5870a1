// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

import type { paths } from './backend'
import type { OptionalPath } from './optional-operations'

/** What the transport needs to know of an operation: `credentials` is true where the contract declares the cookie. */
export interface Operation {
  host: 'main' | 'account'
  credentials: boolean
}

/** Every operation that each backend has or is asked for, by its path in the contract. */
export const operations = {
  '/campaign/get_campaign_limit': { host: 'main', credentials: false },
  '/campaign/get_campaign_infaq': { host: 'main', credentials: true },
  '/campaign/get_campaign_by_slug': { host: 'main', credentials: false },
  '/campaign/get_campaign_detail': { host: 'main', credentials: false },
  '/campaign/get_campaign_by_id': { host: 'main', credentials: false },
  '/campaign/get_total_donate': { host: 'main', credentials: false },
  '/campaign/get_transaction_list': { host: 'main', credentials: false },
  '/campaign/get_prayer_campaign': { host: 'main', credentials: true },
  '/campaign/toggle_like': { host: 'main', credentials: true },
  '/mosque/get_campaign': { host: 'main', credentials: false },
  '/mosque/get_campaign_by_slug': { host: 'main', credentials: false },
  '/user/get_user': { host: 'account', credentials: true },
  '/user/edit_profile': { host: 'account', credentials: true },
  '/user/send_otp': { host: 'account', credentials: true },
  '/auth/login': { host: 'account', credentials: true },
  '/auth/logout': { host: 'account', credentials: true },
  '/auth/send_otp': { host: 'account', credentials: true },
  '/auth/resend_otp': { host: 'account', credentials: true },
  '/auth/register': { host: 'account', credentials: true },
  '/auth/new-password': { host: 'account', credentials: true },
  '/auth/forgot_password': { host: 'account', credentials: true },
  '/asset/get_all_payment_method': { host: 'main', credentials: false },
  '/asset/get_capabilities': { host: 'main', credentials: false },
  '/transaction/storeDonate': { host: 'main', credentials: true },
  '/transaction/getTransaction': { host: 'main', credentials: false },
  '/fundraiser/get_user': { host: 'account', credentials: true },
  '/fundraiser/register': { host: 'account', credentials: true },
} as const satisfies Record<Exclude<keyof paths, OptionalPath>, Operation>

/** A path of the contract, `/{controller}/{kode}`, that each backend has or is asked for. */
export type OperationPath = keyof typeof operations
