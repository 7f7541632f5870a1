import { normalised } from '@/lib/text/clean-text'

/**
 * What two ways of writing a city's name have in common: "Pangkalpinang" and "PANGKAL PINANG", "South Tangerang" and
 * "Tangerang Selatan", "Anambas Islands Regency" and "KAB. KEPULAUAN ANAMBAS".
 */

/** `KAB` is a regency (kabupaten), `KOTA` a city. */
export type Kind = 'KAB' | 'KOTA'

export interface Reading {
  name: string
  /** Null where the text doesn't say it. */
  kind: Kind | null
}

/** Capital letters only: "Pangkalpinang" is "PANGKAL PINANG", "Bau Bau" is "BAU-BAU". */
export function compact(name: string): string {
  return normalised(name, 'NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

/** Words that stand before a name in one language and after it in the other, in both. Central is "Pusat" in Jakarta. */
const turning: Readonly<Record<string, string>> = {
  ...{ NORTH: 'UTARA', SOUTH: 'SELATAN', EAST: 'TIMUR', WEST: 'BARAT' },
  ...{ CENTRAL: 'TENGAH', PUSAT: 'TENGAH', SOUTHEAST: 'TENGGARA', SOUTHWEST: 'BARAT DAYA' },
  ...{ ISLANDS: 'PULAU', ISLAND: 'PULAU', KEPULAUAN: 'PULAU', GREATER: 'BESAR', GREAT: 'BESAR' },
  ...{ MOUNTAINS: 'PEGUNUNGAN', BAY: 'TELUK', GULF: 'TELUK', UPPER: 'HULU' },
}
const turned = new Set(Object.values(turning).flatMap((word) => word.split(' ')))
const silent = new Set(['DAN', 'AND', 'BAGIAN', 'OF', 'THE'])

/**
 * The name without spaces, then the words that say which part of it, in an order of their own: `TANGERANG SELATAN`.
 * For comparing only.
 */
export function cityKey(name: string): string {
  const words = normalised(name, 'NFD')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .flatMap((word) => (turning[word] ?? word).split(' '))
    .filter((word) => !silent.has(word))
  const rest = words.filter((word) => !turned.has(word)).join('')
  return [rest, ...words.filter((word) => turned.has(word)).toSorted()].join(' ').trim()
}

const BEFORE =
  /^(kab(?:upaten)?\b\.?|kota(?:madya)?\b|kodya\b)(?: adm(?:inistrasi\b|\b\.?))?\s*(.+)$/i
const AFTER = /^(.+?)[\s,(]+(kab(?:upaten)?\.?|regency|kota|city|municipality)\)?$/i

/** No name of a place is longer; a text that is pasted, or sent by a server, may be. */
export const MAX_LENGTH = 100

/**
 * The ways to read a name that may say its kind: "Kabupaten Bandung", "Bogor Regency", "Malang (Kota)". The whole text is
 * one of them too: "Kota Baru" and "Lima Puluh Kota" are names of regencies.
 */
export function readName(text: string): Reading[] {
  const whole = text.trim().slice(0, MAX_LENGTH)
  const [, before = '', rest = ''] = BEFORE.exec(whole) ?? []
  const [, start = '', after = ''] = AFTER.exec(whole) ?? []
  return [
    ...(before ? [{ name: rest, kind: kindOf(before) }] : []),
    // "Bogor Administrative City": the word before the last says nothing.
    ...(after ? [{ name: start.replace(/ administrative$/i, ''), kind: kindOf(after) }] : []),
    { name: whole, kind: null },
  ]
}

const kindOf = (word: string): Kind => (/^(kab|reg)/i.test(word) ? 'KAB' : 'KOTA')

/** `KAB. BANDUNG BARAT` → its kind and `BANDUNG BARAT`. An island with a schedule of its own has no kind. */
export function splitCity(lokasi: string): Reading {
  const [, kind, name = lokasi] = /^(KAB\.|KOTA) (.+)$/.exec(lokasi) ?? []
  return { name, kind: kind === undefined ? null : kindOf(kind) }
}
