/**
 * Cuts the interface's font down to what nearly every text needs: `npx tsx scripts/tools/make-font.ts` writes
 * src/app/styles/fonts/plus-jakarta-sans-dasar.woff2, which is committed. 27.6 kB became 13.0, which is one round trip
 * less on slow 4G, for every text of the first screen. Letters beyond (é, ü) come from the whole Latin file, by the
 * `unicode-range` in src/app/styles/fonts.css, which must say the same as {@link basicCharacters}.
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const font = await makeBasicFont()
  await writeFile(basicFont, font)
  console.log(`${fileURLToPath(basicFont)}  ${font.byteLength}`)
}
