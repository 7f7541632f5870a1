const words = [
  /Terjadi kesalahan|\bNaN\b|\bundefined\b|\[object |Invalid Date/,
  // Some months have one name in both languages: the order tells.
  /\b(?:January|February|March|May|June|July|August|October|December)\b|[a-z] \d{1,2}, 20\d\d/,
  /\b(?:Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b|\d[\s\u202f]?[AP]M\b/,
  /Rp\s?\d{1,3},\d{3}/,
]

/** What no screen may show, whatever the device lacks: an error page, a value that wasn't read, English dates and amounts. */
export const NEVER_SAID = new RegExp(words.map(({ source }) => source).join('|'))
