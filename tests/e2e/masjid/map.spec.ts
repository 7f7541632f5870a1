import { place } from './masjid-support'
import { axe, expect, screenshotSizes, test } from '../support/test'

const path = '/kencleng-masjid/map'

test.describe('with a location', () => {
  test.use({ permissions: ['geolocation'], geolocation: place.jakarta })

  test(
    'centred on the device, a marker leads to its mosque and back, and the map moves without being dragged, and by a search',
    { tag: '@quick' },
    async ({ page }) => {
      await page.goto(path)
      const map = page.getByRole('region', { name: 'Peta masjid' })
      const marker = map.getByRole('button', { name: 'Masjid Raya Al-Hidayah' })
      await expect(marker).toHaveCSS('width', '38px')
      await expect(map.getByRole('link', { name: '© Kontributor OpenStreetMap' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Peta Masjid' })).toBeVisible()
      await marker.click()
      await expect(map.getByText('Jl. Kramat Raya No. 112')).toBeVisible()
      await axe(page)
      await map.getByRole('link', { name: 'Lihat masjid' }).click()
      await expect(page).toHaveURL('/masjid/masjid-raya-al-hidayah')
      await page.goBack()
      await expect(marker).toBeVisible()

      await expect(
        map.getByRole('application', { name: 'Peta, geser dengan tombol panah' }),
      ).toHaveAttribute('tabindex', '0')
      const at = async () => {
        const box = await marker.boundingBox()
        return { x: box?.x ?? 0, y: box?.y ?? 0 }
      }
      for (const [name, side, less] of [
        ['Geser ke kanan', 'x', true],
        ['Geser ke kiri', 'x', false],
        ['Geser ke bawah', 'y', true],
        ['Geser ke atas', 'y', false],
      ] as const) {
        const before = (await at())[side]
        await map.getByRole('button', { name }).click()
        await expect.poll(async () => (await at())[side] < before - 50).toBe(less)
        await expect.poll(async () => Math.abs((await at())[side] - before)).toBeGreaterThan(100)
      }

      // The search flies to a mosque elsewhere.
      const box = page.getByRole('searchbox', { name: 'Cari masjid' })
      await box.fill('apung losari')
      const results = page.getByRole('list', { name: 'Hasil pencarian' })
      await results.getByRole('button', { name: /Masjid Apung Losari/ }).click()
      await expect(results).toBeHidden()
      const popup = (name: string) => map.getByRole('dialog', { name })
      // Where the focus is, and what is said.
      await expect(popup('Masjid Apung Losari')).toBeFocused()
      await expect(map.getByRole('button', { name: /Masjid Apung Losari/ })).toBeInViewport()

      // Enter takes the first; a mosque without coordinates leads to its page.
      await box.fill('nurul anshar')
      await box.press('Enter')
      await expect(popup('Nurul Anshar Jayapura')).toBeFocused()
      await axe(page)
      await page.keyboard.press('Escape')
      await expect(map.getByRole('button', { name: /Nurul Anshar Jayapura/ })).toBeFocused()
      await expect(popup('Masjid Apung Losari')).toHaveCount(0)
      await box.fill('tidak ada sama sekali')
      await box.press('Enter')
      await expect(results).toContainText('Masjid tidak ditemukan')
      await expect(box).toBeFocused()
      await box.fill('rungan')
      await results.getByRole('link', { name: /Belum ada di peta/ }).click()
      await expect(page).toHaveURL('/masjid/masjid-darussalam-rungan')
    },
  )
})

test('refused: all of Indonesia, in clusters that the keyboard opens', async ({
  page,
  context,
}) => {
  await page.goto(path)
  const map = page.getByRole('region', { name: 'Peta masjid' })
  await expect(page.getByText(/peta menampilkan seluruh Indonesia/)).toBeVisible()
  await expect(page.getByText('Gagal mendapatkan lokasi pengguna', { exact: true })).toBeVisible()
  const clusters = map.getByRole('button', { name: /masjid di sini, perbesar peta/ })
  await expect(clusters.first()).toBeVisible()
  const counts = (await clusters.allInnerTexts()).map((text) => Number.parseInt(text, 10))
  // 38 of the 40 mosques of the seed have coordinates.
  const single = await map.getByRole('button', { name: /^(Masjid|Mushola) / }).count()
  expect(counts.reduce((sum, count) => sum + count, 0) + single).toBe(38)
  await axe(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()

  const label = await clusters.first().innerText()
  await clusters.first().focus()
  await page.keyboard.press('Enter')
  await expect(clusters.filter({ hasText: label })).toHaveCount(0)

  await context.setGeolocation(place.makassar)
  await context.grantPermissions(['geolocation'])
  await page.getByRole('button', { name: 'Cari lokasi saya' }).click()
  await expect(page.getByText(/peta menampilkan seluruh Indonesia/)).toBeHidden()
})
