import type { CSSProperties } from 'react'
import { formatRupiah } from '@/lib/format-number'
import classes from './Amount.module.css'

export interface AmountProps {
  /** Whole rupiah; an unknown amount counts as 0. */
  value: number | undefined | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `accent` is the amber of amounts; `plain` takes the colour of the text around it. */
  tone?: 'accent' | 'plain'
}

/** React's types don't know CSS custom properties. */
interface AmountStyle extends CSSProperties {
  '--characters': number
}

/**
 * An amount of rupiah with digits of equal width, so that columns line up and counters don't move. No browser translates
 * it: with the separators of another language 75.000 would be 75.
 */
export function Amount({ value, size = 'md', tone = 'accent' }: AmountProps) {
  const text = formatRupiah(value ?? 0)
  const style: AmountStyle = { '--characters': text.length }
  return (
    <span className={classes.amount} data-size={size} data-tone={tone} style={style} translate="no">
      {text}
    </span>
  )
}
