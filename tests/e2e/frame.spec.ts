import type { Page } from '@playwright/test'
import { give } from './checkout-support'
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
    for (const size of ['small', 'phone', 'desktop'] as const) {
      await page.setViewportSize(screenshotSizes[size])
      await axe(page)
    }
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
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

/** The network is gone when the late parts are fetched. */
const loseLateParts = (page: Page) =>
  page.route(/\/assets\/LateParts-[^/]+\.js$/, (route) => route.abort())

test('a toast is shown where the network went before the late parts came', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await loseLateParts(page)
  await page.goto(`/donation/${await give(standIn, { type: 'QRIS' })}`)
  await page.getByRole('button', { name: 'Salin kode' }).click()
  await expect(page).toHaveShown('Kode donasi disalin')
})

test('a toast whose part could not be loaded is shown once the network is back', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  const part = /\/assets\/ToastHost-[^/]+\.js/
  await page.route(part, (route) => route.abort())
  await page.goto(`/donation/${await give(standIn, { type: 'QRIS' })}`)
  await page.getByRole('button', { name: 'Salin kode' }).click()
  await expect(page.getByRole('button', { name: 'Tersalin' })).toBeVisible()
  await page.unroute(part)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page).toHaveShown('Kode donasi disalin')
})

test('what failed is asked for again with the network, though the late parts never came', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await loseLateParts(page)
  await standIn.breakService('backend')
  await page.goto('/infaq')
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await standIn.mendService('backend')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('a toast whose part was still on its way when the network came back is shown all the same', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  const part = /\/assets\/ToastHost-[^/]+\.js/
  let fail: () => Promise<void> = () => Promise.resolve()
  await page.route(
    part,
    (route) => {
      fail = () => route.abort()
    },
    { times: 1 },
  )
  const asked = page.waitForRequest(part)
  await page.goto(`/donation/${await give(standIn, { type: 'QRIS' })}`)
  await asked
  await page.getByRole('button', { name: 'Salin kode' }).click()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await fail()
  await expect(page).toHaveShown('Kode donasi disalin')
})

test('the frame of any address stands as a page will, before a script has run', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: screenshotSizes.phone,
    ...(baseURL !== undefined && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/campaign/apa-saja')
  const back = page.getByRole('link', { name: 'Kembali ke Beranda' })
  // Middle of a 56 px bar, in line with the gutter.
  await expect.poll(() => back.boundingBox()).toEqual({ x: 4, y: 6, width: 44, height: 44 })
  // Home's carousel has a skeleton for each of its five campaigns.
  await page.goto('/')
  await expect(page.locator('[data-flyer]')).toHaveCount(5)
  await context.close()
})
