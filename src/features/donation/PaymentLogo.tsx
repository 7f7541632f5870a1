import { type ReactNode, useState } from 'react'
import classes from './PaymentLogo.module.css'

interface PaymentLogoProps {
  src: string | null
  large?: boolean
  /** A plain sign, for where there is no logo. */
  children: ReactNode
}

/** The logo of a bank, wallet or method, whole in its box. Decorative: the name stands beside it. */
export function PaymentLogo({ src, large = false, children }: PaymentLogoProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classes.logo} data-large={large || undefined} aria-hidden>
      {src !== null && src !== failed ? (
        <img
          src={src}
          alt=""
          width={large ? 64 : 44}
          height={large ? 40 : 28}
          loading={large ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        children
      )}
    </span>
  )
}
