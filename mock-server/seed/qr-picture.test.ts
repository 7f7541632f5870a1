import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { qrPicture } from './qr-picture'
import { donationQris } from './qris'

describe('qrPicture', () => {
  it.each([1_000, 100_347, 987_654_321])('scans back to the payload of Rp %i', async (nominal) => {
    const payload = donationQris(nominal, 'INV20261121ABCDEFGH')
    const picture = PNG.sync.read(await qrPicture(payload))
    expect(picture.width).toBeGreaterThanOrEqual(600)
    expect(picture.height).toBe(picture.width)
    const found = jsqr(new Uint8ClampedArray(picture.data), picture.width, picture.height)
    expect(found?.data).toBe(payload)
  })

  it('keeps a quiet zone', async () => {
    const picture = PNG.sync.read(await qrPicture(donationQris(50_000, 'A')))
    const edge = Math.floor(picture.width * 0.05)
    for (let y = 0; y < edge; y += 1) {
      for (let x = 0; x < picture.width; x += 1) {
        expect(picture.data[(y * picture.width + x) * 4]).toBe(255)
      }
    }
  })
})
