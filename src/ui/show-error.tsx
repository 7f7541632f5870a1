import { VersionGone } from '@/lib/new-version'
import { ReloadButton } from './button/PlainButton'
import { showToast } from './overlay/toast'

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

/** Says in a toast what failed; for a version that is gone, with the button that helps. */
export function showError(error: unknown): void {
  if (error instanceof VersionGone) showToast(error.message, { duration: Infinity, extra: Reload })
  else showToast(errorText(error), { tone: 'error', duration: 5000 })
}

/** In a box, which a toast stretches in the button's place. */
function Reload() {
  return (
    <div>
      <ReloadButton />
    </div>
  )
}
