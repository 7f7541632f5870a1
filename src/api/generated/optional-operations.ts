// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

/** The operations that a backend may lack, by their path in the contract. */
export const optionalOperations = {
  '/transaction/claim': { host: 'main', credentials: true },
  '/transaction/get_history': { host: 'main', credentials: true },
  '/fundraiser/get_stats': { host: 'account', credentials: true },
} as const

/** A path of the contract that a backend may lack. */
export type OptionalPath = keyof typeof optionalOperations
