import { createBackend } from './client'
import { config } from './config'
import type { paths } from './generated/backend'
import { optionalOperations, type OptionalPath } from './generated/optional-operations'
import { retryAfter } from './retry-after'
import { unauthorizedWatch } from './unauthorized'

/**
 * The operations that a backend may lack (`x-optional` in the contract). Only what get_capabilities lists may be called:
 * ask `domain/capabilities` first.
 */
export const optionalBackend = createBackend<Pick<paths, OptionalPath>>(config, {
  operations: optionalOperations,
  // The last one sees an answer first.
  middlewares: [retryAfter, unauthorizedWatch],
})
