import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { backOnline, installed, loadOffline } from './offline-support'
import { axe, expect, screenshotSizes, test } from './support/test'

const dist = path.resolve(import.meta.dirname, '../../dist')

const pages = [
  ['/tentang-kami', 'Tentang Kami', 'agar masjid-masjid menjadi mandiri'],
  ['/pusat-bantuan', 'Pusat Bantuan', 'Saya membayar dua kali'],
  ['/syarat-ketentuan', 'Syarat & Ketentuan', 'Donasi dianggap dibayar'],
  ['/kebijakan-privasi', 'Kebijakan Privasi', 'Layanan jadwal shalat'],
] as const

/** The most that a page may weigh on its way to a phone, in bytes. */
const MAX_BYTES = 20_000

test('each is whole in its HTML, light, and fits a narrow window', async ({ page }) => {
  for (const [address, title, words] of pages) {
    const file = path.join(dist, address, 'index.html')
    expect(await readFile(file, 'utf8')).toContain(words)
    expect((await stat(`${file}.br`)).size).toBeLessThan(MAX_BYTES)

    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(words).first()).toBeVisible()
    // What isn't configured is nowhere, not even as a gap.
    await expect(page.getByRole('main')).not.toContainText(/[{}]|dikelola oleh \.|undefined/)
    const contact = page.getByRole('region', { name: 'Hubungi kami' })
    await expect(contact.getByRole('link', { name: 'Kirim pesan' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/6281200000000\?text=/,
    )
    await axe(page)
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(page).toFitTheWindow()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a text that was read before opens, another says what is wrong', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS|dynamically imported module/,
    )
    await page.goto('/')
    await installed(page)
    await context.setOffline(true)
    await loadOffline(page, () => page.goto('/pusat-bantuan', { waitUntil: 'commit' }))
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()

    await backOnline(page)
    await page.goto('/pusat-bantuan')
    await expect(page.getByText('Saya membayar dua kali')).toBeVisible()
    await context.setOffline(true)
    await loadOffline(page, () => page.reload())
    await expect(page.getByText('Saya membayar dua kali')).toBeVisible()
  })
})
