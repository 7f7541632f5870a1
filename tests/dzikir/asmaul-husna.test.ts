import { describe, expect, it } from 'vitest'
import { asmaulHusna } from './served'

describe('Asmaul Husna', () => {
  it('has 99 different names', () => {
    expect(asmaulHusna).toHaveLength(99)
    for (const field of ['arab', 'latin', 'indo'] as const)
      expect(new Set(asmaulHusna.map((item) => item[field])).size, field).toBe(99)
  })

  it('has them in order', () => {
    const latin = asmaulHusna.map((item) => item.latin)
    expect([latin[0], latin[9], latin[32], latin[65], latin[83], latin[84], latin[98]]).toEqual([
      'Ar-Raḥmān',
      'Al-Mutakabbir',
      'Al-‘Azhīm',
      'Al-Wāḥid',
      'Mālikul-Mulk',
      'Dzul-Jalāli wal-Ikrām',
      'Ash-Shabūr',
    ])
  })

  it('keeps the scripts apart', () => {
    for (const { arab, latin, indo } of asmaulHusna) {
      expect(arab).toMatch(/^[\u0621-\u0652\u0670 ]+$/)
      expect(latin).toMatch(/^[A-Za-zāīūĀĪŪḥḤ‘’ -]+$/)
      expect(indo).toMatch(/^[A-Z][A-Za-z -]+$/)
    }
  })
})
