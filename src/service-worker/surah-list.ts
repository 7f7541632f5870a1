import { readSurahs } from '@/domain/quran/read-surah'

/** @returns whether an answer is a list of surahs that a page can read; its body stays unread */
export async function isSurahList(answer: Response): Promise<boolean> {
  try {
    return answer.status === 200 && readSurahs(await answer.clone().json()).length > 0
  } catch {
    return false
  }
}
