import { createBackend } from './client'
import { config } from './config'
import type { paths } from './generated/backend'
import { optionalOperations, type OptionalPath } from './generated/optional-operations'
import { unauthorizedWatch } from './unauthorized'

/**
 * The operations that a backend may lack (`x-optional` in the contract). Only what get_capabilities lists may be called:
 * ask `domain/capabilities` first.
 */
export const optionalBackend = createBackend<Pick<paths, OptionalPath>>(config, {
  operations: optionalOperations,
  middlewares: [unauthorizedWatch],
})

/** 1 MB over a slow line, in milliseconds. */
const UPLOAD_TIMEOUT_MS = 180_000

/** The same, for what sends a file. */
export const uploadBackend = createBackend<Pick<paths, OptionalPath>>(config, {
  operations: optionalOperations,
  middlewares: [unauthorizedWatch],
  timeoutMs: UPLOAD_TIMEOUT_MS,
})
