import { surahRows } from '../seed/surahs'
import type { Reply } from '../wire/http'
import { notFound, pictureHeaders } from './assets'

/** The keys of `audioFull`, as the real service has them. */
export const reciters = ['01', '02', '03', '04', '05', '06'] as const

type Reciter = (typeof reciters)[number]

const SAMPLES_A_SECOND = 8_000
const MAX_SECONDS = 60

/**
 * Sentinels: recitations of the last reciter that fail, by the number of the surah (README). All others play, so that
 * nobody meets a failure by chance.
 */
const failing: Readonly<Record<number, 'broken' | 'cut' | 'slow' | 'no audio'>> = {
  2: 'broken',
  3: 'cut',
  4: 'slow',
  5: 'no audio',
}

const threeDigits = (number: number): string => String(number).padStart(3, '0')

/** Of a whole surah, or of one of its verses. */
export const audioPath = (reciter: Reciter, nomor: number, ayat?: number): string =>
  `/audio/${reciter}/${threeDigits(nomor)}${ayat === undefined ? '' : threeDigits(ayat)}.wav`

/** Of one verse. */
const VERSE_SECONDS = 2

/** One second an ayat, so that a short surah ends while a test looks on, and a long one can be sought in. */
const secondsOf = (jumlahAyat: number): number => Math.min(jumlahAyat, MAX_SECONDS)

/** A quiet tone that swells and fades each second, in 8-bit mono: no recitation is ours to copy. */
function tone(seconds: number, hertz: number): Buffer {
  const samples = seconds * SAMPLES_A_SECOND
  const wav = Buffer.alloc(44 + samples)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + samples, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20) // PCM
  wav.writeUInt16LE(1, 22) // mono
  wav.writeUInt32LE(SAMPLES_A_SECOND, 24)
  wav.writeUInt32LE(SAMPLES_A_SECOND, 28)
  wav.writeUInt16LE(1, 32)
  wav.writeUInt16LE(8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples, 40)
  for (let sample = 0; sample < samples; sample += 1) {
    const at = sample / SAMPLES_A_SECOND
    const swell = Math.sin(Math.PI * (at % 1)) ** 2
    wav[44 + sample] = 128 + Math.round(12 * swell * Math.sin(2 * Math.PI * hertz * at))
  }
  return wav
}

const headers = {
  ...pictureHeaders,
  'access-control-expose-headers': 'accept-ranges, content-length, content-range',
  'accept-ranges': 'bytes',
  'content-type': 'audio/wav',
  'cache-control': 'public, max-age=86400',
}

/**
 * The part of a file that a `Range` header asks for, as RFC 9110 §14 has it: 206, or 416 beyond its end. Anything but
 * one range of bytes is answered with the whole file.
 */
function ranged(file: Buffer, range: string | undefined, etag: string): Reply {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return { status: 200, headers: { ...headers, etag }, body: file }
  const size = file.byteLength
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first > last)
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } }
  return {
    status: 206,
    headers: { ...headers, etag, 'content-range': `bytes ${first}-${last}/${size}` },
    body: file.subarray(first, last + 1),
  }
}

/**
 * Recitations: `/audio/{reciter}/{nomor}.wav`, and `{nomor}{ayat}` in three digits each of a verse, in parts where asked for.
 * @param wait holds a slow one back
 */
export function createAudio(wait: (milliseconds: number) => Promise<void>) {
  const cache = new Map<string, Buffer>()
  return async (path: string, range: string | undefined): Promise<Reply> => {
    const [, key = '', digits = '', verse] = /^(\d\d)\/(\d{3})(\d{3})?\.wav$/.exec(path) ?? []
    const reciter = reciters.findIndex((known) => known === key)
    const nomor = Number(digits)
    const row = surahRows[nomor - 1]
    if (reciter === -1 || !row) return notFound
    if (verse !== undefined && (Number(verse) < 1 || Number(verse) > row[3])) return notFound
    const failure = reciter === reciters.length - 1 ? failing[nomor] : undefined
    if (failure === 'broken') return { ...notFound, status: 500, body: 'Gangguan.' }
    if (failure === 'cut') return { status: 0, drop: true }
    if (failure === 'no audio') return { status: 200, headers, body: '<!doctype html><h1>502</h1>' }
    if (failure === 'slow') await wait(3_000)
    const file =
      cache.get(path) ??
      tone(verse === undefined ? secondsOf(row[3]) : VERSE_SECONDS, 220 + 22 * reciter)
    cache.set(path, file)
    return ranged(file, range, `"${key}-${digits}${verse ?? ''}"`)
  }
}
