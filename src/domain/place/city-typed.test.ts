import { describe, expect, it, test } from 'vitest'
import { splitCity } from './city-key'
import { cityQuest, findCity } from './city-match'
import { citiesNear, cityNames } from './city-names'
import { findTyped } from './city-typed'

/** As the schedule service searches: any part of a name, in whatever case. */
const list = cityNames.map((lokasi) => ({ lokasi }))
const searched: string[] = []
const search = (keyword: string) => {
  searched.push(keyword)
  return Promise.resolve(list.filter(({ lokasi }) => lokasi.includes(keyword.toUpperCase())))
}
const typed = async (text: string) => (await findTyped(text, search)).map(({ lokasi }) => lokasi)

test('the list is the service’s own, where KOTA SOFIFI stands twice', () => {
  expect(cityNames).toHaveLength(517)
  expect(new Set(cityNames).size).toBe(517)
})

/** What is typed, and what comes first. */
const usual: [text: string, ...lead: string[]][] = [
  // The parts of Jakarta, and places in it.
  ['Jakarta', 'KOTA JAKARTA'],
  ['jakarta selatan', 'KOTA JAKARTA'],
  ['Jakarta Timur', 'KOTA JAKARTA'],
  ['Jakarta Barat', 'KOTA JAKARTA'],
  ['Jakarta Utara', 'KOTA JAKARTA'],
  ['Jakarta Pusat', 'KOTA JAKARTA'],
  ['Kota Administrasi Jakarta Selatan', 'KOTA JAKARTA'],
  ['Kota Adm. Jakarta Barat', 'KOTA JAKARTA'],
  ['South Jakarta', 'KOTA JAKARTA'],
  ['Central Jakarta', 'KOTA JAKARTA'],
  ['Jakarta Sel', 'KOTA JAKARTA'],
  ['jaksel', 'KOTA JAKARTA'],
  ['JAKTIM', 'KOTA JAKARTA'],
  ['jakbar', 'KOTA JAKARTA'],
  ['jakut', 'KOTA JAKARTA'],
  ['jakpus', 'KOTA JAKARTA'],
  ['DKI Jakarta', 'KOTA JAKARTA'],
  ['DKI', 'KOTA JAKARTA'],
  ['jkarta', 'KOTA JAKARTA'],
  ['Jakata', 'KOTA JAKARTA'],
  ['Kebayoran Baru, Jakarta Selatan', 'KOTA JAKARTA'],
  ['Tebet', 'KOTA JAKARTA'],
  ['Kepulauan Seribu', 'KAB. KEPULAUAN SERIBU'],
  ['Pulau Seribu', 'KAB. KEPULAUAN SERIBU'],
  // Around it.
  ['Tangsel', 'KOTA TANGERANG SELATAN'],
  ['tangerang selatan', 'KOTA TANGERANG SELATAN'],
  ['South Tangerang', 'KOTA TANGERANG SELATAN'],
  ['Tanggerang Selatan', 'KOTA TANGERANG SELATAN'],
  ['Serpong', 'KOTA TANGERANG SELATAN'],
  ['Tangerang', 'KOTA TANGERANG', 'KAB. TANGERANG', 'KOTA TANGERANG SELATAN'],
  ['kab tangerang', 'KAB. TANGERANG'],
  ['Bekasi', 'KOTA BEKASI', 'KAB. BEKASI'],
  ['bekassi', 'KOTA BEKASI', 'KAB. BEKASI'],
  ['Kabupaten Bekasi', 'KAB. BEKASI', 'KOTA BEKASI'],
  ['Cikarang', 'KAB. BEKASI'],
  ['Bogor', 'KOTA BOGOR', 'KAB. BOGOR'],
  ['Kab. Bogor', 'KAB. BOGOR', 'KOTA BOGOR'],
  ['Bogor Regency', 'KAB. BOGOR', 'KOTA BOGOR'],
  ['Cibinong', 'KAB. BOGOR'],
  ['Depok, Jawa Barat', 'KOTA DEPOK'],
  ['depok jawa barat', 'KOTA DEPOK'],
  ['Depok Jabar', 'KOTA DEPOK'],
  ['Depok, Sleman', 'KOTA DEPOK', 'KAB. SLEMAN'],
  ['Dpok', 'nothing'],
  // Java.
  ['Bandung', 'KOTA BANDUNG', 'KAB. BANDUNG', 'KAB. BANDUNG BARAT'],
  ['kabupaten bandung', 'KAB. BANDUNG', 'KOTA BANDUNG', 'KAB. BANDUNG BARAT'],
  ['kab.bandung', 'KAB. BANDUNG', 'KOTA BANDUNG'],
  ['bandung kota', 'KOTA BANDUNG', 'KAB. BANDUNG'],
  ['Bandung (Kabupaten)', 'KAB. BANDUNG', 'KOTA BANDUNG'],
  ['kodya bandung', 'KOTA BANDUNG'],
  ['Bandnug', 'KOTA BANDUNG', 'KAB. BANDUNG'],
  ['KBB', 'KAB. BANDUNG BARAT'],
  ['West Bandung', 'KAB. BANDUNG BARAT'],
  ['Lembang', 'KAB. BANDUNG BARAT'],
  ['Badung', 'KAB. BADUNG'],
  ['Malang', 'KOTA MALANG', 'KAB. MALANG', 'KAB. PEMALANG'],
  ['malang, jawa timur', 'KOTA MALANG', 'KAB. MALANG'],
  ['Batu, Malang', 'KOTA BATU'],
  ['Jogja', 'KOTA YOGYAKARTA'],
  ['yogya', 'KOTA YOGYAKARTA'],
  ['Jogjakarta', 'KOTA YOGYAKARTA'],
  ['Yogjakarta', 'KOTA YOGYAKARTA'],
  ['D.I. Yogyakarta', 'KOTA YOGYAKARTA'],
  ['Gunung Kidul', 'KAB. GUNUNGKIDUL'],
  ['kulonprogo', 'KAB. KULON PROGO'],
  ['Solo', 'KOTA SURAKARTA', 'KAB. SOLOK', 'KAB. SOLOK SELATAN', 'KOTA SOLOK'],
  ['solok', 'KOTA SOLOK', 'KAB. SOLOK', 'KAB. SOLOK SELATAN'],
  ['Surabya', 'KOTA SURABAYA'],
  ['surabayaa', 'KOTA SURABAYA'],
  ['Purwokerto', 'KAB. BANYUMAS'],
  ['Purwokerta', 'KAB. BANYUMAS'],
  ['Purwakarta', 'KAB. PURWAKARTA'],
  ['Semarang', 'KOTA SEMARANG', 'KAB. SEMARANG'],
  ['Magelang Kabupaten', 'KAB. MAGELANG', 'KOTA MAGELANG'],
  ['Cirebon', 'KOTA CIREBON', 'KAB. CIREBON'],
  ['Tasik', 'KOTA TASIKMALAYA', 'KAB. TASIKMALAYA'],
  ['Karawang Barat', 'nothing'],
  ['Kediri', 'KOTA KEDIRI', 'KAB. KEDIRI'],
  ['Pare', 'KAB. KEDIRI', 'KOTA PAREPARE'],
  // Sumatra.
  ['Banda Aceh', 'KOTA BANDA ACEH'],
  ['Bandaaceh', 'KOTA BANDA ACEH'],
  ['Bireun', 'KAB. BIREUEN'],
  ['Siantar', 'KOTA PEMATANGSIANTAR'],
  ['Pematang Siantar', 'KOTA PEMATANGSIANTAR'],
  ['Padang Sidimpuan', 'KOTA PADANGSIDEMPUAN'],
  ['Rantau Prapat', 'KAB. LABUHANBATU'],
  ['Labuhan Batu', 'KAB. LABUHANBATU'],
  ['Toba', 'KAB. TOBA SAMOSIR'],
  ['Padang Panjang', 'KOTA PADANGPANJANG'],
  ['Bukit Tinggi', 'KOTA BUKITTINGGI'],
  ['Bukitinggi', 'KOTA BUKITTINGGI'],
  ['Lima Puluh Kota', 'KAB. LIMA PULUH KOTA'],
  ['Inhil', 'KAB. INDRAGIRI HILIR'],
  ['pekan baru', 'KOTA PEKANBARU'],
  ['Pangkalpinang', 'KOTA PANGKAL PINANG'],
  ['Tanjungpinang', 'KOTA TANJUNG PINANG'],
  ['Lubuk Linggau', 'KOTA LUBUKLINGGAU'],
  ['Pagaralam', 'KOTA PAGAR ALAM'],
  ['OKU', 'KAB. OGAN KOMERING ULU'],
  ['Bandar Lampung', 'KOTA BANDAR LAMPUNG'],
  ['Palembangg', 'KOTA PALEMBANG'],
  // Further east.
  ['Makasar', 'KOTA MAKASSAR'],
  ['makassar, sulawesi selatan', 'KOTA MAKASSAR'],
  ['Ujung Pandang', 'KOTA MAKASSAR'],
  ['Pare-Pare', 'KOTA PAREPARE'],
  ['Baubau', 'KOTA BAU-BAU'],
  ['Palangka Raya', 'KOTA PALANGKARAYA'],
  ['Palangkaraya, Kalteng', 'KOTA PALANGKARAYA'],
  ['Samarinda Kaltim', 'KOTA SAMARINDA'],
  ['Banjar', 'KOTA BANJAR', 'KAB. BANJAR'],
  ['Banjar Baru', 'KOTA BANJARBARU'],
  ['Kota Baru', 'KAB. KOTABARU'],
  ['Martapura', 'KAB. OGAN KOMERING ULU TIMUR', 'KAB. BANJAR'],
  ['Kukar', 'KAB. KUTAI KARTANEGARA'],
  ['Sangatta', 'KAB. KUTAI TIMUR'],
  ['Kuta', 'KAB. BADUNG', 'KAB. KUTAI BARAT'],
  ['Ubud, Bali', 'KAB. GIANYAR'],
  ['Denpassar', 'KOTA DENPASAR'],
  ['Labuan Bajo', 'KAB. MANGGARAI BARAT'],
  ['Kupang', 'KOTA KUPANG', 'KAB. KUPANG'],
  ['Toli Toli', 'KAB. TOLI-TOLI'],
  ['Gorontalo', 'KOTA GORONTALO', 'KAB. GORONTALO', 'KAB. GORONTALO UTARA'],
  ['Fak Fak', 'KAB. FAKFAK'],
  ['Timika', 'KAB. MIMIKA'],
  ['Mahakam Ulu', 'KAB. MAHAKAM ULU'],
  // No place, or not one alone.
  ['Atlantis', 'nothing'],
  ['Sorabang', 'nothing'],
  ['Kabupaten Atlantis', 'nothing'],
  [', ,', 'nothing'],
  ['12345', 'nothing'],
]

describe('what people type', () => {
  it.each(usual)('%s', async (text, ...lead) => {
    const found = await typed(text)
    expect(found.length === 0 ? ['nothing'] : found.slice(0, lead.length)).toEqual(lead)
  })

  it('leads to each of the service’s names, in whatever case, with and without its kind', async () => {
    const wrong: string[] = []
    for (const lokasi of cityNames) {
      const { name, kind } = splitCity(lokasi)
      for (const text of [lokasi, lokasi.toLowerCase(), `${name} ${kind ?? ''}`])
        if ((await typed(text))[0] !== lokasi) wrong.push(text)
      const plain = await typed(name)
      if (!plain.slice(0, 2).includes(lokasi)) wrong.push(name)
      const spread = await typed(name.replaceAll(/[ -]/g, ''))
      if (!spread.slice(0, 2).includes(lokasi)) wrong.push(`${name}, in one word`)
    }
    expect(wrong).toEqual([])
  })

  it('asks the service once for a name that it knows, and never more than three times', async () => {
    for (const [text, times] of [
      ['bandung', 1],
      ['kabupaten bandung', 1],
      ['Jakarta Selatan', 1],
      ['Makasar', 1],
      ['Solo', 2],
      ['atlantis', 1],
      [', ,', 0],
    ] as const) {
      searched.length = 0
      await typed(text)
      expect({ text, searched: [...searched] }).toMatchObject({ searched: { length: times } })
    }
  })

  it('shows what the service has and we don’t know', async () => {
    const answer = [{ lokasi: 'KOTA NUSANTARA BARU' }, { lokasi: 'KAB. BANDUNG' }]
    expect(await findTyped('nusantara b', () => Promise.resolve(answer))).toEqual(answer)
    const renamed = [{ lokasi: 'KOTA MAKASSAR RAYA' }]
    const only = (keyword: string) => Promise.resolve(keyword === 'MAKASAR' ? renamed : [])
    expect(await findTyped('Makasar', only)).toEqual(renamed)
  })
})

test('a letter too few or too many leads to the city or to none, never to another', () => {
  const wrong: string[] = []
  let [all, found] = [0, 0]
  for (const lokasi of cityNames) {
    const { name } = splitCity(lokasi)
    for (let at = 0; at < name.length; at += 1) {
      const [before, letter = '', after] = [name.slice(0, at), name[at], name.slice(at + 1)]
      for (const text of [before + after, before + letter + letter + after]) {
        const near = citiesNear(text)
        all += 1
        if (near.includes(lokasi)) found += 1
        else if (near.length > 0) wrong.push(`${text}: ${near[0]}, not ${lokasi}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(found / all).toBeGreaterThan(0.9)
})

/** The addresses of a city as the geocoder writes them, in Indonesian and in English. */
function addressesOf(lokasi: string): Parameters<typeof cityQuest>[0][] {
  const [, island, regency] = /^(.+) KAB\. (.+)$/.exec(lokasi) ?? []
  const rest = { state: 'Provinsi', region: 'Jawa', country: 'Indonesia', country_code: 'id' }
  if (island !== undefined && regency !== undefined)
    return [island, island.replace('PULAU ', '')].flatMap((name) => [
      { village: 'Tanjung', town: name, county: regency, ...rest },
      { village: name, county: `${regency} Regency`, ...rest },
    ])
  const { name, kind } = splitCity(lokasi)
  if (lokasi === 'KOTA JAKARTA')
    return [
      'Jakarta Pusat',
      'Jakarta Selatan',
      'East Jakarta',
      'Jakarta Barat',
      'North Jakarta',
    ].flatMap((part) => [
      { city_district: part, city: 'Daerah Khusus ibukota Jakarta', 'ISO3166-2-lvl4': 'ID-JK' },
      { city: part, region: 'Java' },
      { county: `Kota Administrasi ${part}`, state: 'Daerah Khusus Ibukota Jakarta' },
      { city_district: part, region: 'Daerah Khusus Ibukota Jakarta' },
    ])
  if (lokasi === 'KAB. KEPULAUAN SERIBU')
    return [
      { county: name, state: 'Daerah Khusus Ibukota Jakarta', 'ISO3166-2-lvl4': 'ID-JK' },
      { city_district: name, city: 'Daerah Khusus ibukota Jakarta', region: 'Jawa' },
      { county: 'Thousand Islands Regency', 'ISO3166-2-lvl4': 'ID-JK' },
    ]
  if (kind === 'KOTA')
    return [
      { suburb: 'Pusat', city: name, ...rest },
      { city: `Kota ${name}`, ...rest },
      { city: `${name} City`, ...rest },
      { city: name.replaceAll(' ', ''), ...rest },
    ]
  return [
    { village: 'Desa', county: name, ...rest },
    { village: 'Desa', town: 'Kecamatan', county: `Kabupaten ${name}`, ...rest },
    { county: `${name} Regency`, ...rest },
    // A regency's capital may have the regency's name as its city.
    { city: name, county: name, ...rest },
    { county: name.replaceAll(/[ -]/g, ''), ...rest },
    // As in Bali.
    { village: 'Desa', town: 'Kota', region: name, state: 'Bali' },
  ]
}

test('each of the service’s cities is found at its addresses', async () => {
  const wrong: string[] = []
  for (const lokasi of cityNames)
    for (const address of addressesOf(lokasi)) {
      const quest = cityQuest(address)
      const found = quest && (await findCity(quest, search))
      if (found?.lokasi !== lokasi)
        wrong.push(`${JSON.stringify(address)}: ${found?.lokasi}, not ${lokasi}`)
    }
  expect(wrong).toEqual([])
})
