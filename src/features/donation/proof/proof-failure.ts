import { ApiError } from '@/api/errors'
import { errorText } from '@/ui/error-text'

/** Why a proof didn't arrive, and that nothing of it is lost. */
export function proofFailure(error: unknown): string {
  return error instanceof ApiError && error.kind === 'network'
    ? 'Pengiriman terputus di tengah jalan. Gambar Anda masih ada di sini; periksa koneksi, lalu coba lagi.'
    : errorText(error)
}
