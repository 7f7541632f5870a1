import { describe, expect, it } from 'vitest'
import { withUnicodeTanwin } from './open-tanwin'

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
