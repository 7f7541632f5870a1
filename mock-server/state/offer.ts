/** What the contract marks as newer than 1.0, by name. */
export interface Newer {
  /** `campaign/get_updates` */
  operations: readonly string[]
  /** Fields of forms: `transaction/storeDonate#anonim`. */
  fields: readonly string[]
  /** Fields of answers, which nobody lists: `transaction/getTransaction#riwayat`. */
  told: readonly string[]
}

/** What the backend's operator decides (`settings` of get_capabilities). */
export interface OfferedSettings {
  hijri_adjustment?: number
  contact_phone?: string
  finance_url?: string
  vapid_key?: string
}

/** Which of the contract's newer parts this backend has: all, none (`--base`), or all but those withheld. */
export class Offer {
  private readonly withheld = new Set<string>()
  readonly settings: OfferedSettings = {}

  /**
   * @param isBase serves contract 1.0 alone
   * @param vapidKey what pushes are signed with
   */
  constructor(
    private readonly newer: Newer,
    private readonly isBase: boolean,
    private readonly vapidKey: string,
  ) {}

  /** @param name of a newer operation, or of a field of a form or an answer, as in {@link Newer} */
  has(name: string): boolean {
    return !this.isBase && !this.withheld.has(name)
  }

  /** From now on this backend lacks it. @returns false for what isn't newer than 1.0 */
  withhold(name: string): boolean {
    const { operations, fields, told } = this.newer
    const isKnown = [...operations, ...fields, ...told].includes(name)
    if (isKnown) this.withheld.add(name)
    return isKnown
  }

  /** What get_capabilities answers. It doesn't list itself: a client that reads the list has found it. */
  get listed() {
    const { newer, settings, vapidKey } = this
    const present = (names: readonly string[]) => names.filter((name) => this.has(name))
    return {
      version: '1.2',
      operations: present(newer.operations).filter((name) => name !== 'asset/get_capabilities'),
      fields: present(newer.fields),
      settings: { ...(this.has('user/store_push') && { vapid_key: vapidKey }), ...settings },
    }
  }
}
