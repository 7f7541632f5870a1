import { useQuery } from '@tanstack/react-query'
import { Unlisted } from '@/domain/capabilities/Unlisted'
import { useListed } from '@/domain/capabilities/use-listed'
import { type Legality, legalityQuery, type Licence } from '@/domain/organisation/legality'
import { formatRupiah } from '@/lib/format-number'
import { formatWibDate } from '@/lib/time/wib-date'
import { Card } from '@/ui/Card'
import { DocumentLink } from '@/ui/list/LinkLine'
import { EmptyState, QueryView } from '@/ui/state/States'
import { IconBuildingBank } from '@/ui/icons'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { Skeleton } from '@/ui/state/Skeleton'
import { useServerNow } from '@/ui/use-now'
import classes from './LegalityPage.module.css'
import { WholeText } from '@/ui/text/WholeText'

/** A donation to reckon the fee with, in whole rupiah. */
const EXAMPLE_DONATION = 100_000

/** Who collects the donations, by what right, and what it keeps of them. */
export default function LegalityPage() {
  const listed = useListed('/asset/get_legality')
  const query = useQuery({ ...legalityQuery(), enabled: listed === true })
  if (listed === false)
    return (
      <Unlisted>
        <EmptyState
          icon={<IconBuildingBank size={32} stroke={1.5} />}
          title="Belum ada informasi legalitas"
        />
      </Unlisted>
    )
  return (
    <QueryView query={query} skeleton={<LegalitySkeleton />}>
      {(legality) => <LegalityView legality={legality} />}
    </QueryView>
  )
}

function LegalityView({ legality }: { legality: Legality }) {
  const { organisation, legalForm, address, feePercent, licences, audits } = legality
  return (
    <div className={classes.page}>
      <Card as="section" aria-labelledby="lembaga">
        <h2 id="lembaga" className={classes.organisation}>
          {organisation}
        </h2>
        {legalForm !== '' && (
          <p className={classes.fact}>
            <WholeText text={legalForm} />
          </p>
        )}
        {address !== '' && <p className={classes.fact}>{address}</p>}
      </Card>
      {feePercent !== null && <Fee percent={feePercent} />}
      <section aria-labelledby="izin">
        <SectionHeading id="izin">Izin</SectionHeading>
        {licences.length === 0 ? (
          <p className={classes.fact}>Belum ada izin yang dicantumkan.</p>
        ) : (
          <ul role="list" className={classes.list}>
            {licences.map((licence, index) => (
              // Rows have no id and no state, so the index is a good key.
              <LicenceCard key={index} licence={licence} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="audit">
        <SectionHeading id="audit">Audit</SectionHeading>
        {audits.length === 0 ? (
          <p className={classes.fact}>Belum ada laporan audit.</p>
        ) : (
          <Card as="ul" role="list">
            {audits.map(({ year, title, href }, index) => (
              <li key={index}>
                <DocumentLink title={year === null ? title : `${year} · ${title}`} href={href} />
              </li>
            ))}
          </Card>
        )}
      </section>
    </div>
  )
}

function Fee({ percent }: { percent: number }) {
  const kept = Math.round((EXAMPLE_DONATION * percent) / 100)
  return (
    <Card as="section" aria-labelledby="biaya" className={classes.fee}>
      <h2 id="biaya" className={classes.feeLabel}>
        Biaya operasional
      </h2>
      <p className={classes.percent}>{`${String(percent).replace('.', ',')}%`}</p>
      <p className={classes.fact}>
        {percent === 0
          ? 'Lembaga tidak mengambil biaya dari donasi Anda.'
          : `Dari donasi ${formatRupiah(EXAMPLE_DONATION)}, lembaga memakai ${formatRupiah(kept)} untuk biaya operasional. Selebihnya untuk program.`}
      </p>
    </Card>
  )
}

function LicenceCard({ licence }: { licence: Licence }) {
  const now = useServerNow()
  const { kind, number, issuer, validUntil, href } = licence
  const ended = validUntil instanceof Date && now !== null && validUntil < now
  return (
    <Card as="li">
      <h3 className={classes.kind}>{kind}</h3>
      <KeyValueList>
        {number !== '' && (
          <KeyValueRow label="Nomor">
            <WholeText text={number} />
          </KeyValueRow>
        )}
        {issuer !== '' && <KeyValueRow label="Penerbit">{issuer}</KeyValueRow>}
        {validUntil !== null && (
          <KeyValueRow label={ended ? 'Berakhir' : 'Berlaku sampai'}>
            {validUntil === 'endless' ? 'Tanpa batas waktu' : formatWibDate(validUntil)}
          </KeyValueRow>
        )}
      </KeyValueList>
      {ended && <p className={classes.ended}>Izin ini sudah tidak berlaku.</p>}
      {href !== null && <DocumentLink title="Lihat dokumen" href={href} />}
    </Card>
  )
}

function LegalitySkeleton() {
  return (
    <div className={classes.page}>
      {[104, 132, 200, 200].map((height, index) => (
        <Skeleton key={index} height={height} radius={16} />
      ))}
    </div>
  )
}
