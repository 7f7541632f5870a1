import { ApiError } from '@/api/errors'
import { errorText } from '@/ui/text/error-text'

/** Why a slip didn't arrive, and that nothing of it is lost. */
export function slipFailure(error: unknown): string {
  return error instanceof ApiError && error.kind === 'network'
    ? 'Pengiriman terputus di tengah jalan. Gambar Anda masih ada di sini; periksa koneksi, lalu coba lagi.'
    : errorText(error)
}
