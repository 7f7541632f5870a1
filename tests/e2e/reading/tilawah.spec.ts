import type { Page } from '@playwright/test'
import { heard, noteHeard } from '../support/heard'
import { axe, expect, screenshotSizes, test } from '../support/test'

const verse = (page: Page, ayat: number) =>
  page.getByRole('listitem', { name: `Ayat ${ayat}`, exact: true })

/** How far below the bars a verse begins, in px. */
const offset = (page: Page, ayat: number) =>
  verse(page, ayat).evaluate(
    (item) =>
      item.getBoundingClientRect().top -
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  )

const stands = (page: Page, ayat: number) =>
  expect.poll(async () => Math.abs(await offset(page, ayat))).toBeLessThan(3)

test('by keyboard: Yasin, its verse 40, heard, marked, closed, and come back to', async ({
  page,
}) => {
  await noteHeard(page)
  await page.goto('/tilawah')
  await page.getByRole('searchbox', { name: 'Cari surah atau ayat' }).focus()
  await page.keyboard.type('yasin')
  const surah = page.getByRole('link', { name: /Yasin/ })
  await expect(surah).toHaveCount(1)
  await surah.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Yasin' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Ke ayat' }).focus()
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(verse(page, 40)).toBeFocused()
  await stands(page, 40)
  await axe(page)
  const menu = page.getByRole('button', { name: 'Menu ayat 40', exact: true })
  /** Goes from the verse to its menu, and to one of its rows, by Tab alone. */
  const choose = async (name: string) => {
    await page.keyboard.press('Enter')
    const row = page.getByRole('button', { name })
    await expect(row).toBeVisible()
    for (let step = 0; step < 12; step += 1) {
      if (await row.evaluate((node) => node === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await expect(menu).toBeFocused()
  await choose('Putar dari sini')
  await expect.poll(() => heard(page)).toContain('036040 Yasin ayat 40')
  await expect(menu).toBeFocused()
  await choose('Tandai sampai sini')
  await expect(verse(page, 40)).toContainText('Terakhir dibaca')
  await expect(menu).toBeFocused()
  await choose('Simpan penanda')
  await expect(page.getByRole('dialog', { name: 'Penanda Yasin ayat 40' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Nama penanda' })).toBeFocused()
  await page.keyboard.type('Hafalan')
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(verse(page, 40)).toContainText('Penanda hijau')
  await expect(menu).toBeFocused()

  await page.goto('about:blank')
  await page.goto('/tilawah')
  const back = page.getByRole('link', { name: /^Lanjutkan Yasin ayat 40/ })
  await axe(page)
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(verse(page, 40)).toBeFocused()
  await page.goto('/tilawah')
  await page.getByRole('link', { name: /^Penanda/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Hafalan/ }).focus()
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(verse(page, 40)).toBeFocused()
})

test('a long surah comes back to its verse after a reload, a rotation and other letters', async ({
  page,
}) => {
  await page.goto('/tilawah/2?ayat=255')
  await stands(page, 255)
  // A person scrolls on; the address follows.
  await page.mouse.move(195, 500)
  await page.mouse.wheel(0, 1500)
  await expect(page).not.toHaveURL(/ayat=255$/)
  await expect(page).toHaveURL(/ayat=25[6-9]$/)
  const ayat = Number(new URL(page.url()).searchParams.get('ayat'))
  await page.reload()
  await stands(page, ayat)
  await expect(page).toHaveURL(`/tilawah/2?ayat=${ayat}`)
  await page.getByRole('button', { name: 'Perbesar teks' }).click()
  await stands(page, ayat)
  await page.setViewportSize({
    width: screenshotSizes.phone.height,
    height: screenshotSizes.phone.width,
  })
  await expect(verse(page, ayat)).toBeInViewport()
  await page.setViewportSize(screenshotSizes.phone)
  await stands(page, ayat)
  // The whole surah is there for find-in-page.
  await expect(page.getByRole('list', { name: 'Ayat Al-Baqarah' }).locator('> li')).toHaveCount(286)
})

test('a khatam is begun, read page by page, ticked, and still there after a reload', async ({
  page,
}) => {
  await page.goto('/tilawah')
  await page.getByRole('link', { name: /^Khatam/ }).click()
  await page.getByRole('link', { name: 'Mulai khatam' }).click()
  await page.getByLabel('Nama khatam').fill('Ramadan')
  await axe(page)
  await page.getByRole('button', { name: 'Mulai khatam' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ramadan' })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Lanjutkan dari halaman 1' }).click()
  await page.getByRole('checkbox', { name: 'Halaman 1 selesai · Ramadan' }).check()
  await axe(page)
  await page.getByRole('link', { name: 'Halaman berikutnya: Halaman 2' }).click()
  await expect(page.getByRole('checkbox', { name: 'Halaman 2 selesai · Ramadan' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('Hari ini 1 dari 21 halaman')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Lanjutkan dari halaman 2' })).toBeVisible()
  // Back from what the form made leads to where one was before it.
  await page.goBack()
  await expect(page.getByText('Hari ini 1 dari 21 halaman')).toBeVisible()
  await axe(page)
})

test('juz 30 opens at a verse of its last surahs, which nothing moves, and is followed into the surah before', async ({
  page,
  standIn,
}) => {
  await page.goto('/tilawah/juz/30?ayat=112:2')
  const ikhlas = page.getByRole('list', { name: /^Ayat Al-Ikhlas/ }).getByRole('listitem')
  await expect(ikhlas.nth(1)).toBeFocused()
  const top = () => ikhlas.nth(1).evaluate((item) => item.getBoundingClientRect().top)
  const before = await top()
  await axe(page)
  // The surah above comes, and has another height than was thought.
  await page.mouse.move(195, 500)
  await page.mouse.wheel(0, -300)
  const lahab = page.getByRole('list', { name: /^Ayat Al-Lahab/ }).getByRole('listitem')
  await expect(lahab).toHaveCount(5)
  await expect.poll(async () => Math.round((await top()) - before)).toBe(300)
  await expect(page).toHaveURL(/\/tilawah\/juz\/30\?ayat=11[12]:\d$/)
  await page.reload()
  await expect(ikhlas.nth(1)).toBeAttached()
  // Those out of sight were not asked for.
  const asked = standIn.log().filter(({ path }) => /\/surat\/\d+$/.test(path))
  expect(asked.length).toBeLessThan(20)
})
