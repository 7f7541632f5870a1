import { fillLogin } from './auth-support'
import { campaign, donateScreen } from './donate-steps'
import { logIn } from './program-support'
import { expect, test } from './support/test'

test.describe('logged in', () => {
  test.beforeEach(async ({ page, standIn }) => {
    await logIn(page, standIn)
  })

  test('"Bukan saya" leaves a visitor what was typed here before the login', async ({ page }) => {
    const { amount, name, phone, prayer } = donateScreen(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/auth')
    await page.goto(`${campaign.path}/donate`)
    await name.fill('Tetangga')
    await phone.fill('81377778888')
    await prayer.fill('Doa tetangga')
    await page.goto('/auth')
    await fillLogin(page)
    await expect(page).toHaveURL('/profile')
    await page.goto(`${campaign.path}/donate`)
    await page.getByRole('button', { name: 'Tidak', exact: true }).click()
    await amount.fill('75000')
    await page.getByRole('button', { name: 'Bukan saya' }).click()
    await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expect(amount).toHaveValue('75.000')
    await expect(name).toHaveValue('Tetangga')
    await expect(phone).toHaveValue('81377778888')
    await expect(prayer).toHaveValue('Doa tetangga')
  })

  test('"Bukan saya" logs out and opens the page without those data', async ({ page, standIn }) => {
    await page.goto(`${campaign.path}/donate`)
    const { amount, name, phone, email } = donateScreen(page)
    await amount.fill('75000')
    await page.getByRole('button', { name: 'Bukan saya' }).click()
    await expect(page.getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expect(page).toHaveURL(`${campaign.path}/donate`)
    expect(standIn.log('logout')).toHaveLength(1)
    await expect(name).toHaveValue('')
    await expect(phone).toHaveValue('')
    await expect(email).toHaveValue('')
    await expect(amount).toHaveValue('75.000')
  })
})
