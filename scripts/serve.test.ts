import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeHosting } from './deploy/hosting'
import { precompress } from './html/precompress'
import { startSite } from './serve'
import { parseEnv } from '../src/api/env'

const script = 'console.log("Jejaring Masjid");\n'.repeat(100)
const page = (name: string) => `<p>${name.repeat(1000)}</p>`

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'jm-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), content)
  }
  await precompress(dir)
  return dir
}

const hashes = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'", "'sha256-c'"],
  homeStyles: ["'sha256-b'"],
  screen: { scripts: [], styles: [] },
}
const hosting = makeHosting(parseEnv({}), hashes, [
  { pattern: '/', isShared: false },
  { pattern: '/infaq', isShared: false },
  { pattern: '/auth', isShared: false },
  { pattern: '/campaign/:slug', isShared: false },
  { pattern: '/campaign/:slug/donate', isShared: true },
])

async function serve() {
  const dir = await folder({
    'index.html': page('home'),
    '200.html': page('frame'),
    'infaq/index.html': page('infaq'),
    'pages/campaign-donate.html': page('donate'),
    'assets/index-1a2b.js': script,
    'assets/small-3c4d.js': 'small',
  })
  const site = await startSite({ dir, hosting, port: 0 })
  onTestFinished(site.close)
  const get = (address: string, init?: RequestInit) => fetch(`${site.url}${address}`, init)
  return { dir, site, get }
}

it('names in Home’s policy the styles of Home alone', async () => {
  const { get } = await serve()
  const stylesOf = async (address: string) =>
    /style-src [^;]*/.exec((await get(address)).headers.get('content-security-policy') ?? '')?.[0]
  expect(await stylesOf('/?utm=a')).toBe("style-src 'self' 'sha256-b'")
  expect(await stylesOf('/infaq')).toBe("style-src 'self' 'sha256-b' 'sha256-c'")
})

it.each([
  ['/', 'home'],
  ['/?utm=100%', 'home'],
  ['/infaq', 'infaq'],
  ['/infaq/', 'infaq'],
  ['/campaign/atap', 'frame'],
  ['/campaign/atap.v2?ref=%', 'frame'],
  ['/campaign/atap%E2%80', 'frame'],
  ['/campaign/atap/donate?nominal=50000', 'donate'],
])('%s is the page "%s", asked for anew each time', async (address, name) => {
  const { get } = await serve()
  const answer = await get(address)
  expect(await answer.text()).toBe(page(name))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

it.each([
  '/assets',
  '/..%2f..%2fetc/passwd',
  '/wp-login.php',
  '/campaign/atap/atap',
  '/tidak-ada.png',
])('%s is no page, and the app says so', async (address) => {
  const { get } = await serve()
  const answer = await get(address)
  expect(await answer.text()).toBe(page('frame'))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('to a browser that accepts "%s" it sends %s', async (accepted, encoding) => {
  const { get } = await serve()
  const headers = { 'accept-encoding': accepted }
  for (const [address, content, vary] of [
    ['/assets/index-1a2b.js', script, 'Accept-Encoding'],
    ['/campaign/atap', page('frame'), 'Accept-Encoding, Sec-Fetch-Mode'],
  ] as const) {
    const answer = await get(address, { headers })
    expect(await answer.text()).toBe(content)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe(vary)
  }
  const small = await get('/assets/small-3c4d.js', { headers })
  expect(small.headers.get('content-encoding')).toBeNull()
  expect(await small.text()).toBe('small')
})

it('a hashed file is kept for good, and a missing one is missing', async () => {
  const { get } = await serve()
  const { headers } = await get('/assets/index-1a2b.js')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toBe('text/javascript')
  const missing = await get('/assets/index-0000.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBeNull()
  expect(await missing.text()).not.toContain('<')
})

it('what has not changed is not sent again', async () => {
  const { get } = await serve()
  const etag = (await get('/infaq')).headers.get('etag') ?? ''
  expect((await get('/infaq', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(200)
})

it('only reads, and understands its addresses', async () => {
  const { get } = await serve()
  const head = await get('/infaq', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const post = await get('/infaq', { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('serves another folder after a deploy, and goes on when files go', async () => {
  const { dir, site, get } = await serve()
  await get('/infaq')
  site.deploy(await folder({ 'index.html': page('second'), '200.html': page('frame') }))
  expect(await (await get('/')).text()).toBe(page('second'))
  expect(await (await get('/infaq')).text()).toBe(page('frame'))
  site.deploy(dir)
  await rm(dir, { recursive: true })
  expect((await get('/infaq')).status).toBe(404)
})

it('needs a build', async () => {
  await expect(startSite({ dir: await folder({}), hosting, port: 0 })).rejects.toThrow(
    'npm run build',
  )
})
