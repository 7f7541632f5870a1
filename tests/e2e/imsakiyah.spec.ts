import type { Page } from '@playwright/test'
import { place } from './masjid-support'
import { axe, expect, screenshotSizes, test } from './support/test'

async function inJakarta(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-23T13:00:00+07:00'))
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(place.jakarta)
}

const month = (page: Page) => page.getByRole('table', { name: /^Jadwal imsakiyah/ })

test('from the next shalat to the month, to the next one, and back', async ({ page, standIn }) => {
  await inJakarta(page)
  await page.goto('/')
  await page.getByRole('button', { name: /lagi menuju/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Jadwal Shalat' })
  for (const name of ['Imsak', 'Terbit', 'Dhuha'])
    await expect(
      sheet.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
    ).toHaveText(/^\d\d\.\d\d$/)
  const subuh = await sheet.getByRole('listitem').filter({ hasText: 'Subuh' }).textContent()
  await axe(page)
  await sheet.getByRole('link', { name: 'Jadwal sebulan' }).click()

  await expect(month(page)).toHaveAccessibleName(
    'Jadwal imsakiyah Kota Jakarta, November 2026 (Jumadil Awal – Jumadil Akhir 1448 H), waktu WIB',
  )
  await expect(month(page).getByRole('row')).toHaveCount(31)
  const today = month(page).locator('tr', { has: page.locator('[aria-current=date]') })
  await expect(today.getByRole('rowheader')).toHaveText('23')
  await expect(today.getByRole('cell').nth(2)).toHaveText(subuh?.replace('Subuh', '') ?? 'none')

  await page.getByRole('link', { name: 'Bulan berikutnya' }).click()
  await expect(month(page)).toHaveAccessibleName(/Desember 2026/)
  await expect(month(page).getByRole('row')).toHaveCount(32)
  await page.reload()
  await expect(month(page)).toHaveAccessibleName(/Desember 2026/)
  const ofServices = standIn.log().filter(({ service }) => service !== 'backend')
  expect(ofServices.filter(({ status }) => status >= 400)).toEqual([])

  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page.getByRole('button', { name: /lagi menuju/ })).toBeVisible()
})

test('a month and a Ramadan are printed on one page, without the bars', async ({ page }) => {
  await inJakarta(page)
  for (const asked of ['2026-12', 'ramadan-1448']) {
    await page.goto(`/imsakiyah?bulan=${asked}`)
    await expect(month(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.emulateMedia({ media: null })
    for (const text of ['100%', '130%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, text)
      for (const format of ['A4', 'A5', 'Letter'] as const)
        for (const landscape of [false, true])
          for (const margin of ['0', '1cm']) {
            const margins = { top: margin, right: margin, bottom: margin, left: margin }
            const pdf = await page.pdf({ format, landscape, margin: margins })
            const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)
            expect(
              pages,
              `${asked}, ${format}, ${landscape ? 'wide' : 'tall'}, ${text}, ${margin}`,
            ).toHaveLength(1)
          }
    }
  }
})

test('never wider than the window; a time stays on one line, however large the letters, and the caption in sight', async ({
  page,
}) => {
  await inJakarta(page)
  for (const path of ['/imsakiyah?bulan=ramadan-1448', '/imsakiyah']) {
    await page.goto(path)
    for (const size of Object.values(screenshotSizes)) {
      await page.setViewportSize(size)
      await expect(month(page)).toBeVisible()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${path}, ${size.width} px`).toBeLessThanOrEqual(0)
    }
    if (path.includes('ramadan')) await axe(page)
  }
  await page.setViewportSize(screenshotSizes.phone)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%'
  })
  const broken = await month(page)
    .locator('th, td')
    .evaluateAll((cells) => {
      const range = document.createRange()
      return cells.flatMap((cell) => {
        range.selectNodeContents(cell)
        return range.getClientRects().length > 1 ? cell.textContent : []
      })
    })
  expect(broken).toEqual([])
  const caption = await month(page).locator('caption').boundingBox()
  const region = await page.getByRole('region', { name: 'Jadwal sebulan' }).boundingBox()
  expect(caption?.width).toBeLessThanOrEqual(region?.width ?? 0)
})
