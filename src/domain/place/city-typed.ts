import { compact, MAX_LENGTH, type Reading, readName, splitCity } from './city-key'
import { citiesBeginning, citiesCalled, citiesNamed, citiesNear, cityNames } from './city-names'

/** What people type into "Pilih kota", and what to do about it. */
interface TypedQuest {
  /** The cities that are meant, by the service's names, the best first. Empty where it could be any or none. */
  wanted: string[]
  /** Words of the text itself: whatever the service has for one of them is shown. */
  words: string[]
  /** What to search for in the service to find all of it. It allows for one search a second. */
  keywords: string[]
}

/** Fewer letters are part of too many names. */
const MIN_LETTERS = 3
const MAX_KEYWORDS = 3

const SIDES = 'barat daya|barat|tengah|timur|utara|selatan|tenggara|pegunungan'
const PROVINCE = `d\\.?i\\.? yogyakarta|diy|dki(?: jakarta)?|aceh|bali|banten|bengkulu|gorontalo|jambi|lampung|maluku(?: utara)?|(?:kepulauan )?riau|kepri|(?:kepulauan )?bangka belitung|babel|(?:jawa|sumatera|kalimantan|sulawesi|nusa tenggara|papua) (?:${SIDES})|papua|jabar|jateng|jatim|sum(?:ut|bar|sel)|kal(?:bar|teng|tim|tara|sel)|sul(?:ut|teng|bar|sel|tra)|ntb|ntt|malut|indonesia`
const aProvince = new RegExp(`^(?:${PROVINCE})$`, 'i')
const provinceAtEnd = new RegExp(` (?:${PROVINCE})$`, 'i')

/** Reads a typed text: "kab bandung", "Tangsel", "Depok, Jawa Barat", "Jakarta Sel", "Makasar". */
function typedQuest(text: string): TypedQuest {
  const [first = '', ...others] = text
    .slice(0, MAX_LENGTH)
    .split(/[,;/]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
  // "Depok Jawa Barat", but also "Banda Aceh".
  const readings = unique([first, first.replace(provinceAtEnd, '')]).flatMap(readName)
  const wider = others.filter((part) => !aProvince.test(part)).flatMap(readName)
  const words = unique(readings.map(({ name }) => name.toUpperCase())).filter(isLong)
  const known = [
    ...[...readings, ...wider].flatMap(({ name, kind }) => citiesNamed(name, kind)),
    ...readings.flatMap(beginning),
    ...cityNames.filter((lokasi) => words.some((word) => lokasi.includes(word))),
  ]
  const looks = [
    () => known,
    () => readings.flatMap(called),
    () => [...readings, ...wider].flatMap(near),
  ]
  let wanted: string[] = []
  for (const look of looks) if (wanted.length === 0) wanted = unique(look())
  return { wanted, words, keywords: keywordsFor(wanted, words) }
}

const isLong = (name: string) => compact(name).length >= MIN_LETTERS
const beginning = ({ name, kind }: Reading) => (isLong(name) ? citiesBeginning(name, kind) : [])
const called = ({ name }: Reading) => (isLong(name) ? citiesCalled(name) : [])
const near = ({ name, kind }: Reading) => citiesNear(name, kind)

/** The fewest words that find all that is wanted: what is typed where the service knows it, else the city's name. */
function keywordsFor(wanted: readonly string[], words: readonly string[]): string[] {
  const keywords: string[] = []
  for (const lokasi of wanted)
    if (!keywords.some((keyword) => lokasi.includes(keyword)))
      keywords.push(words.find((word) => lokasi.includes(word)) ?? splitCity(lokasi).name)
  return keywords.slice(0, MAX_KEYWORDS)
}

/**
 * The cities of a typed text, the best first: those that are meant, then what else the service has for its words.
 * @param search the service's substring search
 */
export async function findTyped<C extends { lokasi: string }>(
  text: string,
  search: (keyword: string) => Promise<readonly C[]>,
): Promise<C[]> {
  const { wanted, words, keywords } = typedQuest(text)
  const found = new Map<string, C>()
  // What the service calls otherwise than we know is found by the text alone.
  for (const keyword of unique([...keywords, ...words.slice(0, 1)])) {
    if (found.size > 0 && !keywords.includes(keyword)) break
    for (const city of await search(keyword))
      if (wanted.includes(city.lokasi) || words.includes(keyword)) found.set(city.lokasi, city)
  }
  const order = ({ lokasi }: C) => (wanted.includes(lokasi) ? wanted.indexOf(lokasi) : Infinity)
  return [...found.values()].toSorted((a, b) =>
    order(a) < order(b) ? -1 : Number(order(a) > order(b)),
  )
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
