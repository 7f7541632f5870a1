import { type Disbursement, disbursementTotals } from '@/features/program/disbursements'
import { formatWibDate } from '@/lib/wib-date'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { IconCashBanknote } from '@/ui/icons'
import classes from './DisbursementList.module.css'

/** The totals, and each disbursement. */
export function DisbursementList({ entries }: { entries: readonly Disbursement[] }) {
  const totals = disbursementTotals(entries)
  return (
    <>
      <dl className={classes.totals}>
        <Card>
          <dt>Total dana dicairkan</dt>
          <dd>
            <Amount value={totals.amount} size="lg" />
          </dd>
        </Card>
        <Card>
          <dt>Jumlah pencairan</dt>
          <dd>{totals.count} Kali</dd>
        </Card>
      </dl>
      {entries.length === 0 ? (
        <EmptyState
          icon={<IconCashBanknote size={32} stroke={1.5} />}
          title="Belum ada pencairan dana"
          text="Setiap pencairan dana program ini akan tercatat di sini."
        />
      ) : (
        <ol className={classes.list}>
          {entries.map(({ id, title, amount, paidAt }) => (
            <Card key={id} as="li" className={classes.entry}>
              <div>
                <p className={classes.title}>{title}</p>
                <time dateTime={paidAt.toISOString()}>{formatWibDate(paidAt)}</time>
              </div>
              <Amount value={amount} />
            </Card>
          ))}
        </ol>
      )}
    </>
  )
}
