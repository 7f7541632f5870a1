import { formatThousands } from '@/lib/format-number'
import { amountInWords } from './amount-in-words'

/** Writes an amount in one way; null for an amount that can't be written in this way. */
type Way = (amount: number) => string | null

const heads = [
  ...['', 'Rp', 'Rp ', 'rp ', 'RP ', 'Rp.', 'Rp. ', 'Rp\u00a0', 'IDR', 'IDR ', 'idr\u202f', '*Rp '],
  ...[
    'Jumlah donasi Rp ',
    'Total: Rp',
    'Infaq Jumat = Rp ',
    'Donasi Masjid Al-Ikhlas, Rp. ',
    '💰 Rp',
  ],
  ...['Mohon transfer sebesar Rp', '(Rp ', 'Nominal\nRp ', '“Rp '],
]
const groups = ['', '.', ',', ' ', '\u00a0', '\u202f', '\u2009', "'", '’', '．', '，']
const cents = ['', ',00', '.00', ',0', '.5', ',75', '，00']
const tails = [
  '',
  ',-',
  '.-',
  ' rupiah',
  ' IDR',
  '*',
  ')',
  ' ya',
  '\u200b',
  ' (words)',
  '/bulan',
  ' untuk masjid',
  '.',
]

const digitRows = [
  '０１２３４５６７８９',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙',
]

const inRow = (row: string, text: string) =>
  text.replace(/\d/g, (digit) => Array.from(row)[Number(digit)] ?? digit)

const joined = (amount: number, sign: string) => formatThousands(amount).replaceAll('.', sign)

const written =
  (head: string, group: string, cent: string, tail: string): Way =>
  (amount) =>
    `${head}${joined(amount, group)}${cent}${tail.replace('words', amountInWords(amount))}`

/** Digits with each separator and each kind of cents, after each head, and before each tail. */
const figures: Way[] = groups.flatMap((group) =>
  cents.flatMap((cent) => [
    ...heads.map((head) => written(head, group, cent, '')),
    ...tails.map((tail) => written('Rp ', group, cent, tail)),
  ]),
)

const otherDigits: Way[] = digitRows.flatMap((row) =>
  ['', '.', ',', ' '].flatMap((group) =>
    ['', ',00', '.00'].map((cent) => (amount: number) => inRow(row, joined(amount, group) + cent)),
  ),
)

/** With invisible characters, as in texts copied from chats and web pages. */
const unseen: Way[] = ['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad'].flatMap((sign) =>
  ['', '.', ',', '\u00a0'].map(
    (group) => (amount: number) =>
      `${sign}Rp ${joined(amount, `${sign}${group}`)}${sign},00${sign}`,
  ),
)

const units = [
  ...['rb', 'ribu', 'k', 'K', 'RB', 'Ribu'].map((name) => [name, 1_000] as const),
  ...['jt', 'juta', 'JT', 'Juta'].map((name) => [name, 1_000_000] as const),
]

const withUnits: Way[] = units.flatMap(([name, size]) =>
  ['', ' ', '\u00a0'].flatMap((space) =>
    ['.', ','].flatMap((sign) =>
      ['', 'Rp ', 'Rp', 'Infaq '].map((head) => (amount: number) => {
        const count = amount / size
        const exact = count < 10_000 && Number.isInteger(count * 100) && count >= 0.01
        return exact ? `${head}${String(count).replace('.', sign)}${space}${name}` : null
      }),
    ),
  ),
)

/** Misleading texts: each must be refused, or read as the amount. */
const misleading: Way[] = [
  (amount) => `-${formatThousands(amount)}`,
  (amount) => `${formatThousands(amount)}0`,
  (amount) => `${formatThousands(amount)}.00`,
  (amount) => `${amount},000`,
  (amount) => `${amount}.000`,
  (amount) => `${formatThousands(amount)},000`,
  (amount) => `0${amount}`,
  (amount) => `0x${amount.toString(16)}`,
  (amount) => amount.toExponential(),
  (amount) => `${amount}e0`,
  (amount) => `${formatThousands(amount)} x 2`,
  (amount) => `2 x ${formatThousands(amount)}`,
  (amount) => `${formatThousands(amount)}%`,
  (amount) => `Rp ${formatThousands(amount)} - Rp ${formatThousands(amount * 2)}`,
  (amount) => `Rp ${formatThousands(amount)} ${formatThousands(amount)}`,
  (amount) => `${amount} ${amount}`,
  (amount) => `${amount} ratus`,
  (amount) => `${amount} puluh ribu`,
  (amount) => `${formatThousands(amount)} ribuan`,
  (amount) => `$${amount}`,
  (amount) => `USD ${amount}`,
  (amount) => `12/05/2026 Rp ${formatThousands(amount)}`,
]

export const waysOfWriting: readonly Way[] = [
  ...figures,
  ...otherDigits,
  ...unseen,
  ...withUnits,
  ...misleading,
]
