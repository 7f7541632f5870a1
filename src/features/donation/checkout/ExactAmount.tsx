import { splitLastThree } from '@/lib/money'
import classes from './ExactAmount.module.css'

interface ExactAmountProps {
  /** Whole rupiah. */
  value: number
  /** Whether the last three digits are a unique code: then they stand out, else they only stand apart. */
  coded: boolean
}

/**
 * An amount to be paid to the last digit, with the last three digits set apart (spec §9 unique code). One paragraph
 * of running text, so that it is found, copied and read out as one number.
 */
export function ExactAmount({ value, coded }: ExactAmountProps) {
  const { head, tail } = splitLastThree(value)
  return (
    <p className={classes['amount']}>
      {head}
      <span className={classes['tail']} data-coded={coded || undefined}>
        {tail}
      </span>
    </p>
  )
}
