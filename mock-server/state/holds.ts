import { EventEmitter, once } from 'node:events'

/** The name for all operations and services together. */
export const EVERYTHING = 'everything'

/**
 * Keeps calls waiting until they are released, so that a test can look at what a page shows meanwhile. A fixed delay
 * would be over too soon on a slow machine.
 */
export class Holds {
  private readonly held = new Set<string>()
  private readonly releases = new EventEmitter().setMaxListeners(0)

  /** @param name an operation (`transaction/storeDonate`), an external service (`geocode`), or {@link EVERYTHING} */
  hold(name: string): void {
    this.held.add(name)
  }

  release(name: string): void {
    this.held.delete(name)
    this.releases.emit(name)
  }

  /** How many calls of this name wait. */
  waiting(name: string): number {
    return this.releases.listenerCount(name)
  }

  all(): string[] {
    return [...this.held]
  }

  /**
   * Waits while calls of this name, or everything, are held. Resolves at once otherwise.
   * @throws AbortError when the signal says that nobody waits any more
   */
  async pass(name: string, signal: AbortSignal): Promise<void> {
    for (const held of [name, EVERYTHING])
      if (this.held.has(held)) await once(this.releases, held, { signal })
  }
}
