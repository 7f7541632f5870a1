import { draftOf } from '@/lib/draft'
import { carriedSession } from '@/lib/owned-storage'
import type { Program } from '@/lib/program'
import { ERRANDS } from '@/lib/return-path'
import { type DonationValues, emptyDonation } from './donation-form'

/** The form from which a visitor went to log in: that is asking for what he typed to go along. */
const wish = draftOf(
  ERRANDS.form,
  (value) =>
    typeof value === 'object' && value !== null && 'form' in value && typeof value.form === 'string'
      ? { form: value.form }
      : null,
  carriedSession,
)

const nameOf = ({ kind, slug }: Pick<Program, 'kind' | 'slug'>) => `${kind}:${slug}`

/** The visitor goes from this form to the login. */
export function wishToTakeOver(program: Pick<Program, 'kind' | 'slug'>): void {
  wish.write({ form: nameOf(program) })
}

/** Whether whoever has logged in came from this program's form. Told once. */
export function takeWish(program: Pick<Program, 'kind' | 'slug'>): boolean {
  const asked = wish.read()?.form === nameOf(program)
  if (asked) wish.clear()
  return asked
}

/** What is typed stays, what is still empty is taken from `rest`. A payment method is one thing, in three fields. */
export function fillEmpty(values: DonationValues, rest: DonationValues): DonationValues {
  const { paymentName, codePayment, typePayment } = values.codePayment === '' ? rest : values
  return {
    price: values.price || rest.price,
    donorName: values.donorName || rest.donorName,
    donorPhone: values.donorPhone || rest.donorPhone,
    donorEmail: values.donorEmail || rest.donorEmail,
    donorPray: values.donorPray || rest.donorPray,
    paymentName,
    codePayment,
    typePayment,
    anonim: 'N',
  }
}

/** Whether there is nothing in a form. */
export function isEmptyForm(values: DonationValues): boolean {
  return JSON.stringify(fillEmpty(values, emptyDonation)) === JSON.stringify(emptyDonation)
}
