import { localStore, writeStored } from './storage'
import { createListeners } from '@/lib/store'

/** The owner of stored data: an account's mark (see `sealed-storage`), or null for the visitor. */
export type Owner = string | null

/** The session on this device. */
export interface Session {
  /** Null for a visitor and after a logout. */
  account: Owner
  /** Whether the server has ended the session. The account has not logged out, so its data stay stored, but hidden. */
  ended: boolean
}

/** The session of a page that has found nothing in storage: the server may know an account. */
const unknown: Session = { account: null, ended: false }

/** Stored after the account's mark when its session has ended. */
const ENDED = '!'

/** @returns null when nothing is stored, or storage is denied; a visitor's session for a damaged value */
function stored(): Session | null {
  try {
    const text = localStore().getItem('jm-pemilik')
    if (text === null) return null
    // Former versions stored a digest of `created_date` after a dot.
    const [, account = null, ended] = /^"(\w+)(?:\.\w+)?(!?)"$/.exec(text) ?? []
    return { account, ended: ended === ENDED }
  } catch {
    return null
  }
}

let held: Session | null = null
/** Whether the session could not be stored (storage denied or full): then storage is out of date. */
let unwritten = false
let turn = 0
/** See `isAccountShown`. */
let shown = false
const { tell, subscribe } = createListeners()

function write({ account, ended }: Session) {
  unwritten = !writeStored(localStore, 'jm-pemilik', (account ?? '') + (ended ? ENDED : ''))
}

export const session = (): Session => (held ??= stored() ?? unknown)

/** Whether it isn't known yet who is here: nothing was stored, and the server has not named an account. */
export const isUnknown = (): boolean => session() === unknown

/** Whether the other tabs find this tab's session in storage. */
export const isSessionStored = (): boolean => !unwritten

/** The owner whose data may be shown and stored now. Known at once after a reload, before the server's answer. */
export function owner(): Owner {
  const { account, ended } = session()
  return ended ? null : account
}

/** Sets the session, in this tab and, through storage, in the other tabs. */
export function setSession(next: Session): void {
  held = next
  if (owner() !== null) shown = true
  write(next)
  tell()
}

/**
 * Reads the session that another tab may have stored.
 * @returns whether the owner of this tab has changed
 */
export function syncSession(): boolean {
  if (unwritten) return false
  const before = owner()
  const found = stored()
  if (found) held = found
  // A logout is stored, so a missing value means that storage was cleared: the session goes on.
  else if (session().account !== null) write(session())
  const changed = owner() !== before
  // Only for a change: this function runs at each answer of the backend.
  if (changed) tell()
  return changed
}

/**
 * Whether something of an account may stand on screen. A page that finds an account in storage shows nothing of it until
 * the server names it, or its own data are read. What stands in the fields until then was typed by whoever is here.
 */
export const isAccountShown = (): boolean => shown

/** Records that something of the stored account is about to be shown. Does nothing for a visitor. */
export function noteAccountShown(): void {
  if (owner() !== null) shown = true
}

/**
 * A counter that grows with each new owner of this tab. What was rendered or requested in an earlier turn isn't for the
 * present owner.
 */
export const ownerTurn = {
  get: (): number => turn,
  /** Begins a new turn: all screens are remounted (see `RootFrame`). */
  next: (): void => {
    turn += 1
    shown = owner() !== null
    tell()
  },
  /** The listener is called at each change of the session, also without a new turn. */
  subscribe,
}
