import { formatRupiah, splitLastThree } from '@/lib/money'
import classes from './ExactAmount.module.css'

interface ExactAmountProps {
  /** Whole rupiah. */
  value: number
  /** Whether the last three digits are a unique code, which is then highlighted. */
  coded: boolean
}

/**
 * An amount that must be paid exactly, with its unique code highlighted. One text paragraph, so that find, copy and
 * screen readers treat it as one number.
 */
export function ExactAmount({ value, coded }: ExactAmountProps) {
  if (!coded)
    return (
      <p className={classes.amount} translate="no">
        {formatRupiah(value)}
      </p>
    )
  const { head, tail } = splitLastThree(value)
  return (
    <p className={classes.amount} translate="no">
      <span>{head}</span>
      <span className={classes.code}>{tail}</span>
    </p>
  )
}
