import { localStore, readStored, writeStored } from './storage'

/** Whose something is: an account's mark (see `accountMark`), or null for the visitor. */
export type Owner = string | null

/** Whose session it is on this device. */
export interface Session {
  /** Null for a visitor, and after a logout. */
  account: Owner
  /** The server ended it, and its account has not logged out: its things wait for it, out of sight. */
  ended: boolean
}

const KEY = 'jm-pemilik'
const nobody: Session = { account: null, ended: false }

/** As stored: the account's mark, with a sign behind it where its session has ended. */
const ENDED = '!'

const parse = (value: unknown): Session => {
  const [, account, ended] = /^(\w+)(!?)$/.exec(String(value)) ?? []
  return account === undefined ? nobody : { account, ended: ended === ENDED }
}

const stored = () => readStored(localStore, KEY, parse) ?? nobody

let held: Session | null = null
/** Storage is denied or full: what it says is not what this tab knows. */
let unwritten = false
let turn = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export const session = (): Session => (held ??= stored())

/** Whose data may be shown and kept now. Known at once after a reload, before the server has said who is logged in. */
export function owner(): Owner {
  const { account, ended } = session()
  return ended ? null : account
}

/** Says whose session it is, in this tab and, by storage, in the others. */
export function setSession(next: Session): void {
  held = next
  const text = (next.account ?? '') + (next.ended ? ENDED : '')
  unwritten = !writeStored(localStore, KEY, text)
  tell()
}

/**
 * Takes over what another tab has said of the session.
 * @returns whether this tab's owner is another one now
 */
export function syncSession(): boolean {
  if (unwritten) return false
  const before = owner()
  held = stored()
  const changed = owner() !== before
  // Not every time: this is asked with each answer.
  if (changed) tell()
  return changed
}

/** Counts the owners that this tab has had: what was drawn, or asked for, in an earlier turn is not for this one. */
export const ownerTurn = {
  get: (): number => turn,
  /** Everything drawn so far goes out of sight. */
  next: (): void => {
    turn += 1
    tell()
  },
  /** For `useSyncExternalStore`. Hears of each word about the session, a new turn or not. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
