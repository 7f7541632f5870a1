import type { Page } from '@playwright/test'
import { authScreen } from './auth-support'
import { campaign, logIn } from './program-support'
import { expect, screenshotSizes, test } from './support/test'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const outlineOf = (page: Page) =>
  page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  )

test('each page that is opened has the focus on its title, and no box is drawn for a finger', async ({
  page,
  standIn,
}) => {
  await page.goto('/')
  // Who has just arrived hears the page from its top, as on any site.
  await expect(page.locator('body')).toBeFocused()

  await page.getByRole('link', { name: 'Infaq', exact: true }).click()
  await expect(title(page, 'Infaq')).toBeFocused()
  expect(await outlineOf(page)).toBe('none')
  const first = page.getByRole('article').first().getByRole('link')
  await first.press('Enter')
  await expect(title(page, 'Detail Program')).toBeFocused()
  expect(await outlineOf(page)).toBe('solid')
  // The title is spoken by the focus alone: no live region says it again.
  const spoken = page.locator('[role=status], [role=alert], [aria-live]')
  await expect(spoken.filter({ hasText: 'Detail Program' })).toHaveCount(0)

  // From one tab to another, whose bar stays where it was.
  await page.goto('/news')
  await logIn(page, standIn)
  const tabs = page.getByRole('navigation', { name: 'Navigasi utama' })
  await tabs.getByRole('link', { name: 'Profil' }).click()
  await expect(title(page, 'Profil')).toBeFocused()
  await tabs.getByRole('link', { name: 'Beranda' }).click()
  await expect(title(page, 'Assalamu’alaikum')).toBeFocused()

  // The same page with another form on it: what was followed is gone with its part.
  await page.goto('/profile/personal')
  await page.getByRole('link', { name: /Alamat/ }).press('Enter')
  await expect(page).toHaveURL(/edit=address/)
  await expect(title(page, 'Profil Saya')).toBeFocused()
})

test('going back returns the focus to the link that was followed, and the page to its place', async ({
  page,
  standIn,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Infaq', exact: true }).click()
  const card = page.getByRole('article').nth(5).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await expect(title(page, 'Detail Program')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Infaq', exact: true })).toBeFocused()

  // Of a long list only some rows are in the document.
  await standIn.rows(2000)
  await page.goto('/masjid')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 30_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20_000)
  const row = page.getByRole('article').nth(5).getByRole('link').first()
  await row.scrollIntoViewIfNeeded()
  const href = (await row.getAttribute('href')) ?? ''
  const place = await page.evaluate(() => window.scrollY)
  await row.press('Enter')
  await expect(title(page, 'Informasi')).toBeFocused()
  await page.goBack()
  await expect(page.locator(`a[href="${href}"]`).first()).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('what comes late still gets the focus, and nobody who has gone on loses it', async ({
  page,
  standIn,
}) => {
  // Back on a page whose list has to be asked for again.
  await page.goto('/infaq')
  const card = page.getByRole('article').nth(1).getByRole('link')
  await card.click()
  await expect(title(page, 'Detail Program')).toBeFocused()
  await page.reload()
  await expect(page.locator('body')).toBeFocused()

  // A sheet has an entry of its own in the history: going back closes it, and is no other page.
  await page.goto('/infaq')
  const filter = page.getByRole('button', { name: /^Filter/ })
  await filter.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(filter).toBeFocused()
  // A choice is written into the address: no other page either.
  await filter.click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Terapkan Filter' }).click()
  await expect(page).toHaveURL(/sortBy=/)
  await expect(filter).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Cari program' })
  await search.fill('masjid')
  await expect(page).toHaveURL(/search=masjid/)
  await expect(search).toBeFocused()

  // A page that puts the focus where it is needed keeps it there.
  const screen = authScreen(page)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Daftar Sekarang' }).click()
  await expect(title(page, 'Daftar')).toBeFocused()
  await screen.name.fill('Dewi Lestari')
  await screen.phone.fill('81366665555')
  await screen.phone.press('Enter')
  await expect(page).toHaveURL('/auth/verification')
  await expect(screen.code).toBeFocused()
  await page.setViewportSize(screenshotSizes.phone)
  await page.goto(campaign.ordinary)
  await page.getByRole('link', { name: 'Infaq Sekarang' }).click()
  await expect(title(page, 'Donasi')).toBeFocused()
  expect(standIn.log('storeDonate')).toEqual([])
})
