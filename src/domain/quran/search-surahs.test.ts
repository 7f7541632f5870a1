import quran from 'quran-json/dist/chapters/index.json'
import { describe, expect, it } from 'vitest'
import { makeSurah } from '@/domain/quran/surah-for-tests'
import { searchSurahs } from './search-surahs'

/** Other spellings than the service's (Ash-Shams, Al-Kawthar), and some of the service's own with its meanings. */
const own: Record<number, readonly [string, string]> = {
  1: ['Al-Fatihah', 'Pembukaan'],
  2: ['Al-Baqarah', 'Sapi'],
  16: ['An-Nahl', 'Lebah'],
  18: ['Al-Kahf', 'Gua'],
  36: ['Yasin', 'Yasin'],
  55: ['Ar-Rahman', 'Maha Pengasih'],
  56: ['Al-Waqi‘ah', 'Hari Kiamat'],
  62: ['Al-Jumu‘ah', 'Jumat'],
  67: ['Al-Mulk', 'Kerajaan'],
  93: ['Ad-Duha', 'Duha'],
  108: ['Al-Kausar', 'Pemberian Yang Banyak'],
  110: ['An-Nasr', 'Pertolongan'],
  114: ['An-Nas', 'Manusia'],
}
const all = quran.map(({ id, name, transliteration }) =>
  makeSurah({
    nomor: id,
    namaLatin: own[id]?.[0] ?? transliteration,
    arti: own[id]?.[1] ?? '',
    // As a service with marks writes it.
    nama: id === 36 ? 'يٰسۤ' : id === 20 ? 'طٰهٰ' : name,
  }),
)

const found = (search: string) => searchSurahs(all, search).map(({ nomor }) => nomor)

describe('searchSurahs', () => {
  it.each([
    ['Al-Fatihah', 1],
    ['al fatiha', 1],
    ['alfatihah', 1],
    ['FATIHAH', 1],
    ['al faatihah', 1],
    ['al-fathihah', 1],
    ['surah al fatihah', 1],
    ['yasin', 36],
    ['ya sin', 36],
    ['yaasiin', 36],
    ['Yassin', 36],
    ['ar rahman', 55],
    ['arrahman', 55],
    ['al rahman', 55],
    ['ar-rohman', 55],
    ['ali imron', 3],
    ['imron', 3],
    ['baqoroh', 2],
    ["ro'd", 13],
    ['shod', 38],
    ['qoshosh', 28],
    ['qof', 50],
    ['shof', 61],
    ['qomar', 54],
    ['qodr', 97],
    ['al imran', 3],
    ['al kahfi', 18],
    ['waqiah', 56],
    ["al waqi'ah", 56],
    ['toha', 20],
    ['thaha', 20],
    ['mariam', 19],
    ['adh dhuha', 93],
    ['adz dzariyat', 51],
    ['asy syams', 91],
    ['al kautsar', 108],
    ['al kawthar', 108],
    ['al ikhlas', 112],
    ['qulhu', 112],
    ['an nas', 114],
    ['al insyirah', 94],
    ['al jumuah', 62],
    ['jumat', 62],
    ['quraisy', 106],
    ['al muluk', 67],
    ['bakarah', 2],
    ['al lail', 92],
    ['at taubah', 9],
    ['الفاتحة', 1],
    ['ٱلْفَاتِحَة', 1],
    ['الفـاتحه', 1],
    ['فاتحة', 1],
    ['سورة الفاتحة', 1],
    ['\u200fالفاتحة\u200f', 1],
    ['ﺍﻟﻔﺎﺗﺤﺔ', 1],
    ['يس', 36],
    ['یس', 36],
    ['طه', 20],
    ['ص', 38],
    ['ق', 50],
    ['ال عمران', 3],
    ['آل عمران', 3],
    ['الاسراء', 17],
    ['الرحمٰن', 55],
    ['الأعلى', 87],
    ['الاعلي', 87],
    ['الحج', 22],
    ['الکوثر', 108],
  ])('%s is surah %i', (search, nomor) => {
    expect(found(search)[0]).toBe(nomor)
  })

  it.each([
    ['36', [36]],
    ['036', [36]],
    ['11', [11, 110, 111, 112, 113, 114]],
    ['surah 67', [67]],
    ['٣٦', [36]],
    ['۳۶', [36]],
    ['３６', [36]],
    ['سورة ٦٧', [67]],
    ['3\u200e6', [36]],
    ['½', []],
    ['115', []],
    ['0', []],
  ])('the number %s gives %j', (search, numbers) => {
    expect(found(search)).toEqual(numbers)
  })

  it.each([
    ['lebah', [16]],
    ['hari kiamat', [56]],
    ['pengasih', [55]],
    ['yang banyak', [108]],
  ])('the meaning %s gives %j', (search, numbers) => {
    expect(found(search)).toEqual(numbers)
  })

  it('puts the name itself before those that begin with it', () => {
    expect(found('an nas').slice(0, 2)).toEqual([114, 110])
  })

  it.each(['', '   '])('all in their order for nothing typed (%j)', (search) => {
    expect(found(search)).toEqual(all.map(({ nomor }) => nomor))
  })

  it.each(['xyz', 'zzzz', '?!', 'kucing', 'السلام'])('nothing for %s', (search) => {
    expect(found(search)).toEqual([])
  })

  it('finds each surah by its own names, first', () => {
    for (const { nomor, namaLatin, nama } of all)
      for (const name of [namaLatin, nama ?? '']) expect(found(name)[0], name).toBe(nomor)
  })
})
