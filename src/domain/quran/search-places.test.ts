import quran from 'quran-json/dist/chapters/index.json'
import { expect, it } from 'vitest'
import { searchPlaces } from './search-surahs'
import { makeSurah } from './surah-for-tests'

const all = quran.map(({ id, name, transliteration }) =>
  makeSurah({ nomor: id, namaLatin: transliteration, nama: name }),
)

/** `2:255`, with what begins there. */
const found = (search: string) =>
  searchPlaces(all, search).map(({ surah, ayat, part }) =>
    [`${surah}:${ayat}`, ...(part ? [`${part.kind} ${part.number}`] : [])].join(' '),
  )

it.each([
  ['2:255', '2:255'],
  ['2 : 255', '2:255'],
  ['2.255', '2:255'],
  ['2 255', '2:255'],
  ['QS 2:255', '2:255'],
  ['QS. 2:255', '2:255'],
  ['surah 2 ayat 255', '2:255'],
  ['٢:٢٥٥', '2:255'],
  ['002:255', '2:255'],
  ['yasin 40', '36:40'],
  ['Ya-Sin: 40', '36:40'],
  ['yasin ayat 40', '36:40'],
  ['surat yasin ayat 40', '36:40'],
  ['yasin40', '36:40'],
  ['al baqarah 255', '2:255'],
  ['baqoroh:255', '2:255'],
  ['ali imran 190', '3:190'],
  ['يس 40', '36:40'],
  ['ayat kursi', '2:255'],
  ['Ayat Kursy', '2:255'],
  ['ayatul kursi', '2:255'],
  ['ayatulkursi', '2:255'],
  ['ayat seribu dinar', '65:2'],
  ['juz amma', '78:1 juz 30'],
  ["Juz 'Amma", '78:1 juz 30'],
  ['juzamma', '78:1 juz 30'],
  ['juz 30', '78:1 juz 30'],
  ['juz 2', '2:142 juz 2'],
  ['jus 1', '1:1 juz 1'],
  ['juz tabarak', '67:1 juz 29'],
  ['halaman 1', '1:1 halaman 1'],
  ['hal. 604', '112:1 halaman 604'],
  ['hlm 50', '3:1 halaman 50'],
  // As the app itself cites a verse, and as others do.
  ['(QS. Al-Ikhlas 112: 1)', '112:1'],
  ['QS. Al-Baqarah [2]: 255', '2:255'],
  ['Al-Baqarah (2) ayat 255', '2:255'],
  ['Q.S. 2 ayat 255', '2:255'],
  ['2:255-257', '2:255'],
  ['Ali Imran: 190-191', '3:190'],
  ['yasin 1-5', '36:1'],
  ['surat ke-36 ayat 2', '36:2'],
])('%s leads to %s', (search, place) => {
  expect(found(search)).toEqual([place])
})

it.each([
  '',
  '  ',
  'yasin',
  '36',
  'surah 40',
  'surah 67',
  'ayat 5',
  '2:0',
  '2:287',
  '0:1',
  '115:1',
  'yasin 84',
  'yasin 0',
  'juz 31',
  'juz 0',
  'halaman 605',
  'juz',
  'kucing 3',
  '2:255:1',
  '½:3',
  'surat ke 36',
  'nomor 36',
  'no 36',
  'doa 5',
  'bulan 12',
])('%s leads to no place', (search) => {
  expect(found(search)).toEqual([])
})
