import type { Donation } from '@/domain/donation/donation'
import type { ProgramSummary } from '@/domain/program/read-program'
import { Timeline } from '@/features/donation/components/Timeline'
import { SlipCard } from '@/features/donation/transfer-slip/SlipCard'
import { Card } from '@/ui/Card'
import { Disclosure } from '@/ui/Disclosure'
import { NumberedSteps } from '@/ui/text/NumberedSteps'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { AccountCard } from './AccountCard'
import { DonationFacts } from './DonationFacts'
import { HistoryLink } from '@/features/donation/checkout/outcome/HistoryLink'
import { paymentKind } from './payment-kind'
import { verificationNote } from './payment-steps'
import { PayeeCard } from './PayeeCard'
import { QrCard } from '@/features/donation/checkout/qr/QrCard'
import { Recommendations } from '@/features/donation/checkout/outcome/Recommendations'
import classes from './checkout.module.css'
import { TotalCard } from './TotalCard'
import { usePaymentSteps } from './use-payment-steps'
import type { Elements } from '@/ui/elements'

interface PaymentInstructionProps {
  code: string
  donation: Donation
  program: ProgramSummary | undefined
  /** The line about the status. */
  status: Elements
}

/** Where to pay, how much and how, for the donation's own method. */
export function PaymentInstruction({ code, donation, program, status }: PaymentInstructionProps) {
  const kind = paymentKind(donation)
  const steps = usePaymentSteps(donation)
  return (
    <>
      {kind === 'qris' && <QrCard code={code} imageUrl={donation.imageUrl} />}
      {kind !== 'qris' && <AccountCard kind={kind} donation={donation} />}
      <PayeeCard donation={donation} />
      <TotalCard kind={kind} amount={donation.amount} />
      {status}
      <Card as="section" aria-labelledby="cara-membayar">
        <SectionHeading id="cara-membayar">Cara Membayar</SectionHeading>
        <NumberedSteps steps={steps} />
        <p className={classes.note}>{verificationNote(kind)}</p>
      </Card>
      <SlipCard code={code} donation={donation} />
      <Timeline events={donation.events} />
      <Disclosure summary="Detail Donasi">
        <DonationFacts code={code} donation={donation} programTitle={program?.title} />
      </Disclosure>
      <Disclosure summary="Bagaimana jika dana perlu dikembalikan?">
        <p className={classes.answer}>
          Hubungi customer relations kami lewat tombol “Konfirmasi Pembayaran” dan kirimkan bukti
          pembayaran Anda.
        </p>
      </Disclosure>
      <HistoryLink code={code} />
      <Recommendations except={donation.programId} />
    </>
  )
}
