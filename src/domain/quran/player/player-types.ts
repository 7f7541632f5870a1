import type { StorageSource } from '@/lib/storage/storage'
import type { Surah } from '@/domain/quran/surah'
import type { Memory } from '@/domain/quran/memory'

/**
 * The states of the player. `loading`: playback was requested, but nothing of the recitation has come yet; `waiting`:
 * it has begun to come, and more is on its way, as after a seek.
 */
export type PlayerStatus = 'idle' | 'loading' | 'waiting' | 'playing' | 'paused' | 'failed'

/** Whether a recitation is heard, or will be as soon as it has come. */
export const isOn = (status: PlayerStatus): boolean =>
  status === 'loading' || status === 'waiting' || status === 'playing'

export interface PlayerState {
  /** The loaded surah; null when idle. */
  surah: Surah | null
  /** Whose recitation of it is loaded, or will be after a pause: not always the chosen reciter. Null without one. */
  reciter: string | null
  status: PlayerStatus
  /** The surahs before and after it, where there are any. */
  previous: Surah | null
  next: Surah | null
  memory: Memory
}

/** Seconds. */
export interface Progress {
  position: number
  /** Null until the recitation's metadata has come; Infinity where they don't tell it. */
  duration: number | null
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
  /** Called when a recitation was loaded to its end over the network: now it can be stored at no cost. */
  onLoaded?: (url: string) => void
}
