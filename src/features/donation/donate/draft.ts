import { programKey, type ProgramRef } from '@/domain/program/program'
import * as z from 'zod/mini'
import { draftOf, personalSession } from '@/lib/storage/owned-storage'
import { PAYMENT_TYPES } from '@/features/donation/payment-rules'
import type { StorageSource } from '@/lib/storage/storage'
import type { DonationValues } from './donation-form'

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
