import { type Call, type Exchange, send, type Target } from './client'
import { millisecondsToWait } from './headers'
import type { Expectation } from '../judge'
import type { Operation } from '../model'
import type { Pace } from '../pace'

/** The target stopped answering in the middle of the run. */
export class TargetLost extends Error {}

/** After this many unanswered calls in a row, an operation isn't asked again. */
const MUTE_AFTER = 3
/** After this many operations in a row that don't answer, the target counts as gone. */
const LOST_AFTER = 3

/** Makes a run's calls at its pace, and notices operations that have stopped answering. */
export class Caller {
  /** For each operation, how many calls in a row got no answer. */
  private readonly unanswered = new Map<string, number>()
  /** The same for all operations together. */
  private readonly silence = new Map<string, number>()
  private readonly mute = new Set<string>()
  /** Operations that were too slow even with no other call running. */
  private readonly slowAlone = new Set<string>()
  calls = 0

  constructor(
    private readonly target: Target,
    private readonly pace: Pace,
    /** Told of each answer that only says to wait. */
    private readonly onTooOften: (exchange: Exchange) => void,
  ) {}

  /**
   * Makes one call without judging it. Told that it asks too often, it waits and asks again, unless that can be the
   * operation's own answer.
   * @throws Throttled when it would have to wait too long, OutOfTime, TargetLost
   */
  async send(call: Call, expectation?: Expectation, alone = false): Promise<Exchange> {
    let exchange = await this.once(call, alone)
    while (exchange.status === 429 && !this.isOwnRefusal(call.operation, expectation)) {
      this.onTooOften(exchange)
      await this.pace.wait(millisecondsToWait(exchange.headers), call.operation.name)
      exchange = await this.once(call, alone)
    }
    return exchange
  }

  /**
   * Whether 429 is about what was asked, such as one code too many, and not about how often this machine asks anything.
   * A read is never asked too often. Without an expectation the answer decides what is told, so only another one will do.
   */
  private isOwnRefusal({ method }: Operation, expectation?: Expectation): boolean {
    if (expectation?.status.includes(429)) return true
    return method === 'POST' && expectation?.orRefusal === true
  }

  private async once(call: Call, alone: boolean): Promise<Exchange> {
    const { operation } = call
    const make = () => {
      this.calls += 1
      return send(call, this.target)
    }
    let exchange = await this.pace.turn(make, { alone })
    const { failure } = exchange
    // A server may close an idle connection at the very moment that it is used again, which is nobody's fault.
    if (failure?.kind === 'cut' && !operation.writes) exchange = await this.pace.turn(make)
    // Many calls at once may be more than it can do: only what it doesn't do alone is its fault.
    const mayBeCrowd = failure?.kind === 'timeout' && !operation.writes && !alone
    if (mayBeCrowd && !this.slowAlone.has(operation.name)) {
      exchange = await this.pace.turn(make, { alone: true })
      if (exchange.failure) this.slowAlone.add(operation.name)
      else this.pace.slowDown()
    }
    this.listen(operation, exchange)
    return exchange
  }

  /** @throws TargetLost when nobody listens there any more */
  private listen({ name }: Operation, { failure }: Exchange): void {
    if (!failure) {
      this.unanswered.delete(name)
      this.silence.clear()
      return
    }
    const count = (this.unanswered.get(name) ?? 0) + 1
    const silent = (this.silence.get(name) ?? 0) + 1
    this.unanswered.set(name, count)
    this.silence.set(name, silent)
    if (count >= MUTE_AFTER) this.mute.add(name)
    const gone = failure.kind === 'refused' || failure.kind === 'unknown-host'
    const silentOnes = [...this.silence.values()].filter((times) => times >= MUTE_AFTER).length
    if ((gone && silent >= MUTE_AFTER) || silentOnes >= LOST_AFTER)
      throw this.pace.end(new TargetLost(`The target stopped answering: ${failure.message}.`))
  }

  /** Whether an operation never answers, so that asking more of it is a waste of time. */
  isMute({ name }: Operation): boolean {
    return this.mute.has(name)
  }
}
