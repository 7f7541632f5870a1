import { queryOptions } from '@tanstack/react-query'
import { DecodeError, list, record, requiredAmount, requiredText } from '@/api/decode'
import { ApiError, malformed, refusal, unreachable } from '@/api/errors'
import { paths } from '@/lib/address/paths'

/**
 * The dzikir lists that the app serves as static files, and their shape. How to edit and proof-read them:
 * `docs/dzikir.md`.
 */

/**
 * One reading. `read` is how often it is to be read ("Dibaca 3x"), 1 or more. A passage of several verses or parts has
 * one line for each in `arab`, `latin` and `arti`; lines are separated by `\n`.
 */
export interface DzikirItem {
  readonly title: string
  readonly read: number
  readonly arab: string
  readonly latin: string
  readonly arti: string
}

/** One of the 99 names. */
export interface AsmaulHusnaItem {
  readonly arab: string
  readonly latin: string
  readonly indo: string
}

/** The lists of {@link DzikirItem}: `/dzikir/{name}.json` is an array of items, in the order they are read. */
export const dzikirLists = [
  'sugro-pagi',
  'sugro-petang',
  'kubro-pagi',
  'kubro-petang',
  'shalat-pendek',
  'shalat-panjang',
] as const

export type DzikirList = (typeof dzikirLists)[number]

/** Where a list is served from. */
export const dzikirFile = (name: DzikirList | 'asmaul-husna') => `/dzikir/${name}.json`

/** @throws DecodeError when a field is missing or blank */
export function toDzikirItem(value: unknown, what: string): DzikirItem {
  const wire = record<DzikirItem>(value, what)
  return {
    title: requiredText(wire.title, `${what}.title`),
    read: requiredAmount(wire.read, `${what}.read`),
    arab: requiredText(wire.arab, `${what}.arab`),
    latin: requiredText(wire.latin, `${what}.latin`),
    arti: requiredText(wire.arti, `${what}.arti`),
  }
}

/** @throws DecodeError when a field is missing or blank */
export function toAsmaulHusnaItem(value: unknown, what: string): AsmaulHusnaItem {
  const wire = record<AsmaulHusnaItem>(value, what)
  return {
    arab: requiredText(wire.arab, `${what}.arab`),
    latin: requiredText(wire.latin, `${what}.latin`),
    indo: requiredText(wire.indo, `${what}.indo`),
  }
}

/** A source that the page credits; `href` leads to it. */
export interface Credit {
  readonly text: string
  readonly href?: string
}

const quranText: Credit = {
  text: 'Teks ayat Al-Qur’an: paket quran-json (Risan Bagja Pradana), rasm Utsmani dari The Noble Qur’an Encyclopedia, lisensi CC BY-SA 4.0',
  href: 'https://github.com/risan/quran-json',
}

const ownWords: Credit = {
  text: 'Transliterasi dan terjemahan disusun untuk aplikasi ini.',
}

const alMatsurat: Credit = {
  text: 'Susunan wirid: Al-Ma’tsurat karya Imam Hasan Al-Banna',
}

/** The sources to credit under a list, in the order they are shown. */
export function creditsOf(name: DzikirList | 'asmaul-husna'): readonly Credit[] {
  switch (name) {
    case 'sugro-pagi':
    case 'sugro-petang':
    case 'kubro-pagi':
    case 'kubro-petang':
      return [
        alMatsurat,
        {
          text: 'Doa dan dzikir: hadits riwayat Al-Bukhari, Muslim, Abu Dawud, At-Tirmidzi, An-Nasa’i, Ibnu Majah, Ahmad, dan Ibnu As-Sunni',
        },
        quranText,
        ownWords,
      ]
    case 'shalat-pendek':
    case 'shalat-panjang':
      return [
        {
          text: 'Bacaan sesudah shalat: hadits riwayat Al-Bukhari, Muslim, Abu Dawud, At-Tirmidzi, dan An-Nasa’i, serta doa yang lazim dibaca di Indonesia',
        },
        quranText,
        ownWords,
      ]
    case 'asmaul-husna':
      return [
        {
          text: 'Urutan nama: hadits riwayat At-Tirmidzi dari Abu Hurairah, menurut susunan yang lazim dicetak di Indonesia',
        },
        ownWords,
      ]
  }
}

/** What each list is called, and where it is read. */
export const listLinks: Readonly<Record<DzikirList, { label: string; to: string }>> = {
  'sugro-pagi': { label: 'Sugro Pagi', to: paths.alMatsurat('sugro-pagi') },
  'sugro-petang': { label: 'Sugro Petang', to: paths.alMatsurat('sugro-petang') },
  'kubro-pagi': { label: 'Kubro Pagi', to: paths.alMatsurat('kubro-pagi') },
  'kubro-petang': { label: 'Kubro Petang', to: paths.alMatsurat('kubro-petang') },
  'shalat-pendek': { label: 'Dzikir Shalat Pendek', to: paths.dzikirShalat('pendek') },
  'shalat-panjang': { label: 'Dzikir Shalat Panjang', to: paths.dzikirShalat('panjang') },
}

/** How long to wait for a file before reporting an error, in milliseconds. */
const TIMEOUT_MS = 30_000

/**
 * Query options of a JSON file that the app itself serves. It changes only with a new version of the app, so it is
 * requested once in a visit.
 * @param path from the site's root, such as `/dzikir/sugro-pagi.json`
 * @param decode reads the file; a {@link DecodeError} says what is wrong with it
 */
export function staticFileQuery<T>(path: string, decode: (data: unknown) => T) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => fetchFile(path, decode, signal),
    staleTime: Infinity,
  })
}

/** @throws ApiError for every failure except the caller's own abort */
async function fetchFile<T>(
  path: string,
  decode: (data: unknown) => T,
  signal: AbortSignal,
): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(path, { signal: AbortSignal.any([signal, timeout]) })
    if (!response.ok) throw refusal(path, response.status, null)
    const body: unknown = await response.json()
    return decode(body)
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error
    if (error instanceof DecodeError) throw malformed(path, 200, error.message)
    // A static host that lacks the file answers with the app's HTML.
    if (error instanceof SyntaxError)
      throw malformed(path, 200, `body: not JSON (${error.message})`)
    throw unreachable(path, error)
  }
}

/** The readings of a list, in their order. */
export const dzikirQuery = (name: DzikirList) =>
  staticFileQuery(dzikirFile(name), (data) => list(data, toDzikirItem))

/** The 99 names, in their order. */
export const asmaulHusnaQuery = () =>
  staticFileQuery(dzikirFile('asmaul-husna'), (data) => list(data, toAsmaulHusnaItem))

/** The list of an address; the route table sends no other address to the reading page. */
export function listOfPath(pathname: string): DzikirList {
  const last = pathname.split('/').findLast((part) => part !== '')
  return dzikirLists.find((name) => name === last) ?? dzikirLists[0]
}
