import { create } from 'qrcode'

/** A QR code for an SVG: its squares as one path, in units of one square. */
export interface QrPath {
  /** The length of a side, with the empty edge of four squares that scanners need. */
  size: number
  path: string
}

const QUIET = 4

/** Bytes that a QR code of the largest size holds at the level below (ISO/IEC 18004). */
const MOST = 2331

/**
 * @param text any; an address of 150 characters gives about 45 squares a side
 * @returns null for a text that is too long for a QR code
 */
export function qrPath(text: string): QrPath | null {
  if (new TextEncoder().encode(text).length > MOST) return null
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const squares = Array.from(modules.data, (dark, index) => {
    const x = (index % modules.size) + QUIET
    const y = Math.floor(index / modules.size) + QUIET
    return dark ? `M${x} ${y}h1v1h-1z` : ''
  })
  return { size: modules.size + 2 * QUIET, path: squares.join('') }
}
