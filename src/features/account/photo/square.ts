import { drawPicture } from '@/ui/picked-picture/picture'

/** Side of the photo that is sent, in px: enough for every place that shows it. */
const MAX_SIDE = 512

/** At this size nobody sees the difference, and a face stays below 100 kB. */
const JPEG_QUALITY = 0.86

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

/**
 * Cuts a square out of a picture and scales it down, as a data URL: the wire form of `avatar`.
 * @throws Error with words for the user when the browser can't draw it
 */
export function cutSquare(image: HTMLImageElement, square: Square): string {
  const side = outputSide(square)
  const part = { ...square, height: square.width }
  return drawPicture(image, part, { width: side, height: side }).toDataURL(
    'image/jpeg',
    JPEG_QUALITY,
  )
}
