import { fillLogin } from './auth-support'
import { campaign, chooseMethod, donateScreen } from './donate-steps'
import { logIn } from './program-support'
import { expect, test } from './support/test'

test('a visitor can go and log in, and the way back is remembered', async ({ page }) => {
  await page.goto(`${campaign.path}/donate?utm_source=web`)
  await page.getByRole('link', { name: 'Masuk' }).click()
  await expect(page).toHaveURL('/auth')
  const stored = await page.evaluate(() => localStorage.getItem('redirect_after_login'))
  expect(stored).toBe(`${campaign.path}/donate?utm_source=web`)
})

test.describe('logged in', () => {
  test.beforeEach(async ({ page, standIn }) => {
    await logIn(page, standIn)
  })

  test('the donor’s data stand there, the phone masked, and are sent whole', async ({
    page,
    standIn,
  }) => {
    await page.goto(`${campaign.path}/donate`)
    await expect(page.getByText('+62 81********0')).toBeVisible()
    await expect(page.getByText('Aisyah Rahmawati')).toBeVisible()
    await expect(page.getByText('81234567890')).toHaveCount(0)
    const { name, amount, pay } = donateScreen(page)
    await expect(name).toHaveCount(0)
    await amount.fill('25000')
    await chooseMethod(page, 'OVO')
    await pay.click()
    await expect(page).toHaveURL(/checkout$/)
    const [call] = standIn.log('storeDonate')
    expect(call?.cookie).toBe(true)
    expect(call?.form).toMatchObject({
      donorName: 'Aisyah Rahmawati',
      donorPhone: '81234567890',
      donorEmail: 'aisyah.rahmawati@contoh.id',
      donorPray: '',
    })
  })

  test('the data can be changed for this donation', async ({ page }) => {
    await page.goto(`${campaign.path}/donate`)
    await page.getByRole('button', { name: 'Ubah data' }).click()
    const { name, phone } = donateScreen(page)
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Aisyah Rahmawati')
    await expect(phone).toHaveValue('81234567890')
    await name.fill('Hamba Allah')
    await page.reload()
    await expect(name).toHaveValue('Hamba Allah')
    await expect(page.getByText('Masuk sebagai Aisyah Rahmawati')).toBeVisible()
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
