import type { ReactNode } from 'react'
import { useFailedPicture } from '@/ui/picture/Picture'
import classes from './PaymentLogo.module.css'

interface PaymentLogoProps {
  src: string | null
  large?: boolean
  /** A neutral icon for a method without a logo. */
  children: ReactNode
}

/** The whole logo of a bank, wallet or method in its box. Decorative: the name is beside it. */
export function PaymentLogo({ src, large = false, children }: PaymentLogoProps) {
  const { hasFailed, onError } = useFailedPicture(src)
  return (
    <span className={classes.logo} data-large={large || undefined} aria-hidden>
      {src !== null && !hasFailed ? (
        <img
          src={src}
          alt=""
          width={large ? 64 : 44}
          height={large ? 40 : 28}
          loading={large ? 'eager' : 'lazy'}
          decoding="async"
          onError={onError}
        />
      ) : (
        children
      )}
    </span>
  )
}
