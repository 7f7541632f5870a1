import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { DecodeError } from '@/api/decode'
import { bareLetters, basmalahs } from './read-verse-texts'
import { readSurahText } from './read-surah-text'

const quran = z
  .array(z.object({ id: z.int(), verses: z.array(z.object({ id: z.int(), text: z.string() })) }))
  .parse(
    JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('quran-json/dist/quran.json'), 'utf8'),
    ),
  )

const versesOf = (nomor: number) => quran[nomor - 1]?.verses ?? []

/** An answer with a surah; `data` and `ayat` say what is wrong with it, `ayat` of its second verse. */
const answer = (nomor: number, data: object = {}, ayat: object = {}) => ({
  code: 200,
  message: 'Data retrieved successfully',
  data: {
    nomor,
    nama: 'سورة',
    namaLatin: 'Surah',
    jumlahAyat: versesOf(nomor).length,
    tempatTurun: 'Mekah',
    arti: 'Arti',
    deskripsi: '',
    audioFull: {},
    ayat: versesOf(nomor).map(({ id, text }) => ({
      nomorAyat: id,
      teksArab: text,
      teksLatin: 'Latin',
      teksIndonesia: 'Terjemahan',
      audio: {},
      ...(id === 2 ? ayat : {}),
    })),
    suratSelanjutnya: nomor < 114 && { nomor: nomor + 1, namaLatin: 'Sesudah' },
    suratSebelumnya: nomor > 1 && { nomor: nomor - 1, namaLatin: 'Sebelum' },
    ...data,
  },
})

it('reads each surah, its Arabic letter for letter', () => {
  for (const { id, verses } of quran)
    expect(readSurahText(answer(id), id).verses.map(({ arab }) => arab)).toEqual(
      verses.map(({ text }) => text),
    )
})

const { ayat: three } = answer(103).data
const [first, second, third] = three

describe('nothing is read of a surah', () => {
  it.each<[string, object, object?]>([
    ['that is another one', { nomor: 104 }],
    ['of fewer verses than it says', { ayat: three.slice(0, 2) }],
    ['of fewer verses than there are', { jumlahAyat: 2, ayat: three.slice(0, 2) }],
    [
      'of more verses than there are',
      { jumlahAyat: 4, ayat: [...three, { ...third, nomorAyat: 4 }] },
    ],
    ['that doesn’t say how many it has', { jumlahAyat: null }],
    ['with a gap', { ayat: [first, third, third] }],
    ['with a number twice', { ayat: [first, second, second] }],
    ['in another order', { ayat: [first, third, second] }],
    ['with no verses', { ayat: [] }],
    ['whose verses are no list', { ayat: null }],
    ['without a name', { namaLatin: '' }],
    ['with a verse of nothing', {}, { teksArab: '' }],
    ['with a verse of null', {}, { teksArab: null }],
    ['with a verse of punctuation', {}, { teksArab: ' . ' }],
    ['with a verse in Latin', {}, { teksArab: 'Innal-insāna lafī khusr(in).' }],
    ['with a verse in another language', {}, { teksArab: 'Воистину, каждый человек в убытке' }],
    ['with a verse in two scripts', {}, { teksArab: 'إِنَّ the man' }],
    ['with a verse in markup', {}, { teksArab: '<p>إِنَّ</p>' }],
    ['with a verse that was torn', {}, { teksArab: 'إِنَّ ٱلۡإِنسَ\uFFFD' }],
    ['with a verse turned round', {}, { teksArab: '\u202Eإِنَّ' }],
    ['with a number that is none', {}, { nomorAyat: 'dua' }],
    ['with a verse that is no object', { ayat: [first, null, third] }],
  ])('%s', (_what, data, ayat) => {
    expect(() => readSurahText(answer(103, data, ayat), 103)).toThrow(DecodeError)
  })

  it.each([
    null,
    'Too Many Requests',
    [],
    {},
    { code: 404, message: 'Data not found' },
    { data: [] },
  ])('of %j', (body) => {
    expect(() => readSurahText(body, 103)).toThrow(DecodeError)
  })
})

it('numbers may be text, and a verse may lack its Latin or its translation', () => {
  const { verses } = readSurahText(
    answer(
      103,
      { nomor: '103', jumlahAyat: '3' },
      { nomorAyat: '2', teksLatin: null, teksIndonesia: ' ' },
    ),
    103,
  )
  expect(verses[1]).toMatchObject({ ayat: 2, latin: null, arti: null })
  expect(verses[0]).toMatchObject({ latin: 'Latin', arti: 'Terjemahan' })
})

it.each<[unknown, object]>([
  [{ '01': 'https://cdn.test/a.mp3', '02': '' }, { '01': 'https://cdn.test/a.mp3' }],
  [{ '01': 'javascript:alert(1)', '02': 'data:audio/mpeg;base64,AAAA' }, {}],
  [{ '01': 'https://me:secret@cdn.test/a.mp3' }, {}],
  [null, {}],
  ['https://cdn.test/a.mp3', {}],
])('of the recitations %j it takes those that can be played', (audio, taken) => {
  expect(readSurahText(answer(103, {}, { audio }), 103).verses[1]?.audio).toEqual(taken)
})

describe('the basmalah', () => {
  it('is Al-Fatihah’s first verse, in both spellings', () => {
    const verse = versesOf(1)[0]?.text ?? ''
    expect(basmalahs.package).toBe(verse)
    expect(bareLetters(basmalahs.ministry)).toBe(bareLetters(verse))
  })

  it('stands before each surah but Al-Fatihah, whose verse it is, and At-Taubah', () => {
    const without = quran.filter(({ id }) => readSurahText(answer(id), id).basmalah === null)
    expect(without.map(({ id }) => id)).toEqual([1, 9])
  })

  it('has the spelling of the verses, which are drawn accordingly', () => {
    expect(readSurahText(answer(103), 103)).toMatchObject({
      asWritten: false,
      basmalah: basmalahs.package,
    })
    // No verses of the ministry's spelling are ours to copy: letters without its marks do.
    const plain = three.map((verse) => ({ ...verse, teksArab: bareLetters(verse.teksArab) }))
    expect(readSurahText(answer(103, { ayat: plain }), 103)).toMatchObject({
      asWritten: true,
      basmalah: basmalahs.ministry,
    })
  })

  it('isn’t drawn twice where the service has it in the first verse', () => {
    const joined = [
      { ...first, teksArab: `${basmalahs.package} ${first?.teksArab}` },
      second,
      third,
    ]
    expect(readSurahText(answer(103, { ayat: joined }), 103).basmalah).toBeNull()
  })
})

it.each([
  [1, { before: null, after: 'Sesudah' }],
  [103, { before: 'Sebelum', after: 'Sesudah' }],
  [114, { before: 'Sebelum', after: null }],
])('surah %d has these beside it', (nomor, beside) => {
  expect(readSurahText(answer(nomor), nomor).beside).toEqual(beside)
})

it('a neighbour that is another surah isn’t named', () => {
  const odd = answer(103, { suratSelanjutnya: { nomor: 7, namaLatin: 'Al-A‘raf' } })
  expect(readSurahText(odd, 103).beside.after).toBeNull()
})
