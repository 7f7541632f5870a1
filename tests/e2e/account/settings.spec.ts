import type { Page } from '@playwright/test'
import { give } from '../giving/checkout-support'
import { installed, loadOffline } from '../offline-support'
import { axe, expect, screenshotSizes, test } from '../support/test'

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

/** The colour behind the column. */
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const DARK = 'rgb(11, 15, 13)'

const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

const row = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading').getByText(title, { exact: true }) })

/** Unfolds a kind of data. @returns the button that deletes it */
async function unfold(page: Page, title: string) {
  await row(page, title).getByRole('button', { name: title }).click()
  return row(page, title).getByRole('button', { name: 'Hapus' })
}

/** A donation that this device remembers, as the donate page stores it. */
const remember = (page: Page, code: string) =>
  page.evaluate(
    (donation) => {
      localStorage.setItem('jm-donasi', JSON.stringify([donation]))
    },
    { code, programTitle: 'Wakaf Sumur', createdAt: '2026-11-20T03:00:00.000Z', gift: null },
  )

test('text size, colours and less motion are kept, take effect before the first paint, and in other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/pengaturan')
  await page.goto('/pengaturan')
  expect(await rootSize(page)).toBe(16)
  await expect(row(page, 'Tampilan')).toContainText('Kosong')
  await page.getByRole('radio', { name: 'Besar', exact: true }).check()
  expect(await rootSize(page)).toBeCloseTo(19.2)
  await page.getByRole('switch', { name: 'Kurangi gerakan' }).check()
  await page.getByRole('radio', { name: 'Gelap' }).check()
  expect(await ground(page)).toBe(DARK)
  await expect.poll(() => ground(other)).toBe(DARK)
  await expect(row(page, 'Tampilan')).toContainText('kurang dari 1 kB')
  await expect.poll(() => rootSize(other)).toBeCloseTo(19.2)
  await expect(other.getByRole('radio', { name: 'Besar', exact: true })).toBeChecked()

  // As soon as there is a body, long before the app's own scripts.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('body') === null) return
      observer.disconnect()
      document.body.dataset.sizeAtFirst = getComputedStyle(document.documentElement).fontSize
      document.body.dataset.schemeAtFirst = document.documentElement.dataset.mantineColorScheme
      document.body.dataset.calmAtFirst = String('tenang' in document.documentElement.dataset)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/infaq')
  await expect(page.locator('body')).toHaveAttribute('data-size-at-first', '19.2px')
  await expect(page.locator('body')).toHaveAttribute('data-calm-at-first', 'true')
  await expect(page.locator('body')).toHaveAttribute('data-scheme-at-first', 'dark')
  // Sheets and toasts bring along what Mantine's components need around them; the page stays as it is.
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await ground(page)).toBe(DARK)
  // Paper is light.
  await page.emulateMedia({ media: 'print' })
  expect(await ground(page)).not.toBe(DARK)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/pengaturan')
  await expect(page.getByRole('radio', { name: 'Besar', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.getByRole('radio', { name: 'Besar', exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Biasa' })).toBeChecked()
  expect(await rootSize(page)).toBe(16)
  await page.getByRole('switch', { name: 'Kurangi gerakan' }).uncheck()
  await expect(page.locator('html')).not.toHaveAttribute('data-tenang')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByText('sesuai setelan perangkat Anda')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test('the donations of this device are deleted only after a question, also in other tabs', async ({
  page,
  context,
  standIn,
}) => {
  const code = await give(standIn, { type: 'Manual' })
  await page.goto('/pengaturan')
  await remember(page, code)
  await page.reload()
  const history = await context.newPage()
  await history.goto('/profile/donasi')
  const donations = history.getByRole('main').getByRole('listitem')
  await expect(donations).toHaveCount(1)

  const remove = await unfold(page, 'Riwayat donasi')
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Hapus riwayat donasi?' })
  await expect(question).toContainText('tetap tercatat di lembaga')
  await axe(page)
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(question).toBeHidden()
  await remove.click()
  await page.goBack()
  await expect(question).toBeHidden()
  expect(await keys(page)).toContain('jm-donasi')

  await remove.click()
  await question.getByRole('button', { name: 'Hapus' }).dblclick()
  await expect(question).toBeHidden()
  await expect(page).toHaveShown('Riwayat donasi dihapus dari perangkat ini.')
  await expect(page.getByRole('button', { name: /^Riwayat donasi/ })).toBeFocused()
  await expect(row(page, 'Riwayat donasi')).toContainText('Kosong')
  await expect(page).toHaveURL('/pengaturan')
  expect(await keys(page)).not.toContain('jm-donasi')
  await expect(donations).toHaveCount(0)
})

test('the place can be changed and forgotten', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.1754, longitude: 106.8272 })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /lagi menuju/ })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/pengaturan')
  await page.getByRole('main').getByRole('link', { name: 'Pengaturan' }).click()
  const place = page.getByRole('region', { name: 'Lokasi' })
  await expect(place).toContainText('Indonesia')
  await place.getByRole('button', { name: 'Pilih kota' }).click()
  await page.getByRole('searchbox').fill('malang')
  await page.getByRole('button', { name: /Kota Malang/i }).click()
  await expect(place).toContainText(/Kota Malang/i)
  await expect(row(page, 'Lokasi dan kota')).toContainText('kurang dari 1 kB')
  await expect(other.getByRole('region', { name: 'Lokasi' })).toContainText(/Kota Malang/i)

  await place.getByRole('button', { name: 'Hapus lokasi' }).click()
  await expect(place).toContainText('Belum dipilih')
  await expect(place).toContainText('Tidak tersimpan')
  await expect(row(page, 'Lokasi dan kota')).toContainText('Kosong')
  await expect(place.getByRole('button', { name: 'Pilih kota' })).toBeFocused()
  await expect(other.getByRole('region', { name: 'Lokasi' })).toContainText('Belum dipilih')
  expect((await keys(page)).filter((key) => /posisi|kota|tempat/.test(key))).toEqual([])
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('everything works without a network, and the version says that it can’t ask', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await page.goto('/')
    await installed(page)
    await page.goto('/pengaturan')
    const version = page.getByRole('region', { name: 'Versi' })
    await expect(version).toContainText(/^Versi[0-9a-f]{7}, \d+ \S+ \d{4}/)
    await version.getByRole('button', { name: 'Periksa pembaruan' }).click()
    await expect(version).toContainText('Aplikasi sudah versi terbaru.')
    await expect(row(page, 'Berkas aplikasi')).toContainText(/MB/)

    const opened = page.waitForEvent('popup')
    await version.getByRole('link', { name: 'Lisensi perangkat lunak dan data' }).click()
    const licences = await opened
    for (const work of [
      'react',
      'workbox-core',
      'leaflet',
      '@fontsource/amiri-quran',
      '@fontsource/noto-naskh-arabic',
    ])
      await expect(licences.getByRole('heading', { name: `${work} ` }).first()).toBeVisible()
    await axe(licences)
    await licences.setViewportSize(screenshotSizes.narrow)
    await expect(licences).toFitTheWindow()
    await licences.getByRole('link', { name: 'Kembali ke Pengaturan' }).first().click()
    await expect(licences.getByRole('heading', { level: 1, name: 'Pengaturan' })).toBeVisible()
    await licences.close()

    await context.setOffline(true)
    await loadOffline(page, () => page.reload())
    await page.evaluate(() => localStorage.setItem('jm-tally', '{"count":3,"target":33}'))
    await loadOffline(page, () => page.reload())
    await (await unfold(page, 'Dzikir')).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click()
    await expect(row(page, 'Dzikir')).toContainText('Kosong')
    await version.getByRole('button', { name: 'Periksa pembaruan' }).click()
    await expect(version).toContainText('Belum dapat memeriksa')
  })
})
