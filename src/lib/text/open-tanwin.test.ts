import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hasUnicodeMarks, withUnicodeTanwin } from './open-tanwin'

describe('withUnicodeTanwin', () => {
  it.each([
    ['an', 'هُد\u0657ى', 'هُد\u08F0ى'],
    ['un', 'سِنَة\u065E وَلَا نَوۡم\u065E', 'سِنَة\u08F1 وَلَا نَوۡم\u08F1'],
    ['in', 'بِشَيۡء\u0656', 'بِشَيۡء\u08F2'],
  ])('exchanges the sign of an open -%s', (_, text, drawn) => {
    expect(withUnicodeTanwin(text)).toBe(drawn)
  })

  it('leaves every other sign alone', () => {
    const text = 'نَفۡسًا أَحَدٌ حَاسِدٍ أَحَدُۢ بِهِۦ لَّهُۥٓ ٱلرَّحۡمَٰنِ'
    expect(withUnicodeTanwin(text)).toBe(text)
  })
})

describe('hasUnicodeMarks', () => {
  it('is false of each surah of quran-json', () => {
    const file = createRequire(import.meta.url).resolve('quran-json/dist/quran.json')
    const surahs = z
      .array(z.object({ id: z.int(), verses: z.array(z.object({ text: z.string() })) }))
      .parse(JSON.parse(readFileSync(file, 'utf8')))
    const text = ({ verses }: (typeof surahs)[number]) =>
      verses.map((verse) => verse.text).join(' ')
    expect(surahs).toHaveLength(114)
    expect(surahs.filter((surah) => hasUnicodeMarks(text(surah)))).toEqual([])
  })

  it('is true of the spelling of Indonesia’s ministry', () => {
    expect(hasUnicodeMarks('بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ')).toBe(true)
  })
})
