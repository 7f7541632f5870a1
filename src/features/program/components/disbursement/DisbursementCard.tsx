import { clsx } from 'clsx'
import { disbursementPath } from '@/domain/program/accountability/accountability'
import type { Disbursement, ExpenseDocument } from '@/domain/program/accountability/disbursements'
import type { Program } from '@/domain/program/program'
import { formatWibDate } from '@/lib/time/wib-date'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { IconChevronRight } from '@/ui/icons'
import { DocumentLink } from '@/ui/list/LinkLine'
import { useViewTitle } from '@/ui/page/page-title'
import { Picture } from '@/ui/picture/Picture'
import { Amount } from '@/ui/text/Amount'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { WholeText } from '@/ui/text/WholeText'
import cover from '@/ui/list/cover-link.module.css'
import classes from './DisbursementCard.module.css'

/** One disbursement of the list; it leads to its items and documents. */
export function DisbursementCard({ program, entry }: { program: Program; entry: Disbursement }) {
  const { id, purpose, recipient, amount, documents } = entry
  return (
    <Card as="article" className={clsx(classes.card, cover.whole)}>
      <div className={classes.words}>
        <h3 className={classes.purpose}>
          <AppLink to={disbursementPath(program, id)} className={cover.link ?? ''}>
            {purpose}
          </AppLink>
        </h3>
        <Amount value={amount} />
        <p className={classes.facts}>
          <PaidAt entry={entry} />
          {recipient !== '' && <span>{`Kepada ${recipient}`}</span>}
          {documents.length > 0 && (
            <span className={classes.documents}>{`${documents.length} bukti`}</span>
          )}
        </p>
      </div>
      <IconChevronRight size={20} className={classes.arrow} aria-hidden />
    </Card>
  )
}

/** The day of a disbursement, in WIB. */
function PaidAt({ entry: { paidAt } }: { entry: Disbursement }) {
  return paidAt !== null && <time dateTime={paidAt.toISOString()}>{formatWibDate(paidAt)}</time>
}

/** One disbursement with what it was spent on, and the documents. */
export function DisbursementDetail({ entry }: { entry: Disbursement }) {
  const { purpose, recipient, amount, paidAt, items, documents } = entry
  useViewTitle('Rincian Pencairan', purpose)
  return (
    <article className={classes.page}>
      <Card className={classes.head}>
        <h2 className={classes.disbursementDetailPurpose}>{purpose}</h2>
        <Amount value={amount} size="xl" />
        <KeyValueList>
          {paidAt !== null && (
            <KeyValueRow label="Tanggal pencairan">
              <PaidAt entry={entry} />
            </KeyValueRow>
          )}
          {recipient !== '' && <KeyValueRow label="Penerima">{recipient}</KeyValueRow>}
        </KeyValueList>
      </Card>
      <section aria-labelledby="rincian">
        <SectionHeading id="rincian">Rincian</SectionHeading>
        {items.length === 0 ? (
          <p className={classes.none}>Rincian belum dilampirkan.</p>
        ) : (
          <Card>
            <KeyValueList>
              {items.map(({ name, amount: part }, index) => (
                // Items have no id and no state, so the index is a good key.
                <KeyValueRow key={index} label={<WholeText text={name} />} amount>
                  <Amount value={part} tone="plain" />
                </KeyValueRow>
              ))}
            </KeyValueList>
          </Card>
        )}
      </section>
      <section aria-labelledby="bukti">
        <SectionHeading id="bukti">Bukti</SectionHeading>
        {documents.length === 0 ? (
          <p className={classes.none}>Bukti belum dilampirkan.</p>
        ) : (
          <ul role="list" className={classes.disbursementDetailDocuments}>
            {documents.map((document, index) => (
              <DocumentCard key={index} document={document} />
            ))}
          </ul>
        )}
      </section>
    </article>
  )
}

function DocumentCard({ document: { title, pictureUrl, href } }: { document: ExpenseDocument }) {
  return (
    <Card as="li" flush>
      {pictureUrl !== null && (
        <Picture
          src={pictureUrl}
          alt={`Gambar bukti: ${title}`}
          width={640}
          height={400}
          className={classes.picture}
        />
      )}
      <div className={classes.document}>
        <DocumentLink title={title} href={href} />
      </div>
    </Card>
  )
}
