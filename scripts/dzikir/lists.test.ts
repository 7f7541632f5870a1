import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { creditsOf, dzikirLists } from '../../src/features/dzikir/lists'
import { dzikirFiles, readings } from './lists'
import { everyVerse, list } from './served'

const everyItem = dzikirLists.flatMap((name) => list(name).map((item) => ({ name, ...item })))
const everyLine = everyItem.flatMap(({ name, title, arab, latin, arti }) =>
  arab.split('\n').map((line, at) => ({
    where: `${name}: ${title}, line ${at + 1}`,
    arab: line,
    latin: latin.split('\n')[at] ?? '',
    arti: arti.split('\n')[at] ?? '',
  })),
)

it('is committed as it is generated (npm run dzikir)', async () => {
  for (const [name, text] of dzikirFiles())
    expect(
      await readFile(new URL(`../../public/dzikir/${name}`, import.meta.url), 'utf8'),
      name,
    ).toBe(text)
})

describe('every list', () => {
  it('takes each passage of the Qur’an to the letter from the package', () => {
    const whole = new Set(everyVerse)
    let compared = 0
    for (const name of dzikirLists)
      readings[name].forEach(({ title, lines }, item) => {
        const arab = list(name)[item]?.arab.split('\n') ?? []
        lines.forEach((line, at) => {
          if (!('ayat' in line)) return
          const text = arab[at] ?? ''
          const found =
            line.from === undefined
              ? whole.has(text)
              : everyVerse.some((verse) => verse.endsWith(` ${text}`))
          expect(found, `${name}: ${title}: ${text}`).toBe(true)
          compared++
        })
      })
    expect(compared).toBeGreaterThan(200)
  })

  it('names a source for each reading, and credits some on each page', () => {
    for (const { title, sumber } of Object.values(readings).flat())
      expect(sumber, title).not.toBe('')
    for (const name of [...dzikirLists, 'asmaul-husna'] as const)
      expect(creditsOf(name).length, name).toBeGreaterThan(1)
  })

  it('has as many lines of each kind, and none blank', () => {
    for (const { name, title, arab, latin, arti, read } of everyItem) {
      const where = `${name}: ${title}`
      const lines = arab.split('\n').length
      expect([latin.split('\n').length, arti.split('\n').length], where).toEqual([lines, lines])
      expect(read, where).toBeGreaterThan(0)
    }
    for (const { where, arab, latin, arti } of everyLine)
      for (const text of [arab, latin, arti]) {
        expect(text.trim(), where).toBe(text)
        expect(text, where).not.toBe('')
      }
  })

  it('keeps the scripts apart and the marks to one kind', () => {
    for (const { where, arab, latin, arti } of everyLine) {
      expect(arab, where).toMatch(/^[\u0600-\u06FF .]+$/)
      expect(latin, where).toMatch(/^[A-Za-zāīūĀĪŪḥḤ‘’ ,.-]+$/)
      expect(latin, where).toMatch(/^[‘’]?\p{Lu}.*\.$/u)
      expect(latin, where).not.toMatch(/ {2}|[,.] ?[,.]|-[ ,.]| -/)
      // Meanings use typographic quotes; no straight ones, no Arabic.
      expect(arti, where).toMatch(/^[A-Za-z0-9‘’“” ,.;:?()-]+$/)
    }
  })

  /** The consonants that are one letter in both scripts, whatever stands around them; doubled ones count once. */
  const skeleton = (letters: readonly string[]) =>
    letters.filter((letter, at) => letter !== letters[at - 1]).join(' ')
  const latinOf: Readonly<Record<string, string>> = {
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

  it('transliterates each word: the consonants are the same, in the same order', () => {
    for (const { where, arab, latin } of everyLine) {
      if (/^(?:Alif lām mīm|Ḥā mīm)\.$/.test(latin)) continue
      // A dal is read as the ta that follows it (109:4).
      const plain = arab.normalize('NFD').replace(/د(?=ت[\u064B-\u0652]*\u0651)/gu, '')
      const arabic = Array.from(plain).flatMap((letter) => latinOf[letter] ?? [])
      const romanised = latin.toLowerCase().match(/ts|ḥ|kh|dz|sy|sh|dh|th|zh|gh|[bjdrzs‘fqkm]/gu)
      expect(skeleton(romanised ?? []), where).toBe(skeleton(arabic))
    }
  })
})
