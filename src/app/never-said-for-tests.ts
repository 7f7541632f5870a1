/** What no screen may show, whatever the device lacks: an error page, a value that was not read, a month in English. */
export const NEVER_SAID =
  /Terjadi kesalahan|\bNaN\b|\bundefined\b|\[object |Invalid Date|\b(?:January|February|March|May|June|July|August|October|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/
