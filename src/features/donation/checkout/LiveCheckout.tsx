import { useEffect, useState } from 'react'
import type { Donation } from '@/domain/donation/donation'
import { formatRupiah } from '@/lib/money'
import { showToast } from '@/ui/overlay/toast-store'
import { useDocumentTitle } from '@/ui/page/use-document-title'
import { useDonatedProgram } from '@/features/donation/detail/use-donated-program'
import { ArrivalNote } from './ArrivalNote'
import classes from './checkout.module.css'
import { ConfirmBar } from './ConfirmBar'
import { DeadlineCard } from '@/features/donation/checkout/clock/DeadlineCard'
import { ExpiredView } from '@/features/donation/checkout/outcome/ExpiredView'
import { LiveStatus } from './LiveStatus'
import { PaidView } from '@/features/donation/checkout/outcome/PaidView'
import { PaymentInstruction } from './PaymentInstruction'
import {
  DO_NOT_PAY,
  FAILED,
  PAID,
  TOO_LATE,
} from '@/features/donation/checkout/outcome/payment-outcome'
import { type CheckoutPhase, checkoutPhase } from '@/features/donation/checkout/clock/phase'
import { usePaymentClock } from '@/features/donation/checkout/clock/use-payment-clock'

interface LiveCheckoutProps {
  code: string
  donation: Donation
  /** When the server last answered and last failed to, in milliseconds. */
  answeredAt: number
  failedAt: number
  failing: boolean
  asking: boolean
  ask: () => Promise<{ data: Donation | undefined }>
}

/** A donation from "pay this" to paid or expired, without a reload. */
export function LiveCheckout({
  code,
  donation,
  answeredAt,
  failedAt,
  failing,
  asking,
  ask,
}: LiveCheckoutProps) {
  const { now, ofServer } = usePaymentClock(donation)
  const [firstStatus] = useState(donation.status)
  const [insists, setInsists] = useState(false)
  const { program, loading } = useDonatedProgram(donation.programId)
  const phase = checkoutPhase(donation, now, ofServer(Math.max(answeredAt, failedAt)))

  useEffect(() => {
    if (phase === 'checking') void ask()
  }, [phase, ask])

  const askByHand = async () => {
    const { data } = await ask()
    if (data?.status === 'unpaid')
      showToast('Pembayaran belum kami terima. Kami terus memeriksanya.', { tone: 'info' })
  }
  const fresh = firstStatus === 'unpaid'
  const status = <LiveStatus failing={failing} asking={asking} onAsk={() => void askByHand()} />
  const instructed = phase === 'payable' || phase === 'checking' || (phase === 'lapsed' && insists)
  useDocumentTitle(instructed ? INSTRUCTION : titles[phase])

  return (
    <>
      {/* Rendered empty from the start: a screen reader announces only changes in a region it knows. */}
      <p role="status" className="jm-hidden">
        {announcement(phase, donation, program?.title)}
      </p>
      <ArrivalNote code={code} donation={donation} />
      {phase === 'paid' && (
        <PaidView
          code={code}
          donation={donation}
          program={program}
          programLoading={loading}
          fresh={fresh || firstStatus === 'expired'}
        />
      )}
      {instructed && (
        <>
          <div className={classes.page}>
            <DeadlineCard deadline={donation.deadline} now={now} fresh={insists} />
            <PaymentInstruction code={code} donation={donation} program={program} status={status} />
          </div>
          <ConfirmBar reason="confirm" code={code} donation={donation} program={program} />
        </>
      )}
      {(phase === 'expired' || phase === 'failed' || phase === 'lapsed') && !instructed && (
        <ExpiredView
          code={code}
          donation={donation}
          program={program}
          status={status}
          failed={phase === 'failed'}
          lapsed={phase === 'lapsed'}
          fresh={fresh}
          onInsist={() => setInsists(true)}
        />
      )}
    </>
  )
}

/** The page's own, in the route table. */
const INSTRUCTION = 'Instruksi Pembayaran'

const titles: Record<CheckoutPhase, string> = {
  payable: INSTRUCTION,
  checking: INSTRUCTION,
  lapsed: TOO_LATE,
  expired: TOO_LATE,
  failed: FAILED,
  paid: PAID,
}

function announcement(phase: CheckoutPhase, { amount }: Donation, title: string | undefined) {
  switch (phase) {
    case 'paid':
      return `Pembayaran diterima. Donasi ${formatRupiah(amount)}${title ? ` untuk ${title}` : ''} sudah Lunas.`
    case 'expired':
    case 'lapsed':
      return `${TOO_LATE}. ${DO_NOT_PAY}`
    case 'failed':
      return `${FAILED}. ${DO_NOT_PAY}`
    case 'payable':
    case 'checking':
      return ''
  }
}
