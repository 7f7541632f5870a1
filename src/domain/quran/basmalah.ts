/** As the package quran-json writes Al-Fatihah's first verse, and as Indonesia's ministry does. */
export const basmalahs = {
  package: 'بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ',
  ministry: 'بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ',
} as const

/** The letters alone, for comparing two spellings. */
export const bareLetters = (arabic: string): string =>
  arabic
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ٱ', 'ا')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What is recited before a surah's first verse. Of Al-Fatihah it is the first verse itself, before At-Taubah there is
 * none, and a service may have it in the first verse of others too: then it isn't drawn twice.
 */
export function basmalahBefore(
  nomor: number,
  firstVerse: string,
  asWritten: boolean,
): string | null {
  if (nomor === 1 || nomor === 9) return null
  const basmalah = asWritten ? basmalahs.ministry : basmalahs.package
  return bareLetters(firstVerse).startsWith(bareLetters(basmalah)) ? null : basmalah
}
