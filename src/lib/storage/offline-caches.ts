import type { CacheRow } from './stored-data'

/** Names of the caches that page and service worker share. The precache is the service worker's own. */
export const offlineCaches = {
  /** Whole recitations that were played to their end; the player stores them. */
  recitations: 'jm-murottal',
  /** The surah list. */
  surahList: 'jm-surah',
  /** Hashed files of the build that are not precached: the Arabic font, the map. */
  assets: 'jm-berkas',
} as const satisfies Record<string, CacheRow>

/** Whether an answer can be a script, style, picture or recitation: a host may answer with a page or an error instead. */
export const isFile = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !/^(text\/(html|plain)|application\/json)/i.test(headers.get('content-type') ?? '')
