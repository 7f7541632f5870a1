import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { dzikirFile, dzikirLists } from '../../src/domain/dzikir/lists'
import { everyLine, list } from './served'

it('each item has as many lines of each kind, and none blank', () => {
  for (const name of dzikirLists)
    for (const { title, arab, latin, arti, read } of list(name)) {
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

it('each line keeps the scripts apart and the marks to one kind', () => {
  for (const { where, arab, latin, arti } of everyLine) {
    expect(arab, where).toMatch(/^[\u0600-\u06FF .]+$/)
    expect(latin, where).toMatch(/^[A-Za-zāīūĀĪŪḥḤ‘’ ,.-]+$/)
    expect(latin, where).toMatch(/^[‘’]?\p{Lu}.*\.$/u)
    expect(latin, where).not.toMatch(/ {2}|[,.] ?[,.]|-[ ,.]| -/)
    // Meanings use typographic quotes; no straight ones, no Arabic.
    expect(arti, where).toMatch(/^[A-Za-z0-9‘’“” ,.;:?()-]+$/)
  }
})

it('each file is written as JSON.stringify writes it, so that a change shows as what it is', async () => {
  for (const name of [...dzikirLists, 'asmaul-husna'] as const) {
    const text = await readFile(new URL(`../../public${dzikirFile(name)}`, import.meta.url), 'utf8')
    expect(text, name).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
  }
})
