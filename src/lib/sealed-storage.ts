import { localOf, readOwnKey, visitorLocal } from './owned-storage'
import { session } from './owner'
import { DEVICE_COPY, forEachKey, moveOwner, pageStorages } from './personal-storage'
import { readStored, removeStored, writeStored } from './storage'

/*
 * What stays of an account after its logout lies under a mark that doesn't tell its telephone number. While the account
 * is logged in, its mark is a quick digest of the number, of which there are few enough to try all.
 */

/** The key of this device's salt. */
const KEY = 'jm-garam'

/** Begins such a mark; the other ones begin with a letter or a digit. */
const SEALED = '_'

/** Of PBKDF2 with SHA-256, as OWASP's "Password Storage Cheat Sheet" has it. A quarter of a second on a usual phone. */
const ROUNDS = 600_000

const isSalt = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{32}$/.test(value) ? value : null

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Null where it can't be kept, so that nobody would be recognised by it. */
function deviceSalt(): string | null {
  const kept = readStored(visitorLocal, KEY, isSalt)
  if (kept !== null) return kept
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  return writeStored(visitorLocal, KEY, salt) ? salt : null
}

/**
 * The mark of what stays of an account, of this device alone: from the account's own mark by a slow hash with a salt.
 * @returns null where there is none: storage is denied, or the page has no TLS and so no `crypto.subtle`
 */
async function sealedMark(account: string): Promise<string | null> {
  const salt = deviceSalt()
  if (!('subtle' in crypto) || salt === null) return null
  const encode = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', encode(account), 'PBKDF2', false, ['deriveBits'])
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations: ROUNDS }
  const mark = SEALED + hex(new Uint8Array(await crypto.subtle.deriveBits(slow, key, 128)))
  // All that is stored may have been deleted meanwhile, the salt with it.
  return salt === deviceSalt() ? mark : sealedMark(account)
}

/** The marks of accounts whose data are stored. */
function marks(): string[] {
  const found = new Set<string>()
  forEachKey(pageStorages, (stored) => {
    const whose = readOwnKey(stored)?.whose
    if (whose) found.add(whose)
  })
  return [...found]
}

/**
 * Seals what accounts have left that are not logged in, here or with a former version of the app. What can't be sealed
 * is deleted.
 */
export async function sealLeft(): Promise<void> {
  for (const account of marks().filter((mark) => !mark.startsWith(SEALED))) {
    const sealed = await sealedMark(account)
    // The account may have logged in meanwhile.
    if (session().account !== null) return
    if (sealed !== null) moveOwner(account, sealed)
    else
      forEachKey(pageStorages, (stored, storage) => {
        if (readOwnKey(stored)?.whose === account) storage.removeItem(stored)
      })
  }
}

/**
 * Finds what an account has left at its logout. Asked for before the login, and given back with it.
 * @returns gives it back to the account
 */
export async function findSealed(account: string): Promise<() => void> {
  // What lies under the account's own mark is being sealed just now.
  const isLeft = marks().some((mark) => mark.startsWith(SEALED) || mark === account)
  const own = isLeft ? await sealedMark(account) : null
  return () => {
    if (own !== null && marks().includes(own)) moveOwner(own, account)
  }
}

/** Deletes the copy of what the backend keeps for an account. */
export function forgetCopy(account: string): void {
  for (const key of DEVICE_COPY) removeStored(localOf(account), key)
}
