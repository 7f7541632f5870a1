import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch'
import { folded, plain } from '@/domain/quran/search-surahs'
import type { SurahText, Verse } from '@/domain/quran/surah'
import { cutAround, type PassagePart, queryWords, type Word, wordsOf } from './words'

/** A verse that a search finds, with the words of it that were looked for. */
export interface FoundVerse {
  surah: number
  ayat: number
  namaLatin: string
  /** Which of its texts the passage is of. */
  of: 'arti' | 'latin'
  passage: readonly PassagePart[]
}

export interface FoundTexts {
  /** In how many surahs was looked. */
  kept: number
  /** How many verses were found in all. `verses` has only the best of them, the best first. */
  total: number
  verses: readonly FoundVerse[]
}

/** Where the texts come from. */
export interface KeptTexts {
  keptNumbers: () => Promise<number[] | null>
  /** Null for a surah that has gone meanwhile, or is damaged. */
  read: (nomor: number) => Promise<SurahText | null>
  /** Ends the present task. */
  pause: () => Promise<unknown>
}

/** Its texts are cut into words where they are indexed and shown: thousands of words would stay in the memory. */
interface Entry {
  id: number
  surah: number
  namaLatin: string
  verse: Verse
  /** All of its romanised words as one, since people join and part them as they like: "alhamdulillah". */
  joined: string
}

/** How many verses are indexed in one task. */
const AT_ONCE = 20

/** A word, or as much of one as was typed; shorter beginnings are those of too many words. */
const options: SearchOptions = {
  combineWith: 'AND',
  prefix: (term) => term.length > 2,
  tokenize: (term) => [term],
  processTerm: (term) => term,
}

/** A romanised word without its article, and without what follows from writing it to the word: "alrrahmani". */
const withoutArticle = (word: string) =>
  word.replace(/^(?:al|a(?:sy(?=sy)|([nrstzd])(?=\1)))(?=.{3})/, '')

/** A romanised word in one spelling, with and without an article. */
const latinForms = (word: string, o: 'u' | 'a' = 'u'): string[] => [
  ...new Set([word, withoutArticle(word)].map((form) => folded(form, o))),
]

/** A word of a translation, and as it is spelt today where people still write it as Arabic is romanised: "sholat". */
function meaningForms(word: string): string[] {
  const today = word
    .replace(/dz|zh/g, 'z')
    .replaceAll('ts', 's')
    .replace(/([sdt])h/g, '$1')
  return today === word ? [word] : [word, today, today.replaceAll('o', 'a')]
}

/**
 * What this device keeps, to be searched in translation and romanisation. It is read when it is first searched; surahs
 * that are kept later are added by the next search.
 */
export function createTextIndex({ keptNumbers, read, pause }: KeptTexts) {
  let entries = new Map<number, Entry>()
  let indexed = new Set<number>()
  let index = newIndex()
  let brought: Promise<unknown> = Promise.resolve()

  async function bringUpToDate() {
    const numbers = new Set(await keptNumbers())
    if ([...indexed].some((nomor) => !numbers.has(nomor))) {
      entries = new Map()
      indexed = new Set()
      index = newIndex()
    }
    for (const nomor of numbers) {
      if (indexed.has(nomor)) continue
      const text = await read(nomor)
      if (text) await add(text)
    }
  }

  async function add({ nomor, namaLatin, verses }: SurahText) {
    indexed.add(nomor)
    for (const [at, verse] of verses.entries()) {
      if (at % AT_ONCE === 0) await pause()
      const joined = folded(plain(verse.latin ?? ''), 'u')
      const entry = { id: nomor * 1000 + verse.ayat, surah: nomor, namaLatin, verse, joined }
      entries.set(entry.id, entry)
      index.add(entry)
    }
  }

  /** The verses that have each word, as it is written or as it begins; where none has, as it may have been meant. */
  function byWords(words: readonly string[]) {
    const exact = index.search(queryFor(words), options)
    const found = exact.length > 0 ? exact : byPhrase(words)
    return found.length > 0
      ? found
      : index.search(queryFor(words), { ...options, fuzzy: 0.2, maxFuzzy: 1 })
  }

  function byPhrase(words: readonly string[]): Found[] {
    const phrase = folded(words.join(''), 'u')
    if (phrase.length < 5) return []
    return [...entries.values()]
      .filter(({ joined }) => joined.includes(phrase))
      .sort((one, other) => one.id - other.id)
      .map(({ id }) => ({ id, phrase }))
  }

  return {
    /**
     * @param search as typed
     * @param limit how many verses are told in full
     */
    async search(search: string, limit: number): Promise<FoundTexts> {
      // One after another, or two searches would add the same surah.
      brought = brought.then(bringUpToDate)
      await brought
      const words = queryWords(search)
      const found = words.length === 0 ? [] : byWords(words)
      const verses = found.slice(0, limit).flatMap((one) => {
        const entry = entries.get(Number(one.id))
        return entry ? [toFound(entry, one)] : []
      })
      return { kept: indexed.size, total: found.length, verses }
    },
  }
}

/** What the index, or a phrase, has found. */
interface Found {
  id: unknown
  /** Each term of the index, with the texts that have it. */
  match?: Readonly<Record<string, readonly string[]>>
  phrase?: string
}

const newIndex = () =>
  new MiniSearch<Entry>({
    fields: ['arti', 'latin'],
    // Words and their forms, which are terms already.
    extractField: ({ id, verse }, field) =>
      field === 'arti' || field === 'latin'
        ? termsOf(wordsOf(verse[field] ?? ''), field).join(' ')
        : `${id}`,
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => (term.length > 1 ? term : null),
  })

const termsOf = (words: readonly Word[], of: FoundVerse['of']): string[] =>
  words.flatMap((word) => (of === 'arti' ? [word.plain] : latinForms(word.plain)))

const queryFor = (words: readonly string[]): QueryCombination => ({
  combineWith: 'AND',
  queries: words.map((word) => ({
    combineWith: 'OR',
    queries: [
      { fields: ['arti'], combineWith: 'OR', queries: meaningForms(word) },
      {
        fields: ['latin'],
        combineWith: 'OR',
        queries: [...latinForms(word), ...latinForms(word, 'a')],
      },
    ],
  })),
})

function toFound({ surah, namaLatin, verse }: Entry, found: Found): FoundVerse {
  const matched = Object.entries(found.match ?? {})
  const of = matched.some(([, fields]) => fields.includes('arti')) ? 'arti' : 'latin'
  const terms = new Set(matched.flatMap(([term, fields]) => (fields.includes(of) ? term : [])))
  const words = wordsOf(verse[of] ?? '')
  const run = found.phrase === undefined ? [] : runOf(words, found.phrase)
  const isMarked = (word: Word) =>
    run.includes(word) || termsOf([word], of).some((term) => terms.has(term))
  const passage = cutAround(verse[of] ?? '', words, isMarked)
  return { surah, ayat: verse.ayat, namaLatin, of, passage }
}

/** The fewest words in a row that have a phrase in them. */
function runOf(words: readonly Word[], phrase: string): readonly Word[] {
  const has = (some: readonly Word[]) =>
    folded(some.map((word) => word.plain).join(''), 'u').includes(phrase)
  let to = words.length
  while (to > 0 && has(words.slice(0, to - 1))) to -= 1
  let from = 0
  while (from < to && has(words.slice(from + 1, to))) from += 1
  return words.slice(from, to)
}
