import { readFile } from 'node:fs/promises'
import { dateIn, WIB } from '../../../src/domain/place/zone'
import { masjid } from './masjid-support'
import { expect, look, screenshotSizes, test } from '../support/test'

/*
 * What a mosque and the network tell where the backend has contract 1.1, as far as only a browser has it. Their words:
 * src/features/masjid/pages/masjid-newer.test.tsx, src/features/news/pages/news-pages.test.tsx.
 */

test(
  'a mosque’s profile, and its events with a file for the calendar',
  { tag: '@1.1' },
  async ({ page, allowErrors }) => {
    allowErrors(/status of 500/)
    // In the morning: what is over isn't there any more.
    await page.clock.setFixedTime(`${dateIn(WIB, Date.now())}T06:00:00+07:00`)
    await page.goto('/masjid/gagal-sebagian')
    await expect(page.getByText('Gagal dimuat')).toBeVisible()
    await look(page)
    await page.goto(masjid.ordinary)
    const last = page.getByRole('img', { name: 'Foto Masjid Raya Al-Hidayah 5 dari 5' })
    await expect(last).toBeVisible()
    await look(page)

    await page.goto(`${masjid.ordinary}/kegiatan`)
    // The days' headings stand below the mosque's name, which may come after them.
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Masjid Raya Al-Hidayah')
    const downloading = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /^Tambahkan ke kalender.*Khutbah Jumat: Menjaga amanah/ })
      .click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^kegiatan-\d{4}-\d\d-\d\d-\d+\.ics$/)
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(file).toContain('\r\nSUMMARY:Khutbah Jumat: Menjaga amanah\r\n')
    // 11.40 WIB.
    expect(file).toMatch(/\r\nDTSTART:\d{8}T044000Z\r\nDTEND:\d{8}T053000Z\r\n/)
    expect(file).toContain('\r\nLOCATION:Masjid Raya Al-Hidayah\\, Jl. Kramat Raya No. 112\\,')
    await expect(page.getByText('Buka berkas kalender dari unduhan Anda')).toBeVisible()
    await page.getByRole('radio', { name: 'Sosial' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('article')).toHaveCount(2)
    await look(page)
  },
)

test(
  'the news come page by page as the list is scrolled, and end with words',
  { tag: '@1.1' },
  async ({ page, standIn }) => {
    const articles = page.getByRole('article')
    await page.goto('/news')
    await expect(articles.first()).toContainText('Seribu mushaf')
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return articles.count()
      })
      .toBe(23)
    await expect(page.getByText('Semua artikel sudah ditampilkan.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Muat lebih banyak' })).toHaveCount(0)
    expect(standIn.log('get_list').map(({ query }) => query['page'])).toEqual(['1', '2', '3'])
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
    await articles.first().getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Bagikan' })).toBeVisible()
    await expect(page).toFitTheWindow()
  },
)
