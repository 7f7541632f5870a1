import { white } from '@/ui/tokens'

/** Side of what is compared, in px. */
const SIDE = 32

/** Below it, half black, half white: reading must not lie about what is compared. */
const BAR = 4

/**
 * The mean difference of a colour up to which two drawings are the same: coarse JPEG stays below 20, noise is above 60
 * beside anything.
 */
const ALIKE = 32

/**
 * Whether what is in the two squares, one below the other, is alike, and the bar below them black and white.
 * @param pixels RGBA of SIDE × (2 × SIDE + BAR) px
 */
export function areAlike(pixels: Uint8ClampedArray): boolean {
  const square = SIDE * SIDE * 4
  const meanDifference = (from: number, to: number, expected: (at: number) => number) => {
    let sum = 0
    for (let at = from; at < to; at += 1)
      if (at % 4 !== 3) sum += Math.abs((pixels[at] ?? 0) - expected(at))
    return sum / ((to - from) * 0.75)
  }
  const bar = (at: number) => ((at >> 2) % SIDE < SIDE / 2 ? 0 : 255)
  return (
    meanDifference(0, square, (at) => pixels[at + square] ?? 0) <= ALIKE &&
    meanDifference(2 * square, pixels.length, bar) <= ALIKE
  )
}

/**
 * Whether a picture that was read out of a canvas shows what is drawn there. Tor, Mullvad and Firefox's resistance to
 * fingerprinting give noise or one colour, and say nothing.
 */
export async function isAsDrawn(canvas: HTMLCanvasElement, read: Blob): Promise<boolean> {
  const sheet = document.createElement('canvas')
  sheet.width = SIDE
  sheet.height = 2 * SIDE + BAR
  const pen = sheet.getContext('2d', { willReadFrequently: true })
  if (pen === null) return false
  const url = URL.createObjectURL(read)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    // Single pixels, no means: the mean of noise is an even grey, which a picture may be.
    pen.imageSmoothingEnabled = false
    pen.drawImage(canvas, 0, 0, SIDE, SIDE)
    pen.drawImage(image, 0, SIDE, SIDE, SIDE)
    pen.fillStyle = 'black'
    pen.fillRect(0, 2 * SIDE, SIDE / 2, BAR)
    pen.fillStyle = 'white'
    pen.fillRect(SIDE / 2, 2 * SIDE, SIDE / 2, BAR)
    return areAlike(pen.getImageData(0, 0, sheet.width, sheet.height).data)
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Larger files are no photo from a phone, and decoding them may crash the tab on a cheap one. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Width times height: a picture of a 50-megapixel camera still fits. */
const MAX_PIXELS = 50_000_000

export const NOT_AN_IMAGE = 'Berkas ini bukan gambar. Pilih foto JPG, PNG, atau WebP.'
export const UNREADABLE =
  'Berkas ini tidak dapat dibaca. Jika tersimpan di cloud, unduh dulu ke perangkat ini, lalu pilih lagi.'
export const TOO_LARGE = 'Ukuran foto terlalu besar. Pilih foto paling besar 10 MB.'
export const TOO_DETAILED =
  'Resolusi foto terlalu tinggi. Pilih foto paling besar 50 megapiksel, atau tangkapan layarnya.'

/**
 * Why a picked file can't be used, or null; only image files can. A file without a type is accepted, since
 * some phones give none: opening it shows whether it is a picture.
 */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type !== '' && !type.startsWith('image/')) return NOT_AN_IMAGE
  // Some clouds hand out a name before they have its content.
  if (size === 0) return UNREADABLE
  return size > MAX_FILE_BYTES ? TOO_LARGE : null
}

/** Why an opened picture can't be used, or null; a vector graphic may have no size of its own. */
export function pictureProblem({ width, height }: Size): string | null {
  if (width < 1 || height < 1) return NOT_AN_IMAGE
  return width * height > MAX_PIXELS ? TOO_DETAILED : null
}

/** Width and height, in px. */
export interface Size {
  width: number
  height: number
}

/** The size of a picture when neither of its sides may be longer than `longest`; never larger than it is. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/**
 * Opens a picture, upright as its camera recorded it.
 * @param url an object URL of the file
 * @throws Error with words for the user when it is no picture, or too large a one
 */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch (cause) {
    throw new Error(NOT_AN_IMAGE, { cause })
  }
  const problem = pictureProblem({ width: image.naturalWidth, height: image.naturalHeight })
  if (problem !== null) throw new Error(problem)
  return image
}

/**
 * Draws a part of a picture at another size, on white: JPEG has no transparency, and a logo's empty corners would come
 * out black.
 * @returns null where the browser can't draw it
 */
export function drawPicture(
  image: HTMLImageElement,
  part: Size & { x: number; y: number },
  { width, height }: Size,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.fillStyle = white
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height)
  return canvas
}

/**
 * Reads a drawing out of its canvas: nothing else may, since a browser that resists fingerprinting gives noise.
 * @returns null where the browser can't write it, or gives something else than what was drawn
 */
export async function canvasFile(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  return blob && (await isAsDrawn(canvas, blob)) ? blob : null
}

type Bytes = Uint8Array<ArrayBuffer>

/** EXIF and XMP, Photoshop's data, comments. */
const METADATA = [0xe1, 0xed, 0xfe]
const START_OF_SCAN = 0xda
const ORIENTATION = 0x0112

/** How the camera was held, 1 to 8, from a segment with EXIF (after its length); null where it doesn't say. */
function orientation(segment: Bytes): number | null {
  if (!String.fromCharCode(...segment.subarray(0, 6)).startsWith('Exif\0')) return null
  const view = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6)
  try {
    const little = view.getUint16(0) === 0x4949
    const start = view.getUint32(4, little)
    const count = view.getUint16(start, little)
    for (let entry = start + 2; entry < start + 2 + count * 12; entry += 12)
      if (view.getUint16(entry, little) === ORIENTATION) return view.getUint16(entry + 8, little)
  } catch {
    // It points beyond its end.
  }
  return null
}

/** An EXIF segment that says nothing but the orientation. */
const orientationAlone = (value: number): Bytes =>
  Uint8Array.of(
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0], // "Exif"
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8], // big-endian, the first list follows
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0], // one entry
    ...[0, 0, 0, 0], // no further list
  )

/**
 * A JPEG without what its camera wrote beside the picture: place, time, owner, preview. Which side is up stays.
 * @returns its pieces, in their order; byte for byte the same where there was nothing to leave out
 */
export function withoutMetadata(jpeg: Bytes): Bytes[] {
  const kept: Bytes[] = [jpeg.subarray(0, 2)]
  let at = 2
  for (;;) {
    const [sign, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4)
    const length = high * 256 + low
    if (sign !== 0xff || marker === START_OF_SCAN || length < 2) break
    const next = at + 2 + length
    const turned = marker === 0xe1 ? orientation(jpeg.subarray(at + 4, next)) : null
    if (!METADATA.includes(marker)) kept.push(jpeg.subarray(at, next))
    else if (turned !== null && turned <= 8) kept.push(orientationAlone(turned))
    at = next
  }
  return [...kept, jpeg.subarray(at)]
}

/** What the contract takes, and a data URL of it stays below the limit of most servers. */
const MAX_BYTES = 5 * 1024 * 1024

const CANNOT_REDUCE =
  'Browser ini tidak dapat memperkecil gambar. Pilih gambar JPG, PNG, atau WebP paling besar 5 MB.'

/** Reads the kind of a picture from its first bytes, since some phones name none. */
function kindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG')) return 'png'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null
}

/**
 * A picked picture as it is, for browsers that give out nothing of what they draw; of a photo (JPEG) all that tells
 * where it was taken stays behind.
 * @param name without an ending
 * @throws Error with words for the user when it is of another kind or too large
 */
export async function asItIs(picture: Blob, name: string): Promise<File> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const kind = kindOf(bytes)
  if (kind === null || bytes.length > MAX_BYTES) throw new Error(CANNOT_REDUCE)
  const parts = kind === 'jpeg' ? withoutMetadata(bytes) : [bytes]
  return new File(parts, `${name}.${kind === 'jpeg' ? 'jpg' : kind}`, { type: `image/${kind}` })
}
