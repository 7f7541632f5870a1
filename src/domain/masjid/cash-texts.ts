import { amountInWords } from '@/lib/amount/amount-in-words'
import { formatRupiah } from '@/lib/format-number'
import { dayText } from '@/lib/time/day-words'
import { type Cashbook, type CashPeriod, type ItemSum, periodText, sumsByItem } from './cashbook'
/** What is said in a minute, by a voice that is understood in the last row. */
const WORDS_OF_A_MINUTE = 130

const spoken = (amount: number) =>
  amount < 0 ? `minus ${amountInWords(-amount)}` : amountInWords(amount)

/** "Kotak Jumat dua juta rupiah, dan lainnya lima ribu rupiah": the largest items, and what is left. */
function itemsInWords(sums: readonly ItemSum[], most: number): string {
  const [named, rest] = [sums.slice(0, most), sums.slice(most)]
  const left = rest.reduce((all, { amount }) => all + amount, 0)
  const parts = [
    ...named.map(({ item, amount }) => `${item} ${spoken(amount)}`),
    ...(left > 0 ? [`lainnya ${spoken(left)}`] : []),
  ]
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')}, dan ${last}`
}

/**
 * A book as it is read out from the pulpit, with amounts in words: about a minute. It names as many items as there is
 * time for, the largest first.
 * @param book one that adds up
 */
export function pulpitText(masjid: string, period: CashPeriod, book: Cashbook): string {
  const [income, expense] = [sumsByItem(book.rows, 'income'), sumsByItem(book.rows, 'expense')]
  const when =
    period.kind === 'pekan'
      ? `pekan ini, dari ${dayText(period.from)} sampai ${dayText(period.to)}`
      : `bulan ${periodText(period)}`
  const naming = (most: number) => {
    const items = (sums: readonly ItemSum[], before: string) =>
      most === 0 || sums.length === 0 ? '' : `, ${before} ${itemsInWords(sums, most)}`
    return [
      'Assalamu’alaikum warahmatullahi wabarakatuh.',
      `Kami sampaikan laporan kas ${masjid} ${when}.`,
      `Saldo awal ${spoken(book.opening)}.`,
      `Pemasukan ${spoken(book.income)}${items(income, 'dari')}.`,
      `Pengeluaran ${spoken(book.expense)}${items(expense, 'untuk')}.`,
      `Saldo akhir ${spoken(book.closing)}.`,
      'Semoga Allah menerima amal kita. Jazakumullahu khairan.',
    ].join('\n\n')
  }
  const texts = [5, 4, 3, 2, 1].map(naming)
  return texts.find((text) => text.split(/\s+/).length <= WORDS_OF_A_MINUTE) ?? naming(0)
}

/** WhatsApp would take these for bold, italic and the like. */
const unmarked = (text: string) => text.replaceAll(/[*_~`]/g, '')

/**
 * A book as treasurers send it on Thursday, with WhatsApp's marks for bold.
 * @param book one that adds up
 * @param link to it, absolute
 */
export function messageText(
  masjid: string,
  period: CashPeriod,
  book: Cashbook,
  link: string,
): string {
  const side = (name: string, total: number, of: 'income' | 'expense') => [
    `*${name}: ${formatRupiah(total)}*`,
    ...sumsByItem(book.rows, of).map(
      ({ item, amount }) => `- ${unmarked(item)}: ${formatRupiah(amount)}`,
    ),
    '',
  ]
  return [
    `*Laporan kas ${unmarked(masjid)}*`,
    periodText(period),
    '',
    `Saldo awal: ${formatRupiah(book.opening)}`,
    '',
    ...side('Pemasukan', book.income, 'income'),
    ...side('Pengeluaran', book.expense, 'expense'),
    `*Saldo akhir: ${formatRupiah(book.closing)}*`,
    '',
    `Rincian: ${link}`,
  ].join('\n')
}
