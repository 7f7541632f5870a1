import { errorText } from '@/ui/error-text'
import { white } from '@/ui/tokens'
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
 * @throws Error with words for the user when the browser can't draw it
 */
export function drawPicture(
  image: HTMLImageElement,
  part: Size & { x: number; y: number },
  { width, height }: Size,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error(errorText(null))
  pen.fillStyle = white
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height)
  return canvas
}

/** @throws Error with words for the user when the browser can't write it */
export function canvasFile(canvas: HTMLCanvasElement, type: string, quality?: number) {
  return new Promise<Blob>((resolve, reject) => {
    const done = (blob: Blob | null) => {
      if (blob) resolve(blob)
      else reject(new Error(errorText(null)))
    }
    canvas.toBlob(done, type, quality)
  })
}
