import { config } from '@/api/config'

/** Where the surah list is; the service worker keeps what was answered there. */
export const surahListUrl = `${config.surahApiUrl}/surat`
