import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { backOnline, installed, loadOffline } from './offline-support'
import { logIn } from './program/program-support'
import { axe, expect, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

const dist = path.resolve(import.meta.dirname, '../../dist')
const offlineLine = /^Anda sedang offline\. Data (per .+ WIB|mungkin belum terbaru)\.$/

/** Every address in a cache, by the cache's name. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const entries = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys()
        return [name, requests.map(({ url }) => url)] as const
      }),
    )
    return Object.fromEntries(entries)
  })

test('the app can be installed, and a private page that it keeps says that it is one', async ({
  page,
  allowErrors,
}) => {
  // There is no such donation.
  allowErrors(/status of 404/)
  await page.goto('/')
  await installed(page)
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.evaluate(async (url) => {
    const response = await fetch(url)
    return { type: response.headers.get('content-type'), body: await response.text() }
  }, address ?? '')
  expect(answer.type).toContain('application/manifest+json')
  const picture = z.object({ src: z.string(), sizes: z.string() })
  const manifest = z
    .object({
      name: z.literal('Jejaring Masjid'),
      lang: z.literal('id'),
      theme_color: z.string(),
      icons: z.array(picture.extend({ purpose: z.string() })),
      screenshots: z.array(picture.extend({ form_factor: z.string(), label: z.string().min(1) })),
      shortcuts: z.array(z.object({ url: z.string(), icons: z.array(picture).min(1) })),
    })
    .parse(JSON.parse(answer.body))
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
  // The browser's bar keeps its colour when the app opens in a window of its own.
  const bar = page.locator('meta[name="theme-color"]')
  await expect(bar).toHaveAttribute('content', manifest.theme_color)
  const factors = manifest.screenshots.map((one) => one.form_factor)
  expect(factors).toEqual(['narrow', 'narrow', 'narrow', 'wide'])
  const pictures = [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons)
  for (const { src, sizes } of [...manifest.screenshots, ...pictures]) {
    const { size, bytes } = await page.evaluate(async (address) => {
      const file = await (await fetch(address)).blob()
      const { width, height } = await createImageBitmap(file)
      return { size: `${width}x${height}`, bytes: file.size }
    }, src)
    expect(size, src).toBe(sizes)
    // They are fetched while a person decides whether to install.
    expect(bytes, src).toBeLessThan(100_000)
  }
  for (const { url } of manifest.shortcuts) {
    const html = await page.evaluate(async (address) => (await fetch(address)).text(), url)
    expect(html).toContain(`data-path="${url}"`)
  }
  // What Chromium itself says: nothing stands in the way.
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  for (const [path, referrer, robots] of [
    ['/Donation/DN-1/checkout.', 'no-referrer', 'noindex'],
    ['/auth', 'no-referrer', 'noindex'],
    ['/news', 'strict-origin-when-cross-origin', undefined],
  ] as const) {
    const kept = await page.goto(path)
    expect(kept?.fromServiceWorker()).toBe(true)
    expect(kept?.headers()).toMatchObject({ 'referrer-policy': referrer })
    expect(kept?.headers()['x-robots-tag']).toBe(robots)
    expect(kept?.headers()['content-security-policy']).toContain("default-src 'none'")
  }
})

test(
  'after one visit to Home the daily pages work without a network',
  { tag: ['@server', '@quick'] },
  async ({ page, context, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS/)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -6.2, longitude: 106.8 })
    await page.goto('/')
    await expect(page.getByText(/lagi menuju/)).toBeVisible()
    await installed(page)
    await context.setOffline(true)
    await expect(page.getByText(offlineLine)).toBeVisible()
    await axe(page)

    // Home: its own shell, and the last schedule.
    await loadOffline(page, () => page.reload())
    await expect(page.getByText(offlineLine)).toBeVisible()
    await expect(page.getByText(/lagi menuju/)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible()

    await loadOffline(page, () => page.goto('/dzikir'))
    await expect(page.getByText(offlineLine)).toBeVisible()
    const line = await page.getByRole('paragraph').filter({ hasText: offlineLine }).boundingBox()
    expect(line && line.y + line.height, 'at the foot of the window').toBe(844)
    const ring = page.getByRole('button', { name: 'Tambah hitungan' })
    await ring.click()
    await ring.click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
    await page.reload()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2 dari 100')
    await page.goto('/dzikir/al-matsurat/sugro-pagi')
    await expect(page.getByText(/Dibaca \d+x/).first()).toBeVisible()
    await page.goto('/dzikir/asmaul-husna')
    await expect(page.getByText('Yang Maha Pengasih').first()).toBeVisible()
    await page.goto('/quran/murottal')
    await expect(page.getByRole('button', { name: /^Putar / })).toHaveCount(114)

    // A page that was never fetched says that it is missing, and why. It was not the app that failed. Chromium calls it
    // online, as phones do in a network that leads nowhere: reloads must not delete what is there.
    await page.goto('/profile/donasi')
    await expect(page.getByText('Halaman belum dapat dimuat')).toBeVisible()
    await expect(page.getByText('Periksa koneksi internet Anda, lalu coba lagi.')).toBeVisible()

    // A page that needs the network has its frame, and says what is wrong.
    await loadOffline(page, () => page.goto('/campaign/renovasi-atap-masjid-al-ikhlas'))
    await expect(page.getByText(offlineLine)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kembali' })).toBeVisible()

    // Back in the network, what failed comes by itself.
    await backOnline(page)
    await expect(page.getByText(offlineLine)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
    // A text that was read before opens.
    await page.goto('/pusat-bantuan')
    await expect(page.getByText('Saya membayar dua kali')).toBeVisible()
    await context.setOffline(true)
    await loadOffline(page, () => page.reload())
    await expect(page.getByText('Saya membayar dua kali')).toBeVisible()
  },
)

test('a recitation that was heard replays without a network, in parts', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.goto('/quran/murottal?search=yasin')
  await installed(page)
  await page.getByRole('button', { name: 'Putar Yasin' }).click()
  await expect.poll(async () => (await cached(page))['jm-murottal'] ?? []).toHaveLength(1)
  await page.getByRole('button', { name: 'Jeda Yasin' }).click()

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Putar Yasin' }).click()
  const slider = page.getByRole('slider', { name: 'Posisi Yasin' })
  const position = () => slider.inputValue().then(Number)
  await expect.poll(position).toBeGreaterThan(0)
  await slider.fill('40')
  await expect.poll(position).toBeGreaterThan(40)
  const part = await page.evaluate(async () => {
    const src = document.querySelector('audio')?.src ?? ''
    const [cache] = await Promise.all([caches.open('jm-murottal')])
    return (await (await cache.match(src))?.blob())?.size
  })
  expect(part).toBe(44 + 60 * 8000)

  // One that was never heard says that it can't be.
  await page.getByRole('searchbox', { name: 'Cari surah' }).fill('al mulk')
  await page.getByRole('button', { name: 'Putar Al-Mulk' }).click()
  await expect(page.getByText('Audio gagal dimuat', { exact: false }).first()).toBeVisible()
})

test('an answer that is no list of surahs takes the place of none', async ({
  page,
  context,
  allowErrors,
}) => {
  // Offline, the pictures and the tiles of the page before.
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await page.goto('/quran/murottal')
  await installed(page)
  await expect.poll(async () => (await cached(page))['jm-surah'] ?? []).toHaveLength(1)
  let asked = 0
  await context.route('**/surah/surat', async (route) => {
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 503, message: 'Service Unavailable', data: null },
    })
    asked += 1
  })
  // The second answer is asked for when the first has been looked at.
  for (const times of [1, 2]) {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Putar Al-Fatihah' })).toBeVisible()
    await expect.poll(() => asked).toBe(times)
  }
  await context.unrouteAll()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Putar Al-Fatihah' })).toBeVisible()
})

test('users, donations and forms are in no cache', async ({ page, standIn }) => {
  await logIn(page, standIn)
  await page.goto('/')
  await installed(page)
  await page.goto('/profile')
  await expect(page.getByText('Keluar')).toBeVisible()
  await page.goto('/campaign/renovasi-atap-masjid-al-ikhlas/donate')
  await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toBeVisible()
  await page.goto('/campaign/renovasi-atap-masjid-al-ikhlas/donors')
  await expect(page.getByText(/Rp \d/).first()).toBeVisible()
  await page.goto('/infaq')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const kode of ['get_user', 'get_campaign_infaq', 'get_transaction_list'])
    expect(standIn.log(kode).length, kode).toBeGreaterThan(0)
  await expect
    .poll(async () => (await cached(page))['jm-dilihat'])
    .toContainEqual(expect.stringContaining('get_campaign_infaq'))
  const { 'jm-surah': surahs, 'jm-dilihat': seen, ...others } = await cached(page)
  expect(surahs).toEqual(['http://localhost:4010/surah/surat'])
  // What says the same to everybody, and names nobody.
  const operations = (seen ?? []).map(
    (url) => /\w+\/\w+(?=",)/.exec(decodeURIComponent(url))?.[0] ?? url,
  )
  const harmless = ['limit', 'infaq', 'by_slug'].map((what) => `campaign/get_campaign_${what}`)
  harmless.push('campaign/get_total_donate')
  expect(operations.filter((operation) => !harmless.includes(operation))).toEqual([])
  // All else are files of the build, named one by one.
  const files = new Set(await readdir(dist, { recursive: true }))
  const strange = Object.values(others)
    .flat()
    .filter((url) => {
      const { origin, pathname } = new URL(url)
      return origin !== 'http://localhost:5173' || !files.has(decodeURIComponent(pathname.slice(1)))
    })
  expect(strange).toEqual([])
})
