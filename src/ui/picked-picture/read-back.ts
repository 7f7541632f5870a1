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
