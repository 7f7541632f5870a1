import type { Donation } from '@/domain/donation/donation'
import { namesInLine } from '@/domain/program/donors/donor-words'
import { zakatText } from '@/features/donation/components/GivenAs'
import { amountInWords } from '@/lib/amount/amount-in-words'
import { formatRupiah } from '@/lib/format-number'
// oxlint-disable-next-line no-restricted-imports -- for a canvas too
import { displayMaskedPhone } from '@/lib/phone'
import { formatWibDateTime } from '@/lib/time/wib-date'

/** What the receipt of a donation says below its rows. */
export const RECEIPT_NOTE =
  'Bukti ini mencatat donasi yang sudah kami terima melalui Jejaring Masjid, dan bukan bukti setor zakat.'

/** What is on the receipt of a paid donation, on paper and in a picture alike. */
export interface ReceiptFacts {
  code: string
  donation: Donation
  /** Undefined while, or when, the program can't be had. */
  programTitle: string | undefined
}

/** The rows of the receipt: label and value. The phone is masked, as on the donation's page. */
export function receiptRows({ code, donation, programTitle }: ReceiptFacts): [string, string][] {
  const { donor, phone, donatedAt, paidAt, channelName, amount } = donation
  const rows: [string, string | null | undefined][] = [
    ['Kode donasi', code],
    ['Donatur', donor],
    ['Nomor WhatsApp', phone && displayMaskedPhone(phone)],
    ['Program', programTitle],
    ['Zakat', donation.zakat && zakatText(donation.zakat)],
    ['Atas nama', donation.names && namesInLine(donation.names)],
    ['Tanggal donasi', donatedAt && formatWibDateTime(donatedAt)],
    ['Dibayar pada', paidAt && formatWibDateTime(paidAt)],
    ['Metode pembayaran', channelName],
    ['Nominal', formatRupiah(amount)],
    ['Terbilang', amountInWords(amount)],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []))
}
