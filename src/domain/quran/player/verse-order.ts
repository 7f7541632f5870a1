import { type VersePlace, verseCount } from '@/domain/quran/mushaf'

export const MAX_TIMES = 20
export const MAX_REST_S = 10

/** Some verses of a surah, heard again and again. */
export interface Repeat {
  /** The numbers of its first and its last verse; `from` isn't after `to`. */
  from: number
  to: number
  /** How often, from 1 to 20; Infinity for without end. */
  times: number
  /** Silence between two rounds, in seconds from 0 to 10. */
  restS: number
}

/** Where one is: a verse, and the round of the repetition that it belongs to. */
export interface Standing {
  verse: VersePlace
  repeat: Repeat | null
  /** From 1. */
  round: number
}

/**
 * The verses that "previous" and "next" lead to: those of the repetition, else of the surah, and after its last one the
 * next surah's first where that follows by itself. Null where there is none.
 */
export function besideVerse({ verse, repeat }: Standing, autoNext: boolean) {
  const { surah, ayat } = verse
  const [first, last] = repeat ? [repeat.from, repeat.to] : [1, verseCount(surah)]
  const follows = autoNext && repeat === null && verseCount(surah + 1) > 0
  return {
    previous: ayat > first ? { surah, ayat: ayat - 1 } : null,
    next: ayat < last ? { surah, ayat: ayat + 1 } : follows ? { surah: surah + 1, ayat: 1 } : null,
  }
}

/**
 * What comes after a verse that was heard to its end.
 * @returns where it goes on, and after how many seconds; null where everything was heard
 */
export function afterVerse(
  standing: Standing,
  autoNext: boolean,
): { standing: Standing; restS: number } | null {
  const { repeat, round, verse } = standing
  const { next } = besideVerse(standing, autoNext)
  if (next) return { standing: { ...standing, verse: next }, restS: 0 }
  if (repeat === null || round >= repeat.times) return null
  return {
    standing: { repeat, round: round + 1, verse: { ...verse, ayat: repeat.from } },
    restS: repeat.restS,
  }
}
