import type { Page } from '@playwright/test'
import { campaign, donateScreen, fillDonation } from './donate-steps'
import { expect, test } from '../support/test'

/** Whether the offline line stands clear of the bar that says why the donation failed. */
async function expectBarsApart(page: Page) {
  const line = page.getByRole('paragraph').filter({ hasText: 'Anda sedang offline. Data per' })
  const bar = page.getByRole('region', { name: 'Pembayaran', exact: true })
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([line.boundingBox(), bar.boundingBox()])
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
}

test('a failure is told clear of the offline line, and on the smallest phone whole to who has left', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/net::ERR/)
  await page.goto(campaign.path)
  await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
  // No answer ever comes to this number.
  await fillDonation(page, { phone: '80000000999' })
  const { alert, pay, phone } = donateScreen(page)
  await context.setOffline(true)
  await pay.click()
  await expect(alert).toContainText('donasi belum terkirim')
  await expectBarsApart(page)
  await context.setOffline(false)
  const store = 'transaction/storeDonate'
  await standIn.hold(store)
  await pay.click()
  await expect(page.getByRole('dialog', { name: 'Memproses donasi…' })).toBeVisible()
  await page.goBack()
  await standIn.release(store)
  const toast = page.getByRole('alert').filter({ hasText: 'belum pasti donasi Anda tercatat' })
  const ask = toast.getByRole('link', { name: 'Tanyakan lewat WhatsApp' })
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
  await phone.fill('81298765432')
  await pay.click()
  await expect(page).toHaveURL(/\/donation\/[^/]+\/checkout$/)
})
