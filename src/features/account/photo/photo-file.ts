/** Larger files are no photo from a phone, and decoding them may crash the tab on a cheap one. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Width times height: a picture of a 50-megapixel camera still fits. */
const MAX_PIXELS = 50_000_000

/** Side of the photo that is sent, in px: enough for every place that shows it. */
const MAX_SIDE = 512

export const NOT_AN_IMAGE = 'Berkas ini bukan gambar. Pilih foto JPG, PNG, atau WebP.'
export const TOO_LARGE = 'Ukuran foto terlalu besar. Pilih foto paling besar 10 MB.'

/**
 * Why a picked file can't become the photo, or null; only image files can. A file without a type is accepted, since
 * some phones give none: opening it shows whether it is a picture.
 */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type !== '' && !type.startsWith('image/')) return NOT_AN_IMAGE
  if (size === 0) return NOT_AN_IMAGE
  return size > MAX_FILE_BYTES ? TOO_LARGE : null
}

/** Why an opened picture can't be used, or null; a vector graphic may have no size of its own. */
export function pictureProblem({
  width,
  height,
}: {
  width: number
  height: number
}): string | null {
  if (width < 1 || height < 1) return NOT_AN_IMAGE
  return width * height > MAX_PIXELS ? TOO_LARGE : null
}

/** A square of the opened picture, in its own px. */
export interface Square {
  x: number
  y: number
  width: number
}

/** The side of the square when it is sent, in px: never larger than the original, never above 512. */
export function outputSide({ width }: Pick<Square, 'width'>): number {
  return Math.min(MAX_SIDE, Math.max(1, Math.round(width)))
}
