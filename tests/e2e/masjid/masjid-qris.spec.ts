import { toDataURL } from 'qrcode'
import { stickerCode } from '../../../src/domain/qris/sticker-for-tests'
import { masjid } from './masjid-support'
import { expect, look, test } from '../support/test'

/* Whose a QRIS sticker is, with a real picture and real frames; its words: masjid-qris.test.tsx. */

const drawn = (text: string) => toDataURL(text, { width: 600, margin: 4 })
const own = { name: 'MASJID RAYA AL-HIDAYAH', nmid: 'ID1020304000001' }

test('a sticker is read from a picture and by the camera', { tag: '@1.1' }, async ({ page }) => {
  await page.goto(masjid.ordinary)
  await page.getByRole('link', { name: 'Periksa stiker QRIS' }).click()
  const picture = await drawn(stickerCode(own))
  await page.getByLabel('Pilih gambar stiker QRIS').setInputFiles({
    name: 'stiker.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'),
  })
  await expect(page.getByRole('heading', { name: 'Milik masjid ini' })).toBeFocused()
  await look(page)

  // A camera before which another merchant's sticker hangs.
  await page.evaluate(
    async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = 1280
      canvas.height = 720
      const draw = () => {
        canvas.getContext('2d')?.drawImage(image, 400, 80, 500, 500)
        requestAnimationFrame(draw)
      }
      draw()
      const stream = canvas.captureStream()
      Object.assign(window, { jmStream: stream })
      navigator.mediaDevices.getUserMedia = async () => stream
    },
    await drawn(stickerCode({ ...own, nmid: 'ID9999999999999' })),
  )
  await page.getByRole('button', { name: 'Pindai lagi' }).click()
  await expect(page.getByRole('heading', { name: 'Bukan milik masjid ini' })).toBeFocused()
  await expect(page.getByLabel('Gambar kamera')).toHaveCount(0)
  const states = await page.evaluate(() => {
    const stream: unknown = Reflect.get(window, 'jmStream')
    return stream instanceof MediaStream ? stream.getTracks().map((one) => one.readyState) : null
  })
  expect(states).toEqual(['ended'])
  await look(page)
})
