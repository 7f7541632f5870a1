import type { Donation } from '@/domain/donation/donation'
import { Timeline } from '@/features/donation/components/Timeline'
import { SlipCard } from '@/features/donation/transfer-slip/SlipCard'
import { paths } from '@/lib/address/paths'
import { Card } from '@/ui/Card'
import { Disclosure } from '@/ui/Disclosure'
import { LinkLine } from '@/ui/list/LinkLine'
import { NumberedSteps } from '@/ui/text/NumberedSteps'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { DonationFacts } from './DonationFacts'
import { HistoryLink } from './outcome/Recommendations'
import {
  needsNumber,
  paymentKind,
  paymentSteps,
  uniqueCode,
  verificationNote,
} from './payment-kind'
import { PaymentCard, type PaymentCardProps } from './PaymentCard'
import { Recommendations } from '@/features/donation/checkout/outcome/Recommendations'
import classes from './checkout.module.css'
import type { Elements } from '@/ui/elements'
import { useQuery } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'

interface PaymentInstructionProps extends PaymentCardProps {
  /** The line about the status. */
  status: Elements
  onSlipSent: () => void
}

/** Where to pay, how much and how, for the donation's own method. */
export function PaymentInstruction({ status, onSlipSent, ...card }: PaymentInstructionProps) {
  const { code, donation, donated } = card
  const kind = paymentKind(donation)
  const steps = usePaymentSteps(donation)
  return (
    <>
      <PaymentCard {...card} />
      {status}
      <Card as="section" aria-labelledby="cara-membayar">
        <SectionHeading id="cara-membayar">Cara Membayar</SectionHeading>
        <NumberedSteps steps={steps} />
        <p className={classes.note}>{verificationNote(kind)}</p>
      </Card>
      <SlipCard code={code} donation={donation} onSent={onSlipSent} />
      <Timeline {...donation} />
      <Disclosure summary="Detail Donasi">
        <DonationFacts code={code} donation={donation} programTitle={donated.program?.title} />
      </Disclosure>
      <Disclosure summary="Bagaimana jika dana perlu dikembalikan?">
        <p className={classes.answer}>
          Hubungi customer relations kami lewat tombol “Konfirmasi Pembayaran” dan kirimkan bukti
          pembayaran Anda.
        </p>
      </Disclosure>
      <LinkLine text="Ada yang keliru?" to={paths.correction(code)} action="Nominal saya salah" />
      <HistoryLink code={code} />
      <Recommendations except={donation.programId} />
    </>
  )
}

/**
 * How to pay a donation: the steps that the backend gives for its method, else ours. The payment must not wait for them,
 * so ours are there until the methods are known, and stay if they can't be had.
 */
function usePaymentSteps(donation: Donation): readonly string[] {
  const { data: methods } = useQuery({ ...paymentMethodsQuery(), ...unseen })
  const { channelName, method: type, amount, accountNumber } = donation
  const kind = paymentKind(donation)
  const hasNumber = accountNumber !== null
  const method = methods?.find((one) => one.type === type && one.name === channelName)
  // The backend's own steps may speak of a number, too.
  if (method && method.steps.length > 0 && (hasNumber || !needsNumber(kind))) return method.steps
  return paymentSteps(kind, {
    channel: channelName,
    amount,
    uniqueCode: uniqueCode(kind, amount),
    hasNumber,
  })
}
