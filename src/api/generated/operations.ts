// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

import type { paths } from './backend'

/**
 * What the transport needs to know of an operation: `credentials` is true where the contract declares the
 * session cookie, `form` where the body is `multipart/form-data`.
 */
export interface Operation {
  method: 'get' | 'post'
  host: 'main' | 'account'
  credentials: boolean
  form: boolean
}

/** Every operation of the backend, by its path in the contract. */
export const operations = {
  '/campaign/get_campaign_limit': { method: 'get', host: 'main', credentials: false, form: false },
  '/campaign/get_campaign_infaq': { method: 'get', host: 'main', credentials: true, form: false },
  '/campaign/get_campaign_by_slug': {
    method: 'get',
    host: 'main',
    credentials: false,
    form: false,
  },
  '/campaign/get_campaign_detail': { method: 'get', host: 'main', credentials: false, form: false },
  '/campaign/get_campaign_by_id': { method: 'get', host: 'main', credentials: false, form: false },
  '/campaign/get_total_donate': { method: 'get', host: 'main', credentials: false, form: false },
  '/campaign/get_transaction_list': {
    method: 'get',
    host: 'main',
    credentials: false,
    form: false,
  },
  '/campaign/get_prayer_campaign': { method: 'get', host: 'main', credentials: true, form: false },
  '/campaign/toggle_like': { method: 'post', host: 'main', credentials: true, form: true },
  '/mosque/get_campaign': { method: 'get', host: 'main', credentials: false, form: false },
  '/mosque/get_campaign_by_slug': { method: 'get', host: 'main', credentials: false, form: false },
  '/user/get_user': { method: 'post', host: 'account', credentials: true, form: false },
  '/user/edit_profile': { method: 'post', host: 'account', credentials: true, form: true },
  '/user/send_otp': { method: 'post', host: 'account', credentials: true, form: true },
  '/auth/login': { method: 'post', host: 'account', credentials: true, form: true },
  '/auth/logout': { method: 'post', host: 'account', credentials: true, form: false },
  '/auth/send_otp': { method: 'post', host: 'account', credentials: true, form: true },
  '/auth/resend_otp': { method: 'post', host: 'account', credentials: true, form: true },
  '/auth/register': { method: 'post', host: 'account', credentials: true, form: true },
  '/auth/new-password': { method: 'post', host: 'account', credentials: true, form: true },
  '/auth/forgot_password': { method: 'post', host: 'account', credentials: true, form: true },
  '/asset/get_all_payment_method': { method: 'get', host: 'main', credentials: false, form: false },
  '/transaction/storeDonate': { method: 'post', host: 'main', credentials: true, form: true },
  '/transaction/getTransaction': { method: 'get', host: 'main', credentials: false, form: false },
  '/fundraiser/get_user': { method: 'get', host: 'account', credentials: true, form: false },
  '/fundraiser/register': { method: 'post', host: 'account', credentials: true, form: false },
} as const satisfies Record<keyof paths, Operation>

/** A path of the contract, `/{controller}/{kode}`. */
export type OperationPath = keyof typeof operations
