import { EMBEDDED, SCREEN_PATTERN } from '@/lib/address/paths'
import { type Authority, parseAuthority } from '@/domain/prayer-times/hijri-calendar'
import { fiveShalat, type Shalat } from '@/domain/prayer-times/next-shalat'

/** What Layar Masjid may be told to leave out. */
export const screenParts = [
  { value: 'kegiatan', label: 'Kegiatan' },
  { value: 'kas', label: 'Kas masjid' },
  { value: 'kencleng', label: 'QR kencleng' },
  { value: 'hijriah', label: 'Tanggal Hijriah' },
  { value: 'detik', label: 'Detik pada jam' },
] as const

export type ScreenPart = (typeof screenParts)[number]['value']

/** The times that a mosque may correct. Imsak goes with Subuh. */
export const correctedTimes = ['subuh', 'terbit', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const

/** What a prayer's length is told for. */
export const prayers = [...fiveShalat, 'jumat'] as const

export type Prayer = (typeof prayers)[number]

/** Minutes by name; a name that isn't there has its usual value. */
type Minutes<Name extends string> = Readonly<Partial<Record<Name, number>>>

/** All that a screen is told, in its address alone: a television has no keyboard. */
export interface ScreenSettings {
  /** `sematan`: a small one inside another site. */
  view: 'layar' | 'sematan'
  /** The schedule service's id of the city; null: the one nearest to the mosque. */
  cityId: string | null
  /** Larger digits, and less beside them. */
  isLarge: boolean
  hidden: readonly ScreenPart[]
  /** Whose Ramadan it is. */
  authority: Authority
  /** Added to the schedule's times. */
  corrections: Minutes<(typeof correctedTimes)[number]>
  /** From the adzan to the iqamah; what isn't there is the mosque's own. */
  iqamah: Minutes<Shalat>
  /** How long a prayer takes. */
  lengths: Minutes<Prayer>
}

export const usualSettings: ScreenSettings = {
  view: 'layar',
  cityId: null,
  isLarge: false,
  hidden: [],
  authority: 'pemerintah',
  corrections: {},
  iqamah: {},
  lengths: {},
}

/** The least and most minutes that are read. */
export const minuteLimits = {
  corrections: [-30, 30],
  iqamah: [0, 60],
  lengths: [5, 120],
} as const

/** The names of an address's parts. */
const keys = ['tampil', 'kota', 'ukuran', 'tanpa', 'ramadan', 'koreksi', 'iqamah', 'lama'] as const

type Key = (typeof keys)[number]

/** Reads one part of an address. @returns null for what can't be read: it is left out and said in words */
type Reader = (value: string) => { read: Partial<ScreenSettings>; wrong: readonly string[] } | null

const one =
  <T>(parse: (value: string) => T | null, put: (value: T) => Partial<ScreenSettings>): Reader =>
  (value) => {
    const read = parse(value)
    return read === null ? null : { read: put(read), wrong: [] }
  }

/** Items between commas; those that can't be read don't spoil the others. */
const several =
  <T>(parse: (item: string) => T | null, put: (items: T[]) => Partial<ScreenSettings>): Reader =>
  (value) => {
    const items = value.split(',').map((item) => ({ item, read: parse(item.trim()) }))
    return {
      read: put(items.flatMap(({ read }) => (read === null ? [] : [read]))),
      wrong: items.filter(({ read }) => read === null).map(({ item }) => item),
    }
  }

/** `subuh:2,isya:-1` */
const minutes = <Name extends string>(
  names: readonly Name[],
  [least, most]: readonly [number, number],
  put: (read: Minutes<Name>) => Partial<ScreenSettings>,
): Reader =>
  several(
    (item) => {
      const [, word = '', digits = ''] = /^([a-z]+):([+-]?\d{1,3})$/.exec(item) ?? []
      const name = names.find((known) => known === word)
      const value = Number(digits)
      return name === undefined || value < least || value > most ? null : ([name, value] as const)
    },
    (items) => {
      const read: Partial<Record<Name, number>> = {}
      for (const [name, value] of items) read[name] = value
      return put(read)
    },
  )

const word =
  <T>(wanted: string, value: T) =>
  (text: string) =>
    text === wanted ? value : null

const readers: Readonly<Record<Key, Reader>> = {
  tampil: one(word(EMBEDDED.value, EMBEDDED.value), (view) => ({ view })),
  kota: one(
    (text) => (/^\d{4}$/.test(text) ? text : null),
    (cityId) => ({ cityId }),
  ),
  ukuran: one(word('besar', true), (isLarge) => ({ isLarge })),
  tanpa: several(
    (item) => screenParts.find(({ value }) => value === item)?.value ?? null,
    (items) => ({ hidden: screenParts.map(({ value }) => value).filter((p) => items.includes(p)) }),
  ),
  ramadan: one(parseAuthority, (authority) => ({ authority })),
  koreksi: minutes(correctedTimes, minuteLimits.corrections, (corrections) => ({ corrections })),
  iqamah: minutes(fiveShalat, minuteLimits.iqamah, (iqamah) => ({ iqamah })),
  lama: minutes(prayers, minuteLimits.lengths, (lengths) => ({ lengths })),
}

/**
 * Reads an address.
 * @param search what follows its path, `?koreksi=subuh:2`
 * @returns the settings, and what of the address couldn't be read, as it stands there. Parameters of others, such as
 *   `utm_source`, are passed over.
 */
export function parseScreenSettings(search: string): {
  settings: ScreenSettings
  unread: readonly string[]
} {
  const query = new URLSearchParams(search)
  let settings = usualSettings
  const unread: string[] = []
  for (const key of keys) {
    const value = query.get(key)
    if (value === null || value === '') continue
    const found = readers[key](value)
    settings = { ...settings, ...found?.read }
    for (const wrong of found ? found.wrong : [value]) unread.push(`${key}=${wrong}`)
  }
  return { settings, unread }
}

const minutesText = (minutes: Minutes<string>): string =>
  Object.entries(minutes)
    .map(([name, value]) => `${name}:${value}`)
    .join(',')

/** The other way round: `?koreksi=subuh:2`, '' where all is as usual. */
export function screenQuery(settings: ScreenSettings): string {
  const { view, cityId, isLarge, hidden, authority, corrections, iqamah, lengths } = settings
  const texts: Readonly<Record<Key, string>> = {
    tampil: view === 'layar' ? '' : view,
    kota: cityId ?? '',
    ukuran: isLarge ? 'besar' : '',
    tanpa: hidden.join(','),
    ramadan: authority === usualSettings.authority ? '' : authority,
    koreksi: minutesText(corrections),
    iqamah: minutesText(iqamah),
    lama: minutesText(lengths),
  }
  const written = keys.filter((key) => texts[key] !== '')
  // Colons and commas stay as they are: somebody may have to type this.
  return written.length === 0 ? '' : `?${written.map((key) => `${key}=${texts[key]}`).join('&')}`
}

/** The address of a mosque's screen. */
export const screenPath = (slug: string, settings: ScreenSettings = usualSettings): string =>
  SCREEN_PATTERN.replace(':slug', encodeURIComponent(slug)) + screenQuery(settings)
