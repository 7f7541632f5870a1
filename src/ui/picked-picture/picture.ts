import { white } from '@/ui/tokens'
import { isAsDrawn } from './read-back'
import { NOT_AN_IMAGE, pictureProblem, type Size } from './picture-file'

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
