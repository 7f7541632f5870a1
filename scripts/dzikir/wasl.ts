/** Where a word begins with something that isn't its own: a hamzatul wasl, or "wa" (dan). */
import { isBare, type Letter, type Vowel } from './letters'

/**
 * Words whose first waw belongs to the word, by their consonants: everywhere else a waw with fathah is "wa".
 * `ولي` is one only with a doubled ya (waliyy, not wa liya).
 */
const radicalWaw = /^و(?:حد|جه|عدك|لد|قب$|سع$|سوس|احد|اسع|ارث|الي$|هاب|دود|كيل)/u

/** Whether the word is "wa" and another word. */
export function startsWithWa(letters: readonly Letter[]): boolean {
  const [first, second, third] = letters
  if (first?.base !== 'و' || first.vowel !== 'a' || first.shadda || !second) return false
  if (second.base === 'ل' && second.vowel === 'i' && third?.base === 'ي' && third.shadda)
    return false
  return !first.daggerAlif && !radicalWaw.test(letters.map(({ base }) => base).join(''))
}

/** Whether the alif at `at` is a hamzatul wasl: so written, or a bare alif before a letter without a vowel. */
export function isWasl(letters: readonly Letter[], at: number): boolean {
  const letter = letters[at]
  const next = letters[at + 1]
  if (letter?.base === 'ٱ') return true
  if (letter?.base !== 'ا' || !isBare(letter) || !next) return false
  // After prefixed letters at most: further in, a bare alif is a long vowel.
  const opens = at <= 2 && letters.slice(0, at).every(({ base }) => 'وفبكل'.includes(base))
  return opens && (next.sukun || (next.base === 'ل' && (next.vowel === null || next.shadda)))
}

/** The vowel that a verb's or noun's hamzatul wasl starts with: u before a first vowel u, otherwise i. */
export function waslVowel(letters: readonly Letter[], at: number): Vowel {
  return letters.slice(at + 1).find(({ vowel }) => vowel !== null)?.vowel === 'u' ? 'u' : 'i'
}

/** What the lam at `lam`, after a hamzatul wasl or the li that swallowed one, belongs to. */
export type Article = 'al' | 'sun letter' | 'allah' | 'relative' | 'lail' | null

export function articleAt(letters: readonly Letter[], lam: number): Article {
  const first = letters[lam]
  const second = letters[lam + 1]
  if (first?.base !== 'ل' || !second) return null
  // One lam for two: alladzī and its kin are words of their own, al-lail is not.
  if (first.shadda) {
    if (second.base === 'ه') return 'allah'
    return second.base === 'ذ' || second.base === 'ت' ? 'relative' : 'lail'
  }
  if (first.vowel !== null) return null
  if (second.base === 'ل' && second.shadda && letters[lam + 2]?.base === 'ه') return 'allah'
  if (second.shadda) return 'sun letter'
  // iltaqat is a verb, the one here that starts like the article.
  const isVerb = second.base === 'ت' && letters[lam + 2]?.base === 'ق'
  return first.sukun && !isVerb ? 'al' : null
}
