import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, cleanWords, normalised } from './clean-text'

/** Characters that are invisible, or that reverse the text beside them. */
const UNSEEN = [
  '\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u00ad', '\u034f', '\u061c', '\u115f', '\u180e',
  '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e',
  '\u2060', '\u2064', '\u2066', '\u2067', '\u2068', '\u2069', '\u206f', '\u3164', '\ufe0f', '\ufeff',
  '\uffa0', '\ufff9', '\u{e0041}', '\u{e007f}', '\ud800',
] as const // prettier-ignore

const unseen = fc.array(fc.constantFrom(...UNSEEN), { minLength: 1, maxLength: 5 })
const noise = unseen.map((signs) => signs.join(''))

describe('cleanWords', () => {
  it.each([
    ['Siti Aminah', 'Siti Aminah'],
    ['  Siti\u00a0Aminah\t', 'Siti Aminah'],
    ['Siti\nAminah\r\nHasan', 'Siti Aminah Hasan'],
    ['Jose\u0301', 'José'],
    ['\u202eitiS', 'itiS'],
    ['‪+62 Ali‬', '+62 Ali'],
    ['Si\u200dti', 'Siti'],
    ["Abu 'Ubaidah ﷺ", "Abu 'Ubaidah ﷺ"],
    // Names with joiners that stay: Persian, Arabic, Javanese.
    ['می\u200cنا', 'می\u200cنا'],
    ['عَبْدُ الله', 'عَبْدُ الله'],
    ['ꦱꦶꦠꦶ', 'ꦱꦶꦠꦶ'],
    ['Siti 👩🏽\u200d⚕️', 'Siti 👩🏽\u200d⚕️'],
  ])('reads %j as %j', (typed, kept) => {
    expect(cleanWords(typed)).toBe(kept)
  })

  it.each(['', '   ', '\u200b\u200b', '\u3164', '\u2800', '.', '--', '\u0301', '123', '🌸', '\u202e \u202c'])(
    '%j counts as empty: it has no visible letter',
    (typed) => expect(cleanWords(typed)).toBe(''),
  ) // prettier-ignore

  it('removes invisible characters and keeps the name', () => {
    const name = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,12})?$/)
    fc.assert(
      fc.property(name, fc.nat(), noise, (plain, place, signs) => {
        const at = place % (plain.length + 1)
        // Not at the edge of a word: there an old kind of line end becomes a space.
        fc.pre(!signs.includes('\u0085'))
        expect(cleanWords(plain.slice(0, at) + signs + plain.slice(at))).toBe(plain)
      }),
    )
  })
})

describe('cleanText', () => {
  it.each([
    ['Ya Allah,\r\nsehatkan ibu.\n\n  Aamiin ', 'Ya Allah,\nsehatkan ibu.\n\n  Aamiin'],
    ['satu\u2028dua\u2029tiga', 'satu\ndua\ntiga'],
    ['satu\tdua', 'satu dua'],
    ['اَللّٰهُمَّ صَلِّ\nعَلَىٰ مُحَمَّدٍ ۝١', 'اَللّٰهُمَّ صَلِّ\nعَلَىٰ مُحَمَّدٍ ۝١'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['🤲🏽', '🤲🏽'],
    ['👨\u200d👩\u200d👧 ❤️ 1️⃣ 🇮🇩', '👨\u200d👩\u200d👧 ❤️ 1️⃣ 🇮🇩'],
    ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    // Outside emoji and Arabic the joiners are invisible, and removed.
    ['👨\u200d', '👨'],
    ['می\u200c', 'می'],
    ['a\ufe0f', 'a'],
  ])('reads %j as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept)
  }) // prettier-ignore

  it.each(['\u200b', ' \n\t ', '\u2800\u2800', '\u202e', '\u0301'])('%j counts as empty', (typed) => {
    expect(cleanText(typed)).toBe('')
  }) // prettier-ignore

  it('keeps visible characters in their order; cleaning twice changes nothing', () => {
    const sign = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1 }),
      fc.constantFrom(...UNSEEN, 'ا', 'ب', '\u064e', '👩', '🏽', '🏴', '\u{e0067}', '1', '\n', 'e', '\u0301'),
    ) // prettier-ignore
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
        const once = cleanText(signs.join(''))
        expect(cleanText(once)).toBe(once)
        expect(once).toBe(once.normalize('NFC').trim())
        expect(once).not.toMatch(/[\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]|(?!\n)\p{Cc}/u)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('cleanLine', () => {
  it('puts an address on one line, and keeps one that has only digits', () => {
    expect(cleanLine('Jl. Mawar\n12')).toBe('Jl. Mawar 12')
    expect(cleanLine('\u200b budi@example.id\u200b')).toBe('budi@example.id')
    expect(cleanLine('\u200b')).toBe('')
  })
})

it.each([
  ['Re\u0301za', 'R\u00E9za'],
  ['', ''],
  // Zalgo of thirty marks stays, in the order that Unicode gives them.
  ['a' + '\u0316'.repeat(30), 'a' + '\u0316'.repeat(30)],
  ['a' + '\u0316'.repeat(31) + 'b', 'a' + '\u0316'.repeat(30) + 'b'],
  // Each letter has its own.
  [`b${'\u0316'.repeat(30)}`.repeat(3), `b${'\u0316'.repeat(30)}`.repeat(3)],
])('%j is %j', (text, composed) => {
  expect(normalised(text, 'NFC')).toBe(composed)
})
