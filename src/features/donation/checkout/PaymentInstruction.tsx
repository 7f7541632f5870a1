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
import { needsNumber, paymentKind, type PaymentKind } from './payment-kind'
import { paymentSteps, verificationNote } from './payment-steps'
import { QrCard } from '@/features/donation/checkout/qr/QrCard'
import { Recommendations } from '@/features/donation/checkout/outcome/Recommendations'
import classes from './checkout.module.css'
import type { Elements } from '@/ui/elements'
import { amountInWords } from '@/features/donation/amount/amount-in-words'
import { CopyButton } from '@/ui/button/CopyButton'
import { IconAlertTriangle } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast-store'
import { uniqueCode } from './unique-code'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { useQuery } from '@tanstack/react-query'
import { unseen } from '@/api/query'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'
import { formatRupiah, splitLastThree } from '@/lib/money'

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

/** What to pay, copied as bare digits. */
function TotalCard({ kind, amount }: { kind: PaymentKind; amount: number }) {
  const code = uniqueCode(kind, amount)
  return (
    <Card as="section" aria-labelledby="total-pembayaran">
      <div className={classes.row}>
        <div>
          <h2 id="total-pembayaran" className={classes.label}>
            Total Pembayaran
          </h2>
          <ExactAmount value={amount} coded={code !== null} />
          <p className="jm-quiet">{amountInWords(amount)}</p>
        </div>
        <CopyButton
          value={String(amount)}
          label="Salin nominal"
          onCopied={() => showToast('Nominal disalin', { tone: 'success', duration: 3000 })}
        />
      </div>
      {code !== null && (
        <p className={classes.code}>
          Tiga digit terakhir, <strong translate="no">{code}</strong>, adalah kode unik agar donasi
          Anda mudah dikenali. Jangan dibulatkan.
        </p>
      )}
      <p className={classes.warning}>
        <IconAlertTriangle size={20} aria-hidden />
        <span>Pastikan nominal pembayaran donasi anda sesuai</span>
      </p>
    </Card>
  )
}

/** Whom the donor's own app must name before he pays. Nothing where the backend doesn't say. */
function PayeeCard({ donation: { payee, merchant, nmid } }: { donation: Donation }) {
  if (payee === null && merchant === null && nmid === null) return null
  return (
    <Card as="section" aria-labelledby="nama-penerima">
      <SectionHeading id="nama-penerima">Pastikan nama ini yang muncul</SectionHeading>
      <KeyValueList>
        {payee !== null && (
          <KeyValueRow label="Nama penerima" verbatim>
            {payee}
          </KeyValueRow>
        )}
        {merchant !== null && (
          <KeyValueRow label="Nama merchant" verbatim>
            {merchant}
          </KeyValueRow>
        )}
        {nmid !== null && (
          <KeyValueRow label="NMID" verbatim>
            {nmid}
          </KeyValueRow>
        )}
      </KeyValueList>
      <p className={classes.note}>
        Cocokkan dengan yang tampil di aplikasi bank atau dompet digital Anda sebelum memasukkan
        PIN. Jika berbeda, batalkan dan hubungi kami.
      </p>
    </Card>
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

interface ExactAmountProps {
  /** Whole rupiah. */
  value: number
  /** Whether the last three digits are a unique code, which is then highlighted. */
  coded: boolean
}

/**
 * An amount that must be paid exactly, with its unique code highlighted. One text paragraph, so that find, copy and
 * screen readers treat it as one number.
 */
function ExactAmount({ value, coded }: ExactAmountProps) {
  if (!coded)
    return (
      <p className={classes.amount} translate="no">
        {formatRupiah(value)}
      </p>
    )
  const { head, tail } = splitLastThree(value)
  return (
    <p className={classes.amount} translate="no">
      <span>{head}</span>
      <span className={classes.exactAmountCode}>{tail}</span>
    </p>
  )
}
