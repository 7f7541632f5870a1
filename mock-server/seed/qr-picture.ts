import { toBuffer } from 'qrcode'

const WIDTH = 720

/**
 * Draws a payload as a PNG, 720 px square, with the four modules of quiet zone scanners need.
 * Level M: a phone screen is not scratched, and a sparser code scans from further away.
 */
export function qrPicture(text: string): Promise<Buffer> {
  return toBuffer(text, { type: 'png', width: WIDTH, margin: 4, errorCorrectionLevel: 'M' })
}
