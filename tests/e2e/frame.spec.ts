import { give, scan } from './giving/checkout-support'
import { axe, expect, screenshotSizes, stopClock, test } from './support/test'

test(
  'an address that is no page says so and leads home',
  { tag: '@server' },
  async ({ page, allowErrors }) => {
    allowErrors(/status of 404 .*\/tidak\/ada$/)
    // The server says it too.
    expect((await page.goto('/tidak/ada'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oopss, Error 404!' })).toBeVisible()
    await expect(page.getByText('Halaman yang kamu cari tidak ditemukan')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Ilustrasi kesalahan 404' })).toBeVisible()
    await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
    await expect(page).toHaveURL('/')
  },
)

test('the entry of a sheet that is gone takes no press of "back"', async ({ page }) => {
  const filter = page.getByRole('dialog', { name: 'Filter' })
  const openFilter = async () => {
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(filter).toBeVisible()
  }
  const marked = () =>
    page.evaluate(() => {
      const state: unknown = history.state
      return typeof state === 'object' && state !== null && 'jmSheet' in state
    })
  await page.goto('/')
  await page.getByRole('link', { name: 'Infaq', exact: true }).click()
  await openFilter()
  await page.reload()
  await expect.poll(marked).toBe(false)
  await expect(filter).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')

  // Forward to the page, and forward again to where the sheet was.
  await page.goForward()
  await expect(page).toHaveURL('/infaq')
  await page.evaluate(() => history.forward())
  await expect.poll(marked).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/')

  // Forward to a sheet that was closed in this very document.
  await page.goForward()
  await openFilter()
  await filter.getByRole('button', { name: 'Tutup' }).click()
  await expect(filter).toHaveCount(0)
  await expect.poll(marked).toBe(false)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        history.forward()
      }),
  )
  expect(await marked()).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/')

  // Back from another document, to a sheet that was open when it was left.
  await page.goForward()
  await openFilter()
  await page.goto('/masjid')
  await page.goBack()
  await expect(page).toHaveURL('/infaq')
  await expect.poll(marked).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a toast stays while the pointer is on it, and its button closes it', async ({
  page,
  standIn,
}) => {
  await page.clock.install()
  await page.goto(`/donation/${await give(standIn, { type: 'QRIS' })}`)
  const copy = page.getByRole('button', { name: /^(Salin kode|Tersalin)$/ })
  const toast = page.getByText('Kode donasi disalin')
  // What is still on its way brings the line about a slow server, and its end would move the toast from under the pointer.
  await expect(page.getByText('Renovasi Atap Masjid Al-Ikhlas').first()).toBeVisible()
  // The component that shows toasts is loaded after the first paint.
  await copy.dispatchEvent('click')
  await expect(page).toHaveShown('Kode donasi disalin')
  await stopClock(page)
  await page.clock.runFor(3_000 + 200)
  await expect(toast).toBeHidden()

  await copy.dispatchEvent('click')
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(2_999)
  await expect(toast).toBeVisible()
  // It fades for a moment before it is gone.
  await page.clock.runFor(1 + 200)
  await expect(toast).toBeHidden()

  // Held as long as the pointer or the focus is on it.
  await copy.dispatchEvent('click')
  await toast.hover()
  const close = page.getByRole('button', { name: 'Tutup pemberitahuan' })
  await close.focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await close.press('Enter')
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
})

test('where the network went before the late parts came, a toast is shown, and what failed is asked for again', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.route(/\/assets\/LateParts-[^/]+\.js$/, (route) => route.abort())
  await page.goto(`/donation/${await give(standIn, { type: 'QRIS' })}`)
  await page.getByRole('button', { name: 'Salin kode' }).click()
  await expect(page).toHaveShown('Kode donasi disalin')
  await standIn.breakService('backend')
  await page.goto('/infaq')
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await standIn.mendService('backend')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('a toast whose part could not be loaded, or was still on its way when the network came back, is shown all the same', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  const part = /\/assets\/ToastHost-[^/]+\.js/
  const donation = `/donation/${await give(standIn, { type: 'QRIS' })}`
  for (const fails of ['before', 'after'] as const) {
    let fail: (() => Promise<void>) | undefined
    await page.route(
      part,
      (route) => {
        fail = () => route.abort()
      },
      { times: 1 },
    )
    await page.goto(donation)
    await expect.poll(() => fail).toBeDefined()
    if (fails === 'before') await fail?.()
    await page.getByRole('button', { name: 'Salin kode' }).click()
    await expect(page.getByRole('button', { name: 'Tersalin' })).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    if (fails === 'after') await fail?.()
    await expect(page, fails).toHaveShown('Kode donasi disalin')
  }
})

test('on a wide screen tabs, prayer times, the player and the way to a phone are beside the page', async ({
  page,
  standIn,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Navigasi utama' })
  const side = page.getByRole('complementary', { name: 'Di samping halaman' })
  const toPhone = side.getByRole('img', { name: 'Kode QR halaman ini' })
  const player = page.getByRole('region', { name: 'Pemutar murottal' })
  await page.setViewportSize(screenshotSizes.desktop)
  await page.goto('/quran/murottal')
  await expect(side.getByRole('heading', { name: 'Waktu shalat' })).toBeVisible()
  await expect.poll(async () => scan(await toPhone.screenshot())).toBe(page.url())
  await page.getByRole('button', { name: 'Putar Al-Fatihah' }).click()
  await expect(side.getByRole('region', { name: 'Pemutar murottal' })).toBeVisible()
  const box = async (one: typeof side) => (await one.boundingBox()) ?? { x: NaN, width: NaN }
  const [left, column, right] = [await box(tabs), await box(page.locator('main')), await box(side)]
  expect(left.x + left.width).toBeLessThan(column.x)
  expect(right.x).toBeGreaterThan(column.x + column.width)
  await axe(page)
  await expect(page).toFitTheWindow()

  // A page with tabs of its own has no others.
  await tabs.getByRole('link', { name: 'Laporan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laporan' })).toBeVisible()
  await expect(tabs).toHaveCount(1)
  await expect(player).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(side).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(screenshotSizes.phone)
  await expect(side).toHaveCount(0)
  await expect(player).toBeVisible()

  // The one code in sight is the one to pay.
  await page.setViewportSize(screenshotSizes.desktop)
  await page.goto(`/donation/${await give(standIn, { type: 'QRIS' })}/checkout`)
  await expect(page.getByRole('img', { name: /^Kode QR/ })).toBeVisible()
  await expect(side.getByRole('heading', { name: 'Waktu shalat' })).toBeVisible()
  await expect(toPhone).toHaveCount(0)
})

test('on a wide screen a payment that runs is found again beside each page but its own', async ({
  page,
  standIn,
}) => {
  const code = await give(standIn, { type: 'QRIS' })
  await page.addInitScript(
    (stored) => {
      localStorage.setItem('jm-donasi', JSON.stringify([{ ...stored, gift: null }]))
    },
    { code, programTitle: 'Sumur', createdAt: new Date().toISOString() },
  )
  await page.setViewportSize(screenshotSizes.desktop)
  await page.goto('/infaq')
  const side = page.getByRole('complementary', { name: 'Di samping halaman' })
  const gift = side.getByRole('link', { name: /^Selesaikan donasi Rp 50\.000 untuk Sumur/ })
  await gift.click()
  await expect(page).toHaveURL(`/donation/${code}/checkout`)
  await expect(side.getByRole('heading', { name: 'Waktu shalat' })).toBeVisible()
  await expect(gift).toHaveCount(0)
  await standIn.markPaid(code)
  await page.goto('/infaq')
  await expect(side.getByRole('heading', { name: 'Waktu shalat' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jm-beranda'))).toContain(code)
  await expect(gift).toHaveCount(0)
})
