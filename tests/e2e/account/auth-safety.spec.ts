import { authScreen, sentCode, startRegistration } from './auth-support'
import { expect, look, test } from '../support/test'

test(
  'what each step says of a mistake is accessible, and never wider than the window',
  {
    tag: '@1.1',
  },
  async ({ page, standIn, allowErrors }) => {
    allowErrors(/status of (422|500) .*\/auth$/)
    const screen = authScreen(page)
    const required = page.getByText('Mohon diisi terlebih dahulu')
    await page.goto('/auth')
    await screen.logIn.click()
    await expect(required).toHaveCount(2)
    await look(page)
    await startRegistration(page, '81377778888')
    await look(page)
    await page.keyboard.type('00000')
    await expect(screen.alert).toHaveText('Kode OTP tidak sesuai. Sisa 4 kali percobaan.')
    await expect(screen.code).toBeFocused()
    await look(page)
    await standIn.breakService('backend')
    await screen.code.fill('00000')
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await look(page)
    await standIn.mendService('backend')
    await screen.code.fill(await sentCode(standIn, '81377778888'))
    await screen.save.click()
    await expect(required.first()).toBeVisible()
    await look(page)
    await page.goto('/auth/register/welcome')
    await expect(page.getByText('Jelajahi Sekarang')).toBeVisible()
    await look(page)
  },
)
