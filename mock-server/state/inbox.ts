import { randomBytes } from 'node:crypto'
import type { components } from '../../src/api/generated/backend'
import type { Account } from './accounts'

export type Message = components['schemas']['InboxItem']

/** What the organisation has written to each account, newest first. */
export class Inbox {
  private readonly messages = new Map<Account, Message[]>()

  of(account: Account): readonly Message[] {
    return this.messages.get(account) ?? []
  }

  /** @returns the message, with an id of its own */
  add(account: Account, message: Omit<Message, 'id' | 'dibaca'> & { dibaca?: boolean }): Message {
    const added = { dibaca: false, ...message, id: `psn-${randomBytes(6).toString('base64url')}` }
    this.messages.set(account, [added, ...this.of(account)])
    return added
  }

  /** Those of the account that are among these ids are read from now on. */
  read(account: Account, ids: readonly string[]): void {
    const all = this.of(account)
    this.messages.set(
      account,
      all.map((one) => (ids.includes(one.id) ? { ...one, dibaca: true } : one)),
    )
  }
}
