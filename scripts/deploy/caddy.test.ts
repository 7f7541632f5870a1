import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/api/env'
import { SCREEN_PATTERN } from '../../src/lib/address/paths'
import { onPath } from '../setup/debian.mjs'
import { freePort } from '../setup/listen.mjs'
import { makeHosting } from './hosting'
import { caddyFile } from './server-files'

/*
 * What Debian's Caddy makes of the build's configuration, by HTTP; nginx is tried in tests/e2e/hosting.spec.ts. Left out
 * where Caddy isn't installed: `apt-get install caddy`.
 */

const hashes = {
  scripts: ["'sha256-a'"],
  styles: ["'sha256-b'", "'sha256-c'"],
  homeStyles: ["'sha256-b'"],
  screen: { scripts: ["'sha256-d'"], styles: ["'sha256-e'"] },
}
const hosting = makeHosting(parseEnv({}), hashes, [
  ...['/', '/infaq', '/auth', '/campaign/:slug', '/donation/:code/checkout'].map((pattern) => ({
    pattern,
    isShared: false,
  })),
  { pattern: '/campaign/:slug/donate', isShared: true },
  { pattern: SCREEN_PATTERN, isShared: true },
])

const preview = '<!doctype html><meta property="og:title" content="Atap">'

const site: Record<string, string | Buffer> = {
  'index.html': 'beranda',
  'infaq/index.html': 'infaq',
  '200.html': 'netral',
  'pages/campaign-donate.html': 'infak',
  'pages/masjid-layar.html': 'layar',
  'campaign/atap/index.html': preview,
  'campaign/atap/index.html.br': brotliCompressSync(preview),
  'assets/index-1.js': 'kode',
  'manifest.webmanifest': '{}',
}

const caddyPath = onPath('caddy')

describe.skipIf(caddyPath === null)('Caddy (left out where it isn’t installed)', () => {
  let folder = ''
  let url = ''
  let stop = async () => {}

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jm-caddy-'))
    for (const [name, content] of Object.entries(site)) {
      const file = path.join(folder, 'site', name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    const port = await freePort()
    url = `http://localhost:${port}`
    await writeFile(path.join(folder, 'site.caddy'), caddyFile(hosting))
    await writeFile(
      path.join(folder, 'Caddyfile'),
      `{\n\tadmin off\n}\nimport site.caddy\n${url} {\n\troot * ${folder}/site\n\timport jejaring-masjid\n}\n`,
    )
    const caddy = spawn(caddyPath ?? '', ['run', '--config', path.join(folder, 'Caddyfile')], {
      // Its own files go nowhere else.
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
    const ended = once(caddy, 'exit')
    stop = async () => {
      caddy.kill('SIGTERM')
      await ended
    }
    let said = ''
    await new Promise<void>((resolve, reject) => {
      caddy.stderr.on('data', (data: Buffer) => {
        said += data.toString()
        if (said.includes('serving initial configuration')) resolve()
      })
      caddy.once('exit', () => reject(new Error(`Caddy does not start: ${said}`)))
    })
  })
  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })

  const { assets, private: closed, public: open, home, screen, embeddedScreen } = hosting.headers

  it.each([
    ['/', 200, 'beranda', home],
    ['/infaq', 200, 'infaq', open],
    ['/infaq/', 200, 'infaq', open],
    ['/campaign/atap', 200, preview, open],
    ['/campaign/baru?utm_ref=A', 200, 'netral', open],
    ['/campaign/atap/donate', 200, 'infak', closed],
    ['/donation/DN-1/checkout', 200, 'netral', closed],
    ['/masjid/al-hikmah/layar?koreksi=subuh:2', 200, 'layar', screen],
    ['/masjid/al-hikmah/layar?tampil=sematan', 200, 'layar', embeddedScreen],
    ['/auth', 404, 'netral', closed],
    ['/Donation/DN-1/Checkout', 200, 'netral', closed],
    ['/donation/DN-1/checkout.', 404, 'netral', closed],
    ['/halaman-yang-tak-ada', 404, 'netral', open],
    ['/wp-login.php', 404, 'netral', open],
    ['/manifest.webmanifest', 200, '{}', open],
    ['/assets/index-1.js', 200, 'kode', assets],
  ])('%s is %i, with its headers', async (address, status, text, headers) => {
    const answer = await fetch(url + address)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe(text)
    const all = { ...open, ...closed, ...assets }
    for (const name of Object.keys(all))
      expect(answer.headers.get(name), name).toBe(headers[name] ?? null)
  })

  it('a missing file of /assets/ is kept by nobody', async () => {
    const answer = await fetch(`${url}/assets/index-0.js`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBeNull()
    expect(await answer.text()).not.toBe('netral')
  })

  it('the manifest has its type, and a compressed copy is sent as it lies there', async () => {
    const manifest = await fetch(`${url}/manifest.webmanifest`)
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
    const page = await fetch(`${url}/campaign/atap`, { headers: { 'accept-encoding': 'br' } })
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toBe(preview)
  })
})
