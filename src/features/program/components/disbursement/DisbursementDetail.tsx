import type { Disbursement, ExpenseDocument } from '@/domain/program/accountability/disbursements'
import { Amount } from '@/ui/text/Amount'
import { Card } from '@/ui/Card'
import { DocumentLink } from '@/ui/list/LinkLine'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { Picture } from '@/ui/picture/Picture'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { useViewTitle } from '@/ui/page/page-title'
import { PaidAt } from './DisbursementCard'
import classes from './DisbursementDetail.module.css'
import { WholeText } from '@/ui/text/WholeText'

/** One disbursement with what it was spent on, and the documents. */
export function DisbursementDetail({ entry }: { entry: Disbursement }) {
  const { purpose, recipient, amount, paidAt, items, documents } = entry
  useViewTitle('Rincian Pencairan', purpose)
  return (
    <article className={classes.page}>
      <Card className={classes.head}>
        <h2 className={classes.purpose}>{purpose}</h2>
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
          <ul role="list" className={classes.documents}>
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
