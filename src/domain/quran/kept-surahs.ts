import { config } from '@/api/config'
import { offlineCaches } from '@/lib/storage/offline-caches'
import { verseCount } from './mushaf'
import { readSurahText } from './read-surah-text'
import type { SurahText } from './surah'

/** The header with the time of an answer, in milliseconds since 1970. */
const AT = 'x-jm-at'
/** The header with the SHA-256 of an answer, in hexadecimal. */
const DIGEST = 'x-jm-sha256'

/** By the service's own address, so that the answers of another service aren't taken for this one's. */
const addressOf = (nomor: number) => `${config.surahApiUrl}/surat/${nomor}`

async function digestOf(answer: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(answer))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Keeps a surah on this device, in place of an older answer. Never rejects.
 * @param answer the service's JSON as it came, of which `readSurahText` has read all
 * @returns `full`: there is no room; `denied`: the device keeps nothing, or can't check what it keeps (both need TLS)
 */
export async function keepSurah(
  nomor: number,
  answer: string,
): Promise<'kept' | 'full' | 'denied'> {
  try {
    const headers = { [AT]: `${Date.now()}`, [DIGEST]: await digestOf(answer) }
    const cache = await caches.open(offlineCaches.surahTexts)
    await cache.put(addressOf(nomor), new Response(answer, { headers }))
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}

/**
 * A surah that this device keeps, compared with its digest. A damaged one is deleted.
 * @returns the text with the time when it came, in milliseconds since 1970; null where none is kept. Never rejects.
 */
export async function keptSurah(
  nomor: number,
): Promise<{ text: SurahText; at: number } | 'damaged' | null> {
  try {
    const cache = await caches.open(offlineCaches.surahTexts)
    const found = await cache.match(addressOf(nomor))
    if (!found) return null
    const answer = await found.text()
    if ((await digestOf(answer)) === found.headers.get(DIGEST)) {
      const text = readWhole(answer, nomor)
      if (text) return { text, at: Number(found.headers.get(AT)) }
    }
    await cache.delete(addressOf(nomor))
    return 'damaged'
  } catch {
    return null
  }
}

/** @returns null for what an earlier version of the app kept and this one can't read */
function readWhole(answer: string, nomor: number): SurahText | null {
  try {
    return readSurahText(JSON.parse(answer), nomor)
  } catch {
    return null
  }
}

/**
 * The numbers of the surahs that this device keeps, in no order. Whether they are whole is seen when one is read.
 * @returns null where the device can't keep any. Never rejects.
 */
export async function keptNumbers(): Promise<number[] | null> {
  try {
    const cache = await caches.open(offlineCaches.surahTexts)
    const start = addressOf(0).slice(0, -1)
    const kept = (await cache.keys())
      .filter(({ url }) => url.startsWith(start))
      .map(({ url }) => Number(url.slice(start.length)))
    return kept.filter((nomor) => verseCount(nomor) > 0)
  } catch {
    return null
  }
}
