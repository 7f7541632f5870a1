import { formatRupiah, splitLastThree } from '@/lib/money'
import classes from './ExactAmount.module.css'

interface ExactAmountProps {
  /** Whole rupiah. */
  value: number
  /** Whether the last three digits are a unique code: then they stand out, else they only stand apart. */
  coded: boolean
}

/** An amount to be paid to the last digit, with the last three digits set apart (spec §9 unique code). */
export function ExactAmount({ value, coded }: ExactAmountProps) {
  const { head, tail } = splitLastThree(value)
  return (
    <p className={classes['amount']}>
      {/* Cut in two, a screen reader would say two numbers. */}
      <span className="jm-hidden">{formatRupiah(value)}</span>
      <span aria-hidden>
        {head}
        <span className={classes['tail']} data-coded={coded || undefined}>
          {tail}
        </span>
      </span>
    </p>
  )
}
