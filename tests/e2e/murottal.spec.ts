import type { Locator, Page } from '@playwright/test'
import { axe, expect, screenshotSizes, test } from './support/test'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Pemutar murottal' })
const rows = (page: Page) => page.getByRole('list', { name: 'Daftar surah' }).getByRole('listitem')

/** What sounds: the file's name and whether it runs. The element is the player's own, one for the whole app. */
const sounding = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('audio')].map(
      (audio) =>
        `${audio.src.split('/audio/').at(-1) ?? ''} ${audio.paused ? 'paused' : 'playing'}`,
    ),
  )

const position = (slider: Locator) => slider.inputValue().then(Number)

async function chooseReciter(page: Page, name: string) {
  await page.getByRole('button', { name: /^Qari/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Pilih Qari' })
  // Not check(): the sheet is gone with the choice, before its state could be read.
  await sheet.getByRole('radio', { name }).click()
  await expect(sheet).toBeHidden()
}

test('all surahs are listed, and found by number, name and meaning', async ({ page, standIn }) => {
  await page.goto('/quran/murottal')
  await expect(rows(page)).toHaveCount(114)
  await expect(rows(page).first()).toContainText(/1.*Al-Fatihah.*Pembukaan/)
  // The prerendered page has asked already: once is enough, and never with our key.
  const asked = standIn.log().filter(({ service }) => service === 'surah')
  expect(asked.map(({ key, cookie }) => ({ key, cookie }))).toEqual([{ key: false, cookie: false }])

  const box = page.getByRole('searchbox', { name: 'Cari surah' })
  for (const [search, name] of [
    ['al fatiha', 'Al-Fatihah'],
    ['ya sin', 'Yasin'],
    ['67', 'Al-Mulk'],
    ['lebah', 'An-Nahl'],
  ] as const) {
    await box.fill(search)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(name)
  }
  await expect(page).toHaveURL(/\?search=lebah$/)
  await page.reload()
  await expect(box).toHaveValue('lebah')
  await expect(rows(page)).toHaveCount(1)
  await box.fill('zzzz')
  await expect(page.getByText('Surah tidak ditemukan')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(rows(page)).toHaveCount(114)
})

test('one surah plays at a time, pauses and resumes', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/quran/murottal')
  await button(page, 'Putar Al-Baqarah').click()
  await expect(button(page, 'Jeda Al-Baqarah')).toBeVisible()
  await expect.poll(() => sounding(page)).toEqual(['01/002.wav playing'])
  const slider = page.getByRole('slider', { name: 'Posisi Al-Baqarah' })
  await expect.poll(() => position(slider)).toBeGreaterThan(0)

  await button(page, 'Jeda Al-Baqarah').click()
  await expect.poll(() => sounding(page)).toEqual(['01/002.wav paused'])
  await slider.fill('20')
  await button(page, 'Putar Al-Baqarah').click()
  await expect.poll(() => position(slider)).toBeGreaterThan(20)

  await button(page, 'Putar Ali ‘Imran').click()
  await expect(button(page, 'Jeda Ali ‘Imran')).toBeVisible()
  await expect(button(page, 'Putar Al-Baqarah')).toBeVisible()
  await expect.poll(() => sounding(page)).toEqual(['01/003.wav playing'])
})

test('what the system pauses and resumes is shown, and one tab sounds at a time', async ({
  page,
  context,
}) => {
  const system = (does: 'pause' | 'play') =>
    page.evaluate((does) => document.querySelector('audio')?.[does](), does)
  await page.goto('/quran/murottal')
  await button(page, 'Putar Al-Baqarah').click()
  await expect(button(page, 'Jeda Al-Baqarah')).toBeVisible()
  await system('pause')
  await expect(button(page, 'Putar Al-Baqarah')).toBeVisible()
  await system('play')
  await button(page, 'Jeda Al-Baqarah').click()
  await expect.poll(() => sounding(page)).toEqual(['01/002.wav paused'])
  await button(page, 'Putar Al-Baqarah').click()
  await expect(button(page, 'Jeda Al-Baqarah')).toBeVisible()

  // What a seek waits for is shown, but not said each time.
  await page.evaluate(() => document.querySelector('audio')?.dispatchEvent(new Event('waiting')))
  await expect(page.getByText('Memuat audio…')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Memuat audio' })).toHaveCount(0)

  const other = await context.newPage()
  await other.goto('/quran/murottal')
  await button(other, 'Putar Yasin').click()
  await expect(button(other, 'Jeda Yasin')).toBeVisible()
  await expect(button(page, 'Putar Al-Baqarah')).toBeVisible()
  await expect.poll(() => sounding(page)).toEqual(['01/002.wav paused'])
  await button(page, 'Putar Al-Baqarah').click()
  await expect.poll(() => sounding(other)).toEqual(['01/036.wav paused'])
})

test('it goes on from page to page, in a bar of its own', async ({ page }) => {
  await page.goto('/quran/murottal?search=imran')
  await button(page, 'Putar Ali ‘Imran').click()
  await expect.poll(() => sounding(page)).toEqual(['01/003.wav playing'])
  await expect(bar(page)).toBeVisible()
  await axe(page)

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

  // And back to the list by the bar, which then is put away.
  await bar(page)
    .getByRole('link', { name: /Ali ‘Imran/ })
    .click()
  await expect(page).toHaveURL('/quran/murottal')
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
  await bar(page).getByRole('button', { name: 'Tutup pemutar Ali ‘Imran' }).click()
  await expect(bar(page)).toBeHidden()
})

test('with the keyboard the player is one Tab from the button that started it, and closing it returns the focus there', async ({
  page,
}) => {
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
})

test('the system is told what plays, and can steer it', async ({ page }) => {
  // Chromium gives pages no way to press the system's buttons, so what the page hands over is caught here.
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {}
    Object.assign(window, { mediaHandlers: handlers })
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler
    }
  })
  const press = (action: MediaSessionAction, seekTime?: number) =>
    page.evaluate(
      ({ action, seekTime }) => {
        const handlers: unknown = Reflect.get(window, 'mediaHandlers')
        const handler: unknown = Reflect.get(Object(handlers), action)
        if (typeof handler === 'function') Reflect.apply(handler, null, [{ action, seekTime }])
      },
      { action, seekTime },
    )
  const told = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession
      return `${metadata?.title ?? ''} | ${metadata?.artist ?? ''} | ${playbackState}`
    })
  await page.goto('/quran/murottal')
  await button(page, 'Putar Al-Mulk').click()
  await expect.poll(told).toBe('Al-Mulk | Abdullah Al-Juhany | playing')
  await press('pause')
  await expect(button(page, 'Putar Al-Mulk')).toBeVisible()
  await expect.poll(told).toContain('paused')
  await press('seekto', 12)
  await press('play')
  await expect
    .poll(() => position(page.getByRole('slider', { name: 'Posisi Al-Mulk' })))
    .toBeGreaterThanOrEqual(12)
  await press('nexttrack')
  await expect.poll(told).toContain('Al-Qalam')
  await press('previoustrack')
  await expect.poll(told).toContain('Al-Mulk')
})

test('the end of a surah brings the next where that was asked for', async ({ page }) => {
  const ended = () => page.evaluate(() => document.querySelector('audio')?.ended)
  await page.goto('/quran/murottal?search=fatihah')
  await button(page, 'Putar Al-Fatihah').click()
  // Seven seconds, and then silence.
  await expect.poll(ended).toBe(true)
  await expect(button(page, 'Putar Al-Fatihah')).toBeVisible()
  await expect.poll(() => sounding(page)).toEqual(['01/001.wav paused'])

  await page.getByRole('switch', { name: 'Lanjut ke surah berikutnya' }).check()
  await button(page, 'Putar Al-Fatihah').click()
  // A minute long: it still plays when a slow machine looks.
  await expect.poll(() => sounding(page)).toEqual(['01/002.wav playing'])
  await expect(bar(page)).toContainText('Al-Baqarah')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Lanjut ke surah berikutnya' })).toBeChecked()
})

test('where one stopped is where it goes on after a reload', async ({ page }) => {
  await page.goto('/quran/murottal')
  await button(page, 'Putar Yasin').click()
  const slider = page.getByRole('slider', { name: 'Posisi Yasin' })
  await expect(slider).toBeEnabled()
  await slider.fill('30')
  await page.reload()
  const resume = page.getByRole('button', { name: /^Lanjutkan Yasin dari [345]\d detik/ })
  await resume.click()
  await expect(button(page, 'Jeda Yasin')).toBeVisible()
  await expect.poll(() => position(slider)).toBeGreaterThanOrEqual(30)
  await expect(resume).toBeHidden()
})

test('a reciter is chosen, and one whose recitations fail says so on the row', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 500/, /ERR_EMPTY_RESPONSE/, /blocked by CORS/)
  await page.goto('/quran/murottal')
  await expect(page.getByRole('button', { name: /^Qari Abdullah Al-Juhany/ })).toBeVisible()
  await button(page, 'Putar Al-Fatihah').click()
  await chooseReciter(page, 'Misyari Rasyid Al-Afasi')
  await expect.poll(() => sounding(page)).toEqual(['05/001.wav playing'])
  await chooseReciter(page, 'Yasser Al-Dosari')
  await expect.poll(() => sounding(page)).toEqual(['06/001.wav playing'])

  const failure = page.getByText('Audio gagal dimuat. Periksa koneksi Anda, lalu coba lagi.')
  for (const name of ['Al-Baqarah', 'Ali ‘Imran', 'Al-Ma’idah']) {
    await button(page, `Putar ${name}`).click()
    await expect(button(page, `Coba lagi memutar ${name}`)).toBeVisible()
    await expect(failure).toHaveCount(1)
  }
  await button(page, 'Coba lagi memutar Al-Ma’idah').click()
  await expect(failure).toBeVisible()
  const box = page.getByRole('searchbox', { name: 'Cari surah' })
  await box.fill('maidah')
  await axe(page)
  await box.fill('')

  // A slow one says that it is on its way.
  await standIn.hold('audio')
  await button(page, 'Putar An-Nisa’').click()
  await expect(page.getByText('Memuat audio…')).toBeVisible()
  await standIn.release('audio')
  await expect(button(page, 'Jeda An-Nisa’')).toBeVisible()
  await expect(page.getByText('Memuat audio…')).toBeHidden()
  await expect.poll(() => sounding(page)).toEqual(['06/004.wav playing'])
})

test('a list that fails says so, and can be tried again', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 503/)
  await standIn.breakService('surah')
  await page.goto('/quran/murottal')
  await expect(page.getByRole('alert').filter({ hasText: 'Gagal memuat' })).toBeVisible()
  await axe(page)
  await standIn.mendService('surah')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(rows(page)).toHaveCount(114)
})
