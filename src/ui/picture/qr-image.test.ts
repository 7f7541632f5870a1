import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { qrImage } from './qr-image'

/** Decodes the bitmap by its header, as a browser does, and scans it. */
function scan(address: string): string | undefined {
  const file = Buffer.from(address.replace('data:image/bmp;base64,', ''), 'base64')
  expect(file.toString('latin1', 0, 2)).toBe('BM')
  expect(file.readUInt32LE(2)).toBe(file.length)
  expect([file.readUInt16LE(26), file.readUInt16LE(28), file.readUInt32LE(30)]).toEqual([1, 1, 0])
  const start = file.readInt32LE(10)
  const width = file.readInt32LE(18)
  const height = file.readInt32LE(22)
  const row = Math.ceil(width / 32) * 4
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const byte = file.readUInt8(start + (height - 1 - y) * row + (x >> 3))
      const colour = 54 + 4 * ((byte >> (7 - (x & 7))) & 1)
      pixels.set([...file.subarray(colour, colour + 3), 255], (y * width + x) * 4)
    }
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data
}

it.each([
  'https://www.masjid.example/campaign/renovasi-atap-masjid-al-ikhlas?utm_source=web&utm_ref=SITI788',
  'http://localhost:4173/kencleng-masjid/x?utm_source=web&utm_ref=A%20B',
])('is read back as %s', (link) => {
  expect(scan(qrImage(link) ?? '')).toBe(link)
})

it('a text that is too long has none', () => {
  expect(qrImage('é'.repeat(1165))).not.toBeNull()
  expect(qrImage('é'.repeat(1166))).toBeNull()
})
