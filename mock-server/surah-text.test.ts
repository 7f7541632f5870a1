import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withoutMarks } from './seed/surah-verses'
import { startStandIn } from './start'

// Read, not imported: the compiler would take the type of two megabytes.
const quran = z
  .array(z.object({ id: z.int(), verses: z.array(z.object({ id: z.int(), text: z.string() })) }))
  .parse(
    JSON.parse(
      await readFile(createRequire(import.meta.url).resolve('quran-json/dist/quran.json'), 'utf8'),
    ),
  )

/** What the service answers with in place of the stand-in's surah; null for the stand-in's own. */
let other: unknown = null
const standIn = await startStandIn({
  port: 0,
  quiet: true,
  silent: true,
  tampering: { rewrite: (_operation, { body }) => other ?? body },
})
afterAll(() => standIn.close())
beforeEach(() => {
  other = null
  standIn.log.clear()
})

const neighbour = z.union([z.literal(false), z.object({ nomor: z.int() })])
const answer = z.object({
  data: z.object({
    nomor: z.int(),
    jumlahAyat: z.int(),
    ayat: z.array(
      z.object({
        nomorAyat: z.int(),
        teksArab: z.string(),
        teksLatin: z.string(),
        teksIndonesia: z.string(),
        audio: z.record(z.string(), z.string()),
      }),
    ),
    suratSelanjutnya: neighbour,
    suratSebelumnya: neighbour,
  }),
})

/** A surah's answer. It has passed Prism, which refuses with 500 what isn't as openapi/surah.yaml has it. */
async function surah(nomor: number) {
  const response = await fetch(`${standIn.url}/surah/surat/${nomor}`)
  expect(response.status, `${nomor}`).toBe(200)
  return answer.parse(await response.json()).data
}

describe('the stand-in’s surahs', async () => {
  const all: Awaited<ReturnType<typeof surah>>[] = []
  for (const { id } of quran) all.push(await surah(id))

  it('have 6,236 verses, each surah as many as it says, in their order', () => {
    expect(all.reduce((sum, { ayat }) => sum + ayat.length, 0)).toBe(6236)
    for (const { nomor, jumlahAyat, ayat } of all)
      expect([nomor, ...ayat.map(({ nomorAyat }) => nomorAyat)]).toEqual([
        nomor,
        ...Array.from({ length: jumlahAyat }, (_, index) => index + 1),
      ])
  })

  it('have the Arabic of quran-json, letter for letter', () => {
    const ours = all.map(({ ayat }) => ayat.map(({ teksArab }) => teksArab))
    expect(ours).toEqual(quran.map(({ verses }) => verses.map(({ text }) => text)))
  })

  it('have a translation without the marks of footnotes that aren’t there', () => {
    const texts = all.flatMap(({ ayat }) => ayat.map(({ teksIndonesia }) => teksIndonesia))
    expect(texts.filter((text) => /\d|^\s|\s$/.test(text))).toEqual([])
    const count = (text: string, sign: string) => text.split(sign).length
    expect(texts.filter((text) => count(text, '(') !== count(text, ')'))).toEqual([])
  })

  it('name their neighbours, and `false` at both ends', () => {
    const beside = (one: z.infer<typeof neighbour> | undefined) => (one ? one.nomor : one)
    expect(all.map(({ suratSebelumnya }) => beside(suratSebelumnya))).toEqual([
      false,
      ...Array.from({ length: 113 }, (_, index) => index + 1),
    ])
    expect(all.map(({ suratSelanjutnya }) => beside(suratSelanjutnya)).slice(-2)).toEqual([
      114,
      false,
    ])
  })

  it('have a recitation of each verse, and of no other', async () => {
    const audio = all[102]?.ayat[2]?.audio
    expect(Object.keys(audio ?? {})).toEqual(['01', '02', '03', '04', '05', '06'])
    expect(audio?.['01']).toBe(`${standIn.url}/audio/01/103003.wav`)
    const status = async (file: string) =>
      (await fetch(`${standIn.url}/audio/01/${file}.wav`)).status
    expect(await Promise.all(['103003', '103004', '103000'].map(status))).toEqual([200, 404, 404])
  })
})

it.each([0, 115, -1])('there is no surah %d', async (nomor) => {
  const response = await fetch(`${standIn.url}/surah/surat/${nomor}`)
  expect([response.status, await response.json()]).toEqual([
    404,
    { code: 404, message: 'Data not found' },
  ])
  expect(standIn.log.violations).toEqual([])
})

it.each([
  ['menginfakkan6) sebagian', 'menginfakkan sebagian'],
  ['hewan ternak114)', 'hewan ternak'],
  ['(Mereka8) (itu) sama', 'Mereka (itu) sama'],
  ['(Allah) tidak beranak', '(Allah) tidak beranak'],
])('the marks of %s', (translation, clean) => {
  expect(withoutMarks(translation)).toBe(clean)
})

/* An answer as the public service gives it (its shape, not its words): audio of six reciters, one neighbour missing. */

const recitation = (file: string) =>
  Object.fromEntries(
    ['01', '02', '03', '04', '05', '06'].map((reciter) => [
      reciter,
      `https://audio.example/${reciter}/${file}.mp3`,
    ]),
  )

const lastOfAll = quran[113]?.verses ?? []

const asTheService = (ayat: object = {}, data: object = {}) => ({
  code: 200,
  message: 'Data retrieved successfully',
  data: {
    nomor: 114,
    nama: 'الناس',
    namaLatin: 'An-Nas',
    jumlahAyat: 6,
    tempatTurun: 'Mekah',
    arti: 'Manusia',
    deskripsi: 'Surat <i>An Naas</i> terdiri atas 6 ayat.<br>',
    audioFull: recitation('114'),
    ayat: lastOfAll.map(({ id, text }) => ({
      nomorAyat: id,
      teksArab: text,
      teksLatin: 'Latin',
      teksIndonesia: 'Terjemahan',
      audio: recitation(`11400${id}`),
      ...ayat,
    })),
    suratSelanjutnya: false,
    suratSebelumnya: { nomor: 113, nama: 'الفلق', namaLatin: 'Al-Falaq', jumlahAyat: 5 },
    ...data,
  },
})

it.each([
  ['the service’s shape', asTheService(), 200],
  [
    'an excerpt, which the app refuses',
    asTheService({}, { ayat: asTheService().data.ayat.slice(0, 1) }),
    200,
  ],
  ['no Arabic', asTheService({ teksArab: null }), 500],
  ['verses numbered by text', asTheService({ nomorAyat: '1' }), 500],
  ['no verses', asTheService({}, { ayat: [] }), 500],
  ['a neighbour of null', asTheService({}, { suratSelanjutnya: null }), 500],
  ['a neighbour that is `true`', asTheService({}, { suratSelanjutnya: true }), 500],
])('openapi/surah.yaml and an answer with %s', async (_what, body, status) => {
  other = body
  expect((await fetch(`${standIn.url}/surah/surat/114`)).status).toBe(status)
  expect(standIn.log.violations.length > 0).toBe(status === 500)
})
