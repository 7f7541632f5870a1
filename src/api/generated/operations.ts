// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

import type { paths } from './backend'
import type { OptionalPath } from './optional-operations'

/** What the transport needs to know of an operation. */
export interface Operation {
  host: 'main' | 'account'
  /** True where the contract declares the cookie. */
  credentials: boolean
  /** True where an answer says only that it was done: none of its data is read. */
  acknowledges?: true
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
  '/campaign/toggle_like': { host: 'main', credentials: true, acknowledges: true },
  '/mosque/get_campaign': { host: 'main', credentials: false },
  '/mosque/get_campaign_by_slug': { host: 'main', credentials: false },
  '/user/get_user': { host: 'account', credentials: true },
  '/user/edit_profile': { host: 'account', credentials: true, acknowledges: true },
  '/user/send_otp': { host: 'account', credentials: true, acknowledges: true },
  '/auth/login': { host: 'account', credentials: true, acknowledges: true },
  '/auth/logout': { host: 'account', credentials: true, acknowledges: true },
  '/auth/send_otp': { host: 'account', credentials: true, acknowledges: true },
  '/auth/resend_otp': { host: 'account', credentials: true, acknowledges: true },
  '/auth/register': { host: 'account', credentials: true, acknowledges: true },
  '/auth/new-password': { host: 'account', credentials: true, acknowledges: true },
  '/auth/forgot_password': { host: 'account', credentials: true, acknowledges: true },
  '/asset/get_all_payment_method': { host: 'main', credentials: false },
  '/asset/get_capabilities': { host: 'main', credentials: false },
  '/transaction/storeDonate': { host: 'main', credentials: true },
  '/transaction/getTransaction': { host: 'main', credentials: false },
  '/fundraiser/get_user': { host: 'account', credentials: true },
  '/fundraiser/register': { host: 'account', credentials: true, acknowledges: true },
} as const satisfies Record<Exclude<keyof paths, OptionalPath>, Operation>

/** A path of the contract, `/{controller}/{kode}`, that each backend has or is asked for. */
export type OperationPath = keyof typeof operations
