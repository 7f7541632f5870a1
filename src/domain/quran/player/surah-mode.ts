import { notePosition, positionKey } from '@/domain/quran/memory'
import { reciterOf } from '@/domain/quran/reciters'
import type { Surah } from '@/domain/quran/surah'
import type { Mode, Table } from './player'

const SAVE_EVERY_S = 5

/** Whole surahs, each going on where it was stopped. */
export function createSurahMode({ deck, state, setPlay, setMemory }: Table) {
  let queue: readonly Surah[] = []
  let savedAt = 0

  const current = () => {
    const now = state()
    return now.surah && now
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
  const voiceOf = ({ audio }: Surah) =>
    reciterOf(audio, state().memory.reciter) ?? Object.keys(audio)[0] ?? null

  function rememberedPosition(surah: Surah, reciter: string | null): number {
    return reciter === null ? 0 : (state().memory.positions[positionKey(reciter, surah.nomor)] ?? 0)
  }

  function remember() {
    const now = current()
    if (!now || now.reciter === null) return
    const { surah, reciter, memory } = now
    const { position, duration } = deck.progress.get()
    savedAt = position
    const noted = notePosition(memory, positionKey(reciter, surah.nomor), position, duration)
    setMemory({ ...noted, last: surah.nomor, lastName: surah.namaLatin })
  }

  function start(surah: Surah) {
    if (current()?.surah.nomor !== surah.nomor) remember()
    const reciter = voiceOf(surah)
    const url = reciter === null ? undefined : surah.audio[reciter]
    setPlay({ surah, verse: null, reciter, ...neighbours(surah), status: 'loading' })
    if (url === undefined) {
      deck.fail()
      return
    }
    setMemory({ ...state().memory, last: surah.nomor, lastName: surah.namaLatin })
    deck.load(url, rememberedPosition(surah, reciter))
  }

  function resume(surah: Surah) {
    const reciter = voiceOf(surah)
    if (reciter !== null && deck.has(surah.audio[reciter] ?? '')) deck.play()
    // The user has chosen another reciter while it was paused, so another recording is needed.
    else start(surah)
  }

  const mode: Mode = {
    play() {
      const now = current()
      if (now?.status === 'paused') resume(now.surah)
      else if (now?.status === 'failed') start(now.surah)
    },
    pause: deck.pause,
    next() {
      const { next } = current() ?? {}
      if (next) start(next)
    },
    previous() {
      const { previous } = current() ?? {}
      if (previous) start(previous)
    },
    time() {
      if (Math.abs(deck.progress.get().position - savedAt) >= SAVE_EVERY_S) remember()
    },
    ended() {
      remember()
      const now = current()
      if (now?.memory.autoNext && now.next) start(now.next)
      else if (now) setPlay({ ...now, status: 'paused' })
    },
    leave: remember,
    /** In a pause that recitation comes with the next tap; what sounds goes on in the new voice at once. */
    reciterChanged({ here }) {
      const now = current()
      if (!now) return
      if (now.status !== 'paused') {
        if (here) start(now.surah)
        return
      }
      const reciter = voiceOf(now.surah)
      if (reciter === now.reciter) return
      deck.announce(rememberedPosition(now.surah, reciter))
      setPlay({ ...now, reciter })
    },
    autoNextChanged() {},
  }

  return {
    mode,
    remember,

    setQueue(surahs: readonly Surah[]) {
      queue = surahs
      const now = current()
      if (now) setPlay({ ...now, ...neighbours(now.surah) })
    },

    toggle(surah: Surah) {
      const now = current()
      if (now?.surah.nomor !== surah.nomor || now.status === 'failed') start(surah)
      else if (now.status === 'paused') resume(surah)
      else deck.pause()
    },
  }
}
