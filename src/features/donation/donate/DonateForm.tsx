import type { ProgramRef } from '@/domain/program/program'
import { useUser } from '@/domain/account/use-user'
import { amountIn } from '@/lib/amount/read-amount'
import { Card } from '@/ui/Card'
import { LoadingOverlay } from '@/ui/state/LoadingOverlay'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { AmountField } from './AmountField'
import classes from './DonateForm.module.css'
import { DonorSection } from './DonorSection'
import { PaymentField } from './PaymentField'
import { useDonationForm } from './use-donation-form'
import { ZakatFields } from './ZakatFields'
import { useSubmitDonation } from '@/features/donation/sending/use-submit-donation'
import { Button } from '@/ui/button/Button'
import { Amount } from '@/ui/text/Amount'
import { IconAlertCircle, IconX } from '@/ui/icons'
import type { Failure } from '@/features/donation/sending/sending'

/** The donation form of one program. */
export function DonateForm({
  program,
  type,
}: {
  program: ProgramRef
  /** The program's; undefined while it is on its way. */
  type: string | undefined
}) {
  const donor = useUser()
  const { submit, submitting, failure, dismissFailure } = useSubmitDonation(program)
  const { form, methods, method, offer, answerOffer, remembered } = useDonationForm(
    program,
    donor,
    submit,
  )

  return (
    <form {...form.props} className={classes.form}>
      {offer && <VisitorDraftOffer onAnswer={answerOffer} />}
      <Card as="section" aria-labelledby="donate-amount">
        <SectionHeading id="donate-amount" required>
          Nominal donasi
        </SectionHeading>
        <AmountField form={form} />
      </Card>
      <ZakatFields form={form} type={type} />
      <Card as="section" aria-labelledby="donate-donor">
        <SectionHeading id="donate-donor">Data donatur</SectionHeading>
        <DonorSection program={program} form={form} user={donor} remembered={remembered} />
      </Card>
      <Card as="section" aria-labelledby="donate-payment">
        <SectionHeading id="donate-payment" required>
          Metode pembayaran
        </SectionHeading>
        <PaymentField form={form} methods={methods} method={method} />
      </Card>
      <StickyBarSpacer />
      <PayBar total={amountIn(form.values.price)} failure={failure} onDismiss={dismissFailure} />
      <LoadingOverlay visible={submitting} label="Memproses donasi…" />
    </form>
  )
}

/**
 * Offers a logged-in user the draft that was typed here without an account. It is the visitor's, so none of it is shown
 * before the user accepts.
 */
function VisitorDraftOffer({ onAnswer }: { onAnswer: (take: boolean) => void }) {
  return (
    <Card as="section" aria-label="Isian tanpa akun">
      <p className={classes.text} role="status">
        Ada isian yang belum selesai, ditulis tanpa akun. Pakai isian itu?
      </p>
      <div className={classes.actions}>
        <Button variant="light" size="md" onClick={() => onAnswer(true)}>
          Pakai isian itu
        </Button>
        <Button variant="subtle" size="md" onClick={() => onAnswer(false)}>
          Tidak
        </Button>
      </div>
    </Card>
  )
}

/** The total and the button to pay, and above them why the last try did not go through. */
function PayBar({
  total,
  failure,
  onDismiss,
}: {
  /** Whole rupiah. */
  total: number
  failure: Failure | null
  onDismiss: () => void
}) {
  return (
    <StickyBar label="Pembayaran">
      <div className={classes.bar}>
        {failure && (
          <div role="alert" className={classes.failure}>
            <IconAlertCircle size={20} aria-hidden />
            <div className={classes.words}>
              <p>{failure.failure}</p>
              {failure.askUrl !== null && (
                <a className={classes.ask} href={failure.askUrl} target="_blank" rel="noopener">
                  Tanyakan lewat WhatsApp
                </a>
              )}
            </div>
            <button
              type="button"
              className={classes.dismiss}
              aria-label="Tutup pesan"
              onClick={onDismiss}
            >
              <IconX size={18} aria-hidden />
            </button>
          </div>
        )}
        <div className={classes.total}>
          <span className={classes.label}>Total Harga</span>
          <Amount value={total} size="lg" />
        </div>
        <Button type="submit" className={classes.pay}>
          Bayar Sekarang
        </Button>
      </div>
    </StickyBar>
  )
}
