import { ActionIcon } from './ActionIcon'
import { IconShare } from '@/ui/icons'
import { type Shared, shareAddress } from './share-address'

/** Opens the phone's share sheet; where there is none, copies the link and says so. */
export function ShareButton(shared: Shared) {
  return (
    <ActionIcon
      size={50}
      radius="md"
      variant="light"
      aria-label="Bagikan"
      onClick={() => void shareAddress(shared)}
    >
      <IconShare size={22} aria-hidden />
    </ActionIcon>
  )
}
