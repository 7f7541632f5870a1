import { config } from '@/api/config'
import { DecodeError, list, record, type AnswerOf } from '@/api/decode'
import type { components, paths } from '@/api/generated/backend'
import { operations } from '@/api/generated/operations'
import { optionalOperations } from '@/api/generated/optional-operations'
import type { operations as PrayerOperations } from '@/api/generated/prayer'
import { CONTRACT_ORIGIN, toWire } from '@/api/transport'
import { type City, parseCity } from '@/domain/place/city'
import { nearestCity } from '@/domain/place/city-coordinates'
import { compact, splitCity } from '@/domain/place/city-key'
import {
  type Cashbook,
  type CashPeriod,
  faultOf,
  periodOf,
  toCashbook,
} from '@/domain/masjid/cashbook'
import { type MasjidEvent, toMasjidEvent } from '@/domain/masjid/events'
import { type MasjidProfile, toIqamah } from '@/domain/masjid/profile'
import { parseHijriAdjustment } from '@/domain/capabilities/settings-store'
import { decodeHijri, lastHijri, rememberHijri } from '@/domain/prayer-times/hijri'
import { hijriNumber, type ToldDay } from '@/domain/prayer-times/hijri-calendar'
import { decodeMonth, rememberMonth } from '@/domain/prayer-times/month'
import type { ProgramDetail } from '@/domain/program/program'
import { toMosque } from '@/domain/program/read-program'
import { localStore, readStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import { learnServerTime } from '@/lib/time/server-clock'
import { addDays } from '@/domain/place/zone'
import { isCalendarDay } from '@/lib/time/calendar-day'

/*
 * What a screen asks for, without the app's client: that, and TanStack Query, are more than an old television's browser
 * should have to read.
 */

/** What a screen shows of its mosque. */
export interface ScreenMasjid {
  masjid: Pick<ProgramDetail, 'slug' | 'title' | 'address' | 'position'>
  iqamah: MasjidProfile['iqamah']
  events: readonly MasjidEvent[]
  /** The cash of a week, where it adds up. */
  cash: { week: CashPeriod; book: Cashbook } | null
  city: City | null
  /** Days that the operator adds to the Hijri date. */
  hijriAdjustment: number
}

/** The same as it was answered and is kept, so that one reader reads both. */
interface Answers {
  slug: string
  masjid: unknown
  profile: unknown
  events: unknown
  cash: unknown
  city: unknown
  settings: unknown
}

type Schemas = components['schemas']

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// The readers trust no value: of an answer's row they ask that it is one.
const isMosque = (value: unknown): value is Schemas['Mosque'] => isObject(value)
const isProfile = (value: unknown): value is Schemas['MosqueProfile'] => isObject(value)
const isBook = (value: unknown): value is Schemas['Cashbook'] => isObject(value)
const isSettings = (value: unknown): value is Schemas['Capabilities']['settings'] => isObject(value)
const isEvent = (value: unknown): value is Schemas['MosqueEvent'] => isObject(value)

/** @throws DecodeError when there is no mosque in it */
function read({ slug, masjid, profile, events, cash, city, settings }: Answers): ScreenMasjid {
  const [first] = list(masjid, (row, what) => {
    if (!isMosque(row)) throw new DecodeError(`${what}: expected a mosque`)
    return toMosque(row, what)
  })
  if (!first) throw new DecodeError('data: expected a mosque')
  return {
    masjid: { ...first, slug },
    iqamah: isProfile(profile) ? toIqamah(profile.iqamah) : null,
    events: list(events, (row, what) => {
      if (!isEvent(row)) throw new DecodeError(`${what}: expected an event`)
      return toMasjidEvent(row, what)
    }),
    cash: readCash(cash),
    city: parseCity(city),
    hijriAdjustment:
      (isSettings(settings) ? parseHijriAdjustment(settings.hijri_adjustment) : null) ??
      config.hijriAdjustment,
  }
}

/** A book that can't be read, or doesn't add up, is left out. @param kept the week's Friday, and what was answered */
function readCash(kept: unknown): ScreenMasjid['cash'] {
  if (!isObject(kept)) return null
  const { friday, book: data } = record<{ friday: string; book: unknown }>(kept, 'cash')
  if (typeof friday !== 'string' || !isCalendarDay(friday) || !isBook(data)) return null
  const week = periodOf('pekan', friday)
  try {
    const book = toCashbook(data, () => [])
    return faultOf(book, week) === null ? { week, book } : null
  } catch {
    return null
  }
}

/** What was kept of a mosque's screen, for days without a network; null: nothing. */
export const keptScreen = (
  slug: string,
  source: StorageSource<'jm-layar'> = localStore,
): ScreenMasjid | null =>
  readStored(source, 'jm-layar', (value) => {
    const kept = record<Answers>(value, 'stored')
    const { masjid, profile, events, cash, city, settings } = kept
    return kept.slug === slug ? read({ slug, masjid, profile, events, cash, city, settings }) : null
  })

/** Nobody answered, or the server failed: what is known stays. */
export class NoAnswer extends Error {}

/** The server has answered 404. */
export class NotThere extends Error {}

/** How long an answer is waited for, in milliseconds. */
const TIMEOUT_MS = 30_000

/** @throws NoAnswer, NotThere */
async function ask(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const { signal } = controller
    const answer = await fetch(url, { headers, credentials: 'omit', signal })
    learnServerTime(answer.headers.get('date'))
    if (answer.status === 404) throw new NotThere(url)
    if (!answer.ok) throw new NoAnswer(url)
    return await answer.json()
  } catch (error) {
    throw error instanceof NotThere ? error : new NoAnswer(url, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

type Path = (keyof typeof operations | keyof typeof optionalOperations) & keyof paths

const all = { ...operations, ...optionalOperations }

/** The `data` of a backend's answer. */
async function backend(path: Path, query: Record<string, string> = {}): Promise<unknown> {
  const address = `${CONTRACT_ORIGIN}${path}?${new URLSearchParams(query).toString()}`
  const { url, headers } = toWire(address, config, all)
  const { status, data } = record<{ status: unknown; data: unknown }>(
    await ask(url.replace(/\?$/, ''), headers),
    'body',
  )
  if (status !== true) throw new NoAnswer(path)
  return data
}

/**
 * Waits for something that the screen can do without: null where the server hasn't got it, and what was known before
 * where nobody answers.
 */
async function orElse(asked: Promise<unknown>, former: unknown): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    return error instanceof NotThere ? null : former
  }
}

/** How far ahead events are asked for, in days. */
const DAYS = 14

/**
 * Asks for all that a screen shows of a mosque, and keeps it.
 * @param today `YYYY-MM-DD`
 * @throws NotThere where there is no such mosque; NoAnswer; DecodeError
 */
export async function askScreen(
  slug: string,
  today: string,
  source: StorageSource<'jm-layar'> = localStore,
): Promise<ScreenMasjid> {
  const former = readStored(source, 'jm-layar', (value) => {
    const kept = record<Answers>(value, 'stored')
    return kept.slug === slug ? kept : null
  })
  const masjid = await backend('/mosque/get_campaign_by_slug', { slug })
  const told = await orElse(backend('/asset/get_capabilities'), null)
  const { operations: listed, settings } = record<Schemas['Capabilities']>(told ?? {}, 'data')
  const has = (path: Path) => Array.isArray(listed) && listed.includes(path.slice(1))
  const { from, to } = periodOf('pekan', today)
  const askBook = async () => ({
    friday: addDays(to, 1),
    book: await backend('/mosque/get_cashbook', { slug, dari: from, sampai: to }),
  })
  const answers: Answers = {
    slug,
    masjid,
    profile: has('/mosque/get_profile')
      ? await orElse(backend('/mosque/get_profile', { slug }), former?.profile)
      : (former?.profile ?? null),
    events: has('/mosque/get_events')
      ? await orElse(
          backend('/mosque/get_events', { slug, dari: today, sampai: addDays(today, DAYS) }),
          former?.events ?? null,
        )
      : (former?.events ?? null),
    cash: has('/mosque/get_cashbook')
      ? await orElse(askBook(), former?.cash ?? null)
      : (former?.cash ?? null),
    city: former?.city ?? null,
    settings: settings ?? former?.settings,
  }
  const { position } = read(answers).masjid
  const nearest = parseCity(answers.city) || !position ? null : nearestCity(position)
  if (nearest) answers.city = await cityNamed(nearest.lokasi)
  const screen = read(answers)
  writeStored(source, 'jm-layar', answers)
  return screen
}

/** The schedule service's city of a name; null where it has none, or doesn't answer. */
async function cityNamed(lokasi: string): Promise<City | null> {
  const { name } = splitCity(lokasi)
  try {
    const body = await prayerService(`/v2/sholat/kota/cari/${encodeURIComponent(name)}`)
    const { data } = record<AnswerOf<PrayerOperations['searchCity']>>(body, 'body')
    const cities = list(data, (one) => parseCity(one))
    return cities.find((city) => city && compact(city.lokasi) === compact(lokasi)) ?? null
  } catch {
    return null
  }
}

/** Asks for a city's month and keeps it. @throws NoAnswer, NotThere, DecodeError */
export async function askMonth(cityId: string, month: string): Promise<void> {
  const [year = '', number = ''] = month.split('-')
  const body = await prayerService(`/v2/sholat/jadwal/${cityId}/${year}/${number}`)
  const { data } = record<AnswerOf<PrayerOperations['getMonth']>>(body, 'body')
  decodeMonth(data, month)
  rememberMonth(cityId, month, data)
}

/**
 * Asks the service for the Hijri day, and keeps it for days without a network. Null while the service has another date.
 * @param date `YYYY-MM-DD`
 * @param adjustment days that the operator adds
 */
export async function askHijri(
  date: string,
  adjustment = config.hijriAdjustment,
): Promise<ToldDay | null> {
  const hijri = decodeHijri(await prayerService(`/v2/cal/hijr/?adj=${adjustment}`), date)
  if (hijri !== null) rememberHijri(date, adjustment, hijri)
  return toldDay(date, hijri)
}

/** The last Hijri day that the service told, however old; null if it has told none. */
export function keptHijri(source?: StorageSource<'jm-hijriah'>): ToldDay | null {
  const last = lastHijri(source)
  return last && isCalendarDay(last.date) ? toldDay(last.date, last.hijri) : null
}

function toldDay(date: string, hijri: string | null): ToldDay | null {
  const day = hijri === null ? null : hijriNumber(hijri)
  return day === null ? null : { date, day }
}

/** The schedule service refuses two requests within a second. */
const PAUSE_MS = 1_200

let free = Promise.resolve()

async function prayerService(path: string): Promise<unknown> {
  const turn = free
  const asked = turn.then(() => ask(config.prayerApiUrl + path))
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS))
  free = asked.then(pause, pause)
  return asked
}
