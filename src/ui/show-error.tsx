import { VersionGone } from '@/lib/new-version'
import { errorText } from '@/ui/text/error-text'
import { ReloadButton } from '@/ui/button/PlainButton'
import { showToast } from '@/ui/overlay/toast-store'

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
