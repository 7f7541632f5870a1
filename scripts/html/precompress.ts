import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pictures and fonts are compressed in themselves. */
const compressible = /\.(html|js|css|json|svg|txt|webmanifest)$/

/** Bytes. A smaller file fits into the first packet anyway. */
const MIN_SIZE = 1000

/**
 * A text as hosts send it.
 * @param quality Brotli's, up to 11
 */
export async function compressed(content: Buffer, quality: number) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    promisify(gzip)(content, { level: Math.min(quality, 9) }),
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
      const { br, gz } = await compressed(content, 9)
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}
