import * as z from 'zod/mini'
import { type CopiedKey, readCopied, type Storable, writeCopied } from '@/lib/storage/device-data'
import { owner } from '@/lib/storage/owner'
import { signOfOwner } from '@/lib/storage/sealed-storage'
import { fileKeys, fileParts, type Taken } from './file-parts'

/*
 * The file of "Simpan data saya". What it holds is data of the person who is here and settings of the device; whose it
 * is stands in it as a slow hash, which tells no number.
 */

const APP = 'jejaring-masjid'

/** Grows when a file of this version could be misread by an app that knows only the one before. */
const VERSION = 1

/** In bytes. All that is copied takes less than a tenth of it. */
export const LARGEST_FILE = 5_000_000

const headSchema = z.object({ aplikasi: z.literal(APP), versi: z.int().check(z.minimum(1)) })

const fileSchema = z.object({
  /** ISO 8601, by the clock of the device that made it. */
  dibuat: z.iso.datetime(),
  /** Null for a visitor's; see `signOfOwner`. */
  pemilik: z.nullable(z.object({ garam: z.string(), tanda: z.nullable(z.string()) })),
  data: z.record(z.string(), z.unknown()),
})

/** Whose a file is, seen from the person who is here. */
export type Whose = 'own' | 'visitor' | 'account' | 'other'

export interface OwnFile {
  madeAt: Date
  whose: Whose
  /** By key, as it was parsed from JSON. */
  data: Readonly<Record<string, unknown>>
}

/** Why a file isn't taken. */
export type Refusal = 'large' | 'unreadable' | 'empty' | 'foreign' | 'cut' | 'later' | 'damaged'

/** How many of each kind, by what they are counted in. */
export type Counts = ReadonlyMap<string, number>

export interface Plan extends Readonly<Record<Exclude<keyof Taken, 'next'>, Counts>> {
  /** What is to be stored. */
  next: readonly (readonly [CopiedKey, Storable])[]
}

/** What becomes of some values, by key, if they are merged with others. */
function planOf(data: Readonly<Record<string, unknown>>, own: (key: CopiedKey) => unknown): Plan {
  const taken = fileKeys
    .filter((key) => Object.hasOwn(data, key))
    .map((key) => ({ key, noun: fileParts[key].noun, ...fileParts[key].take(own(key), data[key]) }))
  const count = (what: Exclude<keyof Taken, 'next'>): Counts => {
    const counts = new Map<string, number>()
    for (const { noun, [what]: number } of taken)
      if (number > 0) counts.set(noun, (counts.get(noun) ?? 0) + number)
    return counts
  }
  return {
    next: taken.flatMap(({ key, next }) => (next === null ? [] : [[key, next] as const])),
    added: count('added'),
    changed: count('changed'),
    refused: count('refused'),
    without: count('without'),
  }
}

/** What the app would store of a file now, beside what is here. */
export const planTaking = ({ data }: OwnFile): Plan => planOf(data, readCopied)

/**
 * Merges a file with what is stored at this moment, which another tab may have changed.
 * @returns false where storage is denied or full: then nothing has changed
 */
export const takeFile = (file: OwnFile): boolean => writeCopied(planTaking(file).next)

/**
 * What of the person who is here, and of the device, goes into a file; damaged values don't.
 * @param account what the backend holds of the account, to read alone: taking a file leaves it out
 */
export async function makeFile(
  now: Date,
  account: object | null = null,
): Promise<{ file: File; holds: Counts }> {
  const stored = fileKeys.flatMap((key) => {
    const value = readCopied(key)
    return value === undefined ? [] : [[key, value] as const]
  })
  const { next, added } = planOf(Object.fromEntries(stored), () => undefined)
  const seal = await signOfOwner()
  const written = {
    aplikasi: APP,
    versi: VERSION,
    dibuat: now.toISOString(),
    pemilik: seal && { garam: seal.salt, tanda: seal.sign },
    data: Object.fromEntries(next),
    ...(account && { akun: account }),
  }
  const name = `${APP}-${written.dibuat.slice(0, 10)}.json`
  return {
    file: new File([JSON.stringify(written, null, 1)], name, { type: 'application/json' }),
    holds: added,
  }
}

/** Reads a file that somebody has picked; any may be. One that is too large isn't read. */
export async function readFile(
  picked: Pick<File, 'size' | 'text'>,
): Promise<OwnFile | { refused: Refusal }> {
  if (picked.size > LARGEST_FILE) return { refused: 'large' }
  let text: string
  try {
    text = await picked.text()
  } catch {
    return { refused: 'unreadable' }
  }
  if (text.trim() === '') return { refused: 'empty' }
  const value = parseJson(text)
  const head = headSchema.safeParse(value).data
  if (!head) {
    const isOurs = new RegExp(`^\\s*\\{\\s*"aplikasi"\\s*:\\s*"${APP}"`).test(text)
    return { refused: !isOurs ? 'foreign' : value === undefined ? 'cut' : 'damaged' }
  }
  if (head.versi > VERSION) return { refused: 'later' }
  const read = fileSchema.safeParse(value).data
  if (!read) return { refused: 'damaged' }
  return {
    madeAt: new Date(read.dibuat),
    whose: await whoseIs(read.pemilik),
    data: read.data,
  }
}

/** @returns undefined for what is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function whoseIs(named: z.infer<typeof fileSchema>['pemilik']): Promise<Whose> {
  if (owner() === null) return named === null ? 'own' : 'account'
  if (named === null) return 'visitor'
  const seal = await signOfOwner(named.garam)
  return seal !== null && seal.sign !== null && seal.sign === named.tanda ? 'own' : 'other'
}
