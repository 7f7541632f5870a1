import * as z from 'zod/mini'
import { pendingActionOf } from '@/domain/account/return-path'
import { programKey, type ProgramRef } from '@/domain/program/program'
import { PAYMENT_TYPES } from '@/features/donation/payment-rules'
import { draftOf, personalSession } from '@/lib/storage/owned-storage'
import type { StorageSource } from '@/lib/storage/storage'
import { type DonationValues, emptyDonation } from './donation-form'

const text = z.string()

/** Drafts from before November 2026 have the amount as a number, 0 for none. */
const amountOfOld = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((amount) => (amount === 0 ? '' : String(amount))),
)

/** Checks only the shape: a draft may be incomplete, and the form reports what is missing. */
const draftSchema = z.object({
  price: z.union([text, amountOfOld]),
  donorName: text,
  donorPhone: text,
  donorEmail: text,
  donorPray: text,
  paymentName: text,
  codePayment: text,
  typePayment: z.enum(['', ...PAYMENT_TYPES]),
  anonim: z.enum(['Y', 'N']),
  // Drafts from before December 2026 lack these.
  ingat: z.catch(z.enum(['Y', 'N']), 'N'),
  atasNama: z.catch(text, ''),
  zakatJenis: z.catch(text, ''),
  zakatJiwa: z.catch(text, ''),
  zakatHari: z.catch(text, ''),
}) satisfies z.ZodMiniType<DonationValues>

/** One draft a program: an amount meant for one mosque must not turn up at another. */
const draftFor = (program: ProgramRef, source: StorageSource<`jm-draf-donasi:${string}`>) =>
  draftOf(`donasi:${programKey(program)}`, (value) => draftSchema.parse(value), source)

/** What was being filled in before a reload, in this tab; null when there is nothing, or nothing that can be read. */
export function readDraft(
  program: ProgramRef,
  source: StorageSource<`jm-draf-donasi:${string}`> = personalSession,
): DonationValues | null {
  return draftFor(program, source).read()
}

export function writeDraft(
  program: ProgramRef,
  values: DonationValues,
  source: StorageSource<`jm-draf-donasi:${string}`> = personalSession,
): void {
  draftFor(program, source).write(values)
}

export function clearDraft(
  program: ProgramRef,
  source: StorageSource<`jm-draf-donasi:${string}`> = personalSession,
): void {
  draftFor(program, source).clear()
}

/**
 * Which form a visitor left to log in. Leaving it for the login counts as asking to keep its draft.
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
