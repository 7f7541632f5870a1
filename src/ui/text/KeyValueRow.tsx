import type { ReactNode } from 'react'
import classes from './KeyValueRow.module.css'

/** A list of `KeyValueRow`s. */
export function KeyValueList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>
}

export interface KeyValueRowProps {
  label: ReactNode
  children: ReactNode
  /** The row that matters most: a total. */
  strong?: boolean
  /** The value is an amount, which never breaks: one that is too long goes below its label. */
  amount?: boolean
  /** The value is typed or compared letter by letter: no browser may translate it. */
  verbatim?: boolean
}

/** A label and its value on one line; inside a `KeyValueList`. */
export function KeyValueRow({
  label,
  children,
  strong = false,
  amount = false,
  verbatim = amount,
}: KeyValueRowProps) {
  return (
    <div
      className={classes.row}
      data-strong={strong || undefined}
      data-amount={amount || undefined}
    >
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} translate={verbatim ? 'no' : undefined}>
        {children}
      </dd>
    </div>
  )
}
