import type { Surah } from './surah'
import { config } from '@/api/config'
import {
  type AnswerOf,
  DecodeError,
  httpUrl,
  list,
  number,
  record,
  requiredText,
  text,
  type Wire,
} from '@/api/decode'
import type { components, operations } from '@/api/generated/surah'

/**
 * Reads the public list, in the surahs' order. It is in the answer's `data`, or in `data.data`: both shapes are accepted.
 * @throws DecodeError for an answer without surahs
 */
export function readSurahs(body: unknown): Surah[] {
  const { data } = record<AnswerOf<operations['getSurahs']>>(body, 'body')
  const rows =
    Array.isArray(data) || data === null ? data : record<{ data: unknown }>(data, 'data').data
  const surahs = list(rows, toSurah, ({ nomor }) => nomor)
  // The service's failures may come with status 200.
  if (surahs.length === 0) throw new DecodeError('data: expected surahs')
  return surahs.toSorted((a, b) => a.nomor - b.nomor)
}

/**
 * Reads a surah of the public list. Recitations whose address can't be used are left out.
 * @throws DecodeError without a number from 1 to 114 or a Latin name
 */
function toSurah(value: unknown, what: string): Surah {
  const wire: Wire<components['schemas']['Surah']> = record(value, what)
  const nomor = number(wire.nomor)
  if (nomor === null || !Number.isInteger(nomor) || nomor < 1 || nomor > 114)
    throw new DecodeError(`${what}.nomor: expected a whole number from 1 to 114`)
  return {
    nomor,
    namaLatin: requiredText(wire.namaLatin, `${what}.namaLatin`),
    arti: text(wire.arti) ?? '',
    nama: text(wire.nama),
    jumlahAyat: number(wire.jumlahAyat),
    tempatTurun: text(wire.tempatTurun),
    audio: toAudio(wire.audioFull),
  }
}

/** Reads addresses of recitations by reciter. Those that can't be used are left out. */
export function toAudio(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([reciter, address]) => {
      const url = httpUrl(address, config.surahApiUrl)
      return url === null ? [] : [[reciter, url]]
    }),
  )
}
