import { cleanLine } from '@/lib/text/clean-text'
import { holdingLocalStore, readStored, writeStored } from '@/lib/storage/storage'
import { DAY_MS } from '@/lib/time/wib-date'
import { programKey, type ProgramRef } from './program'

const LASTS_MS = 30 * DAY_MS
const MAX_LENGTH = 100
/** In a program's place: a fundraiser's link to Home is for every program without one of its own. */
const ANY = '*'

/** A fundraiser's link that was followed on this device. */
interface Followed {
  /** The fundraiser's `kode_ref`. */
  kode: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Remembers the fundraiser (`utm_ref`) that an address names: the last one for this program counts.
 * @param program null: Home, whose link is for all programs
 */
export function rememberRef(program: ProgramRef | null, search: string, now = Date.now()): void {
  const kode = readCode(new URLSearchParams(search).get('utm_ref'))
  if (kode === null) return
  const lasting = Object.entries(readAll()).filter(([, followed]) => isFresh(followed, now))
  const all = {
    ...Object.fromEntries(lasting),
    [program ? programKey(program) : ANY]: { kode, at: now },
  }
  writeStored(holdingLocalStore, 'jm-rujukan', all)
}

/** The fundraiser whose link for this program, or else for all, was followed within 30 days; null for none. */
export function followedRef(program: ProgramRef, now = Date.now()): string | null {
  const all = readAll()
  const followed = [all[programKey(program)], all[ANY]].find((one) => one && isFresh(one, now))
  return followed?.kode ?? null
}

const isFresh = ({ at }: Followed, now: number) => Math.abs(now - at) < LASTS_MS

/** A code as the backend may have given it out: visible signs on one line, not too many. */
function readCode(value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value.length > MAX_LENGTH) return null
  return cleanLine(value) === value ? value : null
}

const readAll = () => readStored(holdingLocalStore, 'jm-rujukan', parseAll) ?? {}

function parseAll(stored: unknown): Record<string, Followed> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([program, value]) => {
      const followed = parseFollowed(value)
      return followed ? [[program, followed]] : []
    }),
  )
}

function parseFollowed(value: unknown): Followed | null {
  if (typeof value !== 'object' || value === null || !('kode' in value) || !('at' in value))
    return null
  const kode = readCode(value.kode)
  return kode !== null && typeof value.at === 'number' ? { kode, at: value.at } : null
}
