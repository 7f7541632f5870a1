import { useQuery } from '@tanstack/react-query'
import type { Disbursements } from '@/domain/program/accountability/disbursements'
import type { Program } from '@/domain/program/program'
import { totalDonateQuery } from '@/domain/program/program-queries'
import { formatRupiah } from '@/lib/format-number'
import { Card } from '@/ui/Card'
import { InlineError } from '@/ui/state/RetryLines'
import { LineSkeleton, Skeleton } from '@/ui/state/Skeleton'
import { Amount } from '@/ui/text/Amount'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import classes from './MoneySummary.module.css'

/** Amounts in whole rupiah. */
export interface Money {
  collected: number
  disbursed: number
  /** What the organisation keeps for its own costs. */
  operational: number
}

/** How a bar shows what became of the money collected. */
export interface MoneySplit {
  /** Percent of the bar, 0 to 100; together at most 100. What is left is the rest. */
  disbursed: number
  operational: number
  /** By how much more was spent than collected, in whole rupiah; 0 where it wasn't. */
  overspent: number
}

/** Splits the collected money; where more was spent, the bar stands for what was spent, and nothing is left of it. */
export function splitMoney({ collected, disbursed, operational }: Money): MoneySplit {
  const spent = disbursed + operational
  const whole = Math.max(collected, spent)
  const percent = (amount: number) => (whole === 0 ? 0 : (amount / whole) * 100)
  return {
    disbursed: percent(disbursed),
    operational: percent(operational),
    overspent: Math.max(0, spent - collected),
  }
}

/** What was collected, and what became of it: a bar, and the sums as the backend tells them. */
export function MoneySummary({
  program,
  disbursements: { disbursed, operational, left },
}: {
  program: Program
  disbursements: Disbursements
}) {
  const collected = useQuery(totalDonateQuery(program))
  const failed = collected.isError && collected.data === undefined
  const split =
    collected.data === undefined
      ? undefined
      : splitMoney({ collected: collected.data, disbursed, operational })
  // What the backend itself calls missing counts too, also while nobody knows what was collected.
  const overspent = Math.max(split?.overspent ?? 0, -left)
  return (
    <div className={classes.page}>
      <Card as="section" aria-labelledby="terkumpul" className={classes.card}>
        <div className={classes.collected}>
          <h2 id="terkumpul" className={classes.label}>
            Terkumpul
          </h2>
          {failed ? (
            <InlineError
              text="Jumlah terkumpul gagal dimuat."
              onRetry={collected.refetch}
              retrying={collected.isFetching}
            />
          ) : collected.data === undefined ? (
            <LineSkeleton width="8em" height="1.25rem" />
          ) : (
            <Amount value={collected.data} size="xl" />
          )}
        </div>
        {collected.data === undefined ? (
          !failed && <Skeleton height={12} radius={6} />
        ) : (
          <MoneyBar
            collected={collected.data}
            disbursed={disbursed}
            operational={operational}
            left={left}
          />
        )}
        <KeyValueList>
          <KeyValueRow label={<Key part="disbursed">Dicairkan</Key>} amount>
            <Amount value={disbursed} tone="plain" />
          </KeyValueRow>
          <KeyValueRow label={<Key part="operational">Biaya operasional</Key>} amount>
            <Amount value={operational} tone="plain" />
          </KeyValueRow>
          <KeyValueRow label={<Key part="left">Sisa</Key>} strong amount>
            <Amount value={Math.max(0, left)} tone="plain" />
          </KeyValueRow>
        </KeyValueList>
        {overspent > 0 && (
          <p className={classes.overspent}>
            Yang dicairkan dan dipakai lebih besar <strong>{formatRupiah(overspent)}</strong>{' '}
            daripada yang terkumpul. Selisih itu tidak berasal dari donasi yang tercatat di program
            ini.
          </p>
        )}
      </Card>
    </div>
  )
}

function Key({ part, children }: { part: 'disbursed' | 'operational' | 'left'; children: string }) {
  return (
    <span className={classes.key}>
      <span className={classes.dot} data-part={part} aria-hidden />
      <span>{children}</span>
    </span>
  )
}

function MoneyBar({
  collected,
  disbursed,
  operational,
  left,
}: { collected: number } & Omit<Disbursements, 'entries'>) {
  const split = splitMoney({ collected, disbursed, operational })
  const words = [
    `Terkumpul ${formatRupiah(collected)}`,
    `dicairkan ${formatRupiah(disbursed)}`,
    `biaya operasional ${formatRupiah(operational)}`,
    `sisa ${formatRupiah(Math.max(0, left))}`,
  ].join(', ')
  return (
    <div role="img" aria-label={words} className={classes.bar}>
      <span data-part="disbursed" style={{ width: `${split.disbursed}%` }} />
      <span data-part="operational" style={{ width: `${split.operational}%` }} />
    </div>
  )
}
