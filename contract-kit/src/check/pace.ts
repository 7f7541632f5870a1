/** So many calls are made side by side. PHP's usual pool has five workers, a browser opens six connections. */
const LANES = 12
const FIRST_WAIT_MS = 1_000

/** The run took longer than it may; what wasn't asked yet is told as not checked. */
export class OutOfTime extends Error {}

/** The target asks to wait longer than the run may; the message says so, for people. */
export class Throttled extends Error {}

interface Limits {
  /** How long a run may wait in all because it asks too often. */
  waitMs: number
  /** How long it may take in all, waiting left out. */
  timeMs: number
  /** Told before each wait. */
  onWait: (seconds: number) => void
  sleep: (milliseconds: number) => Promise<void>
}

interface Waiting {
  alone: boolean
  start: () => void
}

/** When the calls of a run are made: side by side, not while the target asks to wait, and not for ever. */
export class Pace {
  private lanes = LANES
  private running = 0
  private isExclusive = false
  private readonly waiting: Waiting[] = []
  private readonly started = performance.now()
  private waitedMs = 0
  private nextWaitMs = FIRST_WAIT_MS
  private pause: Promise<void> | null = null
  private ended: Error | null = null

  constructor(private readonly limits: Limits) {}

  /**
   * Makes a call when it is its turn.
   * @param alone while no other call is under way: what it takes then is the target's own doing
   * @throws OutOfTime
   */
  async turn<T>(make: () => Promise<T>, { alone = false } = {}): Promise<T> {
    await new Promise<void>((start) => {
      this.waiting.push({ alone, start })
      this.next()
    })
    try {
      // Another wait may begin while this one ends.
      while (this.pause) await this.pause
      if (this.ended) throw this.ended
      if (performance.now() - this.started - this.waitedMs > this.limits.timeMs)
        throw new OutOfTime('--time was over before anything could be checked.')
      return await make()
    } finally {
      this.running -= 1
      this.isExclusive = false
      this.next()
    }
  }

  private next(): void {
    for (;;) {
      const [first] = this.waiting
      const fits = first?.alone ? this.running === 0 : this.running < this.lanes
      if (!first || this.isExclusive || !fits) return
      this.waiting.shift()
      this.running += 1
      this.isExclusive = first.alone
      first.start()
    }
  }

  /** Ends the run: no call is made any more, those that wait for their turn fail with this error. */
  end(error: Error): Error {
    this.ended = error
    return error
  }

  /** Fewer calls side by side from now on: the target couldn't keep up. */
  slowDown(): void {
    this.lanes = Math.max(1, Math.floor(this.lanes / 2))
  }

  /**
   * Waits as an answer with 429 says, and all other calls with it.
   * @param asked for how many milliseconds. Null: that isn't said, and each wait is twice the one before
   * @throws Throttled when that is longer than the run may wait
   */
  async wait(asked: number | null, who: string): Promise<void> {
    this.pause ??= this.waitFor(asked, who).finally(() => {
      this.pause = null
    })
    await this.pause
  }

  private async waitFor(asked: number | null, who: string): Promise<void> {
    const ms = Math.max(asked ?? this.nextWaitMs, FIRST_WAIT_MS)
    const { waitMs, onWait, sleep } = this.limits
    if (this.waitedMs + ms > waitMs)
      throw this.end(
        new Throttled(
          `The target limits how often it may be asked: ${who} answered 429${asked === null ? '' : ` and asks to wait ${Math.ceil(ms / 1000)} s`}. --wait allows ${waitMs / 1000} s in all, of which ${Math.round(this.waitedMs / 1000)} s are used up. Let this machine ask more often, allow more (--wait SECONDS), or check a part (--only auth).`,
        ),
      )
    this.waitedMs += ms
    this.nextWaitMs *= 2
    onWait(Math.ceil(ms / 1000))
    await sleep(ms)
  }
}
