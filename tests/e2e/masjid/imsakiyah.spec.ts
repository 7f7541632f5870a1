import type { Page } from '@playwright/test'
import { place } from './masjid-support'
import { expect, look, screenshotSizes, test } from '../support/test'

async function inJakarta(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-23T13:00:00+07:00'))
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(place.jakarta)
}

const month = (page: Page) => page.getByRole('table', { name: /^Jadwal imsakiyah/ })

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
      for (const format of ['A4', 'A5'] as const)
        for (const landscape of [false, true]) {
          const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
          const pdf = await page.pdf({ format, landscape, margin })
          const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)
          const which = `${asked}, ${format}, ${landscape ? 'wide' : 'tall'}, ${text}`
          expect(pages, which).toHaveLength(1)
        }
    }
  }
})

test('a Ramadan is accessible; a time stays on one line, however large the letters, and the caption in sight', async ({
  page,
}) => {
  await inJakarta(page)
  await page.goto('/imsakiyah?bulan=ramadan-1448')
  await expect(month(page)).toBeVisible()
  await look(page)
  await page.goto('/imsakiyah')
  await page.setViewportSize(screenshotSizes.phone)
  await expect(month(page)).toBeVisible()
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
