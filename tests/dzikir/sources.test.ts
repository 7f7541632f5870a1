import { describe, expect, it } from 'vitest'
import { creditsOf, dzikirLists } from '../../src/domain/dzikir/lists'
import { everyLine, itemsOf, list, readings, verses } from './served'

/** The text that a reference of readings.json names, from its word on. */
function passage(reference: string): string | undefined {
  const [surah = 0, verse = 0, word = 1] = reference.split(':').map(Number)
  return verses(surah, verse)[0]
    ?.split(' ')
    .slice(word - 1)
    .join(' ')
}

describe('readings.json', () => {
  it('has one entry for each item of each list, and no other', () => {
    const described = readings.flatMap(({ title, lists }) =>
      lists.map((name) => `${name}: ${title}`),
    )
    const served = dzikirLists.flatMap((name) => list(name).map(({ title }) => `${name}: ${title}`))
    expect(described.toSorted()).toEqual(served.toSorted())
    expect(new Set(described).size).toBe(described.length)
  })

  it('says of each line of the Qur’an which verse it is', () => {
    for (const reading of readings)
      for (const { title, arab } of itemsOf(reading))
        arab.split('\n').forEach((line, at) => {
          // Only the Qur'an's spelling here has a hamzatul wasl ٱ, and a sukun U+06E1.
          const quran = reading.source === 'Al-Qur’an' || /ٱ|\u06E1/.test(line)
          if (quran) expect(reading.verses?.[at], `${title}: ${line}`).toBeTruthy()
        })
  })
})

it('each verse stands as the package has it, to the letter', () => {
  let compared = 0
  for (const reading of readings)
    for (const { arab } of itemsOf(reading)) {
      const lines = arab.split('\n')
      if (!reading.verses) continue
      expect(reading.verses, reading.title).toHaveLength(lines.length)
      reading.verses.forEach((reference, at) => {
        if (reference === null) return
        expect(lines[at], `${reading.title}: ${reference}`).toBe(passage(reference))
        compared += 1
      })
    }
  expect(compared).toBeGreaterThan(200)
})

it('what several lists share, they have word for word', () => {
  for (const reading of readings) {
    const texts = itemsOf(reading).map(({ arab, latin, arti }) => ({ arab, latin, arti }))
    for (const text of texts) expect(text, reading.title).toEqual(texts[0])
  }
})

it('a line reads the same wherever it stands, and a verse means the same', () => {
  const latinOf = new Map<string, string>()
  for (const { where, arab, latin } of everyLine) {
    expect(latin, where).toBe(latinOf.get(arab) ?? latin)
    latinOf.set(arab, latin)
  }
  const meanings = new Map<string, string>()
  for (const reading of readings)
    for (const { arti } of itemsOf(reading))
      arti.split('\n').forEach((meaning, at) => {
        const reference = reading.verses?.[at]
        if (!reference) return
        expect(meaning, reference).toBe(meanings.get(reference) ?? meaning)
        meanings.set(reference, meaning)
      })
})

it('each page credits some of its sources', () => {
  for (const name of [...dzikirLists, 'asmaul-husna'] as const)
    expect(creditsOf(name).length, name).toBeGreaterThan(1)
})
