import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { makeSurah } from '@/domain/quran/surah-for-tests'
import { FakeAudio } from './fake-audio-for-tests'
import { connectMediaSession } from './media-session'
import { createPlayer } from './player'

/** What the system has been given for its buttons. */
const handlers = new Map<string, MediaSessionActionHandler | null>()
const mediaSession: {
  metadata: MediaMetadataInit | null
  playbackState: MediaSessionPlaybackState
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => void
  setPositionState: () => void
} = {
  metadata: null,
  playbackState: 'none',
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) =>
    handlers.set(action, handler),
  setPositionState: vi.fn(),
}

beforeEach(() => {
  vi.stubGlobal('navigator', { mediaSession })
  vi.stubGlobal('MediaMetadata', Object)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const press = (action: MediaSessionAction, seekTime?: number) =>
  handlers.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) })

const told = () => {
  const { metadata, playbackState } = mediaSession
  return `${metadata?.title} | ${metadata?.artist} | ${playbackState}`
}

it('tells the system what plays, and lets it steer', () => {
  const audio = new FakeAudio()
  const player = createPlayer({ createAudio: () => audio, storage: memoryStore(new Map()) })
  connectMediaSession(player)
  const [mulk, qalam] = [67, 68].map((nomor) =>
    makeSurah({ nomor, namaLatin: `Surah ${nomor}`, audio: { '01': `https://cdn.test/${nomor}` } }),
  )
  if (!mulk || !qalam) throw new Error('there is none')
  player.setQueue([mulk, qalam])
  player.toggle(mulk)
  audio.begin()
  expect(told()).toBe('Surah 67 | Abdullah Al-Juhany | playing')
  expect(mediaSession.setPositionState).toHaveBeenLastCalledWith({ duration: 60, position: 0 })
  press('pause')
  expect(told()).toMatch(/paused$/)
  press('seekto', 12)
  press('seekforward')
  press('play')
  audio.tell('playing')
  expect([told(), audio.currentTime]).toEqual([expect.stringMatching(/playing$/), 22])
  // A button only where it leads somewhere.
  expect(handlers.get('previoustrack')).toBeNull()
  press('nexttrack')
  expect(told()).toContain('Surah 68')
  expect(handlers.get('nexttrack')).toBeNull()
  press('previoustrack')
  expect(told()).toContain('Surah 67')
  press('stop')
  expect(mediaSession).toMatchObject({ metadata: null, playbackState: 'none' })
})

it('of verses it tells which one, and its neighbours are a button away, but nothing to seek in', () => {
  const audio = new FakeAudio()
  const player = createPlayer({ createAudio: () => audio, storage: memoryStore(new Map()) })
  connectMediaSession(player)
  const verses = [1, 2, 3, 4].map((ayat) => ({ audio: { '01': `https://cdn.test/112-${ayat}` } }))
  const beside = { before: null, after: null }
  player.playVerses({ nomor: 112, namaLatin: 'Al-Ikhlas', beside, verses }, 3)
  audio.begin()
  expect(told()).toBe('Al-Ikhlas ayat 3 | Abdullah Al-Juhany | playing')
  expect(handlers.get('seekto')).toBeNull()
  press('nexttrack')
  expect(told()).toContain('Al-Ikhlas ayat 4')
  expect(handlers.get('nexttrack')).toBeNull()
  press('previoustrack')
  audio.begin()
  press('pause')
  expect(told()).toBe('Al-Ikhlas ayat 3 | Abdullah Al-Juhany | paused')
})
