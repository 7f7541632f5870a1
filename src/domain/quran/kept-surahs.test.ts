import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryCaches } from '@/api/memory-caches-for-tests'
import { DAY_MS } from '@/lib/time/wib-date'
import { keepSurah, keptNumbers, keptSurah } from './kept-surahs'
import { surahAnswer } from './surah-for-tests'
import { surahTextQuery } from './surah-queries'

const now = Date.parse('2026-11-27T10:30:00+07:00')

let stored: ReturnType<typeof memoryCaches>
/** What the service answers; null without a network. */
let service: string | null
const asked = vi.fn<() => void>()

beforeEach(() => {
  stored = memoryCaches()
  vi.stubGlobal('caches', stored.caches)
  vi.stubGlobal('fetch', () => {
    asked()
    return service === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(service))
  })
  vi.useFakeTimers({ now, toFake: ['Date'] })
  service = surahAnswer(103)
  asked.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a surah as a new visit does. */
const open = () => new QueryClient().query({ ...surahTextQuery(103), retry: false })
const kept = () => vi.waitFor(async () => expect(await keptNumbers()).toEqual([103]))
const meaning = async () => {
  const found = await keptSurah(103)
  return found === null || found === 'damaged' ? found : found.text.verses[0]?.arti
}

it('a surah that was opened is there without the service, letter for letter', async () => {
  const first = await open()
  await kept()
  service = null
  expect(await open()).toEqual(first)
  expect(asked).toHaveBeenCalledTimes(1)
})

it.each([
  ['fewer verses', surahAnswer(103, (verses) => verses.slice(1))],
  ['a verse twice', surahAnswer(103, ([one, two]) => [one, two, two])],
  ['another surah', surahAnswer(112)],
  ['another language', surahAnswer(103, (all) => all.map((one) => ({ ...one, teksArab: 'Time' })))],
  ['a page', '<!doctype html><title>502</title>'],
  ['nothing', ''],
])('%s: refused, and what was kept stays', async (_what, answer) => {
  await keepSurah(103, surahAnswer(103))
  vi.setSystemTime(now + 31 * DAY_MS)
  service = answer
  // What is kept is shown; the service was asked for a newer one.
  expect((await open()).verses).toHaveLength(3)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await new Promise((later) => setTimeout(later))
  expect(await keptSurah(103)).toMatchObject({ at: now })
  // Where nothing is kept, it isn't kept either.
  await stored.caches.delete()
  await expect(open()).rejects.toMatchObject({ kind: 'malformed' })
  expect(await keptNumbers()).toEqual([])
})

it.each([
  ['after 30 days', 30 * DAY_MS, true],
  ['before', 30 * DAY_MS - 1, false],
  ['by a clock that was set back', -30 * DAY_MS, true],
])('%s it is renewed: %s', async (_when, later, renews) => {
  await keepSurah(103, surahAnswer(103))
  vi.setSystemTime(now + later)
  service = surahAnswer(103, (all) => all.map((one) => ({ ...one, teksIndonesia: 'Diperbaiki' })))
  expect((await open()).verses[0]?.arti).not.toBe('Diperbaiki')
  if (renews) await vi.waitFor(async () => expect(await meaning()).toBe('Diperbaiki'))
  expect(asked).toHaveBeenCalledTimes(renews ? 1 : 0)
})

it('a damaged one is deleted and asked for anew, and without a network it says so at each try', async () => {
  await keepSurah(103, surahAnswer(103))
  // Still whole by its form: only the digest tells.
  stored.damage(surahAnswer(103).replace('Demi masa', 'Demi siapa'))
  service = null
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(open()).rejects.toThrow(/rusak/)
    expect(await keptNumbers()).toEqual([])
  }
  service = surahAnswer(103)
  expect((await open()).verses[0]?.arti).toBe('Demi masa')
  await kept()
  await stored.caches.delete()
  service = null
  await expect(open()).rejects.toThrow(/^Tidak dapat terhubung/)
})

it('where nothing can be kept, reading works as before', async () => {
  stored.deny()
  expect(await keepSurah(103, surahAnswer(103))).toBe('full')
  expect((await open()).verses).toHaveLength(3)
  // A page without TLS has no Web Crypto, and no caches.
  vi.stubGlobal('crypto', {})
  expect(await keepSurah(103, surahAnswer(103))).toBe('denied')
  vi.stubGlobal('caches', undefined)
  expect(await keptNumbers()).toBeNull()
  expect((await open()).verses).toHaveLength(3)
})
