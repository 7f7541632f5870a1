import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { rememberMonth, storedMonth } from './month'

const DAY_MS = 86_400_000
const times = {
  ...{ imsak: '04:02', subuh: '04:12', terbit: '05:25', dhuha: '05:52', dzuhur: '11:39' },
  ...{ ashar: '15:02', maghrib: '17:50', isya: '19:04' },
}
const november = {
  id: '1301',
  daerah: 'DKI JAKARTA',
  jadwal: Array.from({ length: 30 }, (_, index) => {
    const date = `2026-11-${String(index + 1).padStart(2, '0')}`
    return { date, tanggal: date, ...times }
  }),
}

const kept = new Map<string, string>()
const storage = memoryStore(kept)

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T00:00:00Z') })
})
afterEach(() => void vi.useRealTimers())

it.each([
  ['a week ago', 7 * DAY_MS, Date.parse('2026-11-01T00:00:00Z')],
  // The clock was set back.
  ['in the future', -7 * DAY_MS, 0],
])('a month kept %s is there, with its time where that can be', (_when, age, at) => {
  rememberMonth('1301', '2026-11', november, storage)
  vi.setSystemTime(Date.now() + age)
  const month = storedMonth('1301', '2026-11', storage)
  expect(month?.at).toBe(at)
  expect(month?.read.days).toHaveLength(30)
  expect(storedMonth('1301', '2026-12', storage)).toBeNull()
})

it('a month that the storage refuses is there for this visit', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  rememberMonth('1301', '2026-11', november)
  expect(storedMonth('1301', '2026-11')?.read.days).toHaveLength(30)
  vi.unstubAllGlobals()
})
