import { campaign, chooseMethod, donateScreen } from './donate-steps'
import { axe } from '../support/axe'
import { expect, test } from '../support/test'

const DAY_MINUTES = 24 * 60

test('a plan is made, and on its day four taps at most lead from Home to the QR code', async ({
  page,
  standIn,
}) => {
  await page.clock.install()
  await page.goto(campaign.path)
  await page.getByRole('link', { name: 'Buat infaq rutin' }).click()
  const form = donateScreen(page)
  await form.amount.fill('20000')
  await chooseMethod(page, 'QRIS')
  await axe(page)
  await page.getByRole('button', { name: 'Buat infaq rutin' }).click()
  await expect(page.getByRole('list', { name: 'Infaq rutin' })).toContainText(campaign.title)
  await axe(page)

  // By the device and by the backend it is the next Friday.
  const now = await page.evaluate(() => [Date.now(), new Date().getDay()] as const)
  const days = (5 - now[1] + 7) % 7 || 7
  await page.clock.setSystemTime(now[0] + days * DAY_MINUTES * 60_000)
  await standIn.moveClock(days * DAY_MINUTES)
  await page.evaluate(() => {
    const donor = { name: 'Siti Rahmawati', phone: '81298765432' }
    localStorage.setItem('jm-donatur', JSON.stringify(donor))
  })
  await page.goto('/')
  await page.getByRole('link', { name: `Rp 20.000 untuk ${campaign.title}` }).click()
  await expect(form.amount).toHaveValue('20.000')
  await expect(form.method).toHaveAccessibleName(/^QRIS/)
  await expect(page.getByText('Siti Rahmawati')).toBeVisible()
  await form.pay.click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  expect(standIn.log('storeDonate')[0]?.form).toMatchObject({ price: '20000', typePayment: 'QRIS' })

  await page.goto('/profile/rutin')
  await expect(page.getByText('Hari ini sudah diberi')).toBeVisible()
})
