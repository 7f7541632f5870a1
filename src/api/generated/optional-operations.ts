// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

/** The operations that a backend may lack, by their path in the contract. */
export const optionalOperations = {
  '/campaign/get_disbursements': { host: 'main', credentials: false },
  '/campaign/get_updates': { host: 'main', credentials: false },
  '/campaign/report': { host: 'main', credentials: false },
  '/mosque/get_cashbook': { host: 'main', credentials: false },
  '/mosque/get_events': { host: 'main', credentials: false },
  '/mosque/get_profile': { host: 'main', credentials: false },
  '/user/export': { host: 'account', credentials: true },
  '/user/get_inbox': { host: 'account', credentials: true },
  '/user/read_inbox': { host: 'account', credentials: true, acknowledges: true },
  '/user/store_push': { host: 'account', credentials: true, acknowledges: true },
  '/auth/request_otp': { host: 'account', credentials: true },
  '/auth/verify_otp': { host: 'account', credentials: true },
  '/asset/get_legality': { host: 'main', credentials: false },
  '/transaction/upload_proof': { host: 'main', credentials: false },
  '/news/get_detail': { host: 'main', credentials: false },
  '/news/get_list': { host: 'main', credentials: false },
  '/transaction/get_receipt': { host: 'main', credentials: true },
  '/transaction/edit_dedication': { host: 'main', credentials: true, acknowledges: true },
  '/transaction/claim': { host: 'main', credentials: true, acknowledges: true },
  '/transaction/request_correction': { host: 'main', credentials: false },
  '/transaction/get_history': { host: 'main', credentials: true },
  '/fundraiser/get_stats': { host: 'account', credentials: true },
} as const

/** A path of the contract that a backend may lack. */
export type OptionalPath = keyof typeof optionalOperations
