import { compact, type Kind, readName, splitCity } from './city-key'
import { citiesNamed, citiesNear, isOnePlace } from './city-names'
import { type Address, isAbroad, isText } from './place'

/**
 * From a geocoded address to a city of the schedule service. The service finds any part of a name, in the order of its
 * ids, so its first hit for "Malang" is PEMALANG and for "Bandung" the regency (docs/product.md, Place).
 */

/** What to search for in the schedule service. */
export interface CityQuest {
  /** Words to search for, one after the other, until one gives an exact match. */
  keywords: string[]
  /** Names in capital letters only, the best first; the search results are compared with them. */
  names: string[]
}

const ISLANDS =
  /^(JAWA|JAVA|SUMATE?RA|KALIMANTAN|SULAWESI|NUSATENGGARA|MALUKU|PAPUA|BALI|LESSERSUNDAISLANDS|KEPULAUANNUSATENGGARA|BORNEO)$/

function isJakarta({ county, city, region, state, ...rest }: Address): boolean {
  if (rest['ISO3166-2-lvl4'] === 'ID-JK') return true
  return [county, city, region, state].some((part) => /\bjakarta\b/i.test(part ?? ''))
}

/**
 * What to search for at an address; null when it has no regency and no city, or is abroad: Lima is no "Lima Puluh
 * Kota".
 */
export function cityQuest(address: Address): CityQuest | null {
  if (isAbroad(address)) return null
  const { county, city, region, town, municipality, city_district, suburb, village } = address
  const fine = [town, municipality, city_district, suburb, village].filter(isText)
  if (isJakarta(address)) {
    // Jakarta has five "cities" and one regency of islands; the service has Jakarta as a whole, and the islands.
    const islands = [county, city, ...fine].some((part) =>
      /\bseribu\b|thousand islands/i.test(part ?? ''),
    )
    return islands
      ? { keywords: ['Kepulauan Seribu'], names: ['KABKEPULAUANSERIBU'] }
      : { keywords: ['Jakarta'], names: ['KOTAJAKARTA'] }
  }
  const parts: [string | undefined, Kind][] = [
    [county, 'KAB'],
    [city, 'KOTA'],
    [region !== undefined && ISLANDS.test(compact(region)) ? undefined : region, 'KAB'],
  ]
  const towns = parts.slice(0, 2).some(([text]) => isText(text)) ? [] : [town, municipality]
  const read = (text: string | undefined, usual: Kind) =>
    isText(text) ? readName(text).map(({ name, kind }) => ({ name, kind: kind ?? usual })) : []
  const large = parts.flatMap(([text, kind]) => read(text, kind))
  const all = [...large, ...towns.flatMap((text) => read(text, 'KAB'))]
  const [best] = all
  if (!best) return null
  const known = large.flatMap(({ name, kind }) => {
    const cities = citiesNamed(name, kind)
    return isOnePlace(cities) ? cities : []
  })
  // A town's name is too often that of another place: it may neither be misspelt nor a usual name.
  const near = known.length > 0 ? [] : large.flatMap(({ name, kind }) => citiesNear(name, kind))
  const written = all.map(({ name, kind }) => kind + compact(name))
  const other = all.map(({ name, kind }) => (kind === 'KAB' ? 'KOTA' : 'KAB') + compact(name))
  // Some remote islands have their own schedule: "PULAU MIDAI KAB. NATUNA", "PEKAJANG KAB. LINGGA".
  const islands = [...written, ...known.map(compact)].flatMap((whole) =>
    fine.flatMap((part) => [`PULAU${compact(part)}${whole}`, compact(part) + whole]),
  )
  const words = [...known.map((lokasi) => splitCity(lokasi).name), ...all.map(({ name }) => name)]
  return {
    keywords: unique([
      ...words,
      ...near.map((lokasi) => splitCity(lokasi).name),
      // Names that are written differently are found by their beginning.
      compact(best.name).slice(0, 3),
    ]).filter((word) => compact(word) !== ''),
    names: unique([...islands, ...written, ...known.map(compact), ...other, ...near.map(compact)]),
  }
}

/** The city with the best of the names. */
function pickCity<C extends { lokasi: string }>(
  { names }: CityQuest,
  cities: readonly C[],
): C | null {
  for (const name of names) {
    const exact = cities.find(({ lokasi }) => compact(lokasi) === name)
    if (exact) return exact
  }
  return null
}

/**
 * Searches for the city of an address, word by word.
 * @param search the service's substring search
 * @returns the exact match, else the only hit of a word that begins with the word, else null: a wrong city is worse
 *   than none
 */
export async function findCity<C extends { lokasi: string }>(
  quest: CityQuest,
  search: (keyword: string) => Promise<readonly C[]>,
): Promise<C | null> {
  let onlyHit: C | null = null
  for (const keyword of quest.keywords) {
    const cities = await search(keyword)
    const exact = pickCity(quest, cities)
    if (exact) return exact
    const [hit] = cities
    // Three letters find too much for a hit to mean anything.
    if (hit && cities.length === 1 && keyword.length > 3 && begins(hit.lokasi, keyword))
      onlyHit ??= hit
  }
  return onlyHit
}

const begins = (lokasi: string, keyword: string) =>
  compact(splitCity(lokasi).name).startsWith(compact(keyword))

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
