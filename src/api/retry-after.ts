import type { Middleware } from 'openapi-fetch'
import { ApiError } from './errors'

/** A refusal with 429 that says when to come back; `message` says it too. */
export class TooManyRequests extends ApiError {
  /** How many milliseconds to wait before the next call. Always more than 0. */
  readonly retryAfterMs: number

  constructor(operation: string, seconds: number) {
    super('refused', {
      status: 429,
      operation,
      message: `Terlalu banyak permintaan. Coba lagi dalam ${waitInWords(seconds)}.`,
    })
    this.retryAfterMs = seconds * 1000
  }
}

const waitInWords = (seconds: number) =>
  seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`

/**
 * Turns a 429 with `Retry-After` into {@link TooManyRequests}. One without it, or whose header the backend doesn't
 * expose to scripts, is refused as any other call.
 */
export const retryAfter: Middleware = {
  onResponse({ response, schemaPath }) {
    const seconds = Number(response.headers.get('retry-after'))
    if (response.status === 429 && Number.isInteger(seconds) && seconds > 0)
      throw new TooManyRequests(schemaPath, seconds)
  },
}
