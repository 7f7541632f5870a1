/**
 * The Latin form of one Arabic word, before it is joined to its neighbours. The rules are told in
 * `docs/dzikir.md`.
 */
import { isBare, type Letter, lettersOf, type Spelling, type Vowel } from './letters'
import { articleAt, isWasl, startsWithWa, waslVowel } from './wasl'

const consonants: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ة: 't',
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
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  hamzah: '’',
}

export const longVowels: Readonly<Record<Vowel, string>> = { a: 'ā', i: 'ī', u: 'ū' }

/** What follows the word's last consonant, since a pause and the next word change it. */
export type Ending =
  | { kind: 'none' }
  | { kind: 'short'; vowel: Vowel }
  | { kind: 'tanwin'; vowel: Vowel }
  /** `droppable`: the long vowel of the pronoun -hū/-hī, which a pause drops. */
  | { kind: 'long'; vowel: Vowel; droppable: boolean }

export interface Word {
  /** The Latin text up to the last consonant. For a word with a wasl, without the wasl's vowel. */
  readonly stem: string
  readonly ending: Ending
  /** The word starts with a hamzatul wasl, with this vowel where nothing precedes it. */
  readonly wasl: Vowel | null
  /** The last letter is a ta' marbuthah: h in a pause. */
  readonly tied: boolean
  /** The pronoun -hu/-hi after a short vowel: read long before another word's consonant. Allah's h is none. */
  readonly pronoun: boolean
}

const longA: Ending = { kind: 'long', vowel: 'a', droppable: false }

/** Writes the word letter by letter; each step takes one letter or more. */
class WordWriter {
  readonly #letters: readonly Letter[]
  #at = 0
  #stem = ''
  #ending: Ending = { kind: 'none' }
  #wasl: Vowel | null = null

  constructor(letters: readonly Letter[]) {
    this.#letters = letters
  }

  write(): Pick<Word, 'stem' | 'ending' | 'wasl'> {
    this.#opening()
    for (let letter = this.#letters[this.#at]; letter; letter = this.#letters[this.#at])
      this.#letter(letter)
    return { stem: this.#stem, ending: this.#ending, wasl: this.#wasl }
  }

  /** "wa", "yā" and "li" with the article, at the start of a word. */
  #opening(): void {
    if (startsWithWa(this.#letters)) {
      this.#at = 1
      if (isWasl(this.#letters, 1)) {
        this.#stem = 'w'
        this.#ending = { kind: 'short', vowel: 'a' }
      } else this.#stem = 'wa '
    }
    const first = this.#letters[this.#at]
    const next = this.#letters[this.#at + 1]
    if (first?.base === 'ي' && first.daggerAlif && first.madda && next?.base === 'hamzah') {
      this.#stem += 'yā '
      this.#at++
    }
    // After li the article is written without its alif.
    const article = articleAt(this.#letters, this.#at + 1)
    if (first?.base === 'ل' && first.vowel === 'i' && article !== null && article !== 'relative') {
      this.#stem += 'l'
      this.#ending = { kind: 'short', vowel: 'i' }
      this.#article(this.#at + 1)
    }
  }

  #letter(letter: Letter): void {
    if (isWasl(this.#letters, this.#at)) this.#hamzatulWasl()
    else if (letter.silent || this.#lengthens(letter) || this.#isUnread(letter)) this.#at++
    else if (this.#ending.kind === 'short' && this.#isDiphthong(letter)) {
      this.#flush()
      this.#stem += letter.base === 'و' ? 'u' : 'i'
      this.#at++
    } else {
      this.#consonant(letter)
      this.#ending = endingOf(letter)
      this.#at++
    }
  }

  #hamzatulWasl(): void {
    const lam = this.#at + 1
    const article = articleAt(this.#letters, lam)
    if (this.#at === 0) this.#wasl = article ? 'a' : waslVowel(this.#letters, 0)
    if (article) this.#article(lam)
    else this.#at++
  }

  /** The article with the lam at `lam`, and what of the word it is written with. */
  #article(lam: number): void {
    const article = articleAt(this.#letters, lam)
    const first = this.#letters[lam]
    const second = this.#letters[lam + 1]
    this.#flush()
    this.#at = lam + 1
    switch (article) {
      case 'allah':
        this.#stem += 'll'
        this.#ending = longA
        if (second?.base === 'ل') this.#at++
        break
      case 'relative':
      case 'lail':
        this.#stem += article === 'relative' ? 'll' : 'l-l'
        if (first?.vowel) this.#ending = { kind: 'short', vowel: first.vowel }
        break
      case 'sun letter':
        this.#stem += `${consonants[second?.base ?? ''] ?? ''}-`
        break
      case 'al':
      case null:
        this.#stem += 'l-'
    }
  }

  /** Takes a letter that only lengthens the vowel before it. */
  #lengthens(letter: Letter): boolean {
    const ending = this.#ending
    if (ending.kind !== 'short') return false
    const { base, daggerAlif } = letter
    const small = base === '\u06E5' || base === '\u06E6'
    const lengthens =
      small ||
      {
        a:
          (base === 'ا' && isBare(letter)) ||
          (base === 'ى' && (isBare(letter) || daggerAlif)) ||
          (base === 'و' && daggerAlif && letter.vowel === null),
        i: (base === 'ي' || base === 'ى') && isBare(letter),
        u: base === 'و' && isBare(letter),
      }[ending.vowel]
    if (lengthens) {
      const pronoun = small && this.#letters[this.#at - 1]?.base === 'ه'
      this.#ending = { kind: 'long', vowel: ending.vowel, droppable: pronoun }
    }
    return lengthens
  }

  #isDiphthong({ base, sukun }: Letter): boolean {
    return (
      this.#ending.kind === 'short' &&
      this.#ending.vowel === 'a' &&
      sukun &&
      (base === 'و' || base === 'ي')
    )
  }

  /** An alif that carries a tanwin or closes a plural; a consonant that the next one, doubled, has swallowed. */
  #isUnread(letter: Letter): boolean {
    if (letter.base === 'ا' || letter.base === 'ى') return isBare(letter) || letter.daggerAlif
    return isBare(letter) && letter.base !== 'ن' && this.#letters[this.#at + 1]?.shadda === true
  }

  #consonant({ base, shadda }: Letter): void {
    this.#flush()
    const latin = consonants[base]
    if (latin === undefined) throw new Error(`no consonant: ${base}`)
    // A hamzah that opens a word (or a word after al- or wa) isn't written; a doubled first letter is one.
    const opens = this.#stem === '' || /[- ]$/.test(this.#stem)
    if (base === 'hamzah' && opens) return
    if (latin === 'h' && /[tdszkg]$/.test(this.#stem)) this.#stem += '-'
    this.#stem += shadda && !opens ? latin + latin : latin
  }

  #flush(): void {
    const { kind } = this.#ending
    if (kind === 'short') this.#stem += this.#ending.vowel
    else if (kind === 'long') this.#stem += longVowels[this.#ending.vowel]
    else if (kind === 'tanwin') this.#stem += `${this.#ending.vowel}n`
    this.#ending = { kind: 'none' }
  }
}

function endingOf({ base, vowel, tanwin, daggerAlif, madda }: Letter): Ending {
  if (vowel === null) return (base === 'hamzah' && madda) || daggerAlif ? longA : { kind: 'none' }
  if (tanwin) return { kind: 'tanwin', vowel }
  return daggerAlif && vowel === 'a' ? longA : { kind: 'short', vowel }
}

/** @throws Error for what is no Arabic letter, or a letter that can't be read where it stands */
export function latinWord(word: string, spelling: Spelling): Word {
  const letters = lettersOf(word, spelling)
  const last = letters.at(-1)
  const before = letters.at(-2)
  return {
    ...new WordWriter(letters).write(),
    tied: letters.findLast(({ base }) => base !== 'ا' && base !== 'ى')?.base === 'ة',
    pronoun:
      spelling === 'doa' &&
      last?.base === 'ه' &&
      (last.vowel === 'u' || last.vowel === 'i') &&
      before?.vowel != null &&
      !before.daggerAlif &&
      !(before.base === 'ل' && before.shadda),
  }
}
