import { expect, it } from 'vitest'
import { asmaulHusna, everyLine, verses } from './served'

/** The letters that open a surah are read by their names. */
const openings = /^(?:Alif lām mīm|Ḥā mīm)\.$/
const lines = everyLine.filter(({ latin }) => !openings.test(latin))
const texts = [
  ...lines,
  ...asmaulHusna.map(({ arab, latin, indo }) => ({ where: indo, arab, latin })),
]

/** The consonants that are one letter in both scripts, whatever stands around them; doubled ones count once. */
const skeleton = (letters: readonly string[]) =>
  letters.filter((letter, at) => letter !== letters[at - 1]).join(' ')
const consonants: Readonly<Record<string, string>> = {
  ب: 'b',
  ث: 'ts',
  ج: 'j',
  ح: 'ḥ',
  خ: 'kh',
  د: 'd',
  ذ: 'dz',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sy',
  ص: 'sh',
  ض: 'dh',
  ط: 'th',
  ظ: 'zh',
  ع: '‘',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  م: 'm',
}

it('leaves no word out: the consonants are the same, in the same order', () => {
  for (const { where, arab, latin } of texts) {
    // A dal is read as the ta that follows it (109:4).
    const plain = arab.normalize('NFD').replace(/د(?=ت[\u064B-\u0652]*\u0651)/gu, '')
    const arabic = Array.from(plain).flatMap((letter) => consonants[letter] ?? [])
    const romanised = latin.toLowerCase().match(/ts|ḥ|kh|dz|sy|sh|dh|th|zh|gh|[bjdrzs‘fqkm]/gu)
    expect(skeleton(romanised ?? []), where).toBe(skeleton(arabic))
  }
})

const long = { a: 'ā', i: 'ī', u: 'ū' } as const
const short: Readonly<Record<string, keyof typeof long>> = {
  '\u064E': 'a',
  '\u064F': 'u',
  '\u0650': 'i',
}
const tanwin: Readonly<Record<string, string>> = {
  '\u064B': 'a',
  '\u0657': 'a',
  '\u064C': 'u',
  '\u065E': 'u',
  '\u064D': 'i',
  '\u0656': 'i',
}
/** What follows a vowel's sign and makes it long. */
const lengthened = {
  a: /^(?:[\u0670آ]|[اىوـ]\u0670|ا(?![\u064B-\u0654\u06E0\u06E1]))/,
  i: /^[يىۦ](?![\u064B-\u0652\u0656-\u065E\u0670\u06E0\u06E1])/,
  u: /^[وۥ](?![\u064B-\u0652\u0656-\u065E\u0670\u06E0\u06E1])/,
} as const
/** Nothing but letters that lengthen, or that nobody pronounces, up to the end of the word. */
const ends = /^(?:[اىيوۥۦ]?[\u0652\u0653\u0670\u06E0\u06E1]*|و[\u0652\u06E0]?ا[\u0652\u06E0]?)$/
/** A hamzatul wasl after a prefix: its alif lengthens nothing. */
const wasl = /^ا(?:.[\u0652\u06E1]|ل)/

/**
 * A pattern of the word's vowels in Latin letters. The last one may be short or long, since a pause and the next word
 * change it; a tanwin may be followed by the i that joins it to a hamzatul wasl.
 */
function vowelsOf(word: string): string {
  const signs = word
    // Allah's name is long, and written without a sign for it.
    .replace(/(ل[\u0650\u0651]*ل|[اٱ]ل)(?:\u0651\u064E|\u064E\u0651)(?=ه)/u, '$1\u064E\u0670')
    // A tanwin before a ba: one vowel and a small mim.
    .replace(/\u064E\u06E2/u, '\u064B')
    .replace(/\u064F\u06E2/u, '\u064C')
    .replace(/[\u0651\u0654]/gu, '')
  return Array.from(signs, (sign, at) => {
    const rest = signs.slice(at + 1)
    // A hamzah that carries its long vowel itself.
    if ((sign === 'أ' && rest.startsWith('\u0653')) || (sign === 'آ' && signs[at - 1] !== '\u064E'))
      return 'ā'
    const open = tanwin[sign]
    if (open !== undefined) return open === 'a' ? '[aā]i?' : `${open}i?`
    const vowel = short[sign]
    if (vowel === undefined) return ''
    const isLong = lengthened[vowel].test(rest)
    if (ends.test(rest) || (isLong && wasl.test(rest))) return `[${vowel}${long[vowel]}]`
    return isLong ? long[vowel] : vowel
  }).join('')
}

/** The stretches between two pauses: commas, full stops, and the signs ۖ ۗ ۘ ۚ and the second of a pair ۛ. */
function stretches(arab: string): string[] {
  let first = false
  return arab
    .normalize('NFC')
    .replace(/\u06DB/gu, (sign) => {
      first = !first
      return first ? '' : sign
    })
    .split(/،|\.|[\u06D6-\u06D8\u06DA\u06DB]/u)
    .filter((stretch) => /[\u0621-\u064A]/u.test(stretch))
    .map((stretch) => stretch.trim())
}

it('reads each vowel as it is signed, long or short, and pauses where the signs say so', () => {
  for (const { where, arab, latin } of texts) {
    const read = latin
      .toLowerCase()
      .split(/[,.] ?/)
      .filter((stretch) => stretch !== '')
    expect(read, where).toHaveLength(stretches(arab).length)
    stretches(arab).forEach((stretch, at) => {
      const own = stretch.split(' ').map(vowelsOf).join('')
      // A hamzatul wasl has a vowel only where a stretch begins; the last vowel falls away in a pause.
      const pattern = `${/^[اٱ]/.test(stretch) ? '[aiu]' : ''}${own.replace(/(?:\[[^\]]+\]|[^\]])(?:i\?)?$/u, '(?:$&)?')}`
      const vowels = (read[at] ?? '').replace(/a[iu]/g, 'a').replace(/[^aiuāīū]/g, '')
      expect(vowels, `${where}: ${read[at] ?? ''}`).toMatch(new RegExp(`^${pattern}$`, 'u'))
    })
  }
})

const openingLines = everyLine.filter(({ latin }) => openings.test(latin))
it('has only two lines that are letters read by their names', () => {
  expect(new Set(openingLines.map(({ arab }) => arab))).toEqual(
    new Set([...verses(2, 1), ...verses(40, 1)]),
  )
})
