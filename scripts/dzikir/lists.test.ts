import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  creditsOf,
  dzikirLists,
  toAsmaulHusnaItem,
  toDzikirItem,
} from '../../src/features/dzikir/lists'
import { dzikirFiles, readings } from './lists'

const root = new URL('../../', import.meta.url)
const json = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8'))

// Read here once more, and not through the generator: it must not vouch for itself.
const quran = z
  .array(z.object({ verses: z.array(z.object({ text: z.string() })) }))
  .parse(await json('node_modules/quran-json/dist/quran.json'))
const verses = (surah: number, first: number, last = first) =>
  quran[surah - 1]?.verses.slice(first - 1, last).map(({ text }) => text) ?? []
const basmalah = verses(1, 1)

const lists = new Map(
  await Promise.all(
    dzikirLists.map(async (name) => {
      const items = z.array(z.unknown()).parse(await json(`public/dzikir/${name}.json`))
      return [name, items.map((item, at) => toDzikirItem(item, `${name}[${at}]`))] as const
    }),
  ),
)
const asmaulHusna = z
  .array(z.unknown())
  .parse(await json('public/dzikir/asmaul-husna.json'))
  .map((item) => toAsmaulHusnaItem(item, 'item'))
const list = (name: (typeof dzikirLists)[number]) => lists.get(name) ?? []
const everyItem = [...lists].flatMap(([name, items]) => items.map((item) => ({ name, ...item })))
const everyLine = everyItem.flatMap(({ name, title, arab, latin, arti }) =>
  arab.split('\n').map((line, at) => ({
    where: `${name}: ${title}, line ${at + 1}`,
    arab: line,
    latin: latin.split('\n')[at] ?? '',
    arti: arti.split('\n')[at] ?? '',
  })),
)

it('is committed as it is generated (npm run dzikir)', async () => {
  for (const [name, text] of dzikirFiles())
    expect(await readFile(new URL(`public/dzikir/${name}`, root), 'utf8'), name).toBe(text)
})

/** [title, how often, the Qur'an's lines if it is a passage] in the order of design §6. */
type Expected = readonly [title: string, read: number, quran?: readonly string[]]

const opening: readonly Expected[] = [
  ['Ta’awudz', 1],
  ['Al-Fatihah', 1, verses(1, 1, 7)],
  ['Al-Baqarah 1–5', 1, [...basmalah, ...verses(2, 1, 5)]],
  ['Ayat Kursi (Al-Baqarah 255)', 1, verses(2, 255)],
  ['Al-Baqarah 256–257', 1, verses(2, 256, 257)],
  ['Al-Baqarah 284–285', 1, verses(2, 284, 285)],
  ['Al-Baqarah 286', 1, verses(2, 286)],
]
const kubra: readonly Expected[] = [
  ['Ali Imran 1–2', 1, [...basmalah, ...verses(3, 1, 2)]],
  ['Thaha 111–112', 1, verses(20, 111, 112)],
  ['At-Taubah 129', 7, verses(9, 129)],
  ['Al-Isra 110–111', 1, verses(17, 110, 111)],
  ['Al-Mu’minun 115–118', 1, verses(23, 115, 118)],
  ['Ar-Rum 17–26', 1, verses(30, 17, 26)],
  ['Ghafir 1–3', 1, [...basmalah, ...verses(40, 1, 3)]],
  ['Al-Hasyr 22–24', 1, verses(59, 22, 24)],
  ['Az-Zalzalah', 1, [...basmalah, ...verses(99, 1, 8)]],
  ['Al-Kafirun', 1, [...basmalah, ...verses(109, 1, 6)]],
  ['An-Nashr', 1, [...basmalah, ...verses(110, 1, 3)]],
]
const ikhlas = [...basmalah, ...verses(112, 1, 4)]
const falaq = [...basmalah, ...verses(113, 1, 5)]
const nas = [...basmalah, ...verses(114, 1, 6)]
const refuge: readonly Expected[] = [
  ['Al-Ikhlas', 3, ikhlas],
  ['Al-Falaq', 3, falaq],
  ['An-Nas', 3, nas],
]
const supplications = (pagi: boolean): readonly Expected[] => [
  [pagi ? 'Memasuki Waktu Pagi' : 'Memasuki Waktu Petang', 3],
  [pagi ? 'Hidup dan Mati Bersama Allah (Pagi)' : 'Hidup dan Mati Bersama Allah (Petang)', 3],
  ['Di Atas Fitrah Islam', 3],
  ['Memohon Kesempurnaan Nikmat', 3],
  ['Syukur atas Segala Nikmat', 3],
  ['Pujian bagi Keagungan Allah', 3],
  ['Ridha kepada Allah, Islam, dan Rasul', 3],
  ['Tasbih Sebanyak Makhluk-Nya', 3],
  ['Perlindungan dengan Nama Allah', 3],
  ['Berlindung dari Syirik', 3],
  ['Berlindung dengan Kalimat Allah', 3],
  ['Berlindung dari Gelisah, Malas, dan Lilitan Utang', 3],
  ['Memohon Kesehatan Badan', 3],
  ['Berlindung dari Kekufuran, Kefakiran, dan Azab Kubur', 3],
  ['Sayyidul Istighfar', 1],
  ['Istighfar', 3],
  ['Shalawat Ibrahimiyah', 10],
  ['Tasbih, Tahmid, Tahlil, dan Takbir', 100],
  ['Tahlil', 10],
  ['Doa Kafaratul Majlis', 3],
  ['Shalawat kepada Nabi yang Ummi', 1],
  ['Doa Keridaan bagi Para Sahabat', 1],
  ['Ali Imran 26–27', 1, verses(3, 26, 27)],
  [pagi ? 'Doa Menyambut Siang' : 'Doa Menyambut Malam', 1],
  ['Doa Rabithah', 1],
]

describe('Al-Ma’tsurat', () => {
  it.each([
    ['sugro-pagi', 35, [...opening, ...refuge, ...supplications(true)]],
    ['sugro-petang', 35, [...opening, ...refuge, ...supplications(false)]],
    ['kubro-pagi', 46, [...opening, ...kubra, ...refuge, ...supplications(true)]],
    ['kubro-petang', 46, [...opening, ...kubra, ...refuge, ...supplications(false)]],
  ] as const)(
    '%s has its %i readings in order, its verses to the letter',
    (name, count, expected) => {
      expect(list(name)).toHaveLength(count)
      expect(list(name).map(({ title, read }) => [title, read])).toEqual(
        expected.map(([title, read]) => [title, read]),
      )
      for (const [title, , lines] of expected)
        if (lines)
          expect(list(name).find((item) => item.title === title)?.arab, title).toBe(
            lines.join('\n'),
          )
    },
  )

  it.each([
    ['sugro-pagi', 'sugro-petang'],
    ['kubro-pagi', 'kubro-petang'],
  ] as const)(
    '%s and %s differ where the time of day is named, and nowhere else',
    (morning, evening) => {
      const differing = list(morning).flatMap((item, at) =>
        item.arab === list(evening)[at]?.arab ? [] : [[item.arab, list(evening)[at]?.arab ?? '']],
      )
      expect(
        differing.map(([pagi = '']) => pagi.split(/[،\n]/)[0]?.split(' ').slice(0, 3).join(' ')),
      ).toEqual([
        'أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ',
        'اللَّهُمَّ بِكَ أَصْبَحْنَا',
        'أَصْبَحْنَا عَلَى فِطْرَةِ',
        'اللَّهُمَّ إِنِّي أَصْبَحْتُ',
        'اللَّهُمَّ مَا أَصْبَحَ',
        'اللَّهُمَّ إِنَّ هَٰذَا',
      ])
      for (const [pagi = '', petang = ''] of differing) {
        expect(pagi).toMatch(/^(?:اللَّهُمَّ (?:بِكَ |إِنِّي |مَا )?)?أَصْبَح|نَهَارِكَ وَإِدْبَارُ لَيْلِكَ/)
        expect(petang).toMatch(/^(?:اللَّهُمَّ (?:بِكَ |إِنِّي |مَا )?)?أَمْسَ|لَيْلِكَ وَإِدْبَارُ نَهَارِكَ/)
      }
    },
  )
})

describe('the dzikir after a prayer', () => {
  it('has the short form in order', () => {
    expect(list('shalat-pendek').map(({ title, read }) => [title, read])).toEqual([
      ['Istighfar', 3],
      ['Doa Keselamatan', 1],
      ['Ayat Kursi (Al-Baqarah 255)', 1],
      ['Tasbih', 33],
      ['Tahmid', 33],
      ['Takbir', 33],
      ['Tahlil Penyempurna Seratus', 1],
      ['Memohon Pertolongan untuk Beribadah', 1],
      ['Doa Kebaikan Dunia dan Akhirat (Al-Baqarah 201)', 1],
    ])
  })

  it('has the long form in order', () => {
    expect(list('shalat-panjang').map(({ title, read }) => [title, read])).toEqual([
      ['Istighfar', 3],
      ['Kalimat Tauhid', 3],
      ['Berlindung dari Api Neraka', 7],
      ['Doa Keselamatan', 1],
      ['Berserah kepada Karunia Allah', 1],
      ['Memohon Pertolongan untuk Beribadah', 1],
      ['Al-Fatihah', 1],
      ['Al-Baqarah 163', 1],
      ['Ayat Kursi (Al-Baqarah 255)', 1],
      ['Al-Baqarah 285–286', 1],
      ['Ali Imran 18–19', 1],
      ['Ali Imran 26–27', 1],
      ['Al-Ikhlas', 1],
      ['Al-Falaq', 1],
      ['An-Nas', 1],
      ['Tasbih', 33],
      ['Tahmid', 33],
      ['Takbir', 33],
      ['Takbir, Tahmid, dan Tasbih', 1],
      ['Tahlil Penyempurna Seratus', 1],
      ['Hauqalah', 1],
      ['Tahlil', 33],
      ['Pembuka Doa', 1],
      ['Shalawat', 1],
      ['Doa Selamat', 1],
      ['Doa Memohon Ampunan (Al-A’raf 23)', 1],
      ['Doa Keteguhan Hati (Ali Imran 8)', 1],
      ['Doa untuk Kedua Orang Tua', 1],
      ['Doa Kebaikan Dunia dan Akhirat (Al-Baqarah 201)', 1],
      ['Penutup Doa (Ash-Shaffat 180–182)', 1],
    ])
  })
})

describe('every list', () => {
  it('takes each passage of the Qur’an to the letter from the package', () => {
    const every = new Set(quran.flatMap((surah) => surah.verses.map(({ text }) => text)))
    const ends = [...every]
    const qurani = Object.entries(readings).flatMap(([name, items]) =>
      items.flatMap(({ title, lines }, item) =>
        lines.flatMap((line, at) =>
          'ayat' in line
            ? [{ where: `${name}: ${title}`, whole: line.from === undefined, item, at, name }]
            : [],
        ),
      ),
    )
    expect(qurani.length).toBeGreaterThan(200)
    for (const { where, whole, item, at, name } of qurani) {
      const arab = lists.get(dzikirLists.find((each) => each === name) ?? 'sugro-pagi')?.[item]
        ?.arab
      const text = arab?.split('\n')[at] ?? ''
      const found = whole ? every.has(text) : ends.some((verse) => verse.endsWith(` ${text}`))
      expect(found, `${where}: ${text}`).toBe(true)
    }
  })

  it('names a source for each reading, and credits some on each page', () => {
    for (const { title, sumber } of Object.values(readings).flat())
      expect(sumber, title).not.toBe('')
    for (const name of [...dzikirLists, 'asmaul-husna'] as const)
      expect(creditsOf(name).length, name).toBeGreaterThan(1)
  })

  it('has as many lines of each kind, and none blank', () => {
    for (const { name, title, arab, latin, arti, read } of everyItem) {
      const where = `${name}: ${title}`
      const lines = arab.split('\n').length
      expect([latin.split('\n').length, arti.split('\n').length], where).toEqual([lines, lines])
      expect(read, where).toBeGreaterThan(0)
    }
    for (const { where, arab, latin, arti } of everyLine)
      for (const text of [arab, latin, arti]) {
        expect(text.trim(), where).toBe(text)
        expect(text, where).not.toBe('')
      }
  })

  it('keeps the scripts apart and the marks to one kind', () => {
    for (const { where, arab, latin, arti } of everyLine) {
      expect(arab, where).toMatch(/^[\u0600-\u06FF .]+$/)
      expect(latin, where).toMatch(/^[A-Za-zāīūĀĪŪḥḤ‘’ ,.-]+$/)
      expect(latin, where).toMatch(/^[‘’]?\p{Lu}.*\.$/u)
      expect(latin, where).not.toMatch(/ {2}|[,.] ?[,.]|-[ ,.]| -/)
      // Meanings use typographic quotes; no straight ones, no Arabic.
      expect(arti, where).toMatch(/^[A-Za-z0-9‘’“” ,.;:?()-]+$/)
    }
  })

  /** The consonants that are one letter in both scripts, whatever stands around them; doubled ones count once. */
  const skeleton = (letters: readonly string[]) =>
    letters.filter((letter, at) => letter !== letters[at - 1]).join(' ')
  const latinOf: Readonly<Record<string, string>> = {
    ب: 'b',
    ث: 'ts',
    ج: 'j',
    ح: 'ḥ',
    خ: 'kh',
    د: 'd',
    ذ: 'dz',
    ر: 'r',
    ز: 'z',
    س: 's',
    ش: 'sy',
    ص: 'sh',
    ض: 'dh',
    ط: 'th',
    ظ: 'zh',
    ع: '‘',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    م: 'm',
  }

  it('transliterates each word: the consonants are the same, in the same order', () => {
    for (const { where, arab, latin } of everyLine) {
      if (/^(?:Alif lām mīm|Ḥā mīm)\.$/.test(latin)) continue
      // A dal is read as the ta that follows it (109:4).
      const plain = arab.normalize('NFD').replace(/د(?=ت[\u064B-\u0652]*\u0651)/gu, '')
      const arabic = Array.from(plain).flatMap((letter) => latinOf[letter] ?? [])
      const romanised = latin.toLowerCase().match(/ts|ḥ|kh|dz|sy|sh|dh|th|zh|gh|[bjdrzs‘fqkm]/gu)
      expect(skeleton(romanised ?? []), where).toBe(skeleton(arabic))
    }
  })
})

describe('Asmaul Husna', () => {
  it('has 99 different names', () => {
    expect(asmaulHusna).toHaveLength(99)
    for (const field of ['arab', 'latin', 'indo'] as const)
      expect(new Set(asmaulHusna.map((item) => item[field])).size, field).toBe(99)
  })

  it('has them in order', () => {
    const latin = asmaulHusna.map((item) => item.latin)
    expect([latin[0], latin[9], latin[32], latin[65], latin[83], latin[84], latin[98]]).toEqual([
      'Ar-Raḥmān',
      'Al-Mutakabbir',
      'Al-‘Azhīm',
      'Al-Wāḥid',
      'Mālikul-Mulk',
      'Dzul-Jalāli wal-Ikrām',
      'Ash-Shabūr',
    ])
  })

  it('keeps the scripts apart', () => {
    for (const { arab, latin, indo } of asmaulHusna) {
      expect(arab).toMatch(/^[\u0621-\u0652\u0670 ]+$/)
      expect(latin).toMatch(/^[A-Za-zāīūĀĪŪḥḤ‘’ -]+$/)
      expect(indo).toMatch(/^[A-Z][A-Za-z -]+$/)
    }
  })
})
