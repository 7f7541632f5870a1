import { expect, test } from 'vitest'
import { isSurahList } from './surah-list'

const surah = { nomor: 1, namaLatin: 'Al-Fatihah' }

test.each([
  ['a list', { data: [surah] }, true],
  ['a list in an envelope', { data: { data: [surah] } }, true],
  ['an error', { code: 503, message: 'Service Unavailable', data: null }, false],
  ['an error with details', { code: 503, data: { retry: 5 } }, false],
  ['no data', { message: 'OK' }, false],
  ['no surahs', { data: [] }, false],
  ['rows that are none', { data: [{ nomor: 0 }] }, false],
  ['nothing', null, false],
])('an answer that is %s', async (_, body, expected) => {
  const answer = Response.json(body)
  await expect(isSurahList(answer)).resolves.toBe(expected)
  // It is kept afterwards.
  expect(answer.bodyUsed).toBe(false)
})

test.each([
  ['a page', new Response('<!doctype html>')],
  ['cut off', new Response('{"data":[{"nomor":1,"namaLa')],
  ['a failure', Response.json({ data: [surah] }, { status: 500 })],
])('an answer that is %s', async (_, answer) => {
  await expect(isSurahList(answer)).resolves.toBe(false)
})
