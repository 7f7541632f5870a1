const FALLBACK = 'Terjadi kesalahan. Periksa koneksi internet Anda, lalu coba lagi.'

/**
 * A sentence about a failure that a donor can read. The platform's own errors (TypeError "Failed to fetch",
 * DOMException…) are English and technical, so only our own kinds of errors are quoted.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return FALLBACK
  const ownKind = error.name === 'Error' || error.name === 'ApiError'
  return (ownKind && error.message.trim()) || FALLBACK
}
