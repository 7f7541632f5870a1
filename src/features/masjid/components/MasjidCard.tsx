import type { Location } from '@/domain/place/location-store'
import type { Program } from '@/domain/program/program'
import { paths } from '@/lib/address/paths'
import { PictureCard } from '@/ui/picture/PictureCard'
import { TravelLine } from './TravelLine'

/** The height of most cards on a phone, in px. */
export const MASJID_CARD_HEIGHT = 120

/** A mosque in the list. */
export function MasjidCard({
  masjid: { slug, title, address, flyerUrl, position },
  location,
  priority,
}: {
  masjid: Program
  location: Location
  priority: boolean
}) {
  return (
    <PictureCard
      to={paths.masjid(slug)}
      title={title}
      text={address ?? '-'}
      pictureUrl={flyerUrl}
      priority={priority}
    >
      <TravelLine location={location} position={position} />
    </PictureCard>
  )
}
