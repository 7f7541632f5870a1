import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ways } from './phone-writings-for-tests'
import { phoneIn, phoneProblem, readPhone } from './read-phone'

/** The result of a reading: the number, or the reason for the refusal. */
function outcome(text: string) {
  const reading = readPhone(text)
  if (reading.kind === 'phone') return reading.number
  return reading.kind === 'refused' ? reading.why : reading.kind
}

describe('a number', () => {
  test.each([
    // A former version cut or changed these without a message.
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
    ['Telp/WA 081234567890', '81234567890'],
    ['+620812 3456 7890', '81234567890'],
    ['081234567890 a.n. Budi', '81234567890'],
    ['<+6281234567890>', '81234567890'],
    ['☎️ 0812-3456-7890', '81234567890'],
    ['0812–3456–7890', '81234567890'],
    ['0812_3456_7890', 'several'],
    ['0812/3456/7890', 'several'],
    ['wa.me/6281234567890?text=Halo%2050', '81234567890'],
    ['wa.me/081234567890', '81234567890'],
    ['https://api.whatsapp.com/send?phone=6281234567890&text=5', '81234567890'],
    ['whatsapp://send/?text=1&phone=%2B6281234567890', '81234567890'],
    ['0812-3456-7890 / +62 812 3456 7890', '81234567890'],
    // Two numbers.
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
    // With another number that clearly doesn't belong to it.
    ['8 0812 3456 7890', '81234567890'],
    ['1. 0812 3456 7890', '81234567890'],
    ['Jl. Merdeka No. 10, 081234567890', '81234567890'],
    ['0812-3456-7890 (aktif 24 jam)', '81234567890'],
    ['[12/05/26 10.33.21] +62 812-3456-7890: halo', '81234567890'],
    ['Telp. (021) 1234567, WA 0812-3456-7890', '81234567890'],
    ['+65 9123 4567 / 081234567890', '81234567890'],
    ['BEGIN:VCARD\nVERSION:3.0\nFN:Budi\nTEL;TYPE=CELL:+6281234567890\nEND:VCARD', '81234567890'],
    // The prefix typed again, after the +62 that the field shows.
    ['+62 6281234567890', '81234567890'],
    ['626281234567890', '81234567890'],
    ['+62 (812) 3456-7890', '81234567890'],
    ['WA+6281234567890', '81234567890'],
    ['081234567890 081334567890', 'several'],
    // No phone number, or one of another country.
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

  test('has an error message when it can’t be read', () => {
    const texts = ['', 'abc', '0812 3456 7890, 12', '+60 12-345 6789', '0812', '08'.repeat(9)]
    expect(texts.map(phoneProblem)).toEqual([
      'Mohon diisi terlebih dahulu',
      'Nomor WhatsApp harus berupa angka',
      'Ada lebih dari satu nomor. Tulis satu saja.',
      'Nomor WhatsApp harus nomor ponsel Indonesia',
      'Nomor Whatsapp diisi minimal 10 digit',
      'Nomor WhatsApp diisi maksimal 14 digit',
    ])
    expect(texts.map(phoneIn)).toEqual(['', '', '', '', '', ''])
    expect(phoneProblem('0812345678')).toBeNull()
  })
})

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

test('most ways are read', () => {
  const refused = ways.filter((way) => outcome(way('81234567890')) !== '81234567890')
  // The refused ones: misleading texts, and a last group of one digit.
  expect(refused.length / ways.length).toBeLessThan(0.15)
})

test('two numbers are never read as one', () => {
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

test('a number that was read is read as itself again, with each prefix', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      for (const head of ['', '0', '62', '+62 ']) expect(phoneIn(head + number)).toBe(number)
      expect(phoneIn(phoneIn(number))).toBe(number)
    }),
  )
})
