import { aliasRows } from './city-aliases'
import { cityKey, compact, type Kind, splitCity } from './city-key'
import { cityRows } from './city-rows'

/** All cities of the schedule service by its own names, also the two whose coordinates aren't known. */
export const cityNames: readonly string[] = [
  ...cityRows.flatMap(([, rows]) => rows.split(/;\s*/).map((row) => row.replace(/ \S+ \S+$/, ''))),
  ...['KAB. MAHAKAM ULU', 'PEKAJANG KAB. LINGGA'],
]

/** Cities by the letters and by the key of each of their names. */
type Index = Map<string, Set<string>>

const names: Index = new Map()
for (const lokasi of cityNames) add(names, splitCity(lokasi).name, lokasi)

const aliases: Index = new Map()
for (const row of aliasRows.replace(/\s+/g, ' ').split('; ')) {
  const [lokasi = '', called = ''] = row.split(': ')
  for (const alias of called.split(', ')) add(aliases, alias, lokasi)
}

function add(index: Index, name: string, lokasi: string) {
  for (const form of [compact(name), cityKey(name)])
    index.set(form, (index.get(form) ?? new Set()).add(lokasi))
}

const find = (index: Index, name: string) => [
  ...(index.get(compact(name)) ?? index.get(cityKey(name)) ?? []),
]

/**
 * The cities that a name means exactly, the likelier first: of a city and a regency with one name the city, unless
 * `kind` says otherwise. Nothing, where the name is none of theirs.
 */
export function citiesNamed(name: string, kind: Kind | null = null): string[] {
  if (compact(name) === '') return []
  const own = find(names, name)
  const found = own.length > 0 ? own : find(aliases, name)
  // "Mentawai" means KEPULAUAN MENTAWAI, since nothing else has that name.
  const island = found.length > 0 ? [] : [...(names.get(`${cityKey(name)} PULAU`) ?? [])]
  return byKind([...found, ...island], kind)
}

const beginnings = cityNames.map((lokasi) => {
  const { name, kind } = splitCity(lokasi)
  return { lokasi, kind, begins: compact(name) }
})

/** The cities whose name begins with a text, of one kind if it is known. */
export function citiesBeginning(start: string, kind: Kind | null): string[] {
  const sought = compact(start)
  return beginnings
    .filter((city) => (kind === null || city.kind === kind) && city.begins.startsWith(sought))
    .map(({ lokasi }) => lokasi)
}

/** The cities one of whose other names begins with a text: "Jakarta Sel". */
export function citiesCalled(start: string): string[] {
  const sought = compact(start)
  const begins = [...aliases].filter(([alias]) => alias.startsWith(sought))
  return [...new Set(begins.flatMap(([, cities]) => [...cities]))]
}

const squeezed = (letters: string) => letters.replace(/(.)\1+/g, '$1')

const forms = [...names, ...aliases].map(([form, cities]) => ({
  form,
  short: squeezed(form),
  cities,
}))

/** Shorter texts have too many neighbours. */
const MIN_LETTERS = 5
/** Shorter names are neither what a misspelt text may mean nor a reason to doubt what it means. */
const MIN_NAME = 4

/**
 * The city that a misspelt name means: letters doubled or not, or one letter missing, wrong, too many or in the wrong
 * place. Nothing, where it could be two; a city and a regency of one name are one.
 */
export function citiesNear(name: string, kind: Kind | null = null): string[] {
  const letters = compact(name)
  if (letters.length < MIN_LETTERS) return []
  const short = squeezed(letters)
  const found = new Set<string>()
  for (const { form, cities, ...one } of forms)
    if (form.length >= MIN_NAME && (one.short === short || isOneOff(letters, form)))
      for (const city of cities) found.add(city)
  return isOnePlace([...found]) ? byKind([...found], kind) : []
}

/** Whether all are cities and regencies of one name. */
export function isOnePlace(cities: readonly string[]): boolean {
  return new Set(cities.map((lokasi) => splitCity(lokasi).name)).size === 1
}

/** Whether one letter is missing, wrong, too many, or has changed places with the next. */
function isOneOff(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length)
  if (longer - Math.min(one.length, other.length) > 1) return false
  let start = 0
  while (start < longer && one[start] === other[start]) start += 1
  let end = 0
  while (end < longer - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const swapped = one[start] === other[start + 1] && one[start + 1] === other[start]
  return start + end >= longer - (swapped ? 2 : 1)
}

function byKind(cities: readonly string[], kind: Kind | null): string[] {
  const wanted = kind ?? 'KOTA'
  const fits = (lokasi: string) => splitCity(lokasi).kind === wanted
  return [...cities.filter(fits), ...cities.filter((lokasi) => !fits(lokasi))]
}
