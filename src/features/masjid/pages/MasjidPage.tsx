import type { ReactNode } from 'react'
import type { Params } from 'react-router-dom'
import { useLocation } from '@/domain/place/use-location'
import { programQuery } from '@/domain/program/program-queries'
import { MasjidLocation } from '@/features/masjid/components/MasjidLocation'
import { MasjidTiles } from '@/features/masjid/components/MasjidTiles'
import { MasjidView } from '@/features/masjid/components/MasjidView'
import { TravelLine } from '@/features/masjid/components/TravelLine'
import { useMasjid } from '@/features/masjid/use-masjid'
import type { ProgramDetail } from '@/domain/program/program'
import { Skeleton, TextSkeleton } from '@/ui/Skeleton'
import { Card } from '@/ui/Card'
import { KeyValueList, KeyValueRow } from '@/ui/KeyValueRow'
import { Picture } from '@/ui/Picture'
import { RichText } from '@/ui/RichText'
import { SectionHeading } from '@/ui/SectionHeading'
import { useDocumentTitle } from '@/ui/use-document-title'
import classes from './MasjidPage.module.css'

export const firstQueries = ({ slug = '' }: Params) => [programQuery('kencleng', slug)]

/** Labels for which the backend has no field (docs/deviations.md). */
const unknown = ['Pengurus', 'Telepon', 'Email']

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
  const missing = [
    ...(masjid?.address === null ? ['Lokasi'] : []),
    ...unknown,
    ...(masjid?.fullHtml === '' ? ['Deksripsi'] : []),
  ]
  return (
    <>
      <div className={classes.flyer}>
        <Picture src={masjid?.flyerUrl ?? null} alt="" width={640} height={360} priority />
        <div className={classes.overlay}>
          <h2 className={classes.title}>
            {masjid ? masjid.title : <Skeleton width="12em" height="0.8em" radius={4} />}
          </h2>
        </div>
      </div>
      <div className={classes.page}>
        <TravelLine location={location} position={masjid?.position} />
        <MasjidTiles slug={slug} />
        <section aria-labelledby="masjid-peta">
          <SectionHeading id="masjid-peta">Lokasi Peta</SectionHeading>
          <MasjidLocation masjid={masjid} />
        </section>
        <Section id="masjid-kontak" heading="Kontak">
          <KeyValueList>
            {masjid?.address !== null && (
              <KeyValueRow label="Lokasi">
                {masjid?.address ?? <Skeleton width="10em" height="0.8em" />}
              </KeyValueRow>
            )}
            <KeyValueRow label={missing.join(', ')}>Belum tersedia</KeyValueRow>
          </KeyValueList>
        </Section>
        {masjid?.fullHtml !== '' && (
          <Section id="masjid-deskripsi" heading="Deksripsi">
            {masjid ? <RichText html={masjid.fullHtml} /> : <TextSkeleton lines={4} />}
          </Section>
        )}
      </div>
    </>
  )
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      {children}
    </Card>
  )
}
