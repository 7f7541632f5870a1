import { useMemo, useState } from 'react'
import type { Params } from 'react-router-dom'
import { useLocation } from '@/domain/place/use-location'
import { FridayReminder } from '@/domain/program/FridayReminder'
import { programQuery } from '@/domain/program/program-queries'
import {
  MasjidTitle,
  MasjidView,
  useMasjid,
  useProfile,
} from '@/features/masjid/components/MasjidView'
import { OwnMasjidButton } from '@/features/masjid/components/OwnMasjidButton'
import { TravelLine } from '@/features/masjid/components/TravelLine'
import {
  Contact,
  Facilities,
  Gallery,
  Iqamah,
  People,
} from '@/features/masjid/profile/ProfileParts'
import { type Program, type ProgramDetail, programPath } from '@/domain/program/program'
import { Skeleton, TextSkeleton } from '@/ui/state/Skeleton'
import { Card } from '@/ui/Card'
import { Picture } from '@/ui/picture/Picture'
import { RichText } from '@/ui/text/RichText'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { useDocumentTitle } from '@/ui/page/page-title'
import { useHydrated } from '@/ui/use-hydrated'
import classes from './MasjidPage.module.css'
import type { Elements } from '@/ui/elements'
import { MapCanvas } from '@/features/masjid/map/MapCanvas'
import { MASJID_ZOOM } from '@/features/masjid/map/map-view'
import { useListed } from '@/domain/capabilities/use-listed'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { paths } from '@/lib/address/paths'
import { IconMoneybag, IconCalendarEvent, IconChartBar } from '@/ui/icons'
import { LinkButton } from '@/ui/button/Button'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { useStore } from '@/ui/use-store'
import { Tile, TileRow } from '@/ui/list/Tile'

export const firstQueries = ({ slug = '' }: Params) => [programQuery('kencleng', slug)]

/** A mosque. */
export default function MasjidPage() {
  const { slug, query } = useMasjid()
  useDocumentTitle(query.data?.title)
  return (
    <MasjidView query={query} skeleton={<Info slug={slug} masjid={null} />}>
      {(masjid) => <Info slug={slug} masjid={masjid} />}
    </MasjidView>
  )
}

/** The same layout with and without the mosque, so that nothing moves when the answer comes. */
function Info({ slug, masjid }: { slug: string; masjid: ProgramDetail | null }) {
  const { location } = useLocation({ ask: true })
  const state = useProfile(slug)
  const profile = state.kind === 'ready' ? state.profile : null
  // The profile tells of the mosque, the other text of its collection box.
  const isHydrated = useHydrated()
  const [isInHtml] = useState(!isHydrated)
  // The prerendered page has a text in any case: it stays until another one comes.
  const isTextAwaited = state.kind === 'loading' && !isInHtml
  const html = isTextAwaited ? undefined : profile?.html || masjid?.fullHtml
  return (
    <>
      <div className={classes.flyer}>
        <Picture src={masjid?.flyerUrl ?? null} alt="" width={640} height={360} priority />
        <div className={classes.overlay}>
          <MasjidTitle masjid={masjid} className={classes.title} />
        </div>
      </div>
      <div className={classes.page}>
        <div>
          <p className={classes.address}>
            {masjid ? (
              <span>{masjid.address ?? '-'}</span>
            ) : (
              <Skeleton width="16em" height="0.75em" radius={4} />
            )}
          </p>
          <TravelLine location={location} position={masjid?.position} />
        </div>
        <OwnMasjidButton masjid={masjid} />
        <MasjidTiles slug={slug} />
        <section aria-labelledby="masjid-peta">
          <SectionHeading id="masjid-peta">Lokasi Peta</SectionHeading>
          <MasjidLocation masjid={masjid} />
        </section>
        <Section id="masjid-kontak" heading="Kontak">
          <Contact masjid={masjid} state={state} />
        </Section>
        {profile && profile.people.length > 0 && (
          <Section id="masjid-pengurus" heading="Pengurus">
            <People people={profile.people} />
          </Section>
        )}
        {profile?.iqamah && (
          <Section id="masjid-iqamah" heading="Waktu iqamah">
            <Iqamah iqamah={profile.iqamah} />
          </Section>
        )}
        {profile && profile.facilities.length > 0 && (
          <Section id="masjid-fasilitas" heading="Fasilitas">
            <Facilities facilities={profile.facilities} />
          </Section>
        )}
        {html !== '' && (
          <Section id="masjid-deskripsi" heading="Deksripsi">
            {html === undefined ? <TextSkeleton lines={4} /> : <RichText html={html} />}
          </Section>
        )}
        {profile && profile.pictures.length > 0 && (
          <Section id="masjid-foto" heading="Foto">
            <Gallery pictures={profile.pictures} title={masjid?.title ?? 'masjid'} />
          </Section>
        )}
        {profile?.qris && (
          <LinkButton variant="default" to={paths.masjidQris(slug)} fullWidth>
            Periksa stiker QRIS
          </LinkButton>
        )}
        {masjid && (
          <LinkButton variant="default" to={paths.masjidScreen(slug)} fullWidth>
            Pasang di layar
          </LinkButton>
        )}
        {/* Once all above it is there, so that it doesn't move. */}
        {masjid?.deadline === null && state.kind !== 'loading' && (
          <FridayReminder program={masjid} />
        )}
      </div>
      <StickyBarSpacer />
      <StickyBar label="Infaq">
        <LinkButton to={programPath({ kind: 'kencleng', slug }, 'donate')} fullWidth>
          Infaq untuk masjid ini
        </LinkButton>
      </StickyBar>
    </>
  )
}

function Section({ id, heading, children }: { id: string; heading: string; children: Elements }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      {children}
    </Card>
  )
}

/** The small map of a mosque: "Loading..." until the coordinates have come, and a sentence if there are none. */
function MasjidLocation({ masjid }: { masjid: Program | null }) {
  const position = masjid?.position ?? null
  const view = useMemo(
    () => (position === null ? null : { kind: 'centre' as const, position, zoom: MASJID_ZOOM }),
    [position],
  )
  const markers = useMemo(
    () =>
      masjid === null || position === null
        ? []
        : [{ id: masjid.id, title: masjid.title, address: null, position, href: null }],
    [masjid, position],
  )
  if (masjid !== null && position === null)
    return <p className={classes.none}>Lokasi masjid ini belum ada di peta.</p>
  return (
    <>
      <MapCanvas
        small
        label={`Peta ${masjid?.title ?? 'masjid'}`}
        waiting="Loading..."
        view={view}
        markers={markers}
      />
      {position !== null && (
        <a
          className={classes.directions}
          href={`https://www.google.com/maps/dir/?api=1&destination=${position.latitude},${position.longitude}`}
          target="_blank"
          rel="noopener"
        >
          Petunjuk arah
          <span className="jm-hidden"> (membuka tab baru)</span>
        </a>
      )}
    </>
  )
}

/** The links of a mosque's page: events, the cash book or else the finance dashboard (another product), the collection box. */
function MasjidTiles({ slug }: { slug: string }) {
  const isListed = useListed('/mosque/get_cashbook') === true
  const { financeUrl } = useStore(settingsStore)
  return (
    <TileRow>
      <Tile
        label="Kegiatan"
        icon={<IconCalendarEvent size={20} stroke={1.7} />}
        to={paths.masjidEvents(slug)}
      />
      <Tile
        label="Keuangan"
        icon={<IconChartBar size={20} stroke={1.7} />}
        {...(isListed ? { to: paths.masjidCash(slug) } : { href: financeUrl })}
      />
      <Tile
        label="Kencleng Masjid"
        icon={<IconMoneybag size={20} stroke={1.7} />}
        to={programPath({ kind: 'kencleng', slug })}
      />
    </TileRow>
  )
}
