import jsQR from 'jsqr'

/** What was seen in a picture. */
export type Sight = { kind: 'code'; text: string } | { kind: 'nothing'; isDark: boolean }

/** RGBA, row by row. */
type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** Mean brightness, 0 to 255, below which a picture is called dark. */
const DARK = 45

/** One pixel of so many is looked at for the brightness. */
const STEP = 37

/** The part of a picture's pixels that may be darker, or lighter, than what counts as its darkest and lightest. */
const OUTLIERS = 0.02

/** Looks for a QR code in a picture. */
export function look(pixels: Pixels): Sight {
  const { mean, darkest, lightest } = lightOf(pixels)
  const text = textIn(pixels) ?? textIn(stretched(pixels, darkest, lightest))
  return text === null ? { kind: 'nothing', isDark: mean < DARK } : { kind: 'code', text }
}

/** jsQR reads a code whose bytes are no text as '', which counts as none. */
const textIn = ({ data, width, height }: Pixels) => jsQR(data, width, height)?.data || null

/** How bright a picture is, from 0 to 255, by its green: most of what an eye calls bright. */
function lightOf({ data }: Pixels) {
  const seen: number[] = []
  for (let at = 1; at < data.length; at += 4 * STEP) seen.push(data[at] ?? 0)
  seen.sort((one, other) => one - other)
  const rank = (part: number) => seen[Math.floor(part * (seen.length - 1))] ?? 0
  return {
    mean: seen.reduce((sum, one) => sum + one, 0) / seen.length,
    darkest: rank(OUTLIERS),
    lightest: rank(1 - OUTLIERS),
  }
}

/** A picture with its whole range from black to white: jsQR takes the ink of a bleached sticker for paper. */
function stretched({ data, width, height }: Pixels, darkest: number, lightest: number): Pixels {
  const gain = 255 / Math.max(1, lightest - darkest)
  // A clamped array keeps what lies beyond at black and white.
  return { data: data.map((value) => (value - darkest) * gain), width, height }
}
