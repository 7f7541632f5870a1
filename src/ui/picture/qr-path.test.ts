import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { type QrPath, qrPath } from './qr-path'

/** Draws the path as a scanner sees it: four pixels a square. */
function scan({ size, path }: QrPath): string | undefined {
  const scale = 4
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsQR(pixels, side, side)?.data
}

it.each([
  'https://www.masjid.example/campaign/renovasi-atap-masjid-al-ikhlas?utm_source=web&utm_ref=SITI788',
  'http://localhost:4173/kencleng-masjid/x?utm_source=web&utm_ref=A%20B',
])('is read back as %s', (link) => {
  const code = qrPath(link)
  expect(code && scan(code)).toBe(link)
})

it('a text that is too long has none', () => {
  expect(qrPath('é'.repeat(1165))).not.toBeNull()
  expect(qrPath('é'.repeat(1166))).toBeNull()
})
