/**
 * Reads one Arabic word, in the Uthmani spelling of `quran-json` or in ordinary vowelled spelling, into letters with
 * their signs. The two spellings use some signs differently (see {@link Spelling}).
 */

/**
 * `quran`: a true sukun is U+06E1 and U+0652 marks a letter that isn't pronounced; آ is a long vowel.
 * `doa`: a sukun is U+0652; آ is a hamzah with a long vowel.
 */
export type Spelling = 'quran' | 'doa'

export type Vowel = 'a' | 'i' | 'u'

/** A letter as it is written: `base` is one Arabic letter; `hamzah` stands for all its seats. */
export interface Letter {
  readonly base: string
  readonly vowel: Vowel | null
  readonly tanwin: boolean
  readonly shadda: boolean
  readonly sukun: boolean
  /** Written, but not pronounced. */
  readonly silent: boolean
  readonly daggerAlif: boolean
  readonly madda: boolean
}

const vowels: Readonly<Record<string, Vowel>> = {
  '\u064E': 'a',
  '\u064F': 'u',
  '\u0650': 'i',
  '\u064B': 'a',
  '\u0657': 'a',
  '\u064C': 'u',
  '\u065E': 'u',
  '\u064D': 'i',
  '\u0656': 'i',
}
const tanwins = '\u064B\u064C\u064D\u0656\u0657\u065E'
const hamzahs = 'ءأإؤئ'
/** Combining signs (waqf signs among them), without the two small letters U+06E5 and U+06E6. */
const sign = /[\u064B-\u065F\u0670\u06D6-\u06E4\u06E7-\u06ED]/

const longAlif: Letter = {
  base: 'ا',
  vowel: null,
  tanwin: false,
  shadda: false,
  sukun: false,
  silent: false,
  daggerAlif: false,
  madda: false,
}

/** Whether the letter is written without any sign. */
export function isBare({ vowel, shadda, sukun, silent, daggerAlif }: Letter): boolean {
  return vowel === null && !shadda && !sukun && !silent && !daggerAlif
}

/** @throws Error for a character that is neither an Arabic letter nor one of its signs */
export function lettersOf(word: string, spelling: Spelling): Letter[] {
  const letters: Letter[] = []
  const characters = Array.from(word.normalize('NFC'))
  for (let at = 0; at < characters.length; at++) {
    const base = characters[at] ?? ''
    if (!/[\u0621-\u064A\u0671\u06E5\u06E6]/.test(base))
      throw new Error(`no Arabic letter: ${base} in ${word}`)
    let signs = ''
    while (sign.test(characters[at + 1] ?? '')) signs += characters[++at] ?? ''
    // A tatweel carries a dagger alif of the letter before it, or a hamzah without a seat.
    const previous = letters.at(-1)
    if (base === '\u0640' && !signs.includes('\u0654')) {
      if (previous)
        letters.splice(-1, 1, { ...previous, daggerAlif: true, madda: signs.includes('\u0653') })
      continue
    }
    // آ is a hamzah with a long vowel; the Qur'an writes one so only after a fathah, as a long vowel.
    if (base === 'آ') {
      letters.push(spelling === 'quran' ? longAlif : { ...longAlif, base: 'hamzah', madda: true })
      continue
    }
    const isHamzah = hamzahs.includes(base) || signs.includes('\u0654')
    const smallMim = signs.includes('\u06E2')
    const each = Array.from(signs)
    const vowel = each.map((one) => vowels[one]).find((one) => one !== undefined) ?? null
    letters.push({
      base: isHamzah ? 'hamzah' : base,
      vowel,
      // Before a ba a tanwin is written as one vowel and a small mim.
      tanwin: each.some((one) => tanwins.includes(one)) || (smallMim && vowel !== null),
      shadda: signs.includes('\u0651'),
      sukun: signs.includes('\u06E1') || (spelling === 'doa' && signs.includes('\u0652')),
      silent: signs.includes('\u06E0') || (spelling === 'quran' && signs.includes('\u0652')),
      daggerAlif: signs.includes('\u0670'),
      madda: signs.includes('\u0653'),
    })
  }
  return letters
}
