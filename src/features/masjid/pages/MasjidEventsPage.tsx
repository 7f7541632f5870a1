import type { Params } from 'react-router-dom'
import { useLocation } from '@/domain/place/use-location'
import { programQuery } from '@/domain/program/program-queries'
import { MasjidTitle, MasjidView, useMasjid } from '@/features/masjid/components/MasjidView'
import { EventList } from '@/features/masjid/events/EventList'
import { TravelLine } from '@/features/masjid/components/TravelLine'
import type { Program } from '@/domain/program/program'
import { Skeleton } from '@/ui/state/Skeleton'
import { Picture } from '@/ui/picture/Picture'
import { useDocumentTitle } from '@/ui/page/page-title'
import classes from './MasjidEventsPage.module.css'

export const firstQueries = ({ slug = '' }: Params) => [programQuery('kencleng', slug)]

/** A mosque's events. */
export default function MasjidEventsPage() {
  const { slug, query } = useMasjid()
  useDocumentTitle(query.data && `Kegiatan ${query.data.title}`)
  return (
    <MasjidView query={query} skeleton={<Events slug={slug} masjid={null} />}>
      {(masjid) => <Events slug={slug} masjid={masjid} />}
    </MasjidView>
  )
}

function Events({ slug, masjid }: { slug: string; masjid: Program | null }) {
  const { location } = useLocation({ ask: true })
  return (
    <>
      <Picture src={masjid?.flyerUrl ?? null} alt="" width={640} height={360} priority />
      <div className={classes.head}>
        <MasjidTitle masjid={masjid} className={classes.title} />
        <p className={classes.address}>
          {masjid ? (masjid.address ?? '-') : <Skeleton width="16em" height="0.75em" radius={4} />}
        </p>
        <TravelLine location={location} position={masjid?.position} />
      </div>
      <EventList slug={slug} place={masjid} />
    </>
  )
}
