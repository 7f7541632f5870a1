/** Ways of writing Indonesian mobile numbers, generated and collected. */

/** Writes a number, given as its digits after the 0 or 62. */
type Way = (number: string) => string

const heads = [
  '',
  '0',
  '62',
  '62 ',
  '62-',
  '+62',
  '+62 ',
  '+62-',
  '(+62) ',
  '+62 0',
  '+62 (0)',
  '0062 ',
]
const signs = ['', ' ', '-', '.', '\u00a0', '\u2011', ' - ', ' – ']
/** Lengths of the groups of digits. The last length repeats until the end. */
const pieces = [[3, 4], [3, 3], [4, 4], [2, 3], [5]]
const around: Way[] = [
  (text) => text,
  (text) => `WhatsApp: ${text}`,
  (text) => `Siti Rahmawati ${text}`,
  (text) => `WA ${text}`,
  (text) => `*${text}*`,
  (text) => `${text} (Pak Budi)`,
  (text) => `No. HP : ${text}`,
  (text) => `\u202a${text}\u202c`,
  (text) => `${text}\n`,
]
const digitRows = ['０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९']

function apart(number: string, sizes: readonly number[], sign: string): string {
  const parts: string[] = []
  for (let from = 0; from < number.length;) {
    const size = sizes[Math.min(parts.length, sizes.length - 1)] ?? 4
    parts.push(number.slice(from, from + size))
    from += size
  }
  return parts.join(sign)
}

const plain: Way[] = heads.flatMap((head) =>
  signs.flatMap((sign) =>
    pieces.map((sizes) => (number: string) => head + apart(number, sizes, sign)),
  ),
)
const dressed: Way[] = around.flatMap((dress) =>
  ['0', '+62 ', '62'].flatMap((head) =>
    signs.map((sign) => (number: string) => dress(head + apart(number, [3, 4], sign))),
  ),
)
const links: Way[] = [
  'https://wa.me/',
  'wa.me/',
  'http://wa.me/+',
  'whatsapp://send?phone=',
].flatMap((link) =>
  ['', '?text=Halo%20123', '&text=5', ' ya'].map(
    (tail) => (number: string) => `${link}62${number}${tail}`,
  ),
)
const otherDigits: Way[] = digitRows.flatMap((row) =>
  ['0', '+62 ', ''].flatMap((head) =>
    [' ', '-', ''].map(
      (sign) => (number: string) =>
        (head + apart(number, [3, 4], sign)).replace(/\d/g, (digit) => row[Number(digit)] ?? digit),
    ),
  ),
)
/** Misleading texts: each must be refused, or read as the number. */
const misleading: Way[] = [
  (number) => `+60 ${number}`,
  (number) => `+1${number}`,
  (number) => `0${number} ext 12`,
  (number) => `0${number} ext. 5`,
  (number) => `0${number}x5`,
  (number) => `0${number}#12`,
  (number) => `0${number},12`,
  (number) => `0${number} 1`,
  (number) => `1 0${number}`,
  (number) => `8 0${number}`,
  (number) => `2 x 0${number}`,
  (number) => `0${number} 2 orang`,
  (number) => `0${number} 12 orang`,
  (number) => `12/05/2026 0${number}`,
  (number) => `0${number} pukul 10:30`,
  (number) => `0${number} / 0${number.slice(0, -1)}1`,
  (number) => `0${number} 0${number}`,
  (number) => `0${number.slice(0, -2)}**`,
  (number) => `0${number.slice(0, -2)}xx`,
  (number) => `0${number}½`,
  (number) => `021${number}`,
  (number) => `wa.me/${number}`,
]
/** More than 500 ways of writing a number. */
export const ways = [...plain, ...dressed, ...links, ...otherDigits, ...misleading]

/** The number in each text of `reallyWritten`. */
export const OWN = '81234567890'
/** How people write their own number. */
export const reallyWritten = [
  '081234567890',
  '81234567890',
  '+6281234567890',
  '6281234567890',
  '0812 3456 7890',
  '0812-3456-7890',
  '+62 812-3456-7890',
  '+62 812 3456 7890',
  '+62-812-3456-7890',
  '62 812 3456 7890',
  '0812.3456.7890',
  '812 3456 7890',
  '812-3456-7890',
  '(0812) 3456 7890',
  '(+62) 812 3456 7890',
  '(+62)812-3456-7890',
  '+62 (0)812 3456 7890',
  '+62 0812 3456 7890',
  '+620812 3456 7890',
  '+62 81234567890',
  '+62 812 34567890',
  '0812 34567890',
  '0812 345 678 90',
  '081 234 567 890',
  '0812 34 56 78 90',
  '08 1234567890',
  '0 812 3456 7890',
  'WA 081234567890',
  'WA: 081234567890',
  'wa:081234567890',
  'WA : 0812-3456-7890',
  'WhatsApp +62 812-3456-7890',
  'WhatsApp: +62 812-3456-7890',
  'HP 081234567890',
  'No HP: 081234567890',
  'No. WA: 0812 3456 7890',
  'Telp. 0812-3456-7890',
  'Telp/WA 081234567890',
  'Hub: 081234567890',
  'CP: 081234567890 (Budi)',
  'Budi 081234567890',
  'Budi - 081234567890',
  'Budi: +62 812-3456-7890',
  '081234567890 a.n. Budi',
  'Ibu Siti, 0812 3456 7890',
  '081234567890.',
  ' 081234567890 ',
  '081234567890\n',
  '"081234567890"',
  '*081234567890*',
  '<+6281234567890>',
  'tel:+6281234567890',
  'https://wa.me/6281234567890',
  'wa.me/6281234567890',
  'wa.me/081234567890',
  'https://wa.me/6281234567890?text=Assalamualaikum',
  'https://api.whatsapp.com/send?phone=6281234567890',
  'https://api.whatsapp.com/send/?phone=6281234567890&text&type=phone_number&app_absent=0',
  '\u202a+62 812-3456-7890\u202c',
  '\u202d+62 812-3456-7890\u202c',
  '+62\u00a0812\u20113456\u20117890',
  '📱 081234567890',
  '☎️ 0812-3456-7890',
  '０８１２３４５６７８９０',
  '٠٨١٢٣٤٥٦٧٨٩٠',
  '0812–3456–7890',
  '0812_3456_7890',
  '0812/3456/7890',
]
