import { create } from 'qrcode'

/** How many empty squares scanners need around a code (ISO/IEC 18004). */
const QUIET = 4

/** How many bytes the largest QR code holds at error correction level M (ISO/IEC 18004). */
const MOST = 2331

/** How many pixels wide a square is. A pixel is one bit, so each line of a square is exactly one byte. */
const SQUARE = 8

/** How many bytes of headers and colours a BMP with two colours has before its pixels. */
const HEAD = 62

/**
 * Makes a QR code as the `data:` address of a black and white bitmap. An SVG can't be scanned in Chrome's own dark theme,
 * which lightens its dark squares, even in an `img`. A canvas isn't used, because some browsers add noise to what is read
 * from one.
 * @param text any; an address of 150 characters gives about 45 squares a side
 * @returns null for a text that is too long for a QR code
 */
export function qrImage(text: string): string | null {
  if (new TextEncoder().encode(text).length > MOST) return null
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  const row = Math.ceil(side / 4) * 4
  const bytes = new Uint8Array(HEAD + row * side * SQUARE)
  const head = new DataView(bytes.buffer)
  // "BM", the file's length, where its pixels begin; then the second header's length, width, height, planes, bits a pixel.
  head.setUint16(0, 0x424d)
  head.setUint32(2, bytes.length, true)
  head.setUint32(10, HEAD, true)
  head.setUint32(14, 40, true)
  head.setUint32(18, side * SQUARE, true)
  head.setUint32(22, side * SQUARE, true)
  head.setUint16(26, 1, true)
  head.setUint16(28, 1, true)
  // Two colours: 0 is white, 1 is black.
  head.setUint32(54, 0xffffff, true)
  modules.data.forEach((dark, index) => {
    if (!dark) return
    const column = QUIET + (index % modules.size)
    // The lowest row comes first.
    const up = side - 1 - QUIET - Math.floor(index / modules.size)
    for (let line = 0; line < SQUARE; line++)
      bytes[HEAD + (up * SQUARE + line) * row + column] = 0xff
  })
  return `data:image/bmp;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
