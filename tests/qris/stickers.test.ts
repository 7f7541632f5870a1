import { toBuffer } from 'qrcode'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { compare, readSticker } from '../../src/domain/qris/sticker'
import { stickerCode } from '../../src/domain/qris/sticker-for-tests'
import { look } from '../../src/features/masjid/check/sight'

/*
 * Ten stickers, right and forged, as a phone's camera sees them. Library `qrcode` draws them, which knows nothing of
 * what reads them; sharp spoils the pictures.
 */

const own = { name: 'Masjid Jami Baiturrahman Depok', nmid: 'ID1020304050607' }
const name = 'MASJID JAMI BAITURRAHMAN'

const stickers = {
  'the mosque’s own': [stickerCode({ name }), 'same'],
  'its own in small letters': [stickerCode({ name: 'Masjid Jami Baiturrahman ' }), 'same'],
  'its own with an amount': [stickerCode({ name, kind: '12', amount: '50000' }), 'same'],
  'its NMID under another name': [stickerCode({ name: 'TOKO SUMBER REJEKI' }), 'otherName'],
  'its name with another NMID': [stickerCode({ name, nmid: 'ID1020304050670' }), 'other'],
  'another merchant’s': [stickerCode({ name: 'INFAQ MASJID', nmid: 'ID2099887766554' }), 'other'],
  'its name without an NMID': [stickerCode({ name, nmid: null }), 'other'],
  'its own with another number written in': [
    stickerCode({ name }).replace('936000220000012345', '936000999999999999'),
    'damaged',
  ],
  'another country’s': [stickerCode({ name, country: 'SG' }), 'notQris'],
  'an address': ['https://bayar-infaq.example/masjid-jami-baiturrahman', 'notQris'],
} as const

const ways: Readonly<Record<string, (scene: Sharp) => Sharp>> = {
  upright: (scene) => scene,
  'turned a little': (scene) => scene.rotate(13, { background: '#555' }),
  'turned by half a right angle': (scene) => scene.rotate(45, { background: '#555' }),
  'upside down': (scene) => scene.rotate(180),
  dim: (scene) => scene.linear(0.22, 4),
  pale: (scene) => scene.linear(0.3, 150),
  'cropped to its edge': (scene) => scene.extract({ left: 136, top: 56, width: 368, height: 368 }),
  blurred: (scene) => scene.blur(1.3),
  'small in a large picture': (scene) => scene.resize(400),
}

/** A sticker on a wall, 640 × 480 px. */
async function sceneOf(code: string): Promise<Buffer> {
  const qr = await toBuffer(code, { type: 'png', width: 360, margin: 3, errorCorrectionLevel: 'M' })
  const wall = { width: 640, height: 480, channels: 3, background: '#8a8070' } as const
  return sharp({ create: wall })
    .composite([{ input: qr, left: 140, top: 60 }])
    .png()
    .toBuffer()
}

async function seen(scene: Sharp) {
  const { data, info } = await scene.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return look({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}

function verdictOf(text: string): string {
  const reading = readSticker(text)
  return reading.kind === 'qris' ? compare(reading.sticker, own) : reading.kind
}

describe.each(Object.entries(stickers))('%s', (_, [code, verdict]) => {
  it.each(Object.entries(ways))('%s', async (__, spoil) => {
    const sight = await seen(spoil(sharp(await sceneOf(code))))
    expect(sight).toEqual({ kind: 'code', text: code })
    expect(verdictOf(code)).toBe(verdict)
  })
})

it.each([
  [
    'cut through',
    (scene: Sharp) => scene.extract({ left: 0, top: 0, width: 330, height: 480 }),
    false,
  ],
  ['almost black', (scene: Sharp) => scene.linear(0, 3), true],
])('nothing is read of one that is %s', async (_, spoil, isDark) => {
  expect(await seen(spoil(sharp(await sceneOf(stickerCode()))))).toEqual({
    kind: 'nothing',
    isDark,
  })
})
