import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { qrPicture } from './qr-picture'
import { donationQris } from './qris'

/* mock-server/pictures.test.ts scans it. */

it('keeps a quiet zone', async () => {
  const picture = PNG.sync.read(await qrPicture(donationQris(50_000, 'A')))
  const edge = Math.floor(picture.width * 0.05)
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      expect(picture.data[(y * picture.width + x) * 4]).toBe(255)
    }
  }
})
