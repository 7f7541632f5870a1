import { addressOf } from './addresses'

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
  offset: Offset
  /** The parts of a geocoded address that differ from place to place. */
  address: Readonly<Record<string, string>>
}

type Offset = 7 | 8 | 9

type Row = readonly [id: string, lokasi: string, latitude: number, longitude: number]

/**
 * Cities by province: three time zones, ids with a leading 0, names inside other names before them (PEMALANG before
 * MALANG), a regency before the city of its name, islands with a schedule of their own. In the order of
 * their ids, which is the search's.
 */
const provinces: readonly (readonly [daerah: string, offset: Offset, rows: readonly Row[]])[] = [
  [
    'ACEH',
    7,
    [
      ['0119', 'KOTA BANDA ACEH', 5.54, 95.33],
      ['0122', 'KOTA SABANG', 5.89, 95.32],
    ],
  ],
  [
    'SUMATERA UTARA',
    7,
    [
      ['0206', 'KAB. KARO', 3.1, 98.49],
      ['0219', 'KAB. SAMOSIR', 2.61, 98.7],
      ['0225', 'KAB. TOBA SAMOSIR', 2.4, 99.05],
      ['0228', 'KOTA MEDAN', 3.58, 98.67],
      ['0229', 'KOTA PADANGSIDEMPUAN', 1.38, 99.27],
      ['0233', 'KOTA TEBING TINGGI', 3.33, 99.16],
    ],
  ],
  [
    'SUMATERA BARAT',
    7,
    [
      ['0304', 'KAB. LIMA PULUH KOTA', -0.15, 100.66],
      ['0305', 'KAB. PADANG PARIAMAN', -0.62, 100.28],
      ['0310', 'KAB. SOLOK', -0.91, 100.63],
      ['0311', 'KAB. SOLOK SELATAN', -1.53, 101.26],
      ['0314', 'KOTA PADANG', -0.95, 100.35],
      ['0315', 'KOTA PADANGPANJANG', -0.46, 100.41],
      ['0316', 'KOTA PARIAMAN', -0.62, 100.12],
      ['0319', 'KOTA SOLOK', -0.8, 100.66],
    ],
  ],
  ['RIAU', 7, [['0412', 'KOTA PEKANBARU', 0.52, 101.44]]],
  [
    'KEPULAUAN RIAU',
    7,
    [
      ['0505', 'KAB. NATUNA', 3.87, 108.3],
      ['0506', 'KOTA BATAM', 1.13, 103.93],
      ['0507', 'KOTA TANJUNG PINANG', 0.92, 104.46],
      ['0511', 'PULAU MIDAI KAB. NATUNA', 3, 107.78],
      ['0512', 'PULAU LAUT KAB. NATUNA', 4.7, 107.98],
    ],
  ],
  ['JAMBI', 7, [['0610', 'KOTA JAMBI', -1.6, 103.62]]],
  ['BENGKULU', 7, [['0710', 'KOTA BENGKULU', -3.8, 102.27]]],
  [
    'SUMATERA SELATAN',
    7,
    [
      ['0804', 'KAB. MUARA ENIM', -3.65, 103.77],
      ['0816', 'KOTA PALEMBANG', -2.92, 104.75],
    ],
  ],
  [
    'BANGKA BELITUNG',
    7,
    [
      ['0901', 'KAB. BANGKA', -1.85, 106.12],
      ['0907', 'KOTA PANGKAL PINANG', -2.13, 106.11],
    ],
  ],
  ['LAMPUNG', 7, [['1014', 'KOTA BANDAR LAMPUNG', -5.43, 105.26]]],
  [
    'BANTEN',
    7,
    [
      ['1103', 'KAB. SERANG', -6.22, 106.04],
      ['1104', 'KAB. TANGERANG', -6.27, 106.56],
      ['1106', 'KOTA SERANG', -6.12, 106.15],
      ['1107', 'KOTA TANGERANG', -6.18, 106.63],
      ['1108', 'KOTA TANGERANG SELATAN', -6.29, 106.72],
    ],
  ],
  [
    'JAWA BARAT',
    7,
    [
      ['1201', 'KAB. BANDUNG', -7.03, 107.52],
      ['1202', 'KAB. BANDUNG BARAT', -6.81, 107.62],
      ['1203', 'KAB. BEKASI', -6.26, 107.15],
      ['1204', 'KAB. BOGOR', -6.48, 106.85],
      ['1219', 'KOTA BANDUNG', -6.92, 107.61],
      ['1220', 'KOTA BANJAR', -7.37, 108.53],
      ['1221', 'KOTA BEKASI', -6.23, 106.99],
      ['1222', 'KOTA BOGOR', -6.59, 106.79],
      ['1225', 'KOTA DEPOK', -6.4, 106.82],
    ],
  ],
  [
    'DKI JAKARTA',
    7,
    [
      ['1301', 'KOTA JAKARTA', -6.18, 106.83],
      ['1302', 'KAB. KEPULAUAN SERIBU', -5.75, 106.61],
    ],
  ],
  [
    'JAWA TENGAH',
    7,
    [
      ['1401', 'KAB. BANJARNEGARA', -7.4, 109.7],
      ['1403', 'KAB. BATANG', -6.91, 109.73],
      ['1416', 'KAB. MAGELANG', -7.59, 110.22],
      ['1417', 'KAB. PATI', -6.76, 111.04],
      ['1419', 'KAB. PEMALANG', -6.89, 109.38],
      ['1423', 'KAB. SEMARANG', -7.26, 110.4],
      ['1430', 'KOTA MAGELANG', -7.47, 110.22],
      ['1433', 'KOTA SEMARANG', -6.99, 110.42],
      ['1434', 'KOTA SURAKARTA', -7.56, 110.83],
    ],
  ],
  [
    'D.I. YOGYAKARTA',
    7,
    [
      ['1504', 'KAB. SLEMAN', -7.72, 110.36],
      ['1505', 'KOTA YOGYAKARTA', -7.8, 110.36],
    ],
  ],
  [
    'JAWA TIMUR',
    7,
    [
      ['1601', 'KAB. BANGKALAN', -7.05, 112.74],
      ['1609', 'KAB. KEDIRI', -7.77, 112.09],
      ['1614', 'KAB. MALANG', -8.18, 112.64],
      ['1630', 'KOTA BATU', -7.87, 112.53],
      ['1632', 'KOTA KEDIRI', -7.82, 112.02],
      ['1634', 'KOTA MALANG', -7.98, 112.63],
      ['1638', 'KOTA SURABAYA', -7.25, 112.75],
    ],
  ],
  [
    'BALI',
    8,
    [
      ['1701', 'KAB. BADUNG', -8.6, 115.14],
      ['1704', 'KAB. GIANYAR', -8.51, 115.26],
      ['1709', 'KOTA DENPASAR', -8.65, 115.22],
    ],
  ],
  ['NUSA TENGGARA BARAT', 8, [['1810', 'KOTA MATARAM', -8.58, 116.12]]],
  [
    'NUSA TENGGARA TIMUR',
    8,
    [
      ['1905', 'KAB. KUPANG', -10.11, 123.79],
      ['1922', 'KOTA KUPANG', -10.17, 123.61],
    ],
  ],
  ['KALIMANTAN BARAT', 7, [['2013', 'KOTA PONTIANAK', -0.03, 109.33]]],
  [
    'KALIMANTAN SELATAN',
    8,
    [
      ['2102', 'KAB. BANJAR', -3.37, 114.91],
      ['2107', 'KAB. KOTABARU', -3.13, 116.14],
      ['2112', 'KOTA BANJARBARU', -3.44, 114.84],
      ['2113', 'KOTA BANJARMASIN', -3.32, 114.59],
    ],
  ],
  ['KALIMANTAN TENGAH', 7, [['2214', 'KOTA PALANGKARAYA', -2.21, 113.92]]],
  [
    'KALIMANTAN TIMUR',
    8,
    [
      ['2308', 'KOTA BALIKPAPAN', -1.27, 116.83],
      ['2310', 'KOTA SAMARINDA', -0.49, 117.15],
    ],
  ],
  ['KALIMANTAN UTARA', 8, [['2405', 'KOTA TARAKAN', 3.3, 117.63]]],
  [
    'GORONTALO',
    8,
    [
      ['2503', 'KAB. GORONTALO', 0.64, 122.86],
      ['2506', 'KOTA GORONTALO', 0.54, 123.06],
    ],
  ],
  [
    'SULAWESI SELATAN',
    8,
    [
      ['2622', 'KOTA MAKASSAR', -5.15, 119.43],
      ['2624', 'KOTA PAREPARE', -4.01, 119.63],
    ],
  ],
  [
    'SULAWESI TENGGARA',
    8,
    [
      ['2716', 'KOTA BAU-BAU', -5.46, 122.6],
      ['2717', 'KOTA KENDARI', -3.98, 122.52],
    ],
  ],
  ['SULAWESI TENGAH', 8, [['2813', 'KOTA PALU', -0.91, 119.87]]],
  ['SULAWESI UTARA', 8, [['2914', 'KOTA MANADO', 1.48, 124.85]]],
  ['MALUKU', 9, [['3110', 'KOTA AMBON', -3.7, 128.18]]],
  ['MALUKU UTARA', 9, [['3209', 'KOTA TERNATE', 0.79, 127.38]]],
  [
    'PAPUA',
    9,
    [
      ['3307', 'KAB. JAYAPURA', -2.58, 140.15],
      ['3315', 'KAB. MERAUKE', -8.5, 140.41],
      ['3329', 'KOTA JAYAPURA', -2.53, 140.72],
    ],
  ],
  [
    'PAPUA BARAT',
    9,
    [
      ['3408', 'KAB. SORONG', -0.96, 131.34],
      ['3413', 'KOTA SORONG', -0.88, 131.26],
    ],
  ],
]

export const cities: readonly City[] = provinces.flatMap(([daerah, offset, rows]) =>
  rows.map(([id, lokasi, latitude, longitude]) => ({
    ...{ id, lokasi, daerah, latitude, longitude, offset },
    address: addressOf(id, lokasi, daerah),
  })),
)
