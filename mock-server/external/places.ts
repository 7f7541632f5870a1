/** A place of the stand-in's little gazetteer, with what the schedule and the geocoding service say of it. */
export interface City {
  /** The schedule service's id: four digits, the first may be 0. */
  id: string
  lokasi: string
  /** Province, in capitals. */
  daerah: string
  latitude: number
  longitude: number
  /** Hours ahead of UTC: 7 WIB, 8 WITA, 9 WIT. */
  offset: 7 | 8 | 9
  /** The parts of a geocoded address that differ from place to place. */
  address: Readonly<Record<string, string>>
}

/** Three time zones, ids with a leading 0, names inside other names, and each odd shape of an address (design §5). */
export const cities: readonly City[] = [
  {
    id: '1301',
    lokasi: 'KOTA JAKARTA',
    daerah: 'DKI JAKARTA',
    latitude: -6.1754,
    longitude: 106.8272,
    offset: 7,
    address: {
      suburb: 'Gambir',
      city_district: 'Jakarta Pusat',
      city: 'Daerah Khusus ibukota Jakarta',
      region: 'Jawa',
    },
  },
  {
    id: '1219',
    lokasi: 'KOTA BANDUNG',
    daerah: 'JAWA BARAT',
    latitude: -6.9175,
    longitude: 107.6191,
    offset: 7,
    address: { suburb: 'Sumur Bandung', city: 'Bandung', state: 'Jawa Barat', region: 'Jawa' },
  },
  {
    id: '1201',
    lokasi: 'KAB. BANDUNG',
    daerah: 'JAWA BARAT',
    latitude: -7.0253,
    longitude: 107.5197,
    offset: 7,
    address: { village: 'Pamekaran', county: 'Bandung', state: 'Jawa Barat', region: 'Jawa' },
  },
  {
    id: '1202',
    lokasi: 'KAB. BANDUNG BARAT',
    daerah: 'JAWA BARAT',
    latitude: -6.8117,
    longitude: 107.6175,
    offset: 7,
    address: { village: 'Jayagiri', county: 'Bandung Barat', state: 'Jawa Barat', region: 'Jawa' },
  },
  {
    id: '1419',
    lokasi: 'KAB. PEMALANG',
    daerah: 'JAWA TENGAH',
    latitude: -6.8887,
    longitude: 109.3807,
    offset: 7,
    address: { village: 'Mulyoharjo', county: 'Pemalang', state: 'Jawa Tengah', region: 'Jawa' },
  },
  {
    id: '1505',
    lokasi: 'KOTA YOGYAKARTA',
    daerah: 'D.I. YOGYAKARTA',
    latitude: -7.7956,
    longitude: 110.3695,
    offset: 7,
    address: {
      suburb: 'Danurejan',
      city: 'Yogyakarta',
      state: 'Daerah Istimewa Yogyakarta',
      region: 'Jawa',
    },
  },
  {
    id: '1638',
    lokasi: 'KOTA SURABAYA',
    daerah: 'JAWA TIMUR',
    latitude: -7.2575,
    longitude: 112.7521,
    offset: 7,
    address: { suburb: 'Genteng', city: 'Surabaya', state: 'Jawa Timur', region: 'Jawa' },
  },
  {
    id: '1614',
    lokasi: 'KAB. MALANG',
    daerah: 'JAWA TIMUR',
    latitude: -8.1322,
    longitude: 112.5725,
    offset: 7,
    address: { village: 'Kepanjen', county: 'Malang', state: 'Jawa Timur', region: 'Jawa' },
  },
  {
    id: '1634',
    lokasi: 'KOTA MALANG',
    daerah: 'JAWA TIMUR',
    latitude: -7.9797,
    longitude: 112.6304,
    offset: 7,
    address: { suburb: 'Klojen', city: 'Malang', state: 'Jawa Timur', region: 'Jawa' },
  },
  {
    id: '1609',
    lokasi: 'KAB. KEDIRI',
    daerah: 'JAWA TIMUR',
    latitude: -7.8166,
    longitude: 112.1,
    offset: 7,
    address: { village: 'Ngasem', county: 'Kediri', state: 'Jawa Timur', region: 'Jawa' },
  },
  {
    id: '1632',
    lokasi: 'KOTA KEDIRI',
    daerah: 'JAWA TIMUR',
    latitude: -7.848,
    longitude: 112.0178,
    offset: 7,
    address: { suburb: 'Mojoroto', city: 'Kediri', state: 'Jawa Timur', region: 'Jawa' },
  },
  {
    id: '0228',
    lokasi: 'KOTA MEDAN',
    daerah: 'SUMATERA UTARA',
    latitude: 3.5952,
    longitude: 98.6722,
    offset: 7,
    address: { suburb: 'Medan Kota', city: 'Medan', state: 'Sumatera Utara', region: 'Sumatra' },
  },
  {
    id: '0119',
    lokasi: 'KOTA BANDA ACEH',
    daerah: 'ACEH',
    latitude: 5.5483,
    longitude: 95.3238,
    offset: 7,
    address: { suburb: 'Baiturrahman', city: 'Banda Aceh', state: 'Aceh', region: 'Sumatra' },
  },
  {
    id: '1704',
    lokasi: 'KAB. GIANYAR',
    daerah: 'BALI',
    latitude: -8.5069,
    longitude: 115.2625,
    offset: 8,
    address: { village: 'Ubud', town: 'Ubud', region: 'Gianyar', state: 'Bali' },
  },
  {
    id: '2622',
    lokasi: 'KOTA MAKASSAR',
    daerah: 'SULAWESI SELATAN',
    latitude: -5.1477,
    longitude: 119.4327,
    offset: 8,
    address: { suburb: 'Ujung Pandang', city: 'Makassar', state: 'Sulawesi Selatan' },
  },
  {
    id: '2308',
    lokasi: 'KOTA BALIKPAPAN',
    daerah: 'KALIMANTAN TIMUR',
    latitude: -1.2675,
    longitude: 116.8289,
    offset: 8,
    address: { village: 'Klandasan Ilir', city: 'Balikpapan', state: 'Kalimantan Timur' },
  },
  {
    id: '3329',
    lokasi: 'KOTA JAYAPURA',
    daerah: 'PAPUA',
    latitude: -2.5337,
    longitude: 140.7181,
    offset: 9,
    address: { suburb: 'Jayapura Utara', city: 'Jayapura', state: 'Papua' },
  },
]
