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
