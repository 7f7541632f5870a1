import { fillLogin } from './auth-support'
import { scan } from '../giving/checkout-support'
import { campaign } from '../program/program-support'
import { SITE_ORIGIN } from '../support/browser-map'
import { axe, expect, stopClock, test } from '../support/test'
import { clipboard } from '../support/clipboard'

const stored = 'redirect_after_login'

test(
  'a visitor becomes a fundraiser, and copies the link',
  { tag: '@quick' },
  async ({ page, context, standIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(campaign.ordinary)
    await page.getByRole('link', { name: 'Bagikan Program' }).click()
    await expect(page).toHaveURL('/auth?state=fundraiser')
    const back = await page.evaluate((key) => localStorage.getItem(key), stored)
    expect(back).toBe(`${campaign.ordinary}/fundraiser`)

    await fillLogin(page)
    await expect(page).toHaveURL('/profile/fundraiser/register')
    expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBe(
      `${campaign.ordinary}/fundraiser`,
    )
    await expect(page.getByRole('heading', { name: 'Yuk! jadi Fundraiser' })).toBeVisible()
    const register = page.getByRole('button', { name: 'Daftar Fundraiser' })
    await expect(register).toBeEnabled()
    await axe(page)
    await register.dblclick()
    await expect(page).toHaveURL(campaign.ordinary)
    expect(standIn.log('register').map(({ url }) => url)).toHaveLength(1)
    expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull()

    await page.getByRole('link', { name: 'Bagikan Program' }).click()
    await expect(
      page.getByRole('heading', { name: 'Terima kasih, Aisyah Rahmawati!' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Renovasi Atap Masjid Al-Ikhlas' })).toBeVisible()
    const link = `${SITE_ORIGIN}${campaign.ordinary}?utm_source=web&utm_ref=AISYAH890`
    const field = page.getByLabel('Tautan fundraiser Anda')
    await expect(field).toHaveValue(link)
    await expect(field).toHaveAttribute('readonly')
    const code = page.getByRole('img', { name: 'Kode QR tautan Anda' })
    await expect.poll(async () => scan(await code.screenshot())).toBe(link)
    await axe(page)
    await stopClock(page)
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    await expect(page.getByText('Tautan disalin!')).toBeVisible()
    await expect(page.getByText('Link URL berhasil disalin')).toBeVisible()
    expect(await clipboard(page)).toBe(link)
    // Spec §9: it is back after 2 s.
    await page.clock.runFor(1_999)
    await expect(page.getByRole('button', { name: 'Salin tautan' })).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.getByRole('button', { name: 'Salin tautan' })).toBeVisible()
    await page.clock.resume()

    // Followed, it is the plain link.
    await context.clearCookies()
    await page.goto(link)
    await expect(
      page.getByRole('heading', { name: 'Renovasi Atap Masjid Al-Ikhlas' }).first(),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
    await expect(page).toHaveURL(`${campaign.ordinary}/donate`)
  },
)
