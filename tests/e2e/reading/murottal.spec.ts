import type { Locator, Page } from '@playwright/test'
import { axe, expect, screenshotSizes, test } from '../support/test'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Pemutar murottal' })
/** What sounds: the file's name and whether it runs. The element is the player's own, one for the whole app. */
const sounding = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('audio')].map(
      (audio) =>
        `${audio.src.split('/audio/').at(-1) ?? ''} ${audio.paused ? 'paused' : 'playing'}`,
    ),
  )

const position = (slider: Locator) => slider.inputValue().then(Number)

test(
  'one surah sounds at a time, in one tab, from page to page, and goes on after a reload',
  { tag: '@quick' },
  async ({ page, context, standIn }) => {
    await page.goto('/quran/murottal?search=imran')
    // The prerendered page has asked already: once is enough, and never with our key.
    await expect(button(page, 'Putar Ali ‘Imran')).toBeVisible()
    const asked = standIn.log().filter(({ service }) => service === 'surah')
    expect(asked.map(({ key, cookie }) => ({ key, cookie }))).toEqual([
      { key: false, cookie: false },
    ])
    await button(page, 'Putar Ali ‘Imran').click()
    await expect(button(page, 'Jeda Ali ‘Imran')).toBeVisible()
    await expect.poll(() => sounding(page)).toEqual(['01/003.wav playing'])
    await expect(bar(page)).toBeVisible()
    await axe(page)
    const slider = (name: string) => page.getByRole('slider', { name: `Posisi ${name}` })
    await expect.poll(() => position(slider('Ali ‘Imran'))).toBeGreaterThan(0)
    await button(page, 'Jeda Ali ‘Imran').click()
    await expect.poll(() => sounding(page)).toEqual(['01/003.wav paused'])
    await slider('Ali ‘Imran').fill('20')
    await button(page, 'Putar Ali ‘Imran').click()
    await expect.poll(() => position(slider('Ali ‘Imran'))).toBeGreaterThan(20)

    // Another tab's takes its place.
    const other = await context.newPage()
    await other.goto('/quran/murottal')
    await button(other, 'Putar Yasin').click()
    await expect(button(other, 'Jeda Yasin')).toBeVisible()
    await expect(button(page, 'Putar Ali ‘Imran')).toBeVisible()
    await expect.poll(() => sounding(page)).toEqual(['01/003.wav paused'])
    await button(page, 'Putar Ali ‘Imran').click()
    await expect.poll(() => sounding(other)).toEqual(['01/036.wav paused'])
    await other.close()

    // Another page: the bar is there, and the sound goes on.
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page).toHaveURL('/')
    await expect(bar(page)).toContainText('Ali ‘Imran')
    await expect.poll(() => sounding(page)).toEqual(['01/003.wav playing'])
    await expect(page.getByRole('navigation', { name: 'Navigasi utama' })).toBeInViewport()
    await bar(page).getByRole('button', { name: 'Surah berikutnya: An-Nisa’' }).click()
    await expect.poll(() => sounding(page)).toEqual(['01/004.wav playing'])
    await bar(page).getByRole('button', { name: 'Surah sebelumnya: Ali ‘Imran' }).click()
    await bar(page).getByRole('button', { name: 'Hentikan sementara Ali ‘Imran' }).click()
    await expect.poll(() => sounding(page)).toEqual(['01/003.wav paused'])
    const told = await page.evaluate(() => navigator.mediaSession.metadata?.title)
    expect(told, 'what the system is told').toBe('Ali ‘Imran')

    // And back to the list by the bar.
    await bar(page)
      .getByRole('link', { name: /Ali ‘Imran/ })
      .click()
    await expect(page).toHaveURL('/quran/murottal')
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
    await slider('Ali ‘Imran').fill('30')
    await page.reload()
    const resume = page.getByRole('button', { name: /^Lanjutkan Ali ‘Imran dari [345]\d detik/ })
    await resume.click()
    await expect(button(page, 'Jeda Ali ‘Imran')).toBeVisible()
    await expect.poll(() => position(slider('Ali ‘Imran'))).toBeGreaterThanOrEqual(30)
    await expect(resume).toBeHidden()
    await bar(page).getByRole('button', { name: 'Tutup pemutar Ali ‘Imran' }).click()
    await expect(bar(page)).toBeHidden()
  },
)

test('with the keyboard the player is one Tab from the button that started it, and closing it returns the focus there; another voice, and one that fails', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 500/, /ERR_EMPTY_RESPONSE/, /blocked by CORS/)
  await page.goto('/quran/murottal')
  await button(page, 'Putar Al-Mulk').press('Enter')
  const slider = page.getByRole('slider', { name: 'Posisi Al-Mulk' })
  await expect(slider).toBeEnabled()
  await expect(button(page, 'Jeda Al-Mulk')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(slider).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Jeda Al-Mulk')).toBeFocused()
  // From the last control Tab goes on in the list, so the player is no keyboard trap.
  await page.keyboard.press('Tab')
  const close = bar(page).getByRole('button', { name: 'Tutup pemutar Al-Mulk' })
  await close.focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Putar Al-Qalam')).toBeFocused()

  await close.press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(button(page, 'Putar Al-Mulk')).toBeFocused()

  // On another page the focus goes to that page's title.
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL('/')
  await close.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // Another voice is one tap away; a recitation that fails says so on its row.
  await page.goto('/quran/murottal')
  await button(page, 'Putar Al-Fatihah').click()
  await page.getByRole('button', { name: /^Qari Abdullah Al-Juhany/ }).click()
  // Not check(): the sheet is gone with the choice, before its state could be read.
  await page.getByRole('radio', { name: 'Yasser Al-Dosari' }).click()
  await expect.poll(() => sounding(page)).toEqual(['06/001.wav playing'])
  await button(page, 'Putar Al-Ma’idah').click()
  await expect(button(page, 'Coba lagi memutar Al-Ma’idah')).toBeVisible()
  await expect(
    page.getByText('Audio gagal dimuat. Periksa koneksi internet Anda, lalu coba lagi.'),
  ).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Cari surah' }).fill('maidah')
  await axe(page)
})
