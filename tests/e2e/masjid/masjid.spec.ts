import { masjid, place } from './masjid-support'
import { axe, expect, test } from '../support/test'

test.use({ permissions: ['geolocation'], geolocation: place.jakarta })

const same = { tag: '@same' }

test('a mosque’s page has a map, whose marker the keyboard opens', same, async ({ page }) => {
  await page.goto(masjid.ordinary)
  const map = page.getByRole('region', { name: 'Peta Masjid Raya Al-Hidayah' })
  const marker = map.getByRole('button', { name: 'Masjid Raya Al-Hidayah' })
  await expect(marker).toHaveCSS('width', '38px')
  await expect(marker).toHaveCSS('height', '38px')
  expect((await map.boundingBox())?.height).toBe(200)
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(map.locator('.leaflet-popup')).toHaveText(/Masjid Raya Al-Hidayah/)
  await page.keyboard.press('Escape')
  await expect(map.locator('.leaflet-popup')).toHaveCount(0)
  await axe(page)
})

test(
  '10,000 mosques: few rows in the document, and back to the same place',
  same,
  async ({ page, standIn }) => {
    await standIn.rows(10_000)
    await page.goto('/masjid')
    await expect(page.getByRole('article').first()).toContainText('2,26 km')
    const rows = page.getByRole('listitem')
    await expect(rows.first()).toHaveAttribute('aria-setsize', '10000')
    await page.evaluate(() => {
      window.scrollTo(0, 400_000)
    })
    const card = page
      .getByRole('article')
      .filter({ hasText: /Jarak|km/ })
      .nth(4)
    await expect(card).toBeInViewport()
    const name = await card.getByRole('heading').innerText()
    const before = await card.boundingBox()
    expect(await rows.count()).toBeLessThan(150)
    await card.getByRole('link').click()
    await expect(page.getByText('Lokasi Peta')).toBeVisible()
    await page.goBack()
    const again = page.getByRole('article').filter({ hasText: name })
    await expect(again).toBeInViewport()
    await expect(again.getByRole('link').first()).toBeFocused()
    await expect
      .poll(async () => Math.abs(((await again.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
      .toBeLessThan(8)

    // Rows that are higher than most move the end away while one is on the way to it.
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return rows.last().getAttribute('aria-posinset')
      })
      .toBe('10000')

    // Nor does an order by amount ask for the amount of each.
    await page.goto('/kencleng-masjid?sortBy=paling-banyak')
    await expect(page.getByText(/hanya tersedia sampai 200 masjid/)).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(/Rp \d/)
    expect(standIn.log('get_total_donate').length).toBeLessThan(30)
  },
)
