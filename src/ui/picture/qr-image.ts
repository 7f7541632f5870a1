import { create } from 'qrcode'

/** The empty edge that scanners need, in squares (ISO/IEC 18004). */
const QUIET = 4

/** Bytes that a QR code of the largest size holds at the level below (ISO/IEC 18004). */
const MOST = 2331

/** Pixels of a square's side: with one bit for a pixel, a square of a row is one byte. */
const SQUARE = 8

/** Bytes of a BMP (Windows 3) before its pixels. */
const HEAD = 62

/**
 * A QR code as the address of a bitmap, black on white. It is no SVG, since Chrome's own dark theme makes the dark colours
 * of each drawing light, also in an `img`, and then nobody can scan it. It has no canvas, which may answer with noise.
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
