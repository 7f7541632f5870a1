import { campaign, donateScreen } from './donate-steps'
import { expect, look, screenshotSizes, test } from '../support/test'

test('accessible, and on the narrowest phone too: empty, wrong and with the sheet open; errors move nothing', async ({
  page,
}) => {
  await page.goto(`${campaign.path}/donate`)
  const { amount, pay, method, option } = donateScreen(page)
  await expect(page.getByRole('heading', { name: campaign.title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible()
  await page.getByRole('switch', { name: 'Sembunyikan nama saya' }).check()
  await look(page)
  await page.setViewportSize(screenshotSizes.phone)
  const heading = page.getByRole('heading', { name: 'Metode pembayaran' })
  const top = () => heading.evaluate((node) => node.getBoundingClientRect().top + window.scrollY)
  const before = await top()
  await pay.click()
  await expect(page.getByText('Mohon diisi terlebih dahulu')).toHaveCount(3)
  expect(await top()).toBe(before)
  await amount.fill('999999999999')
  await look(page)
  await amount.fill('1500')
  await method.click()
  await expect(option('QRIS')).toBeVisible()
  await look(page)
})

test('an amount looks like a radio, on a card that chooses wherever it is tapped', async ({
  page,
}) => {
  await page.goto(`${campaign.path}/donate`)
  const radio = donateScreen(page).preset('50.000')
  await expect(radio).toHaveCSS('opacity', '1')
  await expect(radio).toHaveCSS('border-top-style', 'solid')
  const ring = await radio.boundingBox()
  expect(ring?.width).toBe(ring?.height)
  const card = page.locator('label').filter({ has: radio })
  const box = await card.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await card.click({ position: { x: (box?.width ?? 0) - 4, y: 4 } })
  await expect(radio).toBeChecked()
})
