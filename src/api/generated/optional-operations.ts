// Generated from openapi/ by scripts/codegen.ts. Not to be edited: run `npm run codegen`.

/** The operations that a backend may lack, by their path in the contract. */
export const optionalOperations = {
  '/transaction/upload_proof': { host: 'main', credentials: false },
} as const

/** A path of the contract that a backend may lack. */
export type OptionalPath = keyof typeof optionalOperations
