import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { masjid } from './masjid-support'
import { axe, expect, screenshotSizes, test } from './support/test'

/*
 * What a mosque and the network tell where the backend has contract 1.1. Without it: tests/e2e/masjid.spec.ts and
 * info.spec.ts.
 */

const newer = { tag: '@1.1' }

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('a mosque’s profile', newer, () => {
  test('names its people, opens its contacts, and shows what it has', async ({ page }) => {
    await page.goto(masjid.ordinary)
    await expect(section(page, 'Pengurus').getByRole('listitem')).toHaveCount(4)
    await expect(section(page, 'Pengurus')).toContainText('H. Ahmad FauzanKetua DKM')
    const contact = section(page, 'Kontak')
    await expect(contact.getByRole('link', { name: '+62 213900137' })).toHaveAttribute(
      'href',
      'tel:+62213900137',
    )
    await expect(contact.getByRole('link', { name: 'dkm@masjid' })).toHaveAttribute(
      'href',
      'mailto:dkm@masjid-raya-al-hidayah.example',
    )
    await expect(contact).toContainText('ID SIMAS')
    await expect(contact.getByText('Belum tersedia')).toHaveCount(0)
    await expect(section(page, 'Waktu iqamah')).toContainText('Maghrib5 menit setelah adzan')
    await expect(section(page, 'Fasilitas').getByRole('listitem')).toHaveCount(5)
    await expect(section(page, 'Deksripsi')).toContainText('terbuka setiap hari')
    await expect(
      section(page, 'Foto').getByRole('img', { name: 'Foto Masjid Raya Al-Hidayah 5 dari 5' }),
    ).toBeVisible()
    await axe(page)
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
  })

  test('of which nothing is known looks as without one', async ({ page }) => {
    await page.goto(masjid.withoutProfile)
    const contact = section(page, 'Kontak')
    await expect(contact.getByText('Pengurus, Telepon, Email')).toBeVisible()
    await expect(contact.getByText('Belum tersedia')).toHaveCount(1)
    await expect(section(page, 'Deksripsi')).toContainText('beralamat di')
    for (const name of ['Pengurus', 'Waktu iqamah', 'Fasilitas', 'Foto'])
      await expect(section(page, name)).toHaveCount(0)
  })

  test('that fails leaves the rest of the page, and can be asked for again', async ({
    page,
    standIn,
    allowErrors,
  }) => {
    allowErrors(/status of 500/)
    await page.goto('/masjid/gagal-sebagian')
    const contact = section(page, 'Kontak')
    await expect(contact.getByText('Gagal dimuat')).toBeVisible()
    await expect(contact).toContainText('Jl. Kramat Raya')
    await expect(section(page, 'Deksripsi')).toContainText('beralamat di')
    await axe(page)
    const before = standIn.log('get_profile').length
    await contact.getByRole('button', { name: 'Coba lagi' }).click()
    await expect.poll(() => standIn.log('get_profile').length).toBeGreaterThan(before)
  })

  test('that is late leaves nothing said that may be wrong', async ({ page, standIn }) => {
    await standIn.hold('mosque/get_profile')
    await page.goto(masjid.ordinary)
    const contact = section(page, 'Kontak')
    await expect(contact).toContainText('Jl. Kramat Raya')
    await expect(contact.getByText('Pengurus, Telepon, Email')).toBeVisible()
    await expect(contact.getByText('Belum tersedia')).toHaveCount(0)
    await standIn.release('mosque/get_profile')
    await expect(section(page, 'Pengurus')).toBeVisible()
  })
})

test('without a profile and events a mosque’s pages ask for none', async ({ page, standIn }) => {
  await standIn.withhold('mosque/get_profile')
  await standIn.withhold('mosque/get_events')
  await page.goto(masjid.ordinary)
  await expect(section(page, 'Kontak').getByText('Belum tersedia')).toBeVisible()
  await page.getByRole('link', { name: 'Kegiatan' }).click()
  await expect(page.getByText('Tidak ada event terdekat')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect([...standIn.log('get_profile'), ...standIn.log('get_events')]).toEqual([])
})

test.describe('Kegiatan', newer, () => {
  const days = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('article') })
  const event = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

  test('has the coming Friday first, then day by day, and one kind where it is chosen', async ({
    page,
    standIn,
  }) => {
    await page.goto(`${masjid.ordinary}/kegiatan`)
    const friday = days(page).first()
    await expect(friday.getByRole('heading', { level: 3 })).toHaveText(/^Jumat, /)
    await expect(friday).toContainText('Khutbah Jumat: Menjaga amanah')
    await expect(friday).toContainText('11.40–12.30 WIB')
    await expect(event(page, 'Kajian Subuh')).toContainText('Ba’da Subuh')
    await expect(event(page, 'Donor darah')).toContainText('Waktu belum ditentukan')
    // Beyond the 60 days that are asked for.
    await expect(event(page, 'Pesantren kilat')).toHaveCount(0)
    const cancelled = event(page, 'Kajian Riyadhus Shalihin')
    await expect(cancelled).toContainText('Dibatalkan')
    await expect(cancelled.getByRole('button')).toHaveCount(0)
    const asked = standIn.log('get_events').at(-1)?.query ?? {}
    const between = Date.parse(String(asked['sampai'])) - Date.parse(String(asked['dari']))
    expect(between / 86_400_000).toBe(60)

    await page.getByRole('radio', { name: 'Sosial' }).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?jenis=Sosial$/)
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Sosial' })).toBeChecked()
    await expect(page.getByRole('article')).toHaveCount(2)
    // The days' headings stand below the mosque's name, which may come after them.
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Masjid Raya Al-Hidayah')
    await axe(page)
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
  })

  test('gives a file for the calendar', async ({ page }) => {
    await page.goto(`${masjid.ordinary}/kegiatan`)
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
  })

  test('that is empty, failing, late or unknown says so', async ({
    page,
    standIn,
    allowErrors,
  }) => {
    allowErrors(/status of (500|404)/)
    await page.goto(`${masjid.withoutProfile}/kegiatan`)
    await expect(page.getByText('Tidak ada event terdekat')).toBeVisible()
    await page.goto('/masjid/gagal-sebagian/kegiatan')
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Masjid Raya Al-Hidayah' })).toBeVisible()
    await standIn.hold('mosque/get_events')
    await page.goto(`${masjid.ordinary}/kegiatan`)
    await expect(page.getByRole('heading', { name: 'Masjid Raya Al-Hidayah' })).toBeVisible()
    await expect(page.getByText('Tidak ada event terdekat')).toHaveCount(0)
    await standIn.release('mosque/get_events')
    await expect(days(page).first()).toBeVisible()
    await page.goto('/masjid/tidak-ada/kegiatan')
    await expect(page.getByText('Masjid tidak ditemukan')).toBeVisible()
  })
})

test.describe('the news', newer, () => {
  const articles = (page: Page) => page.getByRole('article')

  test('come page by page as the list is scrolled, and end with words', async ({
    page,
    standIn,
  }) => {
    await page.goto('/news')
    await expect(articles(page).first()).toContainText('Seribu mushaf')
    await axe(page)
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return articles(page).count()
      })
      .toBe(23)
    await expect(page.getByText('Semua artikel sudah ditampilkan.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Muat lebih banyak' })).toHaveCount(0)
    expect(standIn.log('get_list').map(({ query }) => query['page'])).toEqual(['1', '2', '3'])
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
  })

  test('have a button for more, which a keyboard reaches and which repeats what failed', async ({
    page,
    standIn,
    allowErrors,
  }) => {
    allowErrors(/status of 500/)
    await page.goto('/news')
    await expect(articles(page)).toHaveCount(10)
    await standIn.hold('news/get_list')
    const more = page.getByRole('button', { name: 'Muat lebih banyak' })
    await articles(page).last().getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Memuat…' }).or(more)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await standIn.breakService('backend')
    await standIn.release('news/get_list')
    await expect(page.getByText('Artikel berikutnya gagal dimuat.')).toBeVisible()
    await expect(articles(page)).toHaveCount(10)
    await axe(page)
    await standIn.mendService('backend')
    await page.getByRole('button', { name: 'Coba lagi' }).press('Enter')
    await expect(articles(page).nth(10)).toBeVisible()
    // Neither the two presses nor the failure brought a page twice.
    const texts = await articles(page).allInnerTexts()
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('have tabs and a search, both in the address', async ({ page, standIn }) => {
    await page.goto('/news')
    await page.getByRole('searchbox', { name: 'Cari Berita' }).fill('sumur')
    await expect(articles(page)).toHaveCount(1)
    await expect(page).toHaveURL('/news?search=sumur')
    expect(standIn.log('get_list').at(-1)?.query).toMatchObject({
      jenis: 'berita',
      search: 'sumur',
    })
    await page.getByRole('tab', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/news?tab=blog')
    await expect(articles(page)).toHaveCount(6)
    await page.getByRole('searchbox', { name: 'Cari Blog' }).fill('zzz')
    await expect(page.getByText('Artikel tidak ditemukan')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('searchbox', { name: 'Cari Blog' })).toHaveValue('zzz')
    await page.getByRole('button', { name: 'Kosongkan pencarian' }).click()
    await expect(articles(page)).toHaveCount(6)
    // Each tab keeps its own search.
    await page.getByRole('tab', { name: 'Berita Terbaru' }).click()
    await page.getByRole('tab', { name: 'Blog' }).click()
    await expect(page.getByRole('searchbox', { name: 'Cari Blog' })).toHaveValue('')
  })

  test('lead to an article, which can be shared, and back', async ({ page }) => {
    await page.goto('/news?search=sumur')
    await articles(page).getByRole('link').click()
    await expect(page).toHaveURL('/news/sumur-bor-ketiga-mengalir-di-gunungkidul')
    const title = 'Sumur bor ketiga mengalir di Gunungkidul'
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Jejaring Masjid`)
    await expect(page.getByRole('heading', { name: 'Bagaimana kelanjutannya?' })).toBeVisible()
    await expect(page.getByText('Tim Jejaring Masjid')).toBeVisible()
    await page.evaluate(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: (data: { url: string }) => {
          document.title = `dibagikan: ${data.url}`
          return Promise.resolve()
        },
      })
    })
    await page.getByRole('button', { name: 'Bagikan' }).click()
    await expect(page).toHaveTitle(
      /^dibagikan: .*\/news\/sumur-bor-ketiga-mengalir-di-gunungkidul$/,
    )
    await axe(page)
    await page.setViewportSize(screenshotSizes.narrow)
    await expect(page).toFitTheWindow()
    await page.goBack()
    await expect(page).toHaveURL('/news?search=sumur')
    await expect(articles(page)).toHaveCount(1)
  })

  test('that fail or are not there say so', async ({ page, allowErrors, standIn }) => {
    allowErrors(/status of (500|404)/)
    await page.goto('/news?search=gagal-500')
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await page.goto('/news/gagal-500')
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await page.goto('/news/tidak-ada')
    await expect(page.getByText('Artikel tidak ditemukan')).toBeVisible()
    await axe(page)
    await standIn.hold('news/get_list')
    await page.getByRole('link', { name: 'Lihat artikel lain' }).click()
    await expect(page.getByText('Memuat…')).toBeAttached()
    await expect(page.getByText('Artikel tidak ditemukan')).toHaveCount(0)
    await standIn.release('news/get_list')
    await expect(articles(page).first()).toBeVisible()
  })
})

test('without articles nothing is asked for, and an article’s address says that it isn’t there', async ({
  page,
  standIn,
}) => {
  await standIn.withhold('news/get_list')
  await standIn.withhold('news/get_detail')
  await page.goto('/news?search=sumur')
  await expect(page.getByText('Artikel tidak ditemukan')).toBeVisible()
  await expect(page.getByText('Nantikan update artikel terbaru kami disini')).toBeVisible()
  await page.goto('/news/sumur-bor-ketiga-mengalir-di-gunungkidul')
  await expect(page.getByText('Artikel tidak ditemukan')).toBeVisible()
  expect([...standIn.log('get_list'), ...standIn.log('get_detail')]).toEqual([])
})
