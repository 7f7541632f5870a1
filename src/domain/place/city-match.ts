import { type Address, isAbroad, isText } from './location-label'

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
  /^(JAWA|JAVA|SUMATE?RA|KALIMANTAN|SULAWESI|NUSATENGGARA|MALUKU|PAPUA|BALI|LESSERSUNDAISLANDS|KEPULAUANNUSATENGGARA)$/

/** Places whose names differ between geocoder and service by more than spaces and hyphens. */
const aliases: Readonly<Record<string, string>> = {
  BATUBARA: 'Batubara',
  BAUBAU: 'Bau-Bau',
  KEPULAUANTANIMBAR: 'Maluku Tenggara Barat',
  MENTAWAI: 'Kepulauan Mentawai',
  MOROTAI: 'Pulau Morotai',
  PADANGSIDIMPUAN: 'Padangsidempuan',
  PANGKAJENEKEPULAUAN: 'Pangkajene dan Kepulauan',
  PANGKEP: 'Pangkajene dan Kepulauan',
  PASANGKAYU: 'Mamuju Utara',
  SELAYAR: 'Kepulauan Selayar',
  SIAUTAGULANDANGBIARO: 'Kepulauan Siau Tagulandang Biaro',
  SIDRAP: 'Sidenreng Rappang',
  TALIABU: 'Pulau Taliabu',
  TANIMBARISLANDS: 'Maluku Tenggara Barat',
  TIDORE: 'Tidore Kepulauan',
  TOBA: 'Toba Samosir',
  TOLITOLI: 'Toli-Toli',
}

/** Capital letters only: "Pangkalpinang" is "PANGKAL PINANG", "Bau Bau" is "BAU-BAU". */
export function compact(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

type Kind = 'KAB' | 'KOTA'

/** A name and its kind, if the name says it: "Kabupaten Bandung", "Kota Administrasi Jakarta Selatan". */
function readName(text: string, kind: Kind): { name: string; kind: Kind }[] {
  const [, prefix = '', rest = ''] =
    /^(kabupaten|kab\.?|kota(?: administrasi| adm\.?)?)\s+(.+)$/i.exec(text.trim()) ?? []
  if (prefix === '') return [{ name: text.trim(), kind }]
  // "Kota Baru" is a regency with that name: a name that begins with "Kota" may also be the whole name.
  return [
    { name: rest, kind: /^kab/i.test(prefix) ? 'KAB' : 'KOTA' },
    { name: text.trim(), kind },
  ]
}

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
    const islands = [county, city, ...fine].some((part) => /\bseribu\b/i.test(part ?? ''))
    return islands
      ? { keywords: ['Kepulauan Seribu'], names: ['KABKEPULAUANSERIBU'] }
      : { keywords: ['Jakarta'], names: ['KOTAJAKARTA'] }
  }
  const parts: [string | undefined, Kind][] = [
    [county, 'KAB'],
    [city, 'KOTA'],
    [region !== undefined && ISLANDS.test(compact(region)) ? undefined : region, 'KAB'],
    [county === undefined && city === undefined ? town : undefined, 'KAB'],
    [county === undefined && city === undefined ? municipality : undefined, 'KAB'],
  ]
  const found = parts.flatMap(([text, kind]) => (isText(text) ? readName(text, kind) : []))
  const [best] = found
  if (!best) return null
  const spelled = found.map(({ name, kind }) => ({ name: aliases[compact(name)] ?? name, kind }))
  const exact = spelled.map(({ name, kind }) => kind + compact(name))
  const other = spelled.map(({ name, kind }) => (kind === 'KAB' ? 'KOTA' : 'KAB') + compact(name))
  // Some remote islands have their own schedule: "PULAU MIDAI KAB. NATUNA", "PEKAJANG KAB. LINGGA".
  const islands = exact.flatMap((whole) =>
    fine.flatMap((part) => [`PULAU${compact(part)}${whole}`, compact(part) + whole]),
  )
  const words = spelled.map(({ name }) => name)
  return {
    // Names that are written differently are found by their beginning: "Pangkalpinang" isn't part of "PANGKAL PINANG".
    keywords: unique([...words, ...words.slice(0, 1).map((word) => compact(word).slice(0, 3))]),
    names: unique([...islands, ...exact, ...other]),
  }
}

/**
 * The city among the search results that matches exactly, or null when none does.
 * @param cities in the order of the answer
 */
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
 * @returns the exact match, else the first hit of the first word that had any, else null
 */
export async function findCity<C extends { lokasi: string }>(
  quest: CityQuest,
  search: (keyword: string) => Promise<readonly C[]>,
): Promise<C | null> {
  let firstHit: C | null = null
  for (const keyword of quest.keywords) {
    const cities = await search(keyword)
    const exact = pickCity(quest, cities)
    if (exact) return exact
    // Three letters find too much for the first hit to mean anything.
    if (keyword.length > 3) firstHit ??= cities[0] ?? null
  }
  return firstHit
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
