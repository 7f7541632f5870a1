import type { StorageSource } from '@/lib/storage'
import type { Surah } from '@/domain/quran/surah'
import type { Memory } from './memory'

/** The states of the player. `loading`: playback was requested, but nothing is heard yet. */
export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'

export interface PlayerState {
  /** The loaded surah; null when idle. */
  surah: Surah | null
  status: PlayerStatus
  /** The surahs before and after it, where there are any. */
  previous: Surah | null
  next: Surah | null
  memory: Memory
}

/** Seconds. */
export interface Progress {
  position: number
  /** Null until the recitation's metadata has come. */
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
  storage: StorageSource
  /** Called when a recitation was loaded to its end over the network: now it can be stored at no cost. */
  onLoaded?: (url: string) => void
}
