import { keptNumbers, keptSurah } from '@/domain/quran/kept-surahs'
import { nextTask } from '@/lib/scheduling'
import type { KeptTexts } from './text-index'

/** The texts that this device keeps. */
export const keptTexts: KeptTexts = {
  keptNumbers,
  read: async (nomor) => {
    const kept = await keptSurah(nomor)
    return kept === 'damaged' ? null : (kept?.text ?? null)
  },
  pause: nextTask,
}
