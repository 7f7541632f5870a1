import { STAND_IN_KEY } from '../stand-in'
import type { Target } from './http/client'

/** Milliseconds. Long, so that a test doesn't fail because the machine is busy. */
export const PATIENCE_MS = 60_000

/** A backend with one host, checked as from the app's own site. */
export const targetAt = (
  url: URL,
  { key = STAND_IN_KEY, origin = 'http://localhost:5173' } = {},
): Target => ({ main: url, account: url, key, origin, timeoutMs: PATIENCE_MS })
