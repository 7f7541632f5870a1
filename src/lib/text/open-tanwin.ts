/**
 * The Qur'an text of `quran-json` marks an open tanwin as the KFGQPC fonts do, with code points that Unicode gives to
 * other marks: another font draws an inverted dammah for "an", a small alif for "in", and nothing for "un".
 */
const unicodeSign: Readonly<Record<string, string>> = {
  '\u0657': '\u08F0',
  '\u065E': '\u08F1',
  '\u0656': '\u08F2',
}

/**
 * The same text with Unicode's own marks of the open tanwin. For drawing only: the files keep the package's letters.
 */
export function withUnicodeTanwin(arabic: string): string {
  return arabic.replace(/[\u0656\u0657\u065E]/g, (sign) => unicodeSign[sign] ?? sign)
}

/**
 * Whether a longer text writes its marks as Unicode means them, as the spelling of Indonesia's ministry does: there
 * U+0656 and U+0657 are the long i and u of "bihī" and "lahū", and exchanged they would be another reading. The package's
 * spelling has an alif with a wasla or its own sukun in every surah, which that of the ministry doesn't know.
 */
export const hasUnicodeMarks = (arabic: string): boolean => !/[\u0671\u06E1]/.test(arabic)
