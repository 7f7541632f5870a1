import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pictures and fonts are compressed in themselves. */
const compressible = /\.(html|js|css|json|svg|txt|webmanifest)$/

/** Bytes. A smaller file fits into the first packet anyway. */
const MIN_SIZE = 1000

/** The smallest files, for what a build compresses only once. Brotli at 11 gives a tenth fewer bytes than at 9. */
const best = { br: 11, gz: 9 } as const

/**
 * Fast, because `npm run prerender` compresses every page on every run. Brotli at 5 instead of 9 takes a third of the
 * time and gives 4 % more bytes. gzip at 1 instead of 5 takes 60 % of the time and gives 14 % more bytes; only link
 * previews and old browsers ask for gzip.
 */
export const quick = { br: 5, gz: 1 } as const

/** A text as hosts send it. */
export async function compressed(content: Buffer, quality: typeof best | typeof quick) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    promisify(gzip)(content, { level: quality.gz }),
  ])
  return { br, gz }
}

/**
 * Writes `FILE.br` and `FILE.gz` beside each file of a build that gets smaller by them. A static host then sends these,
 * and compresses nothing itself.
 */
export async function precompress(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true })
  const files = names.filter((name) => compressible.test(name)).map((name) => path.join(dir, name))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.byteLength < MIN_SIZE) return
      const { br, gz } = await compressed(content, best)
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}
