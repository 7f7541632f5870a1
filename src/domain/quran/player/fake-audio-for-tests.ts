import type { AudioLike } from './player-types'

/** An audio element controlled by a test. */
export class FakeAudio extends EventTarget implements AudioLike {
  crossOrigin: string | null = null
  currentTime = 0
  duration = Number.NaN
  paused = true
  ended = false
  readyState = 0
  loadedTo = 0
  sources: string[] = []
  refuse: DOMException | null = null

  get src() {
    return this.sources.at(-1) ?? ''
  }
  set src(url: string) {
    this.sources.push(url)
    this.currentTime = 0
    this.duration = Number.NaN
    this.ended = false
    this.readyState = 0
  }
  get buffered() {
    return { length: this.loadedTo > 0 ? 1 : 0, end: () => this.loadedTo }
  }
  play() {
    if (this.refuse) return Promise.reject(this.refuse)
    this.paused = false
    this.ended = false
    return Promise.resolve()
  }
  pause() {
    if (this.paused) return
    this.paused = true
    this.tell('pause')
  }
  load() {
    this.currentTime = 0
  }
  removeAttribute() {
    this.sources.push('')
  }
  tell(...events: string[]) {
    for (const event of events) this.dispatchEvent(new Event(event))
  }
  /** The metadata arrives, and it begins to play. */
  begin(duration = 60) {
    this.duration = duration
    this.readyState = 4
    this.tell('loadedmetadata', 'playing')
  }
  /** The system goes on with what it has paused. */
  goOn() {
    this.paused = false
    this.tell('play', 'playing')
  }
  reach(seconds: number) {
    this.currentTime = seconds
    this.tell('timeupdate')
  }
  finish() {
    this.ended = true
    this.paused = true
    this.tell('pause', 'ended')
  }
}
