import { useEffect, useState } from 'react'
import type { Donation } from '@/domain/donation/donation'
import { formatRupiah } from '@/lib/format-number'
import { showToast } from '@/ui/overlay/toast'
import { useDocumentTitle, useViewTitle } from '@/ui/page/page-title'
import { useDonatedProgram } from '@/features/donation/detail/use-donation'
import classes from './checkout.module.css'
import { ConfirmBar } from './ConfirmBar'
import { ExpiredView } from '@/features/donation/checkout/outcome/ExpiredView'
import { PaidView } from '@/features/donation/checkout/outcome/PaidView'
import { confirmsItself, paymentKind } from './payment-kind'
import { PaymentInstruction } from './PaymentInstruction'
import { readSentSlip } from '@/domain/donation/sent-slips'
import {
  DO_NOT_PAY,
  FAILED,
  PAID,
  TOO_LATE,
} from '@/features/donation/checkout/outcome/payment-outcome'
import { type CheckoutPhase, checkoutPhase } from './clock/countdown'
import { usePaymentClock } from '@/features/donation/checkout/clock/use-payment-clock'
import { IconRefresh, IconWifiOff } from '@/ui/icons'
import { useLocation } from 'react-router-dom'
import { readArrival } from '@/features/donation/arrival'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { WholeText } from '@/ui/text/WholeText'

/** More than clocks differ by, and than a donor waits to send again what had no answer. */
const EARLIER_MS = 2 * 60_000

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
  const donated = useDonatedProgram(donation.programId)
  const { program, loading } = donated
  const [slipSent, setSlipSent] = useState(() => readSentSlip(code) !== null)
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
  useViewTitle(phase === 'paid' ? PAID : null)

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
            <PaymentInstruction
              code={code}
              donation={donation}
              donated={donated}
              now={now}
              fresh={insists}
              status={status}
              onSlipSent={() => setSlipSent(true)}
            />
          </div>
          <ConfirmBar
            reason="confirm"
            code={code}
            donation={donation}
            program={program}
            light={slipSent || confirmsItself(paymentKind(donation))}
          />
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
      return `${PAID}. Donasi ${formatRupiah(amount)}${title ? ` untuk ${title}` : ''} sudah Lunas.`
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

interface LiveStatusProps {
  failing: boolean
  asking: boolean
  onAsk: () => void
}

/** Says that no reload is needed, or quietly that the status is out of date. Its height stays the same. */
function LiveStatus({ failing, asking, onAsk }: LiveStatusProps) {
  return (
    <div className={classes.status} data-failing={failing || undefined}>
      <p role="status" className={classes.text}>
        {failing ? (
          <>
            <IconWifiOff size={18} aria-hidden />
            <span>Status belum dapat diperbarui. Kami terus mencoba.</span>
          </>
        ) : (
          <>
            <span className={classes.dot} aria-hidden />
            <span>Menunggu pembayaran. Status diperbarui otomatis.</span>
          </>
        )}
      </p>
      <button type="button" className={classes.ask} onClick={onAsk} aria-disabled={asking}>
        <IconRefresh size={18} aria-hidden />
        <span>{failing ? 'Coba lagi' : 'Cek status'}</span>
      </button>
    </div>
  )
}

/** For a donor who comes from the form: that the backend gave an earlier donation back, and that this browser keeps nothing. */
function ArrivalNote({ code, donation }: { code: string; donation: Donation }) {
  const arrival = readArrival(useLocation().state)
  if (arrival === null) return null
  const { donatedAt } = donation
  const { sentAt } = arrival
  const isEarlier =
    donatedAt !== null && sentAt !== null && sentAt - donatedAt.getTime() > EARLIER_MS
  if (arrival.kept && !isEarlier) return null
  return (
    <div className={classes.arrival} role="note">
      {isEarlier && (
        <p className={classes.earlier}>
          <WholeText
            text={`Donasi ini sudah tercatat pada ${formatWibDateTime(donatedAt)}. Untuk berdonasi sekali lagi, isi formulirnya lagi.`}
          />
        </p>
      )}
      {!arrival.kept && (
        <p>
          Browser ini tidak dapat menyimpan riwayat. Simpan tautan halaman ini atau kode donasi{' '}
          <span className={classes.arrivalCode}>{`${code}.`}</span>
        </p>
      )}
    </div>
  )
}
