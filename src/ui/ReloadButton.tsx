import { takeNewVersion } from '@/lib/new-version'
import { PlainButton } from '@/ui/button/PlainButton'

/** Loads the page anew in the newest version. */
export function ReloadButton() {
  return (
    <PlainButton variant="light" onClick={takeNewVersion}>
      Muat ulang
    </PlainButton>
  )
}
