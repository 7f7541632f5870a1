import { useState } from 'react'
import type { PaymentType } from '@/lib/payment-rules'
import { IconBuildingBank, IconCreditCard, IconQrcode, IconWallet } from '@/ui/icons'
import classes from './MethodLogo.module.css'

const icons = {
  QRIS: IconQrcode,
  'E-wallet': IconWallet,
  Manual: IconBuildingBank,
  VA: IconCreditCard,
} as const satisfies Record<PaymentType, unknown>

/** A payment method's logo, or its type's icon when there is none. Decorative: the name stands beside it. */
export function MethodLogo({ type, url }: { type: PaymentType; url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null)
  const Icon = icons[type]
  return (
    <span className={classes.logo} aria-hidden>
      {url !== null && url !== failed ? (
        <img
          src={url}
          alt=""
          width={44}
          height={28}
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailed(url)
          }}
        />
      ) : (
        <Icon size={24} stroke={1.7} />
      )}
    </span>
  )
}
