import type { Page } from '@playwright/test'
import { campaign, donateScreen, fillDonation } from './donate-steps'
import { expect, test } from './support/test'

/** The operation that a test holds back, as a slow network does. */
const STORE = 'transaction/storeDonate'
const checkout = /\/donation\/[^/]+\/checkout$/

/** Nothing that was filled in may be lost by a failure. */
async function expectAllKept(page: Page, phone: string) {
  const screen = donateScreen(page)
  await expect(screen.preset('50.000')).toBeChecked()
  await expect(screen.amount).toHaveValue('50.000')
  await expect(screen.name).toHaveValue('Siti Rahmawati')
  await expect(screen.phone).toHaveValue(phone)
  await expect(screen.email).toHaveValue('siti@contoh.id')
  await expect(screen.prayer).toHaveValue('Semoga masjidnya segera selesai.')
  await expect(screen.method).toContainText('QRIS')
}

/** Whether the offline line stands clear of the bar that says why the donation failed. */
async function expectBarsApart(page: Page) {
  const line = page.getByText('Anda sedang offline. Data mungkin belum terbaru.')
  const bar = page.getByRole('region', { name: 'Pembayaran', exact: true })
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([line.boundingBox(), bar.boundingBox()])
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
}

test('offline: certainly not sent, and one can try again', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  await page.goto(`${campaign.path}/donate`)
  await fillDonation(page)
  const { alert, pay } = donateScreen(page)
  await context.setOffline(true)
  await pay.click()
  await expect(alert).toContainText('donasi belum terkirim')
  await expectBarsApart(page)
  await expectAllKept(page, '81298765432')
  await context.setOffline(false)
  await pay.click()
  await expect(page).toHaveURL(checkout)
  expect(standIn.log('storeDonate')).toHaveLength(1)
})

test('a reload while it is sent is told, and loses nothing', async ({ page, standIn }) => {
  await page.goto(`${campaign.path}/donate`)
  await fillDonation(page)
  await standIn.hold(STORE)
  await donateScreen(page).pay.click()
  await expect(page.getByRole('dialog', { name: 'Memproses donasi…' })).toBeVisible()
  await expect.poll(() => standIn.waiting(STORE)).toBe(1)
  await page.reload()
  // Until it is sent again, however often the page is loaded anew.
  await expect(donateScreen(page).alert).toContainText('belum pasti donasi Anda tercatat')
  await page.reload()
  await expect(donateScreen(page).alert).toContainText('belum pasti donasi Anda tercatat')
  await expectAllKept(page, '81298765432')
})

test('a failure after the donor has left: told there, and in the form; a slow answer is told', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/net::ERR/)
  await page.clock.install()
  await page.goto(campaign.path)
  await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
  await fillDonation(page, { phone: '80000000999' })
  await standIn.hold(STORE)
  const { alert, pay, phone } = donateScreen(page)
  await pay.click()
  const overlay = page.getByRole('dialog', { name: 'Memproses donasi…' })
  await expect(overlay).toBeVisible()
  const slow = overlay.getByText('Server sedang lambat. Mohon tunggu, jangan tutup halaman ini.')
  await expect(slow).toHaveCount(0)
  await page.clock.runFor(8_000)
  await expect(slow).toBeVisible()
  await page.goBack()
  await standIn.release(STORE)
  const toast = page.getByRole('alert').filter({ hasText: 'belum pasti donasi Anda tercatat' })
  const ask = toast.getByRole('link', { name: 'Tanyakan lewat WhatsApp' })
  await expect(ask).toHaveAttribute('href', /wa\.me.*Nominal%3A%20Rp%2050\.000/)
  // On the smallest phone as well nothing is cut off.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() =>
      ask.evaluate((link) => {
        const box = link.closest('[data-tone]')
        return box !== null && box.scrollHeight <= box.clientHeight
      }),
    )
    .toBe(true)
  await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
  await expect(alert).toContainText('belum pasti donasi Anda tercatat')
  await expect(toast).toHaveCount(1)
  await phone.fill('81298765432')
  await pay.click()
  await expect(page).toHaveURL(checkout)
})
