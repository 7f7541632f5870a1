import type { Page } from '@playwright/test'
import { place } from './masjid-support'
import { axe, expect, screenshotSizes, test } from './support/test'

const { jakarta } = place
const dial = (page: Page) => page.getByRole('img', { name: /^Arah kiblat/ })

/** The phone is turned and then lies still: its sensors say the same again and again, and the dial follows smoothly. */
async function turnPhone(page: Page, heading: number, safari = false) {
  await page.evaluate(
    ([heading, safari]) => {
      const tell = () => {
        for (let readings = 0; readings < 40; readings += 1) {
          const event = new DeviceOrientationEvent(
            safari ? 'deviceorientation' : 'deviceorientationabsolute',
            { alpha: 360 - heading, beta: 10, gamma: 0, absolute: !safari },
          )
          if (safari)
            Object.assign(event, { webkitCompassHeading: heading, webkitCompassAccuracy: 40 })
          window.dispatchEvent(event)
        }
      }
      clearInterval(Number(Reflect.get(window, 'sensor')))
      Object.assign(window, { sensor: setInterval(tell, 200) })
      tell()
    },
    [heading, safari] as const,
  )
}

test('the bearing from where one is, and a compass that leads there', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(jakarta)
  await page.goto('/kiblat')
  await expect(page.getByRole('heading', { level: 1, name: 'Kompass Kiblat' })).toBeVisible()
  await expect(dial(page)).toHaveAccessibleName(/295,1° dari utara, ke Barat Laut/)
  await expect(page.getByText('295,1°', { exact: true })).toBeVisible()
  await expect(page.getByText('7.916,71 km')).toBeVisible()
  // Without a sensor the picture stands still.
  await expect(page.getByText('Utara di atas, ikuti panah hijau')).toBeVisible()
  await axe(page)

  // The needle points half a degree east of north there.
  await turnPhone(page, 249.5)
  await expect(page.getByText('Putar ke kanan 45°')).toBeVisible()
  await expect(page.getByText(/membentuk angka 8/)).toBeVisible()
  await turnPhone(page, 349.5)
  await expect(page.getByText('Putar ke kiri 55°')).toBeVisible()
  await turnPhone(page, 295)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Anda menghadap kiblat')
  await axe(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
})

test('refused: a city is chosen instead, and remembered', async ({ page }) => {
  await page.goto('/kiblat')
  await expect(page.getByText('Gagal mendapatkan lokasi pengguna')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Pilih kota' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pilih kota' })
  await sheet.getByRole('searchbox').fill('makassar')
  await sheet.getByRole('button', { name: 'Kota Makassar' }).click()
  await expect(sheet).toBeHidden()
  await expect(dial(page)).toHaveAccessibleName(/292,5°/)
  await page.reload()
  await expect(page.getByRole('button', { name: /Kota Makassar/ })).toBeVisible()
  await expect(dial(page)).toHaveAccessibleName(/292,5°/)
})

for (const answer of ['granted', 'denied'] as const)
  test(`a device that wants a tap before its compass speaks: ${answer}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(jakarta)
    await page.addInitScript((answer) => {
      Object.assign(DeviceOrientationEvent, { requestPermission: async () => answer })
    }, answer)
    await page.goto('/kiblat')
    await page.getByRole('button', { name: 'Aktifkan kompas' }).click()
    if (answer === 'denied') {
      await expect(page.getByText(/Izin kompas ditolak/)).toBeVisible()
      await expect(page.getByText('295,1°', { exact: true })).toBeVisible()
    } else {
      await expect(page.getByText('Letakkan ponsel mendatar.')).toBeVisible()
      await turnPhone(page, 295, true)
      await expect(page.getByText('Anda menghadap kiblat').first()).toBeVisible()
      await expect(page.getByText(/Kompas perlu dikalibrasi/)).toBeVisible()
    }
  })
