/**
 * Cuts fonts down: `npx tsx scripts/tools/make-font.ts` writes two files, which are committed. Of the interface's font
 * what nearly every text needs, src/app/styles/fonts/plus-jakarta-sans-dasar.woff2: 27.6 kB became 13.0, which is one
 * round trip less on slow 4G, for every text of the first screen. Letters beyond (é, ü) come from the whole Latin file,
 * by the `unicode-range` in src/app/styles/fonts.css, which must say the same as {@link basicCharacters}. And of another
 * Arabic font the signs that Amiri Quran lacks, see {@link signs}: 52 kB became 2.4.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const latin = new URL(
  import.meta
    .resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
)

export const basicFont = new URL(
  '../../src/app/styles/fonts/plus-jakarta-sans-dasar.woff2',
  import.meta.url,
)

/** ASCII, and what Indonesian texts of the app are set with: fixed space, copyright, degree, dots, signs, dashes and quotes. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
] as const

export const basicCharacters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** The weights that the app sets (400 to 800); the file has more. */
export async function makeBasicFont(): Promise<Buffer> {
  return subsetFont(await readFile(latin), basicCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  })
}

const naskh = new URL(
  import.meta
    .resolve('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2'),
)

/** The licence's notice is found by its folder (`packagesOfAssets`). */
export const signsFont = new URL(
  '../../src/ui/text/fonts/@fontsource/noto-naskh-arabic/tanda.woff2',
  import.meta.url,
)

/**
 * What Indonesia's ministry writes and Amiri Quran has no glyph for: the end of a juz, of a verse by another count, and
 * of a rukuʿ, and two slips of an older edition. Then what stands below or upon these, since a base and its marks are
 * drawn from one font: a space, and the signs of pausing.
 */
export const signs = [
  ...[0x06d4, 0x06d5, 0x08d6, 0x0608, 0x0609],
  ...[0x20, 0x06d6, 0x06d7, 0x06d8, 0x06d9, 0x06da, 0x06db, 0x06dc, 0x06e2],
] as const

/** @param targetFormat woff for a test, whose tables are packed one by one */
export async function makeSignsFont(targetFormat: 'woff' | 'woff2' = 'woff2'): Promise<Buffer> {
  return subsetFont(await readFile(naskh), String.fromCodePoint(...signs), { targetFormat })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, font] of [
    [basicFont, await makeBasicFont()],
    [signsFont, await makeSignsFont()],
  ] as const) {
    await writeFile(file, font)
    console.log(`${fileURLToPath(file)}  ${font.byteLength}`)
  }
}
