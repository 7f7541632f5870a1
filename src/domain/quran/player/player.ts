import { createStore } from '@/lib/store'
import type { Surah } from '@/domain/quran/surah'
import {
  DEFAULT_RECITER,
  freshMemory,
  isResumable,
  type Memory,
  notePosition,
  positionKey,
  readMemory,
  writeMemory,
} from '@/domain/quran/memory'
import {
  type AudioLike,
  isOn,
  type PlayerOptions,
  type PlayerState,
  type Progress,
} from './player-types'

const SAVE_EVERY_S = 5

/** How long nothing may come before a recitation counts as failed, in milliseconds. */
export const PATIENCE_MS = 30_000

/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const HAVE_FUTURE_DATA = 3

export const still: Progress = { position: 0, duration: null }

/** Before anything was played, and while prerendering. */
export const idle: PlayerState = {
  surah: null,
  reciter: null,
  status: 'idle',
  previous: null,
  next: null,
  memory: freshMemory,
}

/**
 * The app's one player. It lives outside React, so that it goes on from page to page. One surah plays at a time;
 * starting another stops the first.
 */
export function createPlayer({ createAudio, storage, onLoaded }: PlayerOptions) {
  let audio: AudioLike | null = null
  let queue: readonly Surah[] = []
  let state: PlayerState = { ...idle, memory: readMemory(storage) }
  let progress = still
  /** Where to resume once the recitation's metadata has come. */
  let startAt = 0
  let loadedUrl: string | null = null
  let savedAt = 0
  let patience: ReturnType<typeof setTimeout> | undefined
  /** Hosts whose recitations can be loaded only without CORS: they play, but can't be stored. */
  const withoutCors = new Set<string>()
  const toldLoaded = new Set<string>()
  const stateStore = createStore(() => state)
  const progressStore = createStore(() => progress)

  function setState(change: Partial<PlayerState>) {
    state = { ...state, ...change }
    stateStore.set(state)
  }
  function setProgress(next: Progress) {
    progress = next
    progressStore.set(progress)
  }
  function setMemory(memory: Memory) {
    writeMemory(storage, memory)
    setState({ memory })
  }

  const neighbour = (surah: Surah, step: 1 | -1): Surah | null => {
    const at = queue.findIndex(({ nomor }) => nomor === surah.nomor)
    return at === -1 ? null : (queue[at + step] ?? null)
  }
  const neighbours = (surah: Surah) => ({
    previous: neighbour(surah, -1),
    next: neighbour(surah, 1),
  })

  /** The chosen reciter if the surah has that one, else the default, else any. */
  function reciterOf({ audio: offered }: Surah): string | null {
    const { reciter } = state.memory
    return (
      [reciter, DEFAULT_RECITER, ...Object.keys(offered)].find(
        (key) => offered[key] !== undefined,
      ) ?? null
    )
  }

  function rememberedPosition(surah: Surah, reciter: string | null): number {
    return reciter === null ? 0 : (state.memory.positions[positionKey(reciter, surah.nomor)] ?? 0)
  }

  function rememberPosition() {
    const { surah, reciter, memory } = state
    if (!surah || reciter === null) return
    const { position, duration } = progress
    savedAt = position
    const noted = notePosition(memory, positionKey(reciter, surah.nomor), position, duration)
    setMemory({ ...noted, last: surah.nomor, lastName: surah.namaLatin })
  }

  /** From now on something has to come. */
  function wait() {
    setState({ status: progress.duration === null ? 'loading' : 'waiting' })
    hope()
  }

  function hope() {
    clearTimeout(patience)
    patience = setTimeout(() => {
      if (state.status !== 'loading' && state.status !== 'waiting') return
      rememberPosition()
      setState({ status: 'failed' })
      audio?.pause()
    }, PATIENCE_MS)
  }

  /** The element sounds, whoever started it. */
  function heard(element: AudioLike) {
    if (state.surah === null || element.paused || element.readyState < HAVE_FUTURE_DATA) return
    clearTimeout(patience)
    setState({ status: 'playing' })
  }

  function play() {
    wait()
    const [element, url] = [audio, loadedUrl]
    element?.play().then(
      // No event tells of an element that was sounding already.
      () => url === loadedUrl && heard(element),
      () => {
        // Forbidden, or stopped before it began. A failed recitation is reported by its own event, and one that was
        // replaced doesn't matter any more.
        if (url === loadedUrl && element.paused && isOn(state.status))
          setState({ status: 'paused' })
      },
    )
  }

  function load(url: string, from: number) {
    audio ??= prepare(createAudio())
    startAt = from
    loadedUrl = url
    // With CORS the service worker may store it and answer requests for its parts; a host that refuses is requested
    // again without CORS.
    audio.crossOrigin = withoutCors.has(new URL(url).host) ? null : 'anonymous'
    audio.src = url
    play()
  }

  function start(surah: Surah) {
    if (state.surah && state.surah.nomor !== surah.nomor) rememberPosition()
    const reciter = reciterOf(surah)
    const url = reciter === null ? undefined : surah.audio[reciter]
    const from = rememberedPosition(surah, reciter)
    setProgress({ position: from, duration: null })
    setState({ surah, reciter, ...neighbours(surah), status: 'loading' })
    if (url === undefined) {
      audio?.pause()
      setState({ status: 'failed' })
      return
    }
    setMemory({ ...state.memory, last: surah.nomor, lastName: surah.namaLatin })
    load(url, from)
  }

  function pause() {
    audio?.pause()
    setState({ status: 'paused' })
    rememberPosition()
  }

  function resume(surah: Surah) {
    const reciter = reciterOf(surah)
    if (reciter !== null && surah.audio[reciter] === loadedUrl) play()
    // The user has chosen another reciter while it was paused, so another recording is needed.
    else start(surah)
  }

  /** In a pause another reciter may be chosen, here or in another tab: that recitation comes with the next tap. */
  function followChoice() {
    const { surah, status } = state
    if (surah === null || status !== 'paused') return
    const reciter = reciterOf(surah)
    if (reciter === state.reciter) return
    setProgress({ position: rememberedPosition(surah, reciter), duration: null })
    setState({ reciter })
  }

  /** Reports once that a whole recitation was loaded: storing it then costs a phone almost nothing. */
  function noticeLoaded({ buffered, duration }: AudioLike) {
    if (loadedUrl === null || toldLoaded.has(loadedUrl) || buffered.length === 0) return
    if (!(buffered.end(buffered.length - 1) >= duration - 0.5)) return
    toldLoaded.add(loadedUrl)
    onLoaded?.(loadedUrl)
  }

  function prepare(element: AudioLike): AudioLike {
    const on = (type: string, listener: () => void) => element.addEventListener(type, listener)
    // The element's own events are the truth: a call, a headset or the system pauses and resumes it without us.
    on('play', () => state.status === 'paused' && !element.paused && wait())
    on('playing', () => heard(element))
    on('waiting', () => state.status === 'playing' && wait())
    on('pause', () => {
      // Our own pauses have already changed the state.
      if (isOn(state.status) && element.paused && !element.ended) pause()
    })
    on('loadedmetadata', () => {
      const { duration } = element
      if (isResumable(startAt, duration)) element.currentTime = startAt
      setProgress({ position: element.currentTime, duration: loaded(duration) })
      startAt = 0
    })
    on('timeupdate', () => {
      // Until the metadata has come the element is at 0, which would overwrite the position to resume from.
      if (state.surah === null || element.currentTime < startAt) return
      setProgress({ position: element.currentTime, duration: loaded(element.duration) })
      if (Math.abs(element.currentTime - savedAt) >= SAVE_EVERY_S) rememberPosition()
      noticeLoaded(element)
    })
    on('progress', () => {
      hope()
      noticeLoaded(element)
    })
    on('ended', () => {
      noticeLoaded(element)
      setProgress({ ...progress, position: 0 })
      rememberPosition()
      if (state.memory.autoNext && state.next) start(state.next)
      else setState({ status: 'paused' })
    })
    on('error', () => {
      if (loadedUrl === null) return
      // What has come with CORS doesn't fail for it.
      if (element.crossOrigin !== null && progress.duration === null) {
        withoutCors.add(new URL(loadedUrl).host)
        load(loadedUrl, progress.position)
        return
      }
      // It failed with and without CORS: CORS was not the reason.
      withoutCors.delete(new URL(loadedUrl).host)
      rememberPosition()
      setState({ status: 'failed' })
    })
    return element
  }

  return {
    state: { get: stateStore.get, subscribe: stateStore.subscribe },
    progress: { get: progressStore.get, subscribe: progressStore.subscribe },

    /** The surahs in their order, for "next" and "previous". */
    setQueue(surahs: readonly Surah[]) {
      queue = surahs
      if (state.surah) setState(neighbours(state.surah))
    },

    /** A tap on a surah's button: plays it, or pauses and resumes the one that is playing. */
    toggle(surah: Surah) {
      if (state.surah?.nomor !== surah.nomor || state.status === 'failed') start(surah)
      else if (state.status === 'paused') resume(surah)
      else pause()
    },
    play: () => {
      if (state.surah && state.status === 'paused') resume(state.surah)
      else if (state.surah && state.status === 'failed') start(state.surah)
    },
    pause: () => isOn(state.status) && pause(),
    next: () => state.next && start(state.next),
    previous: () => state.previous && start(state.previous),

    /** @param seconds from the beginning; limited to the recitation's length. Nothing without a length. */
    seek(seconds: number) {
      const { duration } = progress
      if (!audio || duration === null || duration === Infinity) return
      const position = Math.min(Math.max(0, seconds), duration)
      audio.currentTime = position
      setProgress({ position, duration })
      rememberPosition()
    },

    /** Chooses a reciter; a surah that is playing goes on in that voice. */
    setReciter(reciter: string) {
      if (reciter === state.memory.reciter) return
      rememberPosition()
      setMemory({ ...state.memory, reciter })
      if (state.surah && state.status !== 'paused') start(state.surah)
      else followChoice()
    },
    setAutoNext: (autoNext: boolean) => setMemory({ ...state.memory, autoNext }),

    /** Stores the current position; for a page that is being closed. */
    remember: () => state.status !== 'failed' && rememberPosition(),

    /** Follows what was changed in another tab, or deleted in Pengaturan; what sounds goes on in its voice. */
    reread: () => {
      setState({ memory: readMemory(storage) })
      followChoice()
    },

    /** Stops and unloads the player. */
    stop() {
      rememberPosition()
      loadedUrl = null
      if (audio) {
        audio.pause()
        audio.removeAttribute('src')
        audio.load()
      }
      setProgress(still)
      setState({ ...idle, memory: state.memory })
    },
  }
}

export type Player = ReturnType<typeof createPlayer>

const loaded = (duration: number): number | null => (Number.isNaN(duration) ? null : duration)
