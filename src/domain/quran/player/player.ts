import { createStore } from '@/lib/store'
import type { Surah } from '@/domain/quran/surah'
import { freshMemory, type Memory, readMemory, writeMemory } from '@/domain/quran/memory'
import { createDeck, type Deck } from './deck'
import {
  isOn,
  type Play,
  type PlayerOptions,
  type PlayerState,
  type RecitedSurah,
} from './player-types'
import { createSurahMode } from './surah-mode'
import { createVerseMode, type TextSource } from './verse-mode'
import type { Repeat } from './verse-order'

const nothing = {
  ...{ surah: null, verse: null, reciter: null, previous: null, next: null },
  status: 'idle',
} as const satisfies Play

/** Before anything was played, and while prerendering. */
export const idle: PlayerState = { ...nothing, memory: freshMemory }

/** What the two ways to play share. */
export interface Table {
  deck: Deck
  state: () => PlayerState
  setPlay: (play: Play) => void
  setMemory: (memory: Memory) => void
  preload: PlayerOptions['preload']
}

/** A way to play: whole surahs, or verses. It is asked only while something of its own is loaded. */
export interface Mode {
  /** Resumes, or tries again what has failed. */
  play: () => void
  pause: () => void
  next: () => void
  previous: () => void
  /** The position has moved on. */
  time: () => void
  /** The file was heard to its end. */
  ended: () => void
  /** Something else begins, or everything ends. */
  leave: () => void
  /** Another reciter was chosen, `here` or in another tab: there, what sounds goes on in its voice. */
  reciterChanged: (by: { here: boolean }) => void
  autoNextChanged: () => void
}

/**
 * The app's one player. It lives outside React, so that it goes on from page to page. One recitation plays at a time, a
 * whole surah or verse by verse; starting another stops the first.
 */
export function createPlayer({ createAudio, storage, onLoaded, preload }: PlayerOptions) {
  const store = createStore<PlayerState>(() => ({ ...nothing, memory: readMemory(storage) }))
  const setPlay = (play: Play) => {
    store.set({ ...play, memory: store.get().memory })
  }
  const deck = createDeck(createAudio, {
    status(status) {
      const now = store.get()
      if (now.surah) setPlay({ ...now, status })
      else if (now.verse) setPlay({ ...now, status })
      if (status === 'paused' || status === 'failed') surahs.remember()
    },
    time: () => active()?.time(),
    ended: () => active()?.ended(),
    // Verses stay in the browser's own cache: they would push whole surahs out of ours.
    loaded: (url) => store.get().surah && onLoaded?.(url),
  })
  const table: Table = {
    deck,
    state: store.get,
    setPlay,
    setMemory(memory) {
      writeMemory(storage, memory)
      store.set({ ...store.get(), memory })
    },
    preload,
  }
  const surahs = createSurahMode(table)
  const verses = createVerseMode(table)
  const active = (): Mode | null => {
    const { surah, verse } = store.get()
    return surah ? surahs.mode : verse && verses.mode
  }

  return {
    state: { get: store.get, subscribe: store.subscribe },
    progress: deck.progress,

    /** The surahs in their order, for "next" and "previous". */
    setQueue: (all: readonly Surah[]) => {
      surahs.setQueue(all)
    },
    setTexts: (source: TextSource) => {
      verses.setTexts(source)
    },

    /** A tap on a surah's button: plays it, or pauses and resumes the one that is playing. */
    toggle(surah: Surah) {
      if (store.get().verse) verses.mode.leave()
      surahs.toggle(surah)
    },

    /**
     * Plays verse by verse, from one on, or some of them again and again.
     * @param ayat where to begin; in a repetition one of its verses
     */
    playVerses(text: RecitedSurah, ayat: number, repeat: Repeat | null = null) {
      active()?.leave()
      verses.start(text, ayat, repeat)
    },
    /** Goes on behind the repetition's verse that is heard, or after its last one where it rests. */
    endRepeat: () => {
      verses.endRepeat()
    },

    play: () => active()?.play(),
    pause: () => isOn(store.get().status) && active()?.pause(),
    next: () => active()?.next(),
    previous: () => active()?.previous(),

    /** @param seconds from the beginning; limited to the recitation's length. Nothing without a length. */
    seek(seconds: number) {
      deck.seek(seconds)
      surahs.remember()
    },

    /** Chooses a reciter; what is playing goes on in that voice. */
    setReciter(reciter: string) {
      if (reciter === store.get().memory.reciter) return
      surahs.remember()
      table.setMemory({ ...store.get().memory, reciter })
      active()?.reciterChanged({ here: true })
    },
    setAutoNext(autoNext: boolean) {
      table.setMemory({ ...store.get().memory, autoNext })
      active()?.autoNextChanged()
    },

    /** Stores the current position; for a page that is being closed. */
    remember: () => store.get().status !== 'failed' && surahs.remember(),

    /** Follows what was changed in another tab, or deleted in Pengaturan; what sounds goes on in its voice. */
    reread: () => {
      store.set({ ...store.get(), memory: readMemory(storage) })
      active()?.reciterChanged({ here: false })
      active()?.autoNextChanged()
    },

    /** Stops and unloads the player. */
    stop() {
      active()?.leave()
      deck.unload()
      setPlay(nothing)
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
