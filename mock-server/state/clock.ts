export const MINUTE_MS = 60_000

/** The stand-in's time, which a developer may shift to see a deadline pass. */
export class Clock {
  private shift = 0

  now(): Date {
    return new Date(Date.now() + this.shift)
  }

  /** Moves the clock by so many milliseconds, on top of earlier shifts. */
  move(milliseconds: number): void {
    this.shift += milliseconds
  }

  reset(): void {
    this.shift = 0
  }
}

/** Reads a moment as the backend writes it: `YYYY-MM-DD HH:mm:ss` in WIB. */
export function fromWib(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}+07:00`)
}
