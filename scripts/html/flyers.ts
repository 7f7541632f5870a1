import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { WholeFiles } from './whole-files.ts'

/** What Facebook, WhatsApp and Twitter show at full width, in pixels. */
const PREVIEW = { width: 1200, height: 630 } as const

/** Bytes. WhatsApp shows no picture above this. */
const MAX_PREVIEW = 300_000

/**
 * Pixels, at least as wide as the app's column on nearly all phones. It is shown until the whole flyer has come: were
 * it narrower than its place, browsers would count the whole one as the page's largest paint.
 */
const SMALL = { width: 432, height: 243 } as const

/** A larger picture is refused: it could be a bomb, made to fill the memory. */
const MAX_PIXELS = 50_000_000
const MAX_BYTES = 20_000_000

/** Milliseconds that a flyer may take. */
const PATIENCE_MS = 10_000

/** @throws when it is no picture */
async function previewOf(picture: Buffer | string): Promise<Buffer> {
  const cut = sharp(picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...PREVIEW, fit: 'cover' })
    .flatten({ background: { r: 255, g: 255, b: 255 } })
  let jpeg = await cut.clone().jpeg({ quality: 80 }).toBuffer()
  for (const quality of [60, 40, 20]) {
    if (jpeg.byteLength < MAX_PREVIEW) break
    jpeg = await cut.clone().jpeg({ quality }).toBuffer()
  }
  return jpeg
}

const smallOf = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...SMALL, fit: 'cover' })
    .webp({ quality: 40, effort: 2 })
    .toBuffer()

async function fetched(url: string): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  const length = Number(answer.headers.get('content-length') ?? 0)
  if (!answer.ok || length > MAX_BYTES) throw new Error(`${answer.status}, ${length} bytes`)
  return Buffer.from(await answer.arrayBuffer())
}

const sitePicture = path.resolve(
  import.meta.dirname,
  '../../src/features/home/assets/hero-960.webp',
)

/** Writes the preview of pages that have no picture of their own. */
export const writeSitePreview = async (files: WholeFiles, name: string): Promise<void> =>
  files.write(name, await previewOf(sitePicture))

/** A flyer's two copies. */
export interface Flyer {
  /** The address on this site of the one for previews. */
  preview: string
  /** The one in the HTML, by `data:`. */
  small: string
}

/**
 * Cuts flyers for previews and for the HTML. Each is fetched once: another picture has another address.
 * @param cache a folder that outlives the build
 * @returns a flyer's copies, the first of which is in the site by then. It rejects when there is no such picture
 */
export function flyersIn(cache: string, files: WholeFiles, dist: string) {
  sharp.concurrency(1)
  sharp.cache(false)
  const inWork = new Map<string, Promise<void>>()

  async function cut(url: string, name: string): Promise<void> {
    const picture = await fetched(url)
    const copies = [
      [`${name}.jpg`, await previewOf(picture)],
      [`${name}.webp`, await smallOf(picture)],
    ] as const
    await mkdir(cache, { recursive: true })
    for (const [file, content] of copies) {
      await writeFile(path.join(cache, `${file}.part`), content)
      await rename(path.join(cache, `${file}.part`), path.join(cache, file))
    }
  }

  return async function flyer(url: string): Promise<Flyer> {
    const name = hash('sha256', url, 'hex').slice(0, 24)
    const kept = (ending: string) => path.join(cache, name + ending)
    if (!existsSync(kept('.webp'))) {
      // Several programs may share one.
      const work = inWork.get(name) ?? cut(url, name)
      inWork.set(name, work)
      await work.finally(() => inWork.delete(name))
    }
    const preview = `og/${name}.jpg`
    if (!existsSync(path.join(dist, preview)))
      await files.write(preview, await readFile(kept('.jpg')))
    const small = await readFile(kept('.webp'), 'base64')
    return { preview: `/${preview}`, small: `data:image/webp;base64,${small}` }
  }
}
