import type { CacheRow } from './stored-data'

/** Names of the caches, of which page and service worker share some. The precache is the service worker's own. */
export const offlineCaches = {
  /** Whole recitations that were played to their end; the player stores them. */
  recitations: 'jm-murottal',
  /** The surah list. */
  surahList: 'jm-surah',
  /** Surahs with their verses, as the service answered; the page keeps them (src/domain/quran/kept-surahs.ts). */
  surahTexts: 'jm-teks-quran',
  /** Hashed files of the build that are not precached: the Arabic font, the map. */
  assets: 'jm-berkas',
  /** The page of Layar Masjid, script and styles included, as the server had it last. */
  screen: 'jm-layar',
  /** What was seen last of programs and mosques, as the backend answered; the page keeps it (src/api/kept-answers.ts). */
  seen: 'jm-dilihat',
} as const satisfies Record<string, CacheRow>

/** Forgets what was seen last: it says what somebody has looked at. Never rejects. */
export async function forgetSeen(): Promise<void> {
  try {
    await caches.delete(offlineCaches.seen)
  } catch {
    // No Cache API, or it is denied: nothing was kept.
  }
}

/** Whether an answer can be a script, style, picture or recitation: a host may answer with a page or an error instead. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !/^(text\/(html|plain)|application\/json)/i.test(headers.get('content-type') ?? '')
