import { formatRupiah, splitLastThree } from '@/lib/money'
import classes from './ExactAmount.module.css'

interface ExactAmountProps {
  /** Whole rupiah. */
  value: number
  /** Whether the last three digits are a unique code, and are set apart. */
  coded: boolean
}

/**
 * An amount to be paid to the last digit, its unique code set apart (spec §9). One paragraph of running text, so that it is found, copied and read out as one number.
 */
export function ExactAmount({ value, coded }: ExactAmountProps) {
  if (!coded) return <p className={classes['amount']}>{formatRupiah(value)}</p>
  const { head, tail } = splitLastThree(value)
  return (
    <p className={classes['amount']}>
      {head}
      <span className={classes['code']}>{tail}</span>
    </p>
  )
}
