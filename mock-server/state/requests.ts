import { randomInt } from 'node:crypto'

/** What somebody asked for or reported, as it came. */
type Request = Readonly<Record<string, string | number | undefined>>

/** Requests for a correction and reports, by their number. */
export class Requests {
  private readonly byNumber = new Map<string, Request>()
  private readonly byKey = new Map<string, string>()

  /** The number of the request that was made with a key, if there is one. */
  withKey(key: string | undefined): string | undefined {
    return key === undefined ? undefined : this.byKey.get(key)
  }

  /**
   * @param kind `KOR` or `LAP`
   * @returns its number
   */
  add(kind: string, request: Request, key: string | undefined): string {
    const number = `${kind}-${randomInt(36 ** 6)
      .toString(36)
      .toUpperCase()
      .padStart(6, '0')}`
    if (this.byNumber.has(number)) return this.add(kind, request, key)
    this.byNumber.set(number, request)
    if (key !== undefined) this.byKey.set(key, number)
    return number
  }

  get all(): { nomor: string; request: Request }[] {
    return [...this.byNumber].map(([nomor, request]) => ({ nomor, request }))
  }
}
