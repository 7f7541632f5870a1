import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { verseCount } from '@/domain/quran/mushaf'
import { makeSurah } from '@/domain/quran/surah-for-tests'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { PATIENCE_MS } from './deck'
import { FakeAudio } from './fake-audio-for-tests'
import { createPlayer, type Player } from './player'
import type { RecitedSurah } from './player-types'
import type { Repeat } from './verse-order'

const url = (nomor: number, ayat: number, reciter = '01') =>
  `https://cdn.test/${reciter}/${nomor}-${ayat}.mp3`

/** @param without verses that only "05" has recited */
const recited = (nomor: number, without: number[] = []): RecitedSurah => ({
  nomor,
  namaLatin: `Surah ${nomor}`,
  beside: { before: null, after: nomor === 112 ? 'Al-Falaq' : null },
  verses: Array.from({ length: verseCount(nomor) }, (_, index) => {
    const reciters = without.includes(index + 1) ? ['05'] : index === 2 ? ['01'] : ['01', '02']
    return {
      audio: Object.fromEntries(reciters.map((key) => [key, url(nomor, index + 1, key)])),
    }
  }),
})
const ikhlas = recited(112)

let audio: FakeAudio
let stored: Map<string, string>
let player: Player
const onLoaded = vi.fn()
const preload = vi.fn()
let texts = vi.fn((nomor: number) => Promise.resolve(recited(nomor)))

/** `112:3 playing`, with the round of a repetition. */
const shown = () => {
  const now = player.state.get()
  if (now.verse === null) return now.surah ? `surah ${now.surah.nomor} ${now.status}` : now.status
  const round = now.repeat ? ` ${now.round}` : ''
  return `${now.verse.surah}:${now.verse.ayat}${round} ${now.status}`
}
/** It begins, and is heard to its end. */
const hear = () => {
  audio.begin()
  audio.finish()
}
const repeat = (part: Partial<Repeat> = {}): Repeat => ({
  ...{ from: 2, to: 3, times: 2, restS: 0 },
  ...part,
})

beforeEach(() => {
  vi.useFakeTimers()
  audio = new FakeAudio()
  stored = new Map()
  onLoaded.mockClear()
  preload.mockClear()
  texts = vi.fn((nomor: number) => Promise.resolve(recited(nomor)))
  player = createPlayer({
    createAudio: () => audio,
    storage: () => memoryStore(stored)(),
    onLoaded,
    preload,
  })
  player.setTexts((nomor) => texts(nomor))
})
afterEach(() => vi.useRealTimers())

it('a surah is heard verse by verse from one on, to its end, and its last verse again', () => {
  player.playVerses(ikhlas, 3)
  expect(shown()).toBe('112:3 loading')
  audio.begin()
  expect(shown()).toBe('112:3 playing')
  audio.finish()
  expect([shown(), audio.src]).toEqual(['112:4 loading', url(112, 4)])
  hear()
  expect(shown()).toBe('112:4 paused')
  player.play()
  audio.begin()
  expect([shown(), audio.paused]).toEqual(['112:4 playing', false])
})

it('goes to the verse before and after, and no further', () => {
  player.playVerses(ikhlas, 2)
  player.previous()
  player.previous()
  expect(shown()).toBe('112:1 loading')
  for (let time = 0; time < 5; time += 1) player.next()
  expect(shown()).toBe('112:4 loading')
})

describe('the next surah', () => {
  it('follows where that was asked for, and its first verse is fetched ahead', async () => {
    player.setAutoNext(true)
    player.playVerses(ikhlas, 4)
    audio.begin(5)
    audio.reach(1)
    await vi.waitFor(() => expect(preload).toHaveBeenCalledExactlyOnceWith(url(113, 1), 'cors'))
    audio.finish()
    expect([shown(), audio.src]).toEqual(['113:1 loading', url(113, 1)])
    expect(player.state.get()).toMatchObject({ name: 'Surah 113' })
    expect(texts).toHaveBeenCalledTimes(1)
  })

  it('is tried again where its verses don’t come; meanwhile nothing else sounds', async () => {
    texts.mockRejectedValueOnce(new Error('offline'))
    player.setAutoNext(true)
    player.playVerses(ikhlas, 4)
    audio.begin()
    player.next()
    expect([shown(), audio.paused]).toEqual(['113:1 loading', true])
    expect(player.state.get()).toMatchObject({ name: 'Al-Falaq' })
    await vi.waitFor(() => expect(shown()).toBe('113:1 failed'))
    player.play()
    await vi.waitFor(() => expect(audio.src).toBe(url(113, 1)))
  })

  it('doesn’t begin where one has stopped waiting for it', async () => {
    player.setAutoNext(true)
    player.playVerses(ikhlas, 4)
    hear()
    player.pause()
    await vi.advanceTimersByTimeAsync(0)
    expect([shown(), audio.sources.length]).toEqual(['113:1 paused', 1])
    player.stop()
    expect(shown()).toBe('idle')
  })
})

it('the next verse is fetched once, shortly before its turn, and never stored as a surah is', async () => {
  player.playVerses(ikhlas, 1)
  audio.begin(60)
  audio.reach(51)
  await vi.advanceTimersByTimeAsync(0)
  expect(preload).not.toHaveBeenCalled()
  audio.loadedTo = 60
  audio.reach(53)
  audio.reach(55)
  await vi.advanceTimersByTimeAsync(0)
  expect(preload).toHaveBeenCalledExactlyOnceWith(url(112, 2), 'cors')
  expect(onLoaded).not.toHaveBeenCalled()
  expect(stored.get('jm-murottal')).toBeUndefined()
})

describe('a repetition', () => {
  it('is heard as often as asked for, and then stands at its beginning', () => {
    player.playVerses(ikhlas, 2, repeat())
    const heard = Array.from({ length: 4 }, () => {
      hear()
      return shown()
    })
    expect(heard).toEqual([
      '112:3 1 loading',
      '112:2 2 loading',
      '112:3 2 loading',
      '112:2 1 paused',
    ])
    player.play()
    expect(shown()).toBe('112:2 1 loading')
  })

  it('of one verse plays what is loaded once more', async () => {
    player.playVerses(ikhlas, 2, repeat({ to: 2, times: Infinity }))
    hear()
    await vi.advanceTimersByTimeAsync(0)
    expect([shown(), audio.sources.length, audio.currentTime]).toEqual(['112:2 2 playing', 1, 0])
  })

  it('rests between its rounds; a tap ends the rest, another goes on', () => {
    player.playVerses(ikhlas, 3, repeat({ restS: 10 }))
    hear()
    expect(shown()).toBe('112:2 2 resting')
    vi.advanceTimersByTime(9_999)
    expect(shown()).toBe('112:2 2 resting')
    vi.advanceTimersByTime(1)
    expect([shown(), audio.src]).toEqual(['112:2 2 loading', url(112, 2)])
    player.playVerses(ikhlas, 3, repeat({ restS: 10 }))
    hear()
    player.pause()
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe('112:2 2 paused')
    player.play()
    expect([shown(), audio.src]).toEqual(['112:2 2 loading', url(112, 2)])
  })

  it.each([
    ['while it sounds', () => audio.begin(), '112:3 playing'],
    ['in a rest', () => hear(), '112:4 loading'],
  ])('that is ended %s goes on behind it', (_when, before, then) => {
    player.playVerses(ikhlas, 3, repeat({ restS: 5 }))
    before()
    player.endRepeat()
    expect(shown()).toBe(then)
    vi.advanceTimersByTime(5_000)
    expect(shown()).toBe(then)
  })

  it.each<[string, () => void, string]>([
    ['another verse', () => player.playVerses(ikhlas, 4), '112:4 loading'],
    [
      'a whole surah',
      () => player.toggle(makeSurah({ audio: { '01': url(1, 0) } })),
      'surah 1 loading',
    ],
    ['the next verse', () => player.next(), '112:3 2 waiting'],
    ['putting the player away', () => player.stop(), 'idle'],
  ])('whose rest is broken by %s doesn’t come back', (_by, what, then) => {
    player.playVerses(ikhlas, 3, repeat({ restS: 5 }))
    hear()
    what()
    vi.advanceTimersByTime(5_000)
    expect(shown()).toBe(then)
  })
})

describe('a verse that fails', () => {
  it('waits for a person: it is tried again, or skipped', () => {
    player.playVerses(ikhlas, 1)
    audio.tell('error', 'error')
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(shown()).toBe('112:1 failed')
    player.play()
    expect([shown(), audio.sources.length]).toEqual(['112:1 loading', 3])
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(shown()).toBe('112:1 failed')
    player.next()
    expect([shown(), audio.src]).toEqual(['112:2 loading', url(112, 2)])
  })

  it('since nobody has recited it isn’t tried again for nothing, and can be skipped', () => {
    player.playVerses(recited(112, [2]), 1)
    hear()
    expect([shown(), audio.paused]).toEqual(['112:2 unrecited', true])
    player.next()
    expect(shown()).toBe('112:3 loading')
  })
})

it('a call pauses it, and what comes after the call is shown', () => {
  player.playVerses(ikhlas, 1)
  audio.begin()
  audio.pause()
  expect(shown()).toBe('112:1 paused')
  audio.goOn()
  expect(shown()).toBe('112:1 playing')
  player.pause()
  player.play()
  audio.tell('playing')
  expect([shown(), audio.sources.length]).toEqual(['112:1 playing', 1])
})

describe('a reciter', () => {
  it('is the chosen one, where that one has the verse; what sounds goes on in another voice', () => {
    player.playVerses(ikhlas, 2)
    audio.begin()
    player.setReciter('02')
    expect([shown(), audio.src]).toEqual(['112:2 loading', url(112, 2, '02')])
    hear()
    expect([audio.src, player.state.get().reciter]).toEqual([url(112, 3), '01'])
  })

  it('chosen in another tab takes no name away from what is heard', () => {
    player.playVerses(ikhlas, 1)
    audio.begin()
    stored.set('jm-murottal', '{"reciter":"02","autoNext":true}')
    player.reread()
    expect([player.state.get().reciter, shown()]).toEqual(['01', '112:1 playing'])
    audio.finish()
    expect(audio.src).toBe(url(112, 2, '02'))
  })

  it('chosen in a pause is heard from the next tap on', () => {
    player.playVerses(ikhlas, 2)
    audio.begin()
    player.pause()
    player.setReciter('02')
    expect([shown(), player.state.get().reciter, audio.sources.length]).toEqual([
      ...['112:2 paused', '02', 1],
    ])
    player.play()
    expect(audio.src).toBe(url(112, 2, '02'))
  })
})

it('a whole surah and verses never sound together, and the surah keeps its place', () => {
  const whole = makeSurah({ nomor: 1, audio: { '01': url(1, 0) } })
  player.toggle(whole)
  audio.begin()
  audio.reach(20)
  audio.reach(22)
  player.playVerses(ikhlas, 1)
  expect([shown(), audio.src]).toEqual(['112:1 loading', url(112, 1)])
  audio.begin()
  audio.reach(30)
  player.remember()
  player.toggle(whole)
  audio.begin()
  expect([shown(), audio.currentTime]).toEqual(['surah 1 playing', 22])
})
