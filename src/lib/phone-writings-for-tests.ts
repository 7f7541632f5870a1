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
