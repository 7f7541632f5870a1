import { errorText } from '@/ui/error-text'
import { white } from '@/ui/tokens'
import { NOT_AN_IMAGE, outputSide, pictureProblem, type Square } from './photo-file'

/** At this size nobody sees the difference, and a face stays below 100 kB. */
const JPEG_QUALITY = 0.86

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
 * Cuts a square out of a picture and scales it down, as a data URL: the wire form of `avatar`.
 * @throws Error with words for the user when the browser can't draw it
 */
export function cutSquare(image: HTMLImageElement, square: Square): string {
  const side = outputSide(square)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error(errorText(null))
  // JPEG has no transparency: without this, a logo's empty corners come out black.
  pen.fillStyle = white
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, square.x, square.y, square.width, square.width, 0, 0, side, side)
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
