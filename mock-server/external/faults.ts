/** What may be wrong with an external service, for tests and developers (README: Hooks). */
export const faultNames = ['down', 'slow', 'busy', 'strict'] as const

/**
 * - `down`: 503 to every call
 * - `slow`: the right answer, 3 s late
 * - `busy`: 429 to every call
 * - `strict`: 429 to a call within a second of the one before, as the real schedule service does
 */
export type Fault = (typeof faultNames)[number]

/** The services that are out of order, by name. */
export class Faults {
  private readonly faults = new Map<string, Fault>()

  set(service: string, fault: Fault | null): void {
    if (fault) this.faults.set(service, fault)
    else this.faults.delete(service)
  }

  of(service: string): Fault | undefined {
    return this.faults.get(service)
  }

  all(): Record<string, Fault> {
    return Object.fromEntries(this.faults)
  }
}
