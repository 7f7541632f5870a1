import type { ProgramRef } from '@/domain/program/program'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paymentMethodsQuery } from '@/domain/donation/donation-queries'
import type { PaymentMethod } from '@/domain/donation/payment-method'
import { useUser } from '@/domain/account/use-user'
import { amountIn } from '@/features/donation/amount/read-amount'
import { Card } from '@/ui/Card'
import { LoadingOverlay } from '@/ui/LoadingOverlay'
import { SectionHeading } from '@/ui/SectionHeading'
import { StickyBarSpacer } from '@/ui/StickyBar'
import { Textarea } from '@/ui/TextInput'
import { AmountField } from './AmountField'
import classes from './DonateForm.module.css'
import { DonorSection } from './DonorSection'
import { PayBar } from './PayBar'
import { isChosen } from './payment-groups'
import { PaymentField } from './PaymentField'
import { type DonationForm, useDonationForm } from './use-donation-form'
import { useSubmitDonation } from '@/features/donation/sending/use-submit-donation'
import { VisitorDraftOffer } from './VisitorDraftOffer'

/** The donation form of one program. */
export function DonateForm({ program }: { program: ProgramRef }) {
  const donor = useUser()
  const { submit, submitting, failure, dismissFailure } = useSubmitDonation(program)
  const { form, offer, answerOffer } = useDonationForm(program, donor, submit)
  const method = useChosenMethod(form)

  return (
    <form {...form.props} className={classes.form}>
      {offer && <VisitorDraftOffer onAnswer={answerOffer} />}
      <Card as="section" aria-labelledby="donate-amount">
        <SectionHeading id="donate-amount">Nominal donasi</SectionHeading>
        <AmountField form={form} />
      </Card>
      <Card as="section" aria-labelledby="donate-donor">
        <SectionHeading id="donate-donor">Data donatur</SectionHeading>
        <DonorSection program={program} form={form} user={donor} />
        <Textarea
          {...form.field('donorPray')}
          className={classes.doa}
          label="Tulis doa (opsional)"
          placeholder="Tulis doa atau harapan Anda di sini"
          autosize={false}
          rows={3}
        />
      </Card>
      <Card as="section" aria-labelledby="donate-payment">
        <SectionHeading id="donate-payment">Metode pembayaran</SectionHeading>
        <PaymentField form={form} method={method} />
      </Card>
      <StickyBarSpacer />
      <PayBar total={amountIn(form.values.price)} failure={failure} onDismiss={dismissFailure} />
      <LoadingOverlay visible={submitting} label="Memproses donasi…" />
    </form>
  )
}

/** The chosen method, once the methods are known. Also unselects one that is no longer offered. */
function useChosenMethod(form: DonationForm): PaymentMethod | undefined {
  const { data: methods } = useQuery(paymentMethodsQuery())
  const { codePayment } = form.values
  const chosen = methods?.find((method) => isChosen(method, form.values))
  const gone = methods !== undefined && codePayment !== '' && chosen === undefined
  const { setValues } = form
  useEffect(() => {
    if (gone) setValues({ paymentName: '', codePayment: '', typePayment: '' })
  }, [gone, setValues])
  return chosen
}
