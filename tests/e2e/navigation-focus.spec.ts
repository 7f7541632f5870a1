import type { Page } from '@playwright/test'
import { authScreen, sentCode, startRegistration } from './account/auth-support'
import { campaign, logIn } from './program/program-support'
import { expect, screenshotSizes, test } from './support/test'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const outlineOf = (page: Page) =>
  page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  )

test('each opened page has the focus on its title, without an outline after a tap', async ({
  page,
  standIn,
}) => {
  await page.goto('/')
  // The first page of a visit has no focused element, so a screen reader starts at the top.
  await expect(page.locator('body')).toBeFocused()

  await page.getByRole('link', { name: 'Infaq', exact: true }).click()
  await expect(title(page, 'Infaq')).toBeFocused()
  expect(await outlineOf(page)).toBe('none')
  const first = page.getByRole('article').first().getByRole('link')
  await first.press('Enter')
  await expect(title(page, 'Detail Program')).toBeFocused()
  expect(await outlineOf(page)).toBe('solid')
  // Only the focus announces the title: no live region repeats it.
  const spoken = page.locator('[role=status], [role=alert], [aria-live]')
  await expect(spoken.filter({ hasText: 'Detail Program' })).toHaveCount(0)

  // From one tab to another: the bar stays in the page.
  await page.goto('/news')
  await logIn(page, standIn)
  const tabs = page.getByRole('navigation', { name: 'Navigasi utama' })
  await tabs.getByRole('link', { name: 'Profil' }).click()
  await expect(title(page, 'Profil')).toBeFocused()
  await tabs.getByRole('link', { name: 'Beranda' }).click()
  await expect(title(page, 'Assalamu’alaikum')).toBeFocused()

  // The same page with another form: the link that was followed is removed.
  await page.goto('/profile/personal')
  await page.getByRole('link', { name: /Alamat/ }).press('Enter')
  await expect(page).toHaveURL(/edit=address/)
  await expect(title(page, 'Ubah Alamat')).toBeFocused()
})

test('a code whose last digit leads on leaves no outline around the next title', async ({
  page,
  standIn,
}) => {
  const phone = '81200000077'
  await startRegistration(page, phone)
  await authScreen(page).code.pressSequentially(await sentCode(standIn, phone))
  await expect(authScreen(page).confirmation).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await outlineOf(page)).toBe('none')
})

test('a link that had the focus before the app watched it leads to the title', async ({
  page,
  standIn,
}) => {
  let letThrough: (() => void) | undefined
  await page.route(/\/assets\/LateParts-[^/]+\.js$/, (route) => {
    letThrough = () => void route.continue()
  })
  await page.goto('/news')
  await logIn(page, standIn)
  await page.goto('/profile/personal')
  const address = page.getByRole('link', { name: /Alamat/ })
  await address.focus()
  await expect.poll(() => letThrough).toBeDefined()
  letThrough?.()
  // What LateParts writes once it is drawn.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--jm-stack-height')),
    )
    .not.toBe('')
  await address.press('Enter')
  await expect(page).toHaveURL(/edit=address/)
  await expect(title(page, 'Ubah Alamat')).toBeFocused()
})

test('going back returns the focus to the link that was followed, and the page to its place', async ({
  page,
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
})

test('closing a sheet, a filter or a search keeps the focus, and so does a page that has set it', async ({
  page,
  standIn,
}) => {
  // A reload leaves the focus at the top of the page.
  await page.goto('/infaq')
  const card = page.getByRole('article').nth(1).getByRole('link')
  await card.click()
  await expect(title(page, 'Detail Program')).toBeFocused()
  await page.reload()
  await expect(page.locator('body')).toBeFocused()

  // A sheet has its own history entry: going back closes it, and is no navigation.
  await page.goto('/infaq')
  const filter = page.getByRole('button', { name: /^Filter/ })
  await filter.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(filter).toBeFocused()
  // So does going back in the very moment when it appears, before it has taken the focus.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const wentBack = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[role=dialog]')) return
          observer.disconnect()
          history.back()
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await filter.click()
  await wentBack
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(filter).toBeFocused()
  // A filter is written into the address: that is no navigation either.
  await filter.click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Terapkan Filter' }).click()
  await expect(page).toHaveURL(/sortBy=/)
  await expect(filter).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Cari program' })
  await search.fill('masjid')
  await expect(page).toHaveURL(/search=masjid/)
  await expect(search).toBeFocused()

  // A page that sets the focus itself keeps it.
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

test('the way back has its focus, also when what gives it comes only after it', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/LateParts-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/infaq')
  const third = page.getByRole('article').nth(2).getByRole('link')
  await third.click()
  await expect(title(page, 'Detail Program')).toBeVisible()
  await page.goBack()
  await expect(third).toBeVisible()
  await expect(third).not.toBeFocused()
  release()
  await expect(third).toBeFocused()
})
