import { clsx } from 'clsx'
import { disbursementPath } from '@/domain/program/accountability/accountability-path'
import type { Disbursement } from '@/domain/program/accountability/disbursements'
import type { Program } from '@/domain/program/program'
import { formatWibDate } from '@/lib/time/wib-date'
import { Amount } from '@/ui/text/Amount'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import cover from '@/ui/list/cover-link.module.css'
import { IconChevronRight } from '@/ui/icons'
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
export function PaidAt({ entry: { paidAt } }: { entry: Disbursement }) {
  return paidAt !== null && <time dateTime={paidAt.toISOString()}>{formatWibDate(paidAt)}</time>
}
