import type { Page } from '@playwright/test'
import { axe, expect, screenshotSizes, test } from './support/test'

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
const told = (page: Page) => page.evaluate(() => navigator.mediaSession.metadata?.title)

test('verse by verse: from one to the next, followed on screen and on the lock screen, until a person scrolls', async ({
  page,
}) => {
  await page.goto('/tilawah/78?ayat=3')
  await page.getByRole('button', { name: 'Menu ayat 3', exact: true }).click()
  await page.getByRole('button', { name: 'Putar dari sini' }).click()
  await expect(verse(page, 3)).toContainText('Sedang diputar')
  await expect.poll(() => sounding(page)).toEqual(['01/078003.wav playing'])
  await expect(verse(page, 4)).toContainText('Sedang diputar')
  await expect.poll(() => told(page)).toBe('An-Naba’ ayat 4')
  await expect(verse(page, 3)).not.toContainText('Sedang diputar')
  await bar(page).getByRole('button', { name: 'Hentikan sementara An-Naba’ ayat' }).click()
  await expect.poll(() => sounding(page)).toEqual([expect.stringMatching(/paused$/)])
  await axe(page)

  // A verse further down comes into sight, but not to anyone who has scrolled.
  for (let ayat = 0; ayat < 5; ayat += 1)
    await bar(page).getByRole('button', { name: 'Ayat berikutnya' }).click()
  const played = page.locator('[data-played]')
  await expect(played).toBeInViewport()
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 3000)
  const back = page.getByRole('button', { name: 'Kembali ke ayat yang diputar' })
  await expect(back).toBeVisible()
  await expect(played).not.toBeInViewport()
  await back.click()
  await expect(played).toBeInViewport()
  await expect(back).toBeHidden()

  // What is repeated says so, also on a narrow screen.
  await page.getByRole('button', { name: 'Menu ayat 2', exact: true }).click()
  await page.getByRole('button', { name: 'Ulangi…' }).click()
  await expect(page.getByRole('textbox', { name: 'Dari ayat' })).toHaveValue('2')
  await axe(page)
  await page.getByRole('button', { name: 'Putar ulangan' }).click()
  await expect(bar(page)).toContainText('Ulangan ayat 2, ke-2 dari 3')
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
  await bar(page)
    .getByRole('button', { name: /^Tutup pemutar/ })
    .click()
  await expect(bar(page)).toBeHidden()
  await expect(verse(page, 2)).toBeFocused()
})
