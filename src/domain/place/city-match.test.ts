import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compact } from './city-key'
import { cityQuest, findCity } from './city-match'
import type { Address } from './place'

/** Names that are part of other names, one name for two places, and odd spellings; in the order of their ids. */
const lokasi = [
  ...['KAB. PADANG LAWAS', 'KAB. TOBA SAMOSIR', 'KAB. SAMOSIR', 'KOTA PADANGSIDEMPUAN'],
  ...['KAB. LIMA PULUH KOTA', 'KAB. PADANG PARIAMAN', 'KAB. SOLOK', 'KAB. SOLOK SELATAN'],
  ...['KOTA PADANG', 'KOTA PADANGPANJANG', 'KOTA PARIAMAN', 'KOTA SOLOK', 'KAB. LINGGA'],
  ...['KAB. NATUNA', 'PEKAJANG KAB. LINGGA', 'PULAU MIDAI KAB. NATUNA', 'PULAU LAUT KAB. NATUNA'],
  ...['KAB. EMPAT LAWANG', 'KAB. BANGKA', 'KAB. BANGKA BARAT', 'KOTA PANGKAL PINANG'],
  ...['KAB. BANDUNG', 'KAB. BANDUNG BARAT', 'KAB. BOGOR', 'KOTA BANDUNG', 'KOTA BANJAR'],
  ...['KOTA BOGOR', 'KOTA JAKARTA', 'KAB. KEPULAUAN SERIBU', 'KAB. BANJARNEGARA', 'KAB. BATANG'],
  ...['KAB. MAGELANG', 'KAB. PATI', 'KAB. PEMALANG', 'KAB. SEMARANG', 'KOTA MAGELANG'],
  ...['KOTA SEMARANG', 'KAB. BANGKALAN', 'KAB. KEDIRI', 'KAB. MALANG', 'KOTA BATU'],
  ...['KOTA KEDIRI', 'KOTA MALANG', 'KAB. BADUNG', 'KOTA DENPASAR', 'KAB. BIMA', 'KOTA BIMA'],
  ...['KAB. BANJAR', 'KAB. KOTABARU', 'KAB. TANAH LAUT', 'KOTA BANJARBARU', 'KAB. KAPUAS HULU'],
  ...['KAB. KAPUAS', 'KOTA PALANGKARAYA', 'KOTA SAMARINDA', 'KAB. PANGKAJENE DAN KEPULAUAN'],
  ...['KOTA PAREPARE', 'KOTA BAU-BAU', 'KAB. TOLI-TOLI', 'KAB. MAMUJU', 'KAB. MAMUJU UTARA'],
  ...['KAB. MALUKU TENGGARA', 'KAB. MALUKU TENGGARA BARAT', 'KOTA TIDORE KEPULAUAN'],
  ...['KAB. JAYAPURA', 'KAB. PUNCAK', 'KAB. PUNCAK JAYA', 'KOTA JAYAPURA', 'KAB. SORONG'],
  ...['KAB. SORONG SELATAN', 'KOTA SORONG'],
].map((name) => ({ lokasi: name }))

const searched: string[] = []
const searchIn = (cities: { lokasi: string }[]) => (keyword: string) => {
  searched.push(keyword)
  return Promise.resolve(
    cities.filter((city) => city.lokasi.toLowerCase().includes(keyword.toLowerCase())),
  )
}
async function find(address: Address, cities = lokasi): Promise<string | null> {
  const quest = cityQuest(address)
  return quest && ((await findCity(quest, searchIn(cities)))?.lokasi ?? null)
}

describe('the geocoder’s four shapes', () => {
  it.each<[string, Address, string]>([
    [
      'a regency by its county',
      { village: 'Buahbatu', county: 'Bandung', state: 'Jawa Barat', region: 'Jawa' },
      'KAB. BANDUNG',
    ],
    [
      'a city without county',
      { city_district: 'Sungai Kunjang', city: 'Samarinda', state: 'Kalimantan Timur' },
      'KOTA SAMARINDA',
    ],
    [
      'Jakarta, with neither county nor state',
      {
        suburb: 'Menteng',
        city_district: 'Jakarta Pusat',
        city: 'Daerah Khusus ibukota Jakarta',
        'ISO3166-2-lvl4': 'ID-JK',
        region: 'Jawa',
      },
      'KOTA JAKARTA',
    ],
    [
      'Bali, where the regency is the region',
      { village: 'Canggu', town: 'North Kuta', region: 'Badung', state: 'Bali' },
      'KAB. BADUNG',
    ],
  ])('%s', async (_shape, address, expected) => {
    expect(await find({ ...address, country: 'Indonesia' })).toBe(expected)
  })
})

describe('a geocoder that answers in the phone’s language', () => {
  it.each<[Address, string | null]>([
    [{ county: 'Bogor Regency', state: 'West Java', country: 'Indonesien' }, 'KAB. BOGOR'],
    [{ city: 'Bogor', state: 'West Java', country: 'Indonesien' }, 'KOTA BOGOR'],
    [
      { county: 'West Bandung Regency', region: 'Java', country: 'Indonésie' },
      'KAB. BANDUNG BARAT',
    ],
    [{ county: 'Lingga Regency', state: 'Riau Islands' }, 'KAB. LINGGA'],
    [{ county: 'South Solok Regency', state: 'West Sumatra' }, 'KAB. SOLOK SELATAN'],
    [{ county: 'Thousand Islands Regency', state: 'Jakarta' }, 'KAB. KEPULAUAN SERIBU'],
    [{ city: 'Central Jakarta', state: 'Special Capital Region of Jakarta' }, 'KOTA JAKARTA'],
    [{ region: 'Badung Regency', state: 'Bali' }, 'KAB. BADUNG'],
    [{ county: 'Pangkajene and Islands Regency' }, 'KAB. PANGKAJENE DAN KEPULAUAN'],
    [{ city: 'Tidore Islands' }, 'KOTA TIDORE KEPULAUAN'],
    [{ county: 'Southeast Maluku Regency' }, 'KAB. MALUKU TENGGARA'],
    [{ city: 'Padang City' }, 'KOTA PADANG'],
    // Names that can't be read are none; the country is known all the same.
    [{ county: 'مقاطعة بوغور', country: 'إندونيسيا', country_code: 'id' }, null],
    [{ city: 'Bima', country: 'Ost-Timor', country_code: 'tl' }, null],
  ])('%o is %s', async (address, expected) => {
    expect(await find(address)).toBe(expected)
  })
})

describe('treacherous names', () => {
  it.each<[Address, string]>([
    [{ city: 'Bandung' }, 'KOTA BANDUNG'],
    [{ city: 'Kota Bandung' }, 'KOTA BANDUNG'],
    [{ county: 'Bandung Barat' }, 'KAB. BANDUNG BARAT'],
    [{ county: 'Kabupaten Bandung' }, 'KAB. BANDUNG'],
    [{ county: 'Malang' }, 'KAB. MALANG'],
    [{ city: 'Malang' }, 'KOTA MALANG'],
    [{ county: 'Pati' }, 'KAB. PATI'],
    [{ city: 'Padang' }, 'KOTA PADANG'],
    [{ city: 'Solok' }, 'KOTA SOLOK'],
    [{ county: 'Solok', city: 'Solok' }, 'KAB. SOLOK'],
    [{ city: 'Banjar' }, 'KOTA BANJAR'],
    [{ county: 'Banjar' }, 'KAB. BANJAR'],
    [{ county: 'Bangka' }, 'KAB. BANGKA'],
    [{ county: 'Kapuas' }, 'KAB. KAPUAS'],
    [{ county: 'Puncak' }, 'KAB. PUNCAK'],
    [{ city: 'Batu' }, 'KOTA BATU'],
    [{ city: 'Jayapura' }, 'KOTA JAYAPURA'],
    [{ county: 'Samosir' }, 'KAB. SAMOSIR'],
    [{ county: 'Toba' }, 'KAB. TOBA SAMOSIR'],
    [{ county: 'Lima Puluh Kota' }, 'KAB. LIMA PULUH KOTA'],
    [{ county: 'Kota Baru' }, 'KAB. KOTABARU'],
    [{ city: 'Pangkalpinang' }, 'KOTA PANGKAL PINANG'],
    [{ city: 'Padang Panjang' }, 'KOTA PADANGPANJANG'],
    [{ city: 'Padang Sidempuan' }, 'KOTA PADANGSIDEMPUAN'],
    [{ city: 'Padangsidimpuan' }, 'KOTA PADANGSIDEMPUAN'],
    [{ city: 'Palangka Raya' }, 'KOTA PALANGKARAYA'],
    [{ city: 'Pare-Pare' }, 'KOTA PAREPARE'],
    [{ city: 'Baubau' }, 'KOTA BAU-BAU'],
    [{ county: 'Tolitoli' }, 'KAB. TOLI-TOLI'],
    [{ county: 'Pangkajene Kepulauan' }, 'KAB. PANGKAJENE DAN KEPULAUAN'],
    [{ county: 'Pasangkayu' }, 'KAB. MAMUJU UTARA'],
    [{ county: 'Kepulauan Tanimbar' }, 'KAB. MALUKU TENGGARA BARAT'],
    [{ city: 'Tidore' }, 'KOTA TIDORE KEPULAUAN'],
    // Islands with a schedule of their own, and their regencies.
    [{ county: 'Natuna', town: 'Bunguran Timur' }, 'KAB. NATUNA'],
    [{ county: 'Natuna', town: 'Midai' }, 'PULAU MIDAI KAB. NATUNA'],
    [{ county: 'Natuna', municipality: 'Pulau Laut' }, 'PULAU LAUT KAB. NATUNA'],
    [{ county: 'Tanah Laut' }, 'KAB. TANAH LAUT'],
    [{ county: 'Lingga', village: 'Pekajang' }, 'PEKAJANG KAB. LINGGA'],
    [{ county: 'Lingga', village: 'Dabo' }, 'KAB. LINGGA'],
    // The parts of Jakarta, whatever they are called, and its islands.
    [{ county: 'Kota Administrasi Jakarta Selatan' }, 'KOTA JAKARTA'],
    [{ city: 'South Jakarta', region: 'Java' }, 'KOTA JAKARTA'],
    [{ region: 'Daerah Khusus Ibukota Jakarta' }, 'KOTA JAKARTA'],
    [{ city_district: 'Gambir', 'ISO3166-2-lvl4': 'ID-JK' }, 'KOTA JAKARTA'],
    [
      { county: 'Kabupaten Administrasi Kepulauan Seribu', state: 'DKI Jakarta' },
      'KAB. KEPULAUAN SERIBU',
    ],
    // A city that the list has only as a regency, and the other way round.
    [{ city: 'Pati' }, 'KAB. PATI'],
    [{ county: 'Denpasar' }, 'KOTA DENPASAR'],
    [{ town: 'Pemalang', region: 'Jawa' }, 'KAB. PEMALANG'],
  ])('%o is %s', async (address, expected) => {
    expect(await find(address)).toBe(expected)
  })

  it('takes a hit that isn’t exact only where it is the only one, begins so and has over three letters', async () => {
    expect(await find({ county: 'Padang Par' })).toBe('KAB. PADANG PARIAMAN')
    expect(await find({ county: 'Band' })).toBeNull()
    expect(await find({ county: 'Pinang' })).toBeNull()
    expect(await find({ county: 'Banggai' })).toBeNull()
  })

  it.each<[Address]>([
    [{}],
    [{ region: 'Jawa', state: 'Jawa Barat' }],
    [{ region: 'Sulawesi', country: 'Indonesia' }],
    [{ city: ' ', village: 'Desa' }],
  ])('looks for nothing at %o', async (address) => {
    expect(await find(address)).toBeNull()
  })

  it('needs one search where the first word finds it', async () => {
    searched.length = 0
    await find({ city: 'Bandung' })
    await find({ county: 'Baubau' })
    expect(searched).toEqual(['BANDUNG', 'BAU-BAU'])
  })
})

const cityName = fc
  .array(fc.constantFrom('BAN', 'DUNG', 'MA', 'LANG', 'PA', 'TI', ' SELATAN', ' BARAT'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join('').trim())
  .filter((name) => name !== '' && !name.startsWith('KOTA'))

test('whatever else is in the list, and in whatever order, a city or regency finds itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(cityName, { minLength: 1, maxLength: 30, selector: compact }),
      fc.nat(),
      fc.constantFrom<(name: string) => [Address, string]>(
        (name) => [{ county: name }, `KAB. ${name}`],
        (name) => [{ county: `Kabupaten ${name}` }, `KAB. ${name}`],
        (name) => [{ city: name }, `KOTA ${name}`],
        (name) => [{ city: `Kota ${name.toLowerCase()}` }, `KOTA ${name}`],
        (name) => [{ region: name, state: 'Bali' }, `KAB. ${name}`],
      ),
      async (names, at, make) => {
        const cities = names.flatMap((name) => [
          { lokasi: `KAB. ${name}` },
          { lokasi: `KOTA ${name}` },
        ])
        const [address, expected] = make(names[at % names.length] ?? '')
        expect(await find(address, cities)).toBe(expected)
        expect(await find(address, cities.toReversed())).toBe(expected)
      },
    ),
  )
})

test('names are compared by their letters alone', () => {
  const words = fc.array(fc.string(), { maxLength: 5 })
  fc.assert(
    fc.property(words, fc.constantFrom(' ', '-', '.', '’', '\t'), (parts, gap) => {
      const name = compact(parts.join(''))
      expect(compact(name)).toBe(name)
      expect(compact(name.toLowerCase())).toBe(name)
      expect(parts.map(compact).join('')).toBe(compact(parts.join(gap)))
    }),
  )
})

it.each<[Address, boolean]>([
  [{ city: 'Lima', country: 'Peru' }, false],
  [{ city: 'Bima', country: 'Timor-Leste' }, false],
  [{ city: 'Bima', country: 'Indonesia' }, true],
  [{ city: 'Bima', country: 'Republik Indonesia' }, true],
  [{ city: 'Bima' }, true],
  [{ city: 'Bima', country: ' ' }, true],
])('%j is looked for: %s', async (address, looked) => {
  expect((await find(address)) !== null).toBe(looked)
})
