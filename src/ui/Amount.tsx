import type { CSSProperties } from 'react'
import { formatRupiah } from '@/lib/money'
import classes from './Amount.module.css'

export interface AmountProps {
  /** Whole rupiah; nothing known counts as none given (spec §3: null treated as 0). */
  value: number | undefined | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `accent` is the amber of amounts; `plain` takes the colour of the text around it. */
  tone?: 'accent' | 'plain'
}

/** CSS custom properties are no properties that React's types know. */
interface AmountStyle extends CSSProperties {
  '--characters': number
}

/** An amount of rupiah with figures of equal width, so that columns and counters stand still. */
export function Amount({ value, size = 'md', tone = 'accent' }: AmountProps) {
  const text = formatRupiah(value ?? 0)
  const style: AmountStyle = { '--characters': text.length }
  return (
    <span className={classes['amount']} data-size={size} data-tone={tone} style={style}>
      {text}
    </span>
  )
}
