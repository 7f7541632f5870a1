/** Finer parts of an address, where it matters that there are some. */
const details: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0511': { town: 'Midai', village: 'Sabang Barat' },
  '0512': { town: 'Pulau Laut', village: 'Air Payang' },
  '1201': { village: 'Pamekaran' },
  '1202': { village: 'Jayagiri' },
  '1219': { suburb: 'Sumur Bandung' },
  '1505': { suburb: 'Danurejan' },
  '1634': { suburb: 'Klojen' },
  '1638': { suburb: 'Genteng' },
  '1701': { village: 'Canggu', town: 'North Kuta' },
  '1704': { village: 'Ubud', town: 'Ubud' },
  '2308': { village: 'Klandasan Ilir', city_district: 'Balikpapan Kota' },
  '2310': { village: 'Loa Bakung', city_district: 'Sungai Kunjang' },
  '2622': { suburb: 'Ujung Pandang' },
  '3329': { suburb: 'Jayapura Utara' },
}

const title = (words: string) =>
  words.toLowerCase().replace(/(^|[\s-])[a-z]/g, (start) => start.toUpperCase())

const JAVA = new Set(['BANTEN', 'JAWA BARAT', 'JAWA TENGAH', 'D.I. YOGYAKARTA', 'JAWA TIMUR'])

/** The four shapes of a geocoded address: county, city without county, Jakarta, and Bali's region. */
export function addressOf(
  id: string,
  lokasi: string,
  daerah: string,
): Readonly<Record<string, string>> {
  if (daerah === 'DKI JAKARTA') {
    const islands = lokasi.includes('SERIBU')
    return {
      suburb: islands ? 'Kepulauan Seribu Utara' : 'Gambir',
      city_district: islands ? 'Kepulauan Seribu' : 'Jakarta Pusat',
      city: 'Daerah Khusus ibukota Jakarta',
      'ISO3166-2-lvl4': 'ID-JK',
      region: 'Jawa',
    }
  }
  const fine = details[id] ?? {}
  const state = daerah === 'D.I. YOGYAKARTA' ? 'Daerah Istimewa Yogyakarta' : title(daerah)
  const [, kind, name = ''] = /(KAB\.|KOTA) (.+)$/.exec(lokasi) ?? []
  if (kind === 'KOTA') return { ...fine, city: title(name), state }
  if (daerah === 'BALI') return { ...fine, region: title(name), state }
  return { ...fine, county: title(name), state, ...(JAVA.has(daerah) ? { region: 'Jawa' } : {}) }
}
