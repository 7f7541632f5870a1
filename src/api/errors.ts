import type { Middleware } from 'openapi-fetch'
import { DecodeError, NothingFound } from './decode'

/** What went wrong with a call, in the kinds that a screen has to distinguish. */
export type ApiErrorKind =
  /**
   * No answer came: no network, the server is down, or it took too long. The call may or may not have been carried out.
   */
  | 'network'
  /** The server answered with a failure. */
  | 'refused'
  /** The server answered, but not in the contract's shape. */
  | 'malformed'

/** The one error of every backend or external call. `message` is Indonesian and fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The contract path, such as `/campaign/get_campaign_limit`. */
  readonly operation: string
  /** Where a malformed answer breaks the contract; for developers. */
  readonly detail: string | undefined
  /** Whether `message` is the server's own. */
  readonly said: boolean

  constructor(
    kind: ApiErrorKind,
    { status, operation, message, detail, said = false, cause }: ApiErrorInit,
  ) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.operation = operation
    this.detail = detail
    this.said = said
  }
}

interface ApiErrorInit {
  status: number
  operation: string
  message: string
  detail?: string
  said?: boolean
  cause?: unknown
}

const fallbackMessages: Readonly<Record<number, string>> = {
  401: 'Silakan masuk terlebih dahulu.',
  403: 'Aplikasi tidak diizinkan mengakses server.',
  404: 'Data tidak ditemukan.',
  413: 'Berkas terlalu besar untuk server. Pilih yang lebih kecil.',
  429: 'Terlalu banyak permintaan. Coba beberapa saat lagi.',
}

/** A proxy's HTML page, and what frameworks say of themselves, are no messages for a donor. */
const FOR_DEVELOPERS =
  /<\w|SQLSTATE|Exception\b|stack trace|Traceback|\.php\b|\bundefined (?:index|variable|array|property)|given data was invalid/i

/** The server's own message if it is readable, else one for the status. */
export function refusal(operation: string, status: number, serverMessage: unknown): ApiError {
  const readable =
    typeof serverMessage === 'string' &&
    serverMessage.trim() !== '' &&
    !FOR_DEVELOPERS.test(serverMessage)
      ? serverMessage.trim().slice(0, 300)
      : undefined
  return new ApiError('refused', {
    status,
    operation,
    said: readable !== undefined,
    message:
      readable ??
      fallbackMessages[status] ??
      (status >= 500
        ? 'Server sedang bermasalah. Silakan coba beberapa saat lagi.'
        : 'Permintaan tidak dapat diproses.'),
  })
}

/** No answer: offline, refused, reset or timed out. */
export function unreachable(operation: string, cause: unknown): ApiError {
  return new ApiError('network', {
    status: 0,
    operation,
    message: 'Tidak dapat terhubung. Periksa koneksi internet Anda, lalu coba lagi.',
    cause,
  })
}

/** An answer that isn't JSON, or not in the contract's shape. */
export function malformed(operation: string, status: number, detail: string): ApiError {
  return new ApiError('malformed', {
    status,
    operation,
    message: 'Jawaban server tidak dapat dibaca. Silakan coba lagi.',
    detail,
  })
}

/**
 * Reads an answer.
 * @throws ApiError naming the field where the answer breaks the contract; 404 for {@link NothingFound}
 */
export function decoded<T>(operation: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof DecodeError) throw malformed(operation, 200, error.message)
    if (error instanceof NothingFound) throw refusal(operation, 404, error.message)
    throw error
  }
}

/** True when the server said that nobody is logged in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** True for a call that was cancelled, or whose answer was for a former owner: no message may be shown. */
export function isAborted(error: unknown): error is Error {
  return error instanceof Error && error.name === 'AbortError'
}

/** True for a program, donation or mosque that does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

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
