import type { Page } from '@playwright/test'
import { scan } from '../giving/checkout-support'
import { installed } from '../offline-support'
import { axe, expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

const address = '/masjid/masjid-raya-al-hidayah/layar'
const state = (page: Page) => page.locator('#layar').getAttribute('data-state')

test('a screen goes on for a month without a network, and in an old browser', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)/)
  await page.setViewportSize({ width: 1920, height: 1080 })
  // What came after Chromium 87.
  await page.addInitScript(() => {
    const newer = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    Object.defineProperty(window, 'Intl', { value: undefined })
    newer(AbortSignal, 'any', 'timeout')
    newer(AbortSignal.prototype, 'throwIfAborted', 'reason')
    newer(URL, 'canParse', 'parse')
    newer(Object, 'hasOwn', 'groupBy')
    newer(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with')
    newer(String.prototype, 'at', 'isWellFormed', 'toWellFormed')
    newer(window, 'structuredClone', 'requestIdleCallback', 'scheduler')
  })
  await page.clock.install()
  await standIn.settings({ hijri_adjustment: '2' })
  const asked = page.waitForRequest(/\/cal\/hijr\/\?adj=2$/)
  await page.goto(address)
  const times = page.locator('#waktu li')
  await expect(times).toHaveCount(6)
  await asked
  await expect(page.locator('#sela h2')).not.toBeEmpty()
  const code = page.getByRole('img', { name: 'Kode QR untuk infaq' })
  await expect
    .poll(async () => scan(await code.screenshot()))
    .toContain('/kencleng-masjid/masjid-raya-al-hidayah')
  await expect(page.locator('#sudut')).toBeEmpty()
  const overflow = await page.locator('#layar').evaluate((main) => ({
    x: main.scrollWidth - main.clientWidth,
    y: main.scrollHeight - main.clientHeight,
  }))
  expect(overflow).toEqual({ x: 0, y: 0 })
  await installed(page)
  await expect.poll(() => page.evaluate(() => caches.has('jm-layar'))).toBe(true)
  // This month and the next are kept.
  await expect
    .poll(() => page.evaluate(() => (localStorage.getItem('jm-imsakiyah') ?? '').length))
    .toBeGreaterThan(8_000)
  const begun = await page.evaluate(() => Date.now())

  await context.setOffline(true)
  for (const days of [1, 12, 30]) {
    // Noon in WIB of that day.
    const noon = Math.floor(begun / 86_400_000 + days) * 86_400_000 + 5 * 3_600_000 - 600_000
    await page.clock.setFixedTime(noon + 3 * 3_600_000)
    await page.reload()
    await expect(times).toHaveCount(6)
    await expect.poll(() => state(page)).toBe('between')
    await expect(page.locator('#nama')).toHaveText('Masjid Raya Al-Hidayah')
  }
  // Beyond the months that are kept, it says so.
  await page.clock.setFixedTime(begun + 75 * 86_400_000)
  await page.reload()
  await expect(page.locator('#sudut')).toContainText('Jadwal perkiraan')
  await expect(times).not.toHaveCount(0)
})

test('says in its corner what it can’t read, and what isn’t there', async ({
  page,
  allowErrors,
}) => {
  await page.goto(`${address}?koreksi=subuh:dua&tanpa=kencleng,kegiatan`)
  await expect(page.locator('#waktu li')).toHaveCount(6)
  await expect(page.locator('#sela')).toContainText(
    /Saldo Rp [\d.]+Masuk Rp [\d.]+Keluar Rp [\d.]+/,
  )
  await expect(page.locator('#sudut')).toHaveText('Tidak terbaca di alamat: koreksi=subuh:dua')
  await expect(page.getByRole('img', { name: 'Kode QR untuk infaq' })).toHaveCount(0)
  await axe(page)
  allowErrors(/status of 404/)
  await page.goto('/masjid/tidak-ada/layar')
  await expect(page.locator('#sudut')).toHaveText(
    'Masjid ini tidak ditemukan: periksa alamat layar',
  )
})

test(
  'another site may have the small screen in a frame, and no other page',
  { tag: '@server' },
  async ({ page, siteUrl }) => {
    const policyOf = async (path: string) =>
      (await fetch(siteUrl + path)).headers.get('content-security-policy') ?? ''
    const own = "frame-ancestors 'none'"
    for (const path of [address, `${address}?tampil=layar`, '/masjid/a?tampil=sematan', '/'])
      expect(await policyOf(path), path).toContain(own)
    const embedded = await policyOf(`${address}?tampil=sematan`)
    expect(embedded).toContain('frame-ancestors *;')
    expect(embedded.replace('frame-ancestors *', own)).toBe(await policyOf(address))
    const { headers } = await fetch(`${siteUrl}${address}?tampil=sematan`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(Number(headers.get('content-length'))).toBeLessThan(60_000)
    await page.setViewportSize({ width: 360, height: 480 })
    await page.goto(`${address}?tampil=sematan`)
    await expect(page.locator('#waktu li')).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Jejaring Masjid' })).toBeVisible()
    await expect(page).toFitTheWindow()
    await axe(page)
  },
)
