import type { StorageSource } from '@/lib/storage'
import type { Surah } from '@/domain/quran/surah'
import type { Memory } from './memory'

/** Spec §4 Murottal, with the states between: `loading` is wanted but not yet heard. */
export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'

export interface PlayerState {
  /** The one that is loaded; null when idle. */
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
  /** Null until the recitation's head has come. */
  duration: number | null
}

/** What the player uses of an audio element, so that tests can do without one. */
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
  /** Told when a recitation has come to its end over the network: now it can be kept at no cost. */
  onLoaded?: (url: string) => void
}
