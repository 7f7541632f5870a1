import { forgetSeen } from './offline-caches'
import { readOwnKey } from './owned-storage'
import { isUnknown, owner, ownerTurn, session } from './owner'
import {
  forEachKey,
  forgetIntentions,
  moveOwner,
  pageStorages,
  tidyPersonalStorage,
} from './personal-storage'
import { localStore, readStored, writeStored } from './storage'

/*
 * An account's data lie under a random mark of this device alone. What it is recognised by is kept beside: while it is
 * logged in a quick digest of its telephone number, and from the end of its session on a slow hash with this device's
 * salt, since a quick digest tells the number to whoever tries all.
 */

/** Begins a slow hash; a quick digest begins with a letter or a digit. */
const SEALED = '_'

/** Of PBKDF2 with SHA-256, as OWASP's "Password Storage Cheat Sheet" has it. A quarter of a second on a usual phone. */
const ROUNDS = 600_000

/** By mark, a digest or a slow hash. */
type Accounts = Readonly<Record<string, string>>

const accounts = (): Accounts =>
  readStored(localStore, 'jm-akun', (value): Accounts | null =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([mark, sign]: [string, unknown]) =>
            typeof sign === 'string' ? [[mark, sign]] : [],
          ),
        )
      : null,
  ) ?? {}

const write = (next: Accounts) => writeStored(localStore, 'jm-akun', next)

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const random = () => hex(crypto.getRandomValues(new Uint8Array(16)))

const isRandom = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{32}$/.test(value) ? value : null

/** Null where it can't be kept, so that nobody would be recognised by it. */
function deviceSalt(): string | null {
  const kept = readStored(localStore, 'jm-garam', isRandom)
  if (kept !== null) return kept
  const salt = random()
  return writeStored(localStore, 'jm-garam', salt) ? salt : null
}

/** @returns null where the page has no TLS and so no `crypto.subtle` */
async function derive(digest: string, salt: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  const encode = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', encode(digest), 'PBKDF2', false, ['deriveBits'])
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations: ROUNDS }
  return hex(new Uint8Array(await crypto.subtle.deriveBits(slow, key, 128)))
}

/** @returns null where there is none: storage is denied, or the page has no TLS */
async function slowHash(digest: string): Promise<string | null> {
  const salt = deviceSalt()
  const derived = salt === null ? null : await derive(digest, salt)
  if (derived === null) return null
  const hash = SEALED + derived
  // All that is stored may have been deleted meanwhile, the salt with it.
  return salt === deviceSalt() ? hash : slowHash(digest)
}

/** The marks under which something is stored. */
function marks(): string[] {
  const found = new Set<string>()
  forEachKey(pageStorages, (stored) => {
    const whose = readOwnKey(stored)?.whose
    if (whose) found.add(whose)
  })
  return [...found]
}

/** Who is logged in at this page: what is stored may be deleted meanwhile. */
let here: { mark: string; digest: string } | null = null

/** The mark of an account that is recognised without the slow hash. */
function quickMark(digest: string): string | undefined {
  const known = accounts()
  const { account } = session()
  const held = here?.mark === account ? here.digest : undefined
  if (account !== null && (known[account] ?? held) === digest) return account
  const mark = Object.keys(known).find((one) => known[one] === digest)
  // A former version's mark was the digest itself.
  return mark ?? (account === digest || marks().includes(digest) ? digest : undefined)
}

/**
 * The mark of an account: the one that it has on this device, else a new one, which is for `noteAccount` to keep.
 * @param digest of its number, see `accountDigest`
 */
export async function findAccount(digest: string): Promise<string> {
  const isSealed = Object.values(accounts()).some((sign) => sign.startsWith(SEALED))
  const hash = quickMark(digest) === undefined && isSealed ? await slowHash(digest) : null
  const known = accounts()
  const own = quickMark(digest) ?? Object.keys(known).find((mark) => known[mark] === hash)
  // Where nothing can be kept, the tabs have to come to the same mark by themselves.
  return own ?? (deviceSalt() === null ? digest : random())
}

/**
 * What the account that is logged in is recognised by outside of this device, where its mark says nothing.
 * @param salt of that place; a new one if none is given
 * @returns null for a visitor; `sign` is null where none can be made, and then nobody is recognised by it
 */
export async function signOfOwner(
  salt: string = random(),
): Promise<{ salt: string; sign: string | null } | null> {
  const account = owner()
  if (account === null) return null
  const digest = here?.mark === account ? here.digest : accounts()[account]
  const isKnown = digest !== undefined && !digest.startsWith(SEALED)
  return { salt, sign: isKnown ? await derive(digest, salt) : null }
}

/** Records who is logged in, or an account's new number. */
export function noteAccount(mark: string, digest: string): void {
  here = { mark, digest }
  const known = accounts()
  if (known[mark] !== digest) write({ ...known, [mark]: digest })
}

/**
 * Seals what accounts are recognised by that are not logged in any more, here or with a former version of the app. What
 * has logged out and can't be sealed is deleted, as are the marks of accounts that another one has replaced.
 */
export async function sealAccounts(): Promise<void> {
  if (owner() === null) here = null
  const left = marks()
  const signs = { ...Object.fromEntries(left.map((mark) => [mark, mark])), ...accounts() }
  for (const [mark, sign] of Object.entries(signs)) {
    if (owner() === mark) continue
    const hasEnded = session().account === mark
    // A donation that was sent before a logout may be recorded after it. Another account's login deletes all.
    const isLeft = owner() === null || left.includes(mark)
    // A former version's mark stays while its account may come back to what it has on screen.
    if (isLeft && (sign.startsWith(SEALED) || (hasEnded && mark === sign))) continue
    const hash = isLeft ? await slowHash(sign) : null
    const { [mark]: now = sign, ...others } = accounts()
    // It may have logged in or out meanwhile, or another tab was quicker.
    if (now !== sign || owner() === mark || hasEnded !== (session().account === mark)) continue
    if (hash !== null) {
      const own = mark === sign ? random() : mark
      if (own !== mark) moveOwner(mark, own)
      write({ ...others, [own]: hash })
    } else if (!hasEnded) {
      write(others)
      forEachKey(pageStorages, (stored, storage) => {
        if (readOwnKey(stored)?.whose === mark) storage.removeItem(stored)
      })
    }
  }
}

/**
 * Tidies the storages now, and at each change of the session. Not while it isn't known who is here: the server may name
 * the account whose data are stored.
 * @returns stops that
 */
export function keepTidy(): () => void {
  let before = session()
  const tidy = () => {
    const now = session()
    if (before.account !== null && now.account === null) {
      forgetIntentions()
      void forgetSeen()
    }
    before = now
    if (isUnknown()) return
    tidyPersonalStorage(now)
    void sealAccounts()
  }
  tidy()
  return ownerTurn.subscribe(tidy)
}
