import type { Page } from '@playwright/test'
import { authScreen, fillLogin, startRegistration } from './auth-support'
import { logIn } from './program-support'
import { axe, expect, screenshotSizes, test } from './support/test'

/** What somebody may have put where the return address is kept; return-path.test.ts has more. */
const hostile = ['//evil.example', 'https://evil.example/', 'javascript:window.__evil=1']

test('no stored return address leads away, or runs', async ({ page, standIn }) => {
  await logIn(page, standIn)
  await page.goto('/auth/register/welcome')
  for (const address of hostile) {
    await page.evaluate((value) => localStorage.setItem('redirect_after_login', value), address)
    await page.goto('/auth')
    await expect(page, address).toHaveURL('/profile')
    expect(await page.evaluate(() => '__evil' in window), address).toBe(false)
  }
})

test('before its script has come, the login sends nothing and puts no password into the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('http://localhost:5173/auth')
  await fillLogin(page)
  await authScreen(page).password.press('Enter')
  expect(page.url()).toBe('http://localhost:5173/auth')
  await context.close()
})

const screens = {
  '/auth': 'Halo, Silahkan Masuk',
  '/auth/register': 'Daftar Akun',
  '/auth/register/welcome': 'Jelajahi Sekarang',
  '/forgot-password': 'Lupa Kata Sandi?',
}

/** At the narrowest phone too: what is accessible in the one column is so on a desktop. */
async function look(page: Page) {
  await page.setViewportSize(screenshotSizes.phone)
  await axe(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
}

test('each form is accessible, and never wider than the window', async ({ page }) => {
  for (const [path, shown] of Object.entries(screens)) {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeVisible()
    await look(page)
  }
  await page.goto('/auth')
  await authScreen(page).logIn.click()
  await expect(page.getByText('Mohon diisi terlebih dahulu')).toHaveCount(2)
  await axe(page)
})

test('so are the code and the password', async ({ page, standIn }) => {
  await standIn.withhold('auth/request_otp')
  const screen = authScreen(page)
  await page.clock.install()
  await startRegistration(page, '81377778888')
  await look(page)
  await page.clock.fastForward('02:01')
  await expect(screen.resend).toBeVisible()
  await screen.code.fill('00000')
  await look(page)
  await screen.resend.click()
  await expect(screen.resend).toHaveCount(0)
  await screen.code.fill((await standIn.otp('81377778888')) ?? '')
  await expect(screen.confirmation).toBeVisible()
  await look(page)
})
