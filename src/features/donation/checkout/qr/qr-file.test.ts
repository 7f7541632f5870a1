import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fetchQrFile, saveQr } from './qr-file'

const answer = (type: string, status = 200) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('x', { status, headers: { 'content-type': type } })),
  )

afterEach(() => vi.unstubAllGlobals())

describe('fetchQrFile', () => {
  it.each([
    ['JM26112100A7', 'image/png', 'qris-JM26112100A7.png'],
    ['../a b', 'image/png', 'qris--a-b.png'],
    ['A', 'image/svg+xml', 'qris-A.svg'],
  ])('names the picture of %s after it, and keeps it out of the file system', async (...row) => {
    const [code, type, name] = row
    answer(type)
    expect((await fetchQrFile('https://qr/1', code)).name).toBe(name)
  })

  it.each([
    ['data:image/png;base64,eHk=', 'qris-A.png', 'image/png', 'xy'],
    ['data:image/svg+xml,%3Csvg/%3E', 'qris-A.svg', 'image/svg+xml', '<svg/>'],
    ['data:image/svg+xml;charset=utf-8;base64,PHN2Zy8+', 'qris-A.svg', 'image/svg+xml', '<svg/>'],
  ])('reads %s without asking anybody', async (url, name, type, text) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused by the policy')))
    const file = await fetchQrFile(url, 'A')
    expect([file.name, file.type, await file.text()]).toEqual([name, type, text])
  })

  it('saves no error page as a picture', async () => {
    answer('text/html')
    await expect(fetchQrFile('https://qr/1', 'A')).rejects.toThrow('QR picture')
    answer('image/png', 500)
    await expect(fetchQrFile('https://qr/1', 'A')).rejects.toThrow('QR picture')
  })
})

describe('saveQr', () => {
  const url = 'https://qr/1'
  const sheet = (ends: () => Promise<void>) => ({ canShare: () => true, share: ends })
  const refuse = (name: string) => sheet(() => Promise.reject(new DOMException('', name)))
  const webview = 'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Instagram 349.0.0.42.104 Android'

  it.each([
    ['share', 'image/png', sheet(() => Promise.resolve())],
    ['share', 'image/png', refuse('AbortError')],
    ['download', 'image/png', refuse('InvalidStateError')],
    ['download', 'image/png', {}],
    ['tab', 'image/png', { userAgent: webview }],
    ['tab', 'text/html', {}],
  ] as const)('is a %s of %s where the device is %o', async (way, type, device) => {
    answer(type)
    const links: object[] = []
    vi.stubGlobal('navigator', { userAgent: '', ...device })
    vi.stubGlobal('document', {
      createElement: () => ({ click: () => undefined, remove: () => undefined }),
      body: { append: (link: object) => links.push(link) },
    })
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    expect(await saveQr(url, 'A')).toBe(way)
    const wanted = {
      share: [],
      download: [{ download: 'qris-A.png' }],
      tab: [{ href: url, target: '_blank' }],
    }
    expect(links).toMatchObject(wanted[way])
  })
})
