import type { PaymentType } from '@/features/donation/payment-rules'
import { IconBuildingBank, IconCreditCard, IconQrcode, IconWallet } from '@/ui/icons'
import { PaymentLogo } from '@/features/donation/PaymentLogo'

const icons = {
  QRIS: IconQrcode,
  'E-wallet': IconWallet,
  Manual: IconBuildingBank,
  VA: IconCreditCard,
} as const satisfies Record<PaymentType, unknown>

/** A payment method's logo, or its type's icon when there is none. */
export function MethodLogo({ type, url }: { type: PaymentType; url: string | null }) {
  const Icon = icons[type]
  return (
    <PaymentLogo src={url}>
      <Icon size={24} stroke={1.7} />
    </PaymentLogo>
  )
}
