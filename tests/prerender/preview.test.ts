import { get as httpGet, type IncomingMessage } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createPreview } from '../../deploy/preview'
import { answerPreview } from '../../deploy/node'
import { makeHosting } from '../../scripts/deploy/hosting'
import { parseEnv } from '../../src/api/env'
import { startStandIn } from '../../mock-server/start'
import { startSite } from '../../scripts/serve'

const neutral =
  '<!doctype html><head><title>Jejaring Masjid</title><meta name="description" content="Situs"></head><div id="root"></div>'

// Not the last build's: none may be there yet.
const hosting = makeHosting(
  parseEnv({}),
  { scripts: [], styles: [], homeStyles: [], screen: { scripts: [], styles: [] } },
  ['/campaign/:slug', '/kencleng-masjid/:slug', '/masjid/:slug'].map((pattern) => ({
    pattern,
    isShared: false,
  })),
)

const slug = 'renovasi-atap-masjid-al-ikhlas'

const standIn = await startStandIn({ port: 0, quiet: true })
const network = globalThis.fetch

/** The address of the backend that a build of the tests has leads to the stand-in. */
function reach(port: number) {
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    network(url.replace('localhost:4010', `localhost:${port}`), init),
  )
}

beforeAll(() => reach(standIn.port))
afterAll(async () => {
  vi.unstubAllGlobals()
  await standIn.close()
})

/** The address of a path on the host. */
async function open() {
  const dir = await mkdtemp(path.join(tmpdir(), 'jm-'))
  for (const name of ['index.html', '200.html']) await writeFile(path.join(dir, name), neutral)
  const site = await startSite({ dir, hosting, port: 0, answerPreview })
  onTestFinished(async () => {
    await site.close()
    await rm(dir, { recursive: true })
  })
  return (address: string) => `${site.url}${address}`
}

async function serve() {
  const server = await open()
  return (address: string, headers: Record<string, string> = {}) =>
    network(server(address), { headers })
}

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

it('a reader of links finds title, description and picture of a new program', async () => {
  const get = await serve()
  const answer = await get(`/campaign/${slug}`, { 'user-agent': 'WhatsApp/2.23.20.0 A' })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8')
  expect(content(html, 'og:title')).toBe('Renovasi Atap Masjid Al-Ikhlas · Jejaring Masjid')
  expect(content(html, 'og:description')).toMatch(/^Setiap musim hujan, jamaah Masjid Al-Ikhlas /)
  expect(content(html, 'og:image')).toBe('http://localhost:4010/assets/flyers/renovasi-atap.webp')
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).toContain('<title>Renovasi Atap Masjid Al-Ikhlas · Jejaring Masjid</title>')
})

it.each([
  ['/kencleng-masjid/masjid-raya-al-hidayah', '"@type":"DonateAction"'],
  ['/masjid/masjid-raya-al-hidayah/', '"@type":["Mosque","PlaceOfWorship"]'],
  ['/Masjid/Masjid-Raya-Al-Hidayah', '"@type":["Mosque","PlaceOfWorship"]'],
])('%s is found too', async (address, what) => {
  const get = await serve()
  const html = await (await get(address)).text()
  expect(content(html, 'og:title')).toBe('Masjid Raya Al-Hidayah · Jejaring Masjid')
  expect(html).toContain(what)
})

it.each([
  '/campaign/tidak-ada-program-ini',
  '/campaign/%E0%A4%A',
  '/campaign/..%2f..%2fetc',
  `/campaign/${slug}/donate`,
  '/donation/INV-1',
  '/campaign/gagal-500',
])('%s is the page as it lies there', async (address) => {
  const handler = createPreview(() => Promise.resolve(new Response(neutral)))
  const answer = await handler(new Request(`http://localhost${address}`))
  expect(await answer.text()).toBe(neutral)
})

it('a browser never waits for the backend', async () => {
  const before = standIn.log.entries.length
  const handler = createPreview(() => Promise.resolve(new Response(neutral)))
  const headers = { 'sec-fetch-mode': 'navigate' }
  const answer = await handler(new Request(`http://localhost/campaign/${slug}`, { headers }))
  expect(await answer.text()).toBe(neutral)
  expect(standIn.log.entries).toHaveLength(before)
})

it('a backend that never answers holds a reader up for a moment only, and the log says so', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too late')))
    })
  })
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  const handler = createPreview(() => Promise.resolve(new Response(neutral)))
  const answer = await handler(new Request(`http://localhost/campaign/${slug}`))
  expect(await answer.text()).toBe(neutral)
  const line = `No preview of /campaign/${slug}: http://localhost:4010 gave no answer. Error: too late`
  expect(said.mock.calls).toEqual([[line]])
  expect(signals).toHaveLength(1)
  reach(standIn.port)
})

/** Answers the preview's call with this. */
const answerWith = (answer: (init: RequestInit) => Response) => {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    asked.push(init)
    return Promise.resolve(answer(init))
  })
  onTestFinished(() => reach(standIn.port))
  return asked
}

const pageOf = async (address: string) => {
  const handler = createPreview(() => Promise.resolve(new Response(neutral)))
  return (await handler(new Request(`http://localhost${address}`))).text()
}

it.each([
  [200_000, true],
  [300_000, false],
])('reads a program of %i bytes: %s', async (length, isRead) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const program = { id: 1, slug: 'x', header: 'Sumur', deskripsi: 'a'.repeat(length) }
  answerWith(() => Response.json({ data: [program] }))
  expect((await pageOf('/campaign/x')).includes('<title>Sumur')).toBe(isRead)
})

it('reads no more of an endless answer than it may', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue()
  let sent = 0
  let isCancelled = false
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (stream) => {
        sent += 10_000
        stream.enqueue(new Uint8Array(10_000).fill(32))
      },
      cancel: () => {
        isCancelled = true
      },
    })
  answerWith(() => new Response(endless()))
  expect(await pageOf('/campaign/x')).toBe(neutral)
  expect(sent).toBeLessThan(300_000)
  expect(isCancelled).toBe(true)
  expect(said.mock.lastCall?.[0]).toMatch(/more than 256000 bytes$/)
})

it('takes its key to no other host', async () => {
  const asked = answerWith(() => new Response(null, { status: 302, headers: { location: '/x' } }))
  expect(await pageOf('/campaign/x')).toBe(neutral)
  expect(asked).toMatchObject([{ redirect: 'manual' }])
})

it.each([
  ['/campaign/Sumur-1.', '/Campaign/Sumur-1%20'],
  ['/masjid/raya*', '/masjid/raya/'],
])('reads %s and %s as the app does', async (...addresses) => {
  const program = { id: 1, slug: 'x', header: '\u202eSumur', deskripsi: 'Air' }
  for (const address of addresses) {
    answerWith(() => Response.json({ data: [program] }))
    expect(await pageOf(address)).toContain('<title>Sumur · Jejaring Masjid')
  }
})

it('page and preview say for whom they are', async () => {
  const server = await open()
  // By hand, since Node's own fetch says what it is itself.
  const varyOf = async (path: string, headers: Record<string, string>) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      httpGet(server(path), { headers }, resolve).on('error', reject)
    })
    answer.resume()
    return answer.headers.vary
  }
  const navigate = { 'sec-fetch-mode': 'navigate' }
  expect(await varyOf(`/campaign/${slug}`, {})).toBe('Sec-Fetch-Mode')
  expect(await varyOf(`/campaign/${slug}`, navigate)).toBe('Accept-Encoding, Sec-Fetch-Mode')
})
