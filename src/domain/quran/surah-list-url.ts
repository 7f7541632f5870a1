import { config } from '@/api/config'

/** Where the surah list is; the service worker keeps its last answer. */
export const surahListUrl = `${config.surahApiUrl}/surat`
