import type { Locator, Page } from '@playwright/test'
import { aisyah, authScreen, sentCode } from './account/auth-support'
import { donateScreen } from './giving/donate-steps'
import { campaign } from './program/program-support'
import { expect, test } from './support/test'

/** Goes on with Tab until something has the focus; fails where Tab never gets there. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached with Tab').toBeFocused()
}

/** Types into a field that Tab leads to. */
async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Presses a button or follows a link that Tab leads to. */
async function press(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

test(
  'register, log in and donate without a pointer',
  { tag: '@quick' },
  async ({ page, standIn }) => {
    const phone = '81366665555'
    const screen = authScreen(page)
    await page.goto('/auth')
    await press(page, page.getByRole('link', { name: 'Daftar Sekarang' }))
    await expect(page).toHaveURL('/auth/register')
    await write(page, screen.name, 'Dewi Lestari')
    await write(page, screen.phone, phone)
    await page.keyboard.press('Enter')

    await expect(screen.code).toBeFocused()
    await page.keyboard.type(await sentCode(standIn, phone))
    await expect(page).toHaveURL('/auth/register/password')
    await write(page, screen.password, 'kata-sandi')
    await press(page, page.getByRole('button', { name: 'Tampilkan sandi' }).first())
    await expect(screen.password).toHaveAttribute('type', 'text')
    await write(page, screen.confirmation, 'kata-sandi')
    await press(page, screen.save)
    await press(page, page.getByRole('link', { name: 'Jelajahi Sekarang' }))
    await write(page, screen.phone, phone)
    await write(page, screen.password, 'kata-sandi')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/profile')

    await page.goto(campaign.noTarget)
    await press(page, page.getByRole('link', { name: 'Infaq Sekarang' }))
    const donate = donateScreen(page)
    await expect(page.getByText('Dewi Lestari')).toBeVisible()
    await tabTo(page, donate.preset('25.000'))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(donate.preset('50.000')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(donate.amount).toBeFocused()
    await press(page, donate.optional)
    await write(page, donate.prayer, 'Semoga berkah.')
    await press(page, donate.method)
    await press(page, donate.option(/QRIS/))
    await expect(donate.sheet).toBeHidden()
    await expect(donate.method).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(donate.pay).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/donation\/[^/]+\/checkout$/)
    expect(standIn.log('storeDonate')[0]?.form).toMatchObject({
      donorName: 'Dewi Lestari',
      donorPhone: phone,
      price: '50000',
      donorPray: 'Semoga berkah.',
    })
  },
)

test('a form that refuses is sent once by a key that is held', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/401/)
  const screen = authScreen(page)
  await page.goto('/auth')
  await write(page, screen.phone, aisyah.phone)
  await write(page, screen.password, 'bukan-sandinya')
  await page.keyboard.down('Enter')
  await expect(screen.alert).toBeVisible()
  // The key repeats by itself.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await screen.password.fill(aisyah.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  expect(standIn.log('login')).toHaveLength(2)
})

test('a program leads to "Infaq Sekarang" by its first link, and by few steps', async ({
  page,
}) => {
  await page.goto(campaign.ordinary)
  const give = page.getByRole('link', { name: 'Infaq Sekarang' })
  await expect(page.getByRole('region', { name: 'Doa donatur' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const skip = page.getByRole('link', { name: 'Lewati isi halaman' })
  await tabTo(page, skip)
  await expect(skip).toBeInViewport({ ratio: 1 })
  let steps = 0
  while (!(await give.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab')
    steps += 1
  }
  expect(steps).toBeLessThanOrEqual(15)
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(give).toBeFocused()
  await expect(page).toHaveURL(campaign.ordinary)
})
