import { canvasFile, drawPicture, UNREADABLE } from '@/ui/picked-picture/picture'
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
 * Cuts a square out of a picture and scales it down.
 * @returns a JPEG, null where the browser can't draw it or gives something else than what was drawn
 */
export async function cutSquare(image: HTMLImageElement, square: Square): Promise<Blob | null> {
  const side = outputSide(square)
  const part = { ...square, height: square.width }
  const canvas = drawPicture(image, part, { width: side, height: side })
  return canvas && (await canvasFile(canvas, 'image/jpeg', JPEG_QUALITY))
}

/** A picture as a data URL: the wire form of `avatar`. */
export const dataUrl = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onloadend = () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error(UNREADABLE, { cause: reader.error }))
    }
    reader.readAsDataURL(picture)
  })
