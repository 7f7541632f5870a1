/**
 * Checks the city matching (src/domain/place/city-match.ts) against a list of all cities of the schedule service:
 *
 *     npx tsx scripts/tools/check-cities.ts path/to/kota.json
 *
 * The list is what the service's `/sholat/kota/semua` answers. For each city it makes the addresses that the geocoder
 * gives there, lets them be found by substring in the order of the ids, as the service does, and counts those that
 * end at another city. Fails if there is any.
 */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { cityQuest, findCity } from '../../src/domain/place/city-match'
import type { Address } from '../../src/domain/place/location-label'

interface City {
  id: string
  lokasi: string
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Give the path of the list: check-cities.ts kota.json')
const list: City[] = z
  .object({ data: z.array(z.object({ id: z.string(), lokasi: z.string() })) })
  .parse(JSON.parse(await readFile(file, 'utf8')))
  .data.toSorted((one, other) => one.id.localeCompare(other.id))

const search = (keyword: string) =>
  Promise.resolve(list.filter(({ lokasi }) => lokasi.includes(keyword.toUpperCase())))

const title = (words: string) =>
  words
    .toLowerCase()
    .replace(/(^|[\s-])[a-z]/g, (start) => start.toUpperCase())
    .replace(' Dan ', ' dan ')

const BALI = '17'
const country = { country: 'Indonesia' }

/** The addresses that lead to a city, each in a shape that the geocoder really answers. */
function addressesOf({ id, lokasi }: City): Address[] {
  const [, island, regency] = /^(.+) KAB\. (.+)$/.exec(lokasi) ?? []
  if (island !== undefined && regency !== undefined) {
    const whole = title(island)
    const bare = whole.replace('Pulau ', '')
    return [whole, bare].flatMap((name) => [
      { village: 'Tanjung', town: name, county: title(regency), ...country },
      { village: name, county: title(regency), ...country },
    ])
  }
  const name = title(lokasi.replace(/^(KAB\.|KOTA) /, ''))
  if (lokasi === 'KOTA JAKARTA') {
    const parts = ['Pusat', 'Utara', 'Barat', 'Selatan', 'Timur'].map((part) => `Jakarta ${part}`)
    return parts.flatMap((part) => [
      {
        suburb: 'Menteng',
        city_district: part,
        city: 'Daerah Khusus ibukota Jakarta',
        'ISO3166-2-lvl4': 'ID-JK',
        region: 'Jawa',
      },
      { city: part, region: 'Jawa' },
      { county: `Kota Administrasi ${part}`, state: 'Daerah Khusus Ibukota Jakarta' },
      { city_district: part, region: 'Daerah Khusus Ibukota Jakarta' },
    ])
  }
  if (lokasi === 'KAB. KEPULAUAN SERIBU')
    return [
      { county: name, state: 'Daerah Khusus Ibukota Jakarta', 'ISO3166-2-lvl4': 'ID-JK' },
      { city_district: name, city: 'Daerah Khusus ibukota Jakarta', region: 'Jawa' },
      { county: `Kabupaten Administrasi ${name}`, 'ISO3166-2-lvl4': 'ID-JK' },
    ]
  const rest = { state: 'Provinsi', region: 'Jawa', ...country }
  if (lokasi.startsWith('KOTA '))
    return [
      { suburb: 'Pusat', city: name, ...rest },
      { city: `Kota ${name}`, ...rest },
      { city: name.replaceAll(' ', ''), ...rest },
    ]
  if (id.startsWith(BALI)) return [{ village: 'Desa', town: 'Kota', region: name, state: 'Bali' }]
  return [
    { village: 'Desa', county: name, ...rest },
    { village: 'Desa', town: 'Kecamatan', county: `Kabupaten ${name}`, ...rest },
    // A regency's capital may have the regency's name as its city.
    { city: name, county: name, ...rest },
    { county: name.replaceAll(/[ -]/g, ''), ...rest },
  ]
}

let right = 0
let addresses = 0
for (const city of list) {
  const wrong: string[] = []
  for (const address of addressesOf(city)) {
    addresses += 1
    const quest = cityQuest(address)
    const found = quest && (await findCity(quest, search))
    // The list has one name under two ids. Both ids give the same schedule, so either is right.
    if (found?.lokasi !== city.lokasi)
      wrong.push(`${JSON.stringify(address)} -> ${found?.lokasi ?? 'nothing'}`)
  }
  if (wrong.length === 0) right += 1
  else console.error(`${city.id} ${city.lokasi}\n  ${wrong.join('\n  ')}`)
}
const naive = list.filter(({ lokasi }) => {
  const name = lokasi.replace(/^(KAB\.|KOTA) /, '')
  return list.find((city) => city.lokasi.includes(name))?.lokasi === lokasi
}).length
console.log(`${right} of ${list.length} cities right, by ${addresses} addresses`)
console.log(`(the first hit alone would get ${naive} right)`)
if (right < list.length) process.exitCode = 1
