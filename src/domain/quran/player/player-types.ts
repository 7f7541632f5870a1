import type { Memory } from '@/domain/quran/memory'
import type { VersePlace } from '@/domain/quran/mushaf'
import type { Surah, SurahText, Verse } from '@/domain/quran/surah'
import type { StorageSource } from '@/lib/storage/storage'
import type { Repeat } from './verse-order'

/**
 * The states of the player. `loading`: playback was requested, but nothing of the recitation has come yet; `waiting`:
 * it has begun to come, and more is on its way, as after a seek.
 */
export type PlayerStatus = 'idle' | 'loading' | 'waiting' | 'playing' | 'paused' | 'failed'

/**
 * Those of a verse. `resting`: nothing sounds, and the next round begins by itself; `unrecited`: neither the chosen
 * reciter nor the default one has this verse, so there is nothing to try again.
 */
export type VerseStatus = Exclude<PlayerStatus, 'idle'> | 'resting' | 'unrecited'

/** Whether a recitation is heard, or will be without a further tap. */
export const isOn = (status: PlayerStatus | VerseStatus): boolean =>
  status === 'loading' || status === 'waiting' || status === 'playing' || status === 'resting'

interface NothingLoaded {
  surah: null
  verse: null
  reciter: null
  status: 'idle'
  previous: null
  next: null
}

/** A whole surah. */
export interface SurahPlay {
  surah: Surah
  verse: null
  /** Whose recitation of it is loaded, or will be after a pause: not always the chosen reciter. Null without one. */
  reciter: string | null
  status: Exclude<PlayerStatus, 'idle'>
  /** The surahs before and after it, where there are any. */
  previous: Surah | null
  next: Surah | null
}

/** One verse of those that are heard one by one. */
export interface VersePlay {
  surah: null
  verse: VersePlace
  /** The Latin name of its surah. */
  name: string
  /** As of a whole surah; also null while the addresses of its surah are on their way. */
  reciter: string | null
  status: VerseStatus
  /** The verses that "previous" and "next" lead to; in a repetition only its own. */
  previous: VersePlace | null
  next: VersePlace | null
  repeat: Repeat | null
  /** The round of the repetition, from 1. */
  round: number
}

/** As it is called everywhere: "Al-Kahfi ayat 10". */
export const verseName = ({ name, verse }: Pick<VersePlay, 'name' | 'verse'>): string =>
  `${name} ayat ${verse.ayat}`

/** What is loaded: a whole surah, or verses, or nothing. Never both. */
export type Play = NothingLoaded | SurahPlay | VersePlay

export type PlayerState = Play & { memory: Memory }

/** Seconds. */
export interface Progress {
  position: number
  /** Null until the recitation's metadata has come; Infinity where they don't tell it. */
  duration: number | null
}

/** What is needed of a surah to play its verses. */
export type RecitedSurah = Pick<SurahText, 'nomor' | 'namaLatin' | 'beside'> & {
  verses: readonly Pick<Verse, 'audio'>[]
}

/** The part of an audio element that the player uses, so that tests can replace it. */
export interface AudioLike {
  src: string
  crossOrigin: string | null
  currentTime: number
  readonly duration: number
  readonly paused: boolean
  readonly ended: boolean
  readonly readyState: number
  readonly buffered: Pick<TimeRanges, 'length' | 'end'>
  play: () => Promise<void>
  pause: () => void
  load: () => void
  removeAttribute: (name: string) => void
  addEventListener: (type: string, listener: () => void) => void
}

export interface PlayerOptions {
  /** Called once, at the first play. */
  createAudio: () => AudioLike
  storage: StorageSource<'jm-murottal'>
  /** Called when a surah's recitation was loaded to its end over the network: now it can be stored at no cost. */
  onLoaded?: (url: string) => void
  /** Fetches the next verse into the browser's own cache, in the same way as the element will ask for it. */
  preload?: (url: string, mode: 'cors' | 'no-cors') => void
}
