import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import cloudflare from '../../deploy/cloudflare'
import netlify from '../../deploy/netlify'
import { makeHosting } from '../../scripts/deploy/hosting'
import { parseEnv } from '../../src/api/env'

const neutral =
  '<!doctype html><head><title>Jejaring Masjid</title><meta name="description" content="Situs"></head>'
const page = () => new Response(neutral, { headers: { 'cache-control': 'public, max-age=0' } })
const missing = () => new Response(neutral, { status: 404 })

/** As workerd's Pages answer: what follows a redirect finds `200.html` at `/200`, and all other pages' files. */
const ASSETS = {
  fetch: (request: Request) =>
    Promise.resolve(
      ['/200', '/pages/campaign-donate', '/infaq'].includes(new URL(request.url).pathname)
        ? page()
        : missing(),
    ),
}

const routes = ['/infaq', '/campaign/:slug', '/donation/:codeDonate/checkout', '/masjid/:slug'].map(
  (pattern) => ({ pattern, isShared: false }),
)

const hosts = {
  Cloudflare: (request: Request) => cloudflare.fetch(request, { ASSETS }),
  /** Its own rules answer through `next`. */
  Netlify: (request: Request) =>
    netlify(request, {
      next: () =>
        Promise.resolve(new URL(request.url).pathname === '/tidak-ada' ? missing() : page()),
    }),
}

beforeEach(() => {
  vi.stubGlobal(
    '__JM_HOSTING__',
    makeHosting(
      parseEnv({}),
      { scripts: [], styles: [], homeStyles: [], screen: { scripts: [], styles: [] } },
      [...routes, { pattern: '/campaign/:slug/donate', isShared: true }],
    ),
  )
  const program = { id: 1, slug: 'sumur', header: 'Sumur', deskripsi: 'Air' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [program] })))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const get = (host: keyof typeof hosts, path: string, headers: Record<string, string> = {}) =>
  hosts[host](new Request(`https://masjid.example${path}`, { headers }))

it.each(['Cloudflare', 'Netlify'] as const)('%s previews a new program', async (host) => {
  const answer = await get(host, '/campaign/sumur')
  expect(await answer.text()).toContain('<title>Sumur · Jejaring Masjid</title>')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})

it.each(['Cloudflare', 'Netlify'] as const)(
  '%s gives a browser the page as it is',
  async (host) => {
    const answer = await get(host, '/campaign/sumur', { 'sec-fetch-mode': 'navigate' })
    expect(await answer.text()).toBe(neutral)
    expect(answer.headers.get('vary')).toBe('Sec-Fetch-Mode')
    expect((await get(host, '/campaign/sumur')).headers.get('vary')).toBe('Sec-Fetch-Mode')
  },
)

it.each([
  ['Cloudflare', '/infaq', 200, 'strict-origin-when-cross-origin'],
  ['Cloudflare', '/donation/A1/checkout', 200, 'no-referrer'],
  ['Cloudflare', '/campaign/sumur/donate', 200, 'no-referrer'],
  ['Cloudflare', '/Donation/A1/Checkout', 200, 'no-referrer'],
  ['Netlify', '/Donation/A1/checkout.', 200, 'no-referrer'],
  ['Cloudflare', '/tidak-ada', 404, 'strict-origin-when-cross-origin'],
  ['Netlify', '/infaq', 200, 'strict-origin-when-cross-origin'],
  ['Netlify', '/donation/A1/checkout', 200, 'no-referrer'],
  ['Netlify', '/tidak-ada', 404, 'strict-origin-when-cross-origin'],
] as const)('%s answers %s with %i and its headers', async (host, path, status, referrer) => {
  const answer = await get(host, path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('referrer-policy')).toBe(referrer)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})
