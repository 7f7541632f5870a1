/**
 * Draws the stand-in's pictures (design §4: "flyers are pictures made for this project") and writes them to
 * mock-server/assets, and the app's own that aren't SVG (hero, icons): `npx tsx scripts/make-flyers.ts [name…]`.
 * Deterministic; the files are committed, so nobody needs to run this unless a drawing or a colour changes.
 * CHROMIUM_PATH names the browser that renders.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { buildScenes } from './flyers/scenes-build'
import { landScenes } from './flyers/scenes-land'
import { masjidScenes } from './flyers/scenes-masjid'
import { roomScenes } from './flyers/scenes-room'
import { tableScenes } from './flyers/scenes-table'
import { avatars, brand } from './flyers/brand'
import { paymentLogos } from './flyers/payments'

const assets = new URL('../mock-server/assets/', import.meta.url)

/** Bytes a flyer may weigh: a list of ten must not cost a donor on slow 4G half a megabyte. */
const FLYER_LIMIT = 26_000

interface Raster {
  svg: string
  width: number
  height: number
  type: 'image/webp' | 'image/png'
  quality: number
}

/** Draws an SVG on a canvas of the page and encodes it there: the browser is the only image tool needed. */
async function encode(page: Page, raster: Raster): Promise<Buffer> {
  const url = await page.evaluate(async ({ svg, width, height, type, quality }) => {
    const image = new Image()
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no 2D canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return canvas.toDataURL(type, quality)
  }, raster)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** The best quality that stays within `limit` bytes. */
async function webp(
  page: Page,
  svg: string,
  width: number,
  height: number,
  limit: number,
): Promise<Buffer> {
  for (let quality = 0.9; quality >= 0.3; quality -= 0.05) {
    const picture = await encode(page, { svg, width, height, type: 'image/webp', quality })
    if (picture.byteLength <= limit) return picture
  }
  throw new Error(`No quality fits ${limit} bytes`)
}

async function save(path: string, content: Buffer | string): Promise<void> {
  const file = new URL(path, assets)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, content)
  console.log(`${path}  ${Buffer.byteLength(content)}`)
}

const flyers = { ...buildScenes, ...landScenes, ...roomScenes, ...tableScenes, ...masjidScenes }

const only = process.argv.slice(2)
const wanted = (name: string): boolean => only.length === 0 || only.includes(name)

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  const page = await browser.newPage()
  for (const [name, draw] of Object.entries(flyers)) {
    if (!wanted(name)) continue
    await save(`flyers/${name}.webp`, await webp(page, draw().toSvg(), 800, 450, FLYER_LIMIT))
  }
  for (const [name, svg] of Object.entries(avatars)) {
    if (wanted('avatars'))
      await save(`avatars/${name}.webp`, await webp(page, svg, 256, 256, 8_000))
  }
  for (const [name, svg] of Object.entries(paymentLogos)) {
    if (wanted('payments')) await save(`payments/${name}.svg`, svg)
  }
  if (wanted('brand')) {
    const hero = brand.hero().toSvg()
    const home = '../../src/features/home/assets'
    await save(`${home}/hero-960.webp`, await webp(page, hero, 960, 720, 30_000))
    await save(`${home}/hero-480.webp`, await webp(page, hero, 480, 360, 12_000))
    const pictures = [
      ['icon-192', 192, brand.rounded],
      ['icon-512', 512, brand.rounded],
      ['maskable-192', 192, brand.icon],
      ['maskable-512', 512, brand.icon],
      ['apple-touch-icon', 180, brand.icon],
    ] as const
    for (const [name, size, svg] of pictures) {
      await save(
        `../../public/icons/${name}.png`,
        await encode(page, {
          svg,
          width: size,
          height: size,
          type: 'image/png',
          quality: 1,
        }),
      )
    }
  }
} finally {
  await browser.close()
}
