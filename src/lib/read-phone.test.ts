import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneIn, phoneProblem, readPhone } from './read-phone'

/** What a reading comes to: the number, or the word why there is none. */
function outcome(text: string) {
  const reading = readPhone(text)
  if (reading.kind === 'phone') return reading.number
  return reading.kind === 'refused' ? reading.why : reading.kind
}

describe('a number', () => {
  test.each([
    // Once cut, or changed, without a word.
    ['WhatsApp: +62 812-3456-7890', '81234567890'],
    ['Siti Rahmawati +62 812-3456-7890', '81234567890'],
    ['https://wa.me/6281234567890', '81234567890'],
    ['+60 12-345 6789', 'foreign'],
    ['812 3456 7890 ext 12', 'several'],
    ['8', 'short'],
    ['٠٨١٢٣٤٥٦٧٨٩٠', '81234567890'],
    ['０８１２３４５６７８９０', '81234567890'],
    ['0812345678', '812345678'],
    // Nothing.
    ['', 'empty'],
    [' \u200b', 'empty'],
    ['+62', 'empty'],
    ['+62 ', 'empty'],
    ['-', 'empty'],
    // Ten to fourteen digits, counted with the 0, however it is written.
    ['081234567', 'short'],
    ['81234567', 'short'],
    ['+6281234567', 'short'],
    ['812345678', '812345678'],
    ['+62812345678', '812345678'],
    ['08123456789012', '8123456789012'],
    ['8123456789012', '8123456789012'],
    ['081234567890123', 'long'],
    ['81234567890123', 'long'],
    ['123456789', 'short'],
    ['0', 'short'],
    // The same number, as people write it.
    ['0812-3456-7890', '81234567890'],
    ['0812.3456.7890', '81234567890'],
    ['(0812) 3456-7890', '81234567890'],
    ['+62 (0)812 3456 7890', '81234567890'],
    ['(+62) 812 3456 7890', '81234567890'],
    ['+ 62 812 3456 7890', '81234567890'],
    ['62 0812 3456 7890', '81234567890'],
    ['0062 812 3456 7890', '81234567890'],
    ['0812 - 3456 - 7890', '81234567890'],
    ['\u202d+62 812‑3456‑7890\u202c', '81234567890'],
    ['tel:+6281234567890', '81234567890'],
    ['*0812 3456 7890*', '81234567890'],
    ['0812 3456 7890 (Siti)', '81234567890'],
    ['wa.me/6281234567890?text=Halo%2050', '81234567890'],
    ['wa.me/081234567890', '81234567890'],
    ['https://api.whatsapp.com/send?phone=6281234567890&text=5', '81234567890'],
    ['whatsapp://send/?text=1&phone=%2B6281234567890', '81234567890'],
    ['0812-3456-7890 / +62 812 3456 7890', '81234567890'],
    // Two.
    ['0812-3456-7890 / 0813-3456-7890', 'several'],
    ['081234567890, 081334567890', 'several'],
    ['081234567890 atau 081334567890', 'several'],
    ['0812 3456 789 2 orang', 'several'],
    ['0812 3456 7890 1', 'several'],
    ['0812345678 100', 'several'],
    ['081234567890/91', 'several'],
    ['081234567890 (2)', 'several'],
    ['081234567890 ext 12', 'several'],
    ['081234567890 extension 5', 'several'],
    ['081234567890, 0812', 'several'],
    // Another number beside it that is clearly no part of it.
    ['8 0812 3456 7890', '81234567890'],
    ['1. 0812 3456 7890', '81234567890'],
    ['Jl. Merdeka No. 10, 081234567890', '81234567890'],
    ['0812-3456-7890 (aktif 24 jam)', '81234567890'],
    ['[12/05/26 10.33.21] +62 812-3456-7890: halo', '81234567890'],
    ['Telp. (021) 1234567, WA 0812-3456-7890', '81234567890'],
    ['+65 9123 4567 / 081234567890', '81234567890'],
    ['BEGIN:VCARD\nVERSION:3.0\nFN:Budi\nTEL;TYPE=CELL:+6281234567890\nEND:VCARD', '81234567890'],
    // The prefix once more, behind the +62 that the field shows.
    ['+62 6281234567890', '81234567890'],
    ['626281234567890', '81234567890'],
    ['+62 (812) 3456-7890', '81234567890'],
    ['WA+6281234567890', '81234567890'],
    ['081234567890 081334567890', 'several'],
    // None, or not this country's.
    ['nomor saya', 'unclear'],
    ['8571122334a', 'unclear'],
    ['0812 3456 789O', 'unclear'],
    ['0812345678**', 'unclear'],
    ['0812-3456-78xx', 'unclear'],
    ['0812 3456 78…', 'unclear'],
    ['0812½', 'unclear'],
    ['021 555 12345', 'foreign'],
    ['+62 21 5551 2345', 'foreign'],
    ['60123456789', 'foreign'],
    ['0060 12 345 6789', 'foreign'],
    ['+1 812 345 6789', 'foreign'],
    ['wa.me/60123456789', 'foreign'],
    ['wa.me/8123456789', 'foreign'],
    ['3174012345678901', 'foreign'],
    ['12-08-2026', 'short'],
    ['08.12.2024 12.30', 'several'],
    ['Rp 812.345.678', 'unclear'],
    ['81234567890@surat.id', 'unclear'],
    ['Rek. 8123456789', 'unclear'],
  ])('%j: %s', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  test('has its words where it can’t be read', () => {
    const texts = ['', 'abc', '0812 3456 7890, 12', '+60 12-345 6789', '0812', '08'.repeat(9)]
    expect(texts.map(phoneProblem)).toEqual([
      'Mohon diisi terlebih dahulu',
      'Nomor Whatsapp harus berupa angka',
      'Ada lebih dari satu nomor. Tulis satu saja.',
      'Nomor Whatsapp harus nomor ponsel Indonesia',
      'Nomor Whatsapp diisi minimal 10 digit',
      'Nomor Whatsapp diisi maksimal 14 digit',
    ])
    expect(texts.map(phoneIn)).toEqual(['', '', '', '', '', ''])
    expect(phoneProblem('0812345678')).toBeNull()
  })
})

/** Writes the digits behind the 0 or 62; null where a number can't be written so. */
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
/** How many digits stand together, the last for all that follow. */
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
/** Made to mislead: each has to be refused, or read as the number all the same. */
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
const ways = [...plain, ...dressed, ...links, ...otherDigits, ...misleading]

const numbers = fc.stringMatching(/^8[1-9]\d{7,10}$/)

test('each of 500 ways of writing a number is that number, or is refused', () => {
  expect(ways.length).toBeGreaterThan(500)
  fc.assert(
    fc.property(numbers, (number) => {
      const wrong = ways
        .map((way) => ({ text: way(number), read: readPhone(way(number)) }))
        .filter(({ read }) => read.kind === 'phone' && read.number !== number)
      expect(wrong).toEqual([])
    }),
    { numRuns: 150 },
  )
})

/** A sure number for what people write; the others above are all ways there are. */
const OWN = '81234567890'
const reallyWritten = [
  ...[
    '081234567890',
    '81234567890',
    '+6281234567890',
    '6281234567890',
    '0812 3456 7890',
    '0812-3456-7890',
  ],
  ...[
    '+62 812-3456-7890',
    '+62 812 3456 7890',
    '+62-812-3456-7890',
    '62 812 3456 7890',
    '0812.3456.7890',
  ],
  ...[
    '812 3456 7890',
    '812-3456-7890',
    '(0812) 3456 7890',
    '(+62) 812 3456 7890',
    '(+62)812-3456-7890',
  ],
  ...[
    '+62 (0)812 3456 7890',
    '+62 0812 3456 7890',
    '+620812 3456 7890',
    '+62 81234567890',
    '+62 812 34567890',
  ],
  ...[
    '0812 34567890',
    '0812 345 678 90',
    '081 234 567 890',
    '0812 34 56 78 90',
    '08 1234567890',
    '0 812 3456 7890',
  ],
  ...[
    'WA 081234567890',
    'WA: 081234567890',
    'wa:081234567890',
    'WA : 0812-3456-7890',
    'WhatsApp +62 812-3456-7890',
  ],
  ...[
    'WhatsApp: +62 812-3456-7890',
    'HP 081234567890',
    'No HP: 081234567890',
    'No. WA: 0812 3456 7890',
  ],
  ...[
    'Telp. 0812-3456-7890',
    'Telp/WA 081234567890',
    'Hub: 081234567890',
    'CP: 081234567890 (Budi)',
  ],
  ...[
    'Budi 081234567890',
    'Budi - 081234567890',
    'Budi: +62 812-3456-7890',
    '081234567890 a.n. Budi',
    'Ibu Siti, 0812 3456 7890',
  ],
  ...[
    '081234567890.',
    ' 081234567890 ',
    '081234567890\n',
    '"081234567890"',
    '*081234567890*',
    '<+6281234567890>',
  ],
  ...[
    'tel:+6281234567890',
    'https://wa.me/6281234567890',
    'wa.me/6281234567890',
    'wa.me/081234567890',
  ],
  ...[
    'https://wa.me/6281234567890?text=Assalamualaikum',
    'https://api.whatsapp.com/send?phone=6281234567890',
  ],
  ...['https://api.whatsapp.com/send/?phone=6281234567890&text&type=phone_number&app_absent=0'],
  ...[
    '\u202a+62 812-3456-7890\u202c',
    '\u202d+62 812-3456-7890\u202c',
    '+62\u00a0812\u20113456\u20117890',
    '📱 081234567890',
  ],
  ...[
    '☎️ 0812-3456-7890',
    '０８１２３４５６７８９０',
    '٠٨١٢٣٤٥٦٧٨٩٠',
    '0812–3456–7890',
    '0812_3456_7890',
    '0812/3456/7890',
  ],
]

test('of what people really write, at most 3 in 100 are refused', () => {
  const read = reallyWritten.map((text) => ({ text, read: outcome(text) }))
  const others = read.filter((each) => each.read !== OWN)
  expect(others.filter((each) => /\d/.test(each.read))).toEqual([])
  expect(others.length / read.length).toBeLessThanOrEqual(0.03)
})

test('most ways are read', () => {
  const refused = ways.filter((way) => outcome(way(OWN)) !== OWN)
  // Those made to mislead, and a single digit that stands apart at the end.
  expect(refused.length / ways.length).toBeLessThan(0.15)
})

test('two numbers are never one', () => {
  const joiners = [' / ', '/', ', ', ' ', '\n', ' atau ', ' dan ', ';', ' - ', '-', '.', '']
  fc.assert(
    fc.property(
      numbers,
      numbers,
      fc.constantFrom(...joiners),
      fc.constantFrom('0', '+62', '62', ''),
      (one, other, joiner, head) => {
        const read = readPhone(`${head}${one}${joiner}${head}${other}`)
        expect(read.kind === 'phone' && (one !== other || read.number !== one)).toBe(false)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a number that was read is itself, whatever comes before it on the wire', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      for (const head of ['', '0', '62', '+62 ']) expect(phoneIn(head + number)).toBe(number)
      expect(phoneIn(phoneIn(number))).toBe(number)
    }),
  )
})
