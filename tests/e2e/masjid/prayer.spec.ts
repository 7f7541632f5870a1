import type { Page } from '@playwright/test'
import { place } from './masjid-support'
import { axe, expect, screenshotSizes, test } from '../support/test'

const { jakarta, makassar } = place

const hero = (page: Page) => page.getByRole('region', { name: 'Assalamu’alaikum' })
const next = (page: Page) => hero(page).getByRole('button', { name: /lagi menuju/ })
const bar = (page: Page) => page.getByRole('banner')

async function allow(page: Page, geolocation: typeof jakarta) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(geolocation)
}

test(
  'who gives no location is told so, and chooses a city that is remembered',
  { tag: '@quick' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+07:00'))
    await page.setViewportSize(screenshotSizes.narrow)
    await page.goto('/')
    await expect(hero(page).getByText('Waktu shalat mengikuti kota Anda.')).toBeVisible()
    await axe(page)
    // Only a tap asks the browser, which refuses.
    await hero(page).getByRole('button', { name: 'Gunakan lokasi saya' }).click()
    await expect(hero(page).getByText('Gagal mendapatkan lokasi pengguna')).toBeVisible()
    await expect(page).toFitTheWindow()
    await axe(page)
    await hero(page).getByRole('button', { name: 'Pilih kota' }).click()
    const sheet = page.getByRole('dialog', { name: 'Pilih kota' })
    await sheet.getByRole('searchbox').fill('malang')
    await expect(sheet.getByRole('listitem')).toHaveCount(3)
    await axe(page)
    await sheet.getByRole('button', { name: 'Kota Malang' }).click()
    await expect(sheet).toBeHidden()
    await expect(next(page)).toContainText('menuju Ashar')
    await page.reload()
    await expect(next(page)).toContainText('menuju Ashar')
    await expect(bar(page)).toContainText('Kota Malang')
  },
)

test('a slow answer finds the skeleton in its place; who travels then gets the times of the new place', async ({
  page,
  standIn,
}) => {
  // The browser keeps a position for a minute by its own clock, which isn't put forward below.
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (found, failed) => ask(found, failed, { maximumAge: 0 })
  })
  await page.clock.install({ time: new Date('2026-11-25T13:00:00+07:00') })
  await standIn.hold('geocode')
  await allow(page, jakarta)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(bar(page).getByText('Mencari Lokasi...', { exact: true })).toBeVisible()
  await expect(hero(page).getByText('Memuat jadwal shalat…')).toBeAttached()
  const menu = page.getByRole('navigation', { name: 'Menu cepat' })
  const before = await menu.boundingBox()
  await standIn.release('geocode')
  await expect(next(page)).toBeVisible()
  expect(await menu.boundingBox(), 'nothing jumps').toEqual(before)
  await expect(next(page)).not.toContainText('Zona waktu')

  await page.context().setGeolocation(makassar)
  await page.clock.fastForward('31:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(bar(page)).toContainText('Makassar, Indonesia')
  await expect(next(page)).toContainText('WITA')
  // The phone's clock has stayed behind.
  const note = 'Zona waktu perangkat Anda berbeda'
  await expect(next(page)).toContainText(note)
  await next(page).click()
  await expect(page.getByRole('dialog', { name: 'Jadwal Shalat' })).toContainText(note)
  await axe(page)
})

test('the geocoder is asked once in a load, whatever place is remembered', async ({
  page,
  standIn,
}) => {
  await allow(page, jakarta)
  for (const [path, stored] of [
    ['/', { latitude: -6.175, longitude: 106.827 }],
    ['/', { latitude: -6.9, longitude: 107.6 }],
    ['/kiblat', { latitude: -6.9, longitude: 107.6 }],
  ] as const) {
    // Home would go on writing down where it is.
    await page.goto('/dzikir')
    await page.evaluate((position) => {
      localStorage.clear()
      localStorage.setItem('jm-posisi', JSON.stringify(position))
    }, stored)
    const before = standIn.log().length
    await page.goto(path)
    await expect(page.getByText(/Daerah Khusus ibukota Jakarta/).first()).toBeVisible()
    const asked = standIn.log().slice(before)
    expect(
      asked.flatMap(({ service, query }) => (service === 'geocode' ? [query] : [])),
      `${path}, remembered at ${stored.longitude}`,
    ).toEqual([expect.objectContaining({ lat: '-6.1754', lon: '106.8272' })])
  }
})
