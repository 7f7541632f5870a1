import { programKey, type ProgramRef } from '@/domain/program/program'
import { pendingActionOf } from '@/domain/account/pending-action'
import { type DonationValues, emptyDonation } from './donation-form'

/**
 * The form from which a visitor went to log in. Going to the login from a form counts as a request to keep its draft.
 */
const wish = pendingActionOf('bawa', (value) =>
  typeof value === 'object' && value !== null && 'form' in value && typeof value.form === 'string'
    ? { form: value.form }
    : null,
)

/** Remembers that the visitor goes from this form to the login. */
export function wishToTakeOver(program: ProgramRef): void {
  wish.write({ form: programKey(program) })
}

/** Whether the user went to the login from this program's form. True only once: it clears the entry. */
export function takeWish(program: ProgramRef): boolean {
  return wish.take(({ form }) => form === programKey(program)) !== null
}

/** Fills the empty fields of `values` from `rest`. The three fields of a payment method are taken together. */
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
    anonim: values.anonim === 'Y' ? 'Y' : rest.anonim,
    atasNama: values.atasNama || rest.atasNama,
    zakatJenis: values.zakatJenis || rest.zakatJenis,
    zakatJiwa: values.zakatJiwa || rest.zakatJiwa,
    zakatHari: values.zakatHari || rest.zakatHari,
    ingat: values.ingat === 'Y' ? 'Y' : rest.ingat,
  }
}

/** Whether nothing was entered into a form. A program for one kind of zakat fills in the kind itself. */
export function isEmptyForm(values: DonationValues): boolean {
  return (
    JSON.stringify(fillEmpty({ ...values, zakatJenis: '' }, emptyDonation)) ===
    JSON.stringify(emptyDonation)
  )
}
