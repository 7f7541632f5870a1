import type { SurahText, Verse } from '@/domain/quran/surah-text'

/** A verse to copy or share: its Arabic as it came, its translation, and where it stands. */
export const verseAsText = ({ namaLatin, nomor }: SurahText, { ayat, arab, arti }: Verse): string =>
  [arab, ...(arti === null ? [] : [arti]), `(QS. ${namaLatin} ${nomor}: ${ayat})`].join('\n\n')
