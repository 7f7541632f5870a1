import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, it } from 'vitest'
import { donationQris } from './seed/qris'
import { startStandIn } from './start'
import { donate } from './calls-for-tests'

const standIn = await startStandIn({ port: 0, quiet: true })
afterAll(() => standIn.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(standIn.url + path, { headers })
/** Asks for a path unchanged, which `fetch` would tidy up first. */
const rawStatus = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(standIn.url, { path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

describe('pictures', () => {
  it('are served with type, cache and CORS headers', async () => {
    const [flyer] = readdirSync(new URL('./assets/flyers/', import.meta.url))
    const answer = await get(`/assets/flyers/${flyer ?? ''}`, { origin: 'http://localhost:5173' })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=86400',
    })
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
  })

  it('has every picture that the seed names', async () => {
    const { campaigns, masjids, paymentMethods, accounts } = standIn.state.seed
    const flyers = [...campaigns, ...masjids].map(
      ({ flyer }) => `${standIn.url}/assets/flyers/${flyer}`,
    )
    const others = [
      ...paymentMethods.map(({ image }) => image),
      ...accounts.map(({ user }) => user.avatar),
    ]
    const missing: string[] = []
    for (const address of new Set([...flyers, ...others]))
      if (address && (await fetch(address, { method: 'HEAD' })).status !== 200)
        missing.push(address)
    expect(missing).toEqual([])
  })

  it.each([
    ['/assets/../package.json'],
    ['/assets/%2e%2e/start.ts'],
    ['/assets/flyers/..%2f..%2fstart.ts'],
    ['/assets/flyers/%00.png'],
    ['/assets/flyers'],
    ['/assets/flyers/tidak-ada.webp'],
  ])('are never found outside their folder: %s', async (path) => {
    expect(await rawStatus(path)).toBe(404)
  })

  it('are QR codes of a donation, which scan', async () => {
    const code = await donate(standIn, { price: '75000' })
    const answer = await get(`/qr/${code}.png`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const { data, width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()))
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(donationQris(75_000, code))
    expect(await rawStatus('/qr/DN-XXXXXXXX.png')).toBe(404)
  })

  it('are map tiles, and none outside the map', async () => {
    const answer = await get('/tiles/13/6532/4240.png')
    const tile = PNG.sync.read(Buffer.from(await answer.arrayBuffer()))
    expect([tile.width, tile.height]).toEqual([256, 256])
    expect(await rawStatus('/tiles/1/2/0.png')).toBe(404)
  })
})
