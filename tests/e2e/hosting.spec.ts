import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support/test'

/*
 * What a server says beside the files of a real build, the same from scripts/serve.ts (project mobile) and from Debian's
 * nginx (project nginx): both have it of one table (scripts/deploy/hosting.ts). Without a browser, so it is one test.
 */

const assets = readdirSync(path.resolve(import.meta.dirname, '../../dist/assets'))
const script = assets.find((name) => /^index-.*\.js$/.test(name)) ?? ''

const open = { 'referrer-policy': 'strict-origin-when-cross-origin', 'x-robots-tag': null }
const closed = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
const everyPage = {
  'cache-control': 'no-cache',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const html = /^text\/html; ?charset=utf-8$/

const answers = [
  ['/', 200, html, open],
  ['/infaq', 200, html, open],
  ['/infaq/', 200, html, open],
  ['/campaign/apa-saja?utm_ref=A', 200, html, open],
  ['/campaign/apa-saja/donate', 200, html, closed],
  ['/donation/DN-1/checkout', 200, html, closed],
  ['/auth', 200, html, closed],
  ['/Donation/DN-1/Checkout', 200, html, closed],
  ['/donation/DN-1/checkout.', 404, html, closed],
  ['/profile/donasi', 200, html, closed],
  ['/halaman-yang-tak-ada', 404, html, open],
  ['/wp-login.php', 404, html, open],
  ['/icons/tidak-ada.png', 404, html, open],
  ['/sw.js', 200, /^(text|application)\/javascript/, open],
  ['/manifest.webmanifest', 200, /^application\/manifest\+json/, open],
] as const

test(
  'every address has its status, type, policy and encoding',
  { tag: '@server' },
  async ({ siteUrl }) => {
    for (const [address, status, type, told] of answers) {
      const { status: answered, headers } = await fetch(siteUrl + address)
      expect.soft(answered, address).toBe(status)
      expect.soft(headers.get('content-type'), address).toMatch(type)
      const policy = headers.get('content-security-policy')
      expect
        .soft(policy, address)
        .toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; style-src 'self' '/)
      expect
        .soft(policy, address)
        .toContain("form-action 'none'; require-trusted-types-for 'script'; trusted-types")
      expect
        .soft(policy?.replace("style-src-attr 'unsafe-inline'", ''), address)
        .not.toContain('unsafe')
      expect
        .soft(headers.get('permissions-policy'), address)
        .toMatch(/camera=\(self\).*microphone=\(\)/)
      for (const [name, value] of Object.entries({ ...everyPage, ...told }))
        expect.soft(headers.get(name), `${address} ${name}`).toBe(value)
    }

    await test.step('a hashed file is kept for good, a missing one is missing', async () => {
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
    })

    await test.step('what was compressed by the build is sent so', async () => {
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

    await test.step('what has not changed is not sent again, and nothing can be sent here', async () => {
      const etag = (await fetch(`${siteUrl}/infaq`)).headers.get('etag') ?? ''
      const again = await fetch(`${siteUrl}/infaq`, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect((await fetch(`${siteUrl}/infaq`, { method: 'POST' })).status).toBe(405)
    })
  },
)
