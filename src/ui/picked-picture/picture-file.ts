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
