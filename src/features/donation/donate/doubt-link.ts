import { config } from '@/api/config'
import { amountIn } from '@/lib/amount/read-amount'
import { formatRupiah } from '@/lib/money'
import { paths } from '@/lib/paths'
import { waLink } from '@/lib/phone'
import type { Program } from '@/lib/program'
import type { DonationValues } from './donation-form'

/**
 * The address of a chat with the organisation that asks whether a donation was recorded, with the data needed to find
 * it. The donor's number is left out: the chat shows it.
 */
export function doubtLink(
  program: Pick<Program, 'kind' | 'slug'>,
  { price, donorName, paymentName }: DonationValues,
): string {
  return waLink(
    config.contactPhone,
    [
      'Assalamu’alaikum, saya mengirim donasi berikut tetapi tidak mendapat jawaban. Apakah sudah tercatat?',
      '',
      `Program: ${window.location.origin}${paths.program(program)}`,
      `Nominal: ${formatRupiah(amountIn(price))}`,
      `Nama: ${donorName}`,
      `Metode pembayaran: ${paymentName}`,
    ].join('\n'),
  )
}
