import { createStore } from '@/lib/store'
import { isResumable } from '@/domain/quran/memory'
import { type AudioLike, isOn, type PlayerStatus, type Progress } from './player-types'

/** How long nothing may come before a recitation counts as failed, in milliseconds. */
export const PATIENCE_MS = 30_000

/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const HAVE_FUTURE_DATA = 3

export const still: Progress = { position: 0, duration: null }

/** What the deck tells of the file that is on it. */
interface DeckEvents {
  status: (status: Exclude<PlayerStatus, 'idle'>) => void
  /** The position has moved on. */
  time: () => void
  /** It was heard to its end; another may follow. */
  ended: () => void
  /** It has come to its end over the network; told once of each. */
  loaded: (url: string) => void
}

/** The one audio element, with one file at a time on it. It knows nothing of surahs and verses. */
export function createDeck(createAudio: () => AudioLike, tell: DeckEvents) {
  let audio: AudioLike | null = null
  let loadedUrl: string | null = null
  /** Where to begin once the file's metadata has come. */
  let startAt = 0
  let status: PlayerStatus = 'idle'
  let patience: ReturnType<typeof setTimeout> | undefined
  /** Hosts whose recitations can be loaded only without CORS: they play, but can't be stored. */
  const withoutCors = new Set<string>()
  const toldLoaded = new Set<string>()
  const progress = createStore(() => still)

  function setStatus(next: Exclude<PlayerStatus, 'idle'>) {
    status = next
    tell.status(next)
  }

  /** From now on something has to come. */
  function wait() {
    setStatus(progress.get().duration === null ? 'loading' : 'waiting')
    hope()
  }

  function hope() {
    clearTimeout(patience)
    patience = setTimeout(() => {
      if (status !== 'loading' && status !== 'waiting') return
      setStatus('failed')
      audio?.pause()
    }, PATIENCE_MS)
  }

  /** The element sounds, whoever started it. */
  function heard(element: AudioLike) {
    if (loadedUrl === null || element.paused || element.readyState < HAVE_FUTURE_DATA) return
    clearTimeout(patience)
    setStatus('playing')
  }

  function play() {
    wait()
    const [element, url] = [audio, loadedUrl]
    element?.play().then(
      // No event tells of an element that was sounding already.
      () => url === loadedUrl && isOn(status) && heard(element),
      () => {
        // Forbidden, or stopped before it began. A failed recitation is reported by its own event, and one that was
        // replaced doesn't matter any more.
        if (url === loadedUrl && element.paused && isOn(status)) setStatus('paused')
      },
    )
  }

  /** @param from seconds from the beginning */
  function load(url: string, from: number) {
    audio ??= prepare(createAudio())
    startAt = from
    loadedUrl = url
    progress.set({ position: from, duration: null })
    // With CORS the service worker may store it and answer requests for its parts; a host that refuses is requested
    // again without CORS.
    audio.crossOrigin = withoutCors.has(new URL(url).host) ? null : 'anonymous'
    audio.src = url
    play()
  }

  function pause() {
    audio?.pause()
    setStatus('paused')
  }

  /** Whatever sounds ends, and nothing is loaded. */
  function clear() {
    loadedUrl = null
    status = 'idle'
    audio?.pause()
    progress.set(still)
  }

  function noticeLoaded({ buffered, duration }: AudioLike) {
    if (loadedUrl === null || toldLoaded.has(loadedUrl) || buffered.length === 0) return
    if (!(buffered.end(buffered.length - 1) >= duration - 0.5)) return
    toldLoaded.add(loadedUrl)
    tell.loaded(loadedUrl)
  }

  function prepare(element: AudioLike): AudioLike {
    const on = (type: string, listener: () => void) => element.addEventListener(type, listener)
    // The element's own events are the truth: a call, a headset or the system pauses and resumes it without us.
    on('play', () => status === 'paused' && !element.paused && wait())
    on('playing', () => heard(element))
    on('waiting', () => status === 'playing' && wait())
    on('pause', () => {
      // Our own pauses have already changed the state.
      if (isOn(status) && element.paused && !element.ended) pause()
    })
    on('loadedmetadata', () => {
      const { duration } = element
      if (isResumable(startAt, duration)) element.currentTime = startAt
      progress.set({ position: element.currentTime, duration: loaded(duration) })
      startAt = 0
    })
    on('timeupdate', () => {
      // Until the metadata has come the element is at 0, which would overwrite the position to resume from.
      if (loadedUrl === null || element.currentTime < startAt) return
      progress.set({ position: element.currentTime, duration: loaded(element.duration) })
      tell.time()
      noticeLoaded(element)
    })
    on('progress', () => {
      hope()
      noticeLoaded(element)
    })
    on('ended', () => {
      noticeLoaded(element)
      if (loadedUrl === null) return
      progress.set({ ...progress.get(), position: 0 })
      status = 'paused'
      tell.ended()
    })
    on('error', () => {
      if (loadedUrl === null) return
      const { position, duration } = progress.get()
      // What has come with CORS doesn't fail for it.
      if (element.crossOrigin !== null && duration === null) {
        withoutCors.add(new URL(loadedUrl).host)
        load(loadedUrl, position)
        return
      }
      // It failed with and without CORS: CORS was not the reason.
      withoutCors.delete(new URL(loadedUrl).host)
      setStatus('failed')
    })
    return element
  }

  return {
    progress: { get: progress.get, subscribe: progress.subscribe },
    load,
    play,
    pause,
    clear,

    /** Whether a file is loaded and can be played, from where it is. */
    has: (url: string) => url === loadedUrl && status !== 'failed',

    /** Plays the loaded file from its beginning. */
    again() {
      if (audio) audio.currentTime = 0
      play()
    },

    /** Nothing can be played. */
    fail() {
      clear()
      setStatus('failed')
    },

    /** @param seconds from the beginning; limited to the file's length. Nothing without a length. */
    seek(seconds: number) {
      const { duration } = progress.get()
      if (!audio || duration === null || duration === Infinity) return
      const position = Math.min(Math.max(0, seconds), duration)
      audio.currentTime = position
      progress.set({ position, duration })
    },

    /** Shows where another file would begin, which comes with the next play. */
    announce: (position: number) => progress.set({ position, duration: null }),

    /** How the element would ask for a file. */
    modeOf: (url: string) => (withoutCors.has(new URL(url).host) ? 'no-cors' : 'cors'),

    /** Puts the file away. */
    unload() {
      clear()
      audio?.removeAttribute('src')
      audio?.load()
    },
  }
}

export type Deck = ReturnType<typeof createDeck>

const loaded = (duration: number): number | null => (Number.isNaN(duration) ? null : duration)
