/** Names of the caches that page and service worker share. The precache is the service worker's own. */
export const offlineCaches = {
  /** Whole recitations that were heard, put there by the player. */
  recitations: 'jm-murottal',
  /** The surah list. */
  surahList: 'jm-surah',
  /** Hashed files of the build that are not precached: the Arabic font, a map. */
  assets: 'jm-berkas',
} as const
