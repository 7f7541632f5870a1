import type { ProgramRef } from '@/domain/program/program'
import { programPath } from '@/domain/program/program-path'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { amountIn } from '@/features/donation/amount/read-amount'
import { formatRupiah } from '@/lib/money'
import { waLink } from '@/lib/phone'
import type { DonationValues, WireForm } from './donation-form'

/**
 * The address of a chat with the organisation that asks whether a donation was recorded, with the data needed to find
 * it. The donor's number is left out: the chat shows it.
 * @param sent names the donor as the backend knows him
 */
export function doubtLink(
  program: ProgramRef,
  { price, paymentName }: DonationValues,
  { donorName }: Pick<WireForm, 'donorName'>,
): string {
  return waLink(
    settingsStore.get().contactPhone,
    [
      'Assalamu’alaikum, saya mengirim donasi berikut tetapi tidak mendapat jawaban. Apakah sudah tercatat?',
      '',
      `Program: ${window.location.origin}${programPath(program)}`,
      `Nominal: ${formatRupiah(amountIn(price))}`,
      `Nama: ${donorName}`,
      `Metode pembayaran: ${paymentName}`,
    ].join('\n'),
  )
}
