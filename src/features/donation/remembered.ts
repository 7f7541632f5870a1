import * as z from 'zod/mini'
import { cleanWords } from '@/lib/text/clean-text'
import { phoneIn } from '@/lib/read-phone'
import { personalLocal } from '@/lib/storage/owned-storage'
import { readStored, removeStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { PAYMENT_TYPES } from './payment-rules'

/*
 * What the donation form finds filled in on a device where a donation was made before (docs/product.md, Donation). The
 * form reads it; the sending stores it, once the donation is recorded.
 */

/** A name and a phone number that the visitor asked this device to remember; the number as it is sent. */
export interface RememberedDonor {
  name: string
  phone: string
}

const donorSchema = z.object({
  name: z.string().check(z.refine((name) => cleanWords(name) !== '')),
  phone: z.string().check(z.refine((phone) => phoneIn(phone) === phone && phone !== '')),
})

const methodSchema = z.object({
  codePayment: z.string().check(z.minLength(1)),
  typePayment: z.enum(PAYMENT_TYPES),
})

/** The method that was last given by; a bank may have one code for two types. */
export type RememberedMethod = z.infer<typeof methodSchema>

/** Null where none is stored, or its number no longer reads. */
export const readDonor = (
  source: StorageSource<'jm-donatur'> = personalLocal,
): RememberedDonor | null => readStored(source, 'jm-donatur', (value) => donorSchema.parse(value))

export function rememberDonor(
  { name, phone }: RememberedDonor,
  source: StorageSource<'jm-donatur'> = personalLocal,
): void {
  writeStored(source, 'jm-donatur', { name: cleanWords(name), phone: phoneIn(phone) })
}

export function forgetDonor(source: StorageSource<'jm-donatur'> = personalLocal): void {
  removeStored(source, 'jm-donatur')
}

export const readMethod = (
  source: StorageSource<'jm-metode'> = personalLocal,
): RememberedMethod | null => readStored(source, 'jm-metode', (value) => methodSchema.parse(value))

export function rememberMethod(
  method: RememberedMethod,
  source: StorageSource<'jm-metode'> = personalLocal,
): void {
  writeStored(source, 'jm-metode', method)
}
