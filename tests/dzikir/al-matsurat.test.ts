import { describe, expect, it } from 'vitest'
import { list, verses } from './served'

const basmalah = verses(1, 1)

/** [title, how often, the Qur'an's lines if it is a passage] in the order of Hasan al-Banna's book (docs/dzikir.md). */
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
  ['Doa Ridha bagi Para Sahabat', 1],
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
