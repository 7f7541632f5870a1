import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support/test'

/*
 * What a server says beside the files, the same from scripts/serve.ts (project mobile) and from Debian's nginx (project
 * nginx): both have it of one table (scripts/deploy/hosting.ts).
 */

const assets = readdirSync(path.resolve(import.meta.dirname, '../../dist/assets'))
const script = assets.find((name) => /^index-.*\.js$/.test(name)) ?? ''

const open = { 'referrer-policy': 'strict-origin-when-cross-origin', 'x-robots-tag': null }
const closed = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

for (const [address, status, type, told] of [
  ['/', 200, /^text\/html; ?charset=utf-8$/, open],
  ['/infaq', 200, /^text\/html; ?charset=utf-8$/, open],
  ['/infaq/', 200, /^text\/html; ?charset=utf-8$/, open],
  ['/campaign/apa-saja?utm_ref=A', 200, /^text\/html; ?charset=utf-8$/, open],
  ['/campaign/apa-saja/donate', 200, /^text\/html; ?charset=utf-8$/, closed],
  ['/donation/DN-1/checkout', 200, /^text\/html; ?charset=utf-8$/, closed],
  ['/auth', 200, /^text\/html; ?charset=utf-8$/, closed],
  ['/Donation/DN-1/Checkout', 200, /^text\/html; ?charset=utf-8$/, closed],
  ['/donation/DN-1/checkout.', 404, /^text\/html; ?charset=utf-8$/, closed],
  ['/profile/donasi', 200, /^text\/html; ?charset=utf-8$/, closed],
  ['/halaman-yang-tak-ada', 404, /^text\/html; ?charset=utf-8$/, open],
  ['/wp-login.php', 404, /^text\/html; ?charset=utf-8$/, open],
  ['/icons/tidak-ada.png', 404, /^text\/html; ?charset=utf-8$/, open],
  ['/sw.js', 200, /^(text|application)\/javascript/, open],
  ['/manifest.webmanifest', 200, /^application\/manifest\+json/, open],
] as const)
  test(
    `${address} is ${status}, asked for anew, and held by the policy`,
    { tag: '@server' },
    async ({ siteUrl }) => {
      const answer = await fetch(siteUrl + address)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toMatch(type)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; style-src 'self' '/,
      )
      expect(policy).toContain(
        "form-action 'none'; require-trusted-types-for 'script'; trusted-types",
      )
      expect(policy?.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
      expect(answer.headers.get('permissions-policy')).toContain('camera=()')
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      for (const [name, value] of Object.entries(told))
        expect(answer.headers.get(name), name).toBe(value)
    },
  )

test(
  'a hashed file is kept for good, a missing one is missing',
  { tag: '@server' },
  async ({ siteUrl }) => {
    const { status, headers } = await fetch(`${siteUrl}/assets/${script}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // 2 kB with each file would be felt on a slow line.
    expect(headers.get('content-security-policy')).toBeNull()
    const missing = await fetch(`${siteUrl}/assets/index-0000.js`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(missing.headers.get('cache-control')).toBeNull()
    expect(await missing.text()).toBe('Not found')
  },
)

test('what was compressed by the build is sent so', { tag: '@server' }, async ({ siteUrl }) => {
  for (const address of ['/', '/campaign/apa-saja', `/assets/${script}`])
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted }
      const answer = await fetch(siteUrl + address, { headers })
      expect(answer.headers.get('content-encoding'), `${address} ${accepted}`).toBe(encoding)
      // Where there are previews, their page says that it is another for browsers, too.
      expect(answer.headers.get('vary')).toMatch(/^Accept-Encoding(, Sec-Fetch-Mode)?$/)
      expect((await answer.text()).length).toBeGreaterThan(1000)
    }
})

test(
  'what has not changed is not sent again, and nothing can be sent here',
  { tag: '@server' },
  async ({ siteUrl }) => {
    const etag = (await fetch(`${siteUrl}/infaq`)).headers.get('etag') ?? ''
    const again = await fetch(`${siteUrl}/infaq`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect((await fetch(`${siteUrl}/infaq`, { method: 'POST' })).status).toBe(405)
  },
)

test(
  'an unknown address shows the app’s own words',
  { tag: '@server' },
  async ({ page, allowErrors }) => {
    allowErrors(/status of 404/)
    await page.goto('/halaman-yang-tak-ada')
    await expect(page.getByText('Halaman yang kamu cari tidak ditemukan')).toBeVisible()
  },
)
