import { masjid, place } from './masjid-support'
import { axe, expect, screenshotSizes, test } from './support/test'

const first = (page: import('@playwright/test').Page) => page.getByRole('article').first()

test.describe('with a location', () => {
  test.use({ permissions: ['geolocation'], geolocation: place.jakarta })

  test(
    'the list tells travel time and distance, searches, and leads to a mosque',
    { tag: '@same' },
    async ({ page, standIn }) => {
      await page.goto('/masjid')
      await expect(first(page)).toContainText('Masjid Raya Al-Hidayah')
      await expect(first(page)).toContainText('Jl. Kramat Raya No. 112')
      await expect(first(page)).toContainText('3 menit')
      await expect(first(page)).toContainText('2,26 km')
      const far = page.getByRole('article').filter({ hasText: 'Kampung Baru' })
      await expect(far).toContainText('94 jam 47 menit')
      const unknown = page.getByRole('article').filter({ hasText: 'Darussalam Rungan' })
      await expect(unknown).toContainText('Jarak tidak diketahui')
      await expect(page.getByRole('link', { name: 'Cari di peta' })).toHaveAttribute(
        'href',
        '/kencleng-masjid/map',
      )

      await page.getByRole('searchbox', { name: 'Cari masjid' }).fill('losari')
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page).toHaveURL(/\?search=losari$/)
      expect(standIn.log('get_campaign').at(-1)?.query).toMatchObject({ search: 'losari' })
      await first(page).getByRole('link').click()
      await expect(page.getByRole('heading', { name: 'Masjid Apung Losari' })).toBeVisible()
    },
  )

  test('a mosque’s page has its tiles, its map, its text, and one row for missing data', async ({
    page,
    standIn,
  }) => {
    await standIn.withhold('mosque/get_profile')
    await standIn.withhold('mosque/get_events')
    await page.goto(masjid.ordinary)
    await expect(page.getByRole('heading', { name: 'Masjid Raya Al-Hidayah' })).toBeVisible()
    await expect(page.getByText('2,26 km')).toBeVisible()
    const finance = page.getByRole('link', { name: 'Keuangan', exact: true })
    await expect(finance).toHaveAttribute('target', '_blank')
    await expect(finance).toHaveAttribute('href', /\/keuangan$/)
    await expect(page.getByRole('link', { name: 'Kencleng Masjid' })).toHaveAttribute(
      'href',
      '/kencleng-masjid/masjid-raya-al-hidayah',
    )

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

    await expect(page.getByRole('region', { name: 'Deksripsi' })).toContainText(
      'Masjid Raya Al-Hidayah beralamat di',
    )
    const contact = page.getByRole('region', { name: 'Kontak' })
    await expect(contact).toContainText('Jl. Kramat Raya No. 112')
    await expect(contact.getByText('Pengurus, Telepon, Email')).toBeVisible()
    await expect(contact.getByText('Belum tersedia')).toHaveCount(1)
    await expect(page.getByText('-', { exact: true })).toHaveCount(0)

    await page.getByRole('link', { name: 'Kegiatan' }).click()
    await expect(page.getByText('Tidak ada event terdekat')).toBeVisible()
    await expect(page.getByText('2,26 km')).toBeVisible()
  })

  test(
    '10,000 mosques: few rows in the document, and back to the same place',
    { tag: '@same' },
    async ({ page, standIn }) => {
      await standIn.rows(10_000)
      await page.goto('/masjid')
      await expect(first(page)).toContainText('2,26 km')
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
    },
  )
})

test('a mosque applies by a chat with its details', async ({ page, context }) => {
  await page.goto('/masjid')
  await page.getByRole('link', { name: 'Daftarkan masjid' }).click()
  const send = page.getByRole('button', { name: 'Kirim lewat WhatsApp' })
  await send.click()
  await expect(page.getByText('Mohon diisi terlebih dahulu')).toHaveCount(4)
  await expect(page.getByLabel('Nama masjid')).toBeFocused()
  await page.getByLabel('Nama masjid').fill('Masjid Al-Huda')
  await page.getByLabel('Alamat masjid').fill('Jl. Melati No. 3, Malang')
  await page.reload()
  await expect(page.getByLabel('Nama masjid')).toHaveValue('Masjid Al-Huda')
  await page.getByLabel('Nama pengurus').fill('Ahmad')
  await page.getByLabel('Nomor WhatsApp').fill('0812')
  await send.click()
  await expect(page.getByText('Nomor Whatsapp diisi minimal 10 digit')).toBeVisible()
  await page.getByLabel('Nomor WhatsApp').fill('0812 3456 7890')
  await page.getByLabel('Nomor WhatsApp').blur()
  // As it stands after the +62 beside it.
  await expect(page.getByLabel('Nomor WhatsApp')).toHaveValue('81234567890')
  const opened = context.waitForEvent('page')
  await send.click()
  await opened
  const chat = page.getByRole('link', { name: 'Buka lagi WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200000000\?text=/)
  const url = new URL((await chat.getAttribute('href')) ?? '')
  expect(url.searchParams.get('text')).toContain('Nama masjid: Masjid Al-Huda')
  await axe(page)
})

for (const [path, tag] of [
  ['/masjid', '@same'],
  [masjid.ordinary],
  [`${masjid.ordinary}/kegiatan`],
  ['/masjid/daftar', '@same'],
] as const)
  test(
    `accessible, and never wider than the window: ${path}`,
    { tag: tag ?? [] },
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(/Jarak tidak diketahui|Nama masjid/).first()).toBeVisible()
      if (path === masjid.ordinary)
        await expect(page.getByRole('button', { name: 'Masjid Raya Al-Hidayah' })).toBeVisible()
      await axe(page)
      await page.setViewportSize(screenshotSizes.narrow)
      await expect(page).toFitTheWindow()
    },
  )
