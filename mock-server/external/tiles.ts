import { PNG } from 'pngjs'
import type { Reply } from '../wire/http'
import { notFound, pictureHeaders } from './assets'

const SIZE = 256
const MAX_CACHED = 500

type Colour = readonly [red: number, green: number, blue: number]

const land: Colour = [243, 240, 232]
const park: Colour = [214, 232, 205]
const water: Colour = [190, 217, 232]
const street: Colour = [255, 255, 255]
const road: Colour = [250, 222, 160]

/** A number from 0 to 1 that is always the same for the same place. */
function noise(x: number, y: number): number {
  const mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263)
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 2 ** 32
}

const mod = (value: number, size: number) => ((value % size) + size) % size

/** The colour of a point of the whole map at one zoom: blocks, streets and roads that meet at tile edges. */
function colourAt(x: number, y: number): Colour {
  if (mod(x, 384) < 7 || mod(y, 320) < 7) return road
  const [blockX, blockY] = [Math.floor(x / 96), Math.floor(y / 80)]
  const kind = noise(Math.floor(x / 384), Math.floor(y / 320))
  if (kind < 0.12) return water
  if (mod(x, 96) < 3 || mod(y, 80) < 3) return street
  return noise(blockX + 17, blockY) < 0.16 ? park : land
}

function draw(tileX: number, tileY: number): Buffer {
  const png = new PNG({ width: SIZE, height: SIZE })
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1)
      png.data.set([...colourAt(tileX * SIZE + x, tileY * SIZE + y), 255], (y * SIZE + x) * 4)
  return PNG.sync.write(png, { colorType: 2 })
}

/** Map tiles of an invented town: enough to see a map move and zoom without a network. */
export function createTiles(): (path: string) => Reply {
  const cache = new Map<string, Buffer>()
  return (path) => {
    const [, z, x, y] = /^(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.png$/.exec(path)?.map(Number) ?? []
    if (z === undefined || x === undefined || y === undefined || z > 22) return notFound
    if (x >= 2 ** z || y >= 2 ** z) return notFound
    const key = `${z}/${x}/${y}`
    const body = cache.get(key) ?? draw(x, y)
    cache.set(key, body)
    const oldest = cache.size > MAX_CACHED ? cache.keys().next().value : undefined
    if (oldest !== undefined) cache.delete(oldest)
    return {
      status: 200,
      headers: {
        ...pictureHeaders,
        'content-type': 'image/png',
        'cache-control': 'public, max-age=604800',
      },
      body,
    }
  }
}
