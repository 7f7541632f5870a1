import type { Page } from '@playwright/test'
import { axe, expect, screenshotSizes, test } from '../support/test'

const verse = (page: Page, ayat: number) =>
  page.getByRole('listitem', { name: `Ayat ${ayat}`, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Pemutar murottal' })
const sounding = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('audio')].map(
      (audio) =>
        `${audio.src.split('/audio/').at(-1) ?? ''} ${audio.paused ? 'paused' : 'playing'}`,
    ),
  )
/** The verse that is played begins between the bars. How far from the top depends on where the page was before. */
const isFollowed = (page: Page) =>
  expect
    .poll(() =>
      page.locator('[data-played]').evaluate((played) => {
        const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
        const { top } = played.getBoundingClientRect()
        const end = window.innerHeight - Number.parseFloat(scrollPaddingBottom)
        return top > Number.parseFloat(scrollPaddingTop) - 3 && top < end
      }),
    )
    .toBe(true)
const told = (page: Page) => page.evaluate(() => navigator.mediaSession.metadata?.title)

test('verse by verse: from one to the next, followed on screen and on the lock screen, until a person scrolls', async ({
  page,
}) => {
  await page.goto('/tilawah/112')
  await page.getByRole('button', { name: 'Menu ayat 3', exact: true }).click()
  await page.getByRole('button', { name: 'Putar dari sini' }).click()
  // To the end of the surah, where it stays.
  await expect(verse(page, 4)).toContainText('Dijeda')
  await expect.poll(() => sounding(page)).toEqual(['01/112004.wav paused'])
  expect(await told(page)).toBe('Al-Ikhlas ayat 4')

  await page.goto('/tilawah/78?ayat=20')
  await page.getByRole('button', { name: 'Menu ayat 20', exact: true }).click()
  await page.getByRole('button', { name: 'Putar dari sini' }).click()
  for (let time = 0; time < 4; time += 1)
    await bar(page).getByRole('button', { name: 'Ayat berikutnya' }).click()
  await bar(page).getByRole('button', { name: 'Hentikan sementara' }).click()
  await isFollowed(page)
  const played = page.locator('[data-played]')
  await expect(played).toContainText('Dijeda')
  await axe(page)

  // Not for anyone who has scrolled.
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 3000)
  const back = page.getByRole('button', { name: 'Kembali ke ayat yang diputar' })
  await expect(back).toBeVisible()
  await expect(played).not.toBeInViewport()
  await back.click()
  await isFollowed(page)
  await expect(back).toBeHidden()

  // What is repeated says so, also on a narrow screen.
  const place = (await played.getAttribute('data-place')) ?? ''
  await played.getByRole('button', { name: /^Menu ayat/ }).click()
  await page.getByRole('button', { name: 'Ulangi…' }).click()
  await expect(page.getByRole('textbox', { name: 'Dari ayat' })).toHaveValue(place.slice(3))
  await page.getByRole('switch', { name: 'Ulangi tanpa henti' }).check()
  await axe(page)
  await page.getByRole('button', { name: 'Putar ulangan' }).click()
  await expect(bar(page)).toContainText(/Ulangan ayat \d+, ke-(?!1\D)\d/)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
  await bar(page)
    .getByRole('button', { name: /^Tutup pemutar/ })
    .click()
  await expect(bar(page)).toBeHidden()
  await expect(page.locator(`[data-place="${place}"]`)).toBeFocused()
})
