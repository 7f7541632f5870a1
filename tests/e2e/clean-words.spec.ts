import { authScreen, sentCode, startRegistration } from './auth-support'
import { campaign, donateScreen, fillDonation } from './donate-steps'
import { expect, test } from './support/test'

test('an invisible name counts as empty, and invisible characters aren’t sent', async ({
  page,
  standIn,
}) => {
  await page.goto(`${campaign.path}/donate`)
  const { name, prayer, pay } = donateScreen(page)
  await fillDonation(page)
  await name.fill('\u200b\u200b')
  await pay.click()
  await expect(name).toHaveAccessibleDescription('Mohon diisi terlebih dahulu')
  expect(standIn.log('storeDonate')).toEqual([])

  await name.fill('\u202eSiti\u200b Jose\u0301')
  await prayer.fill('Ya Allah,\nاللهم اشف مرضانا 👨\u200d👩\u200d👧\u202e')
  await pay.click()
  await expect(page).toHaveURL(/\/checkout$/)
  expect(standIn.log('storeDonate')[0]?.form).toMatchObject({
    donorName: 'Siti José',
    // Form data end a line with CR and LF.
    donorPray: 'Ya Allah,\r\nاللهم اشف مرضانا 👨\u200d👩\u200d👧',
  })
})

test('an account is registered under its visible name', async ({ page, standIn }) => {
  const phone = '81377778899'
  await startRegistration(page, phone, '\u202aDewi\u00a0Lestari\u202c\u200b')
  const screen = authScreen(page)
  await screen.code.pressSequentially(await sentCode(standIn, phone))
  await screen.password.fill('kata-sandi-dewi')
  await screen.confirmation.fill('kata-sandi-dewi')
  await screen.save.click()
  await expect(page).toHaveURL('/auth/register/welcome')
  expect(standIn.log('register')[0]?.form).toMatchObject({ fullname: 'Dewi Lestari' })
})
