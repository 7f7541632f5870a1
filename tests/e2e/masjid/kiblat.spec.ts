import type { Page } from '@playwright/test'
import { place } from './masjid-support'
import { axe, expect, screenshotSizes, test } from '../support/test'

const { jakarta } = place
const dial = (page: Page) => page.getByRole('img', { name: /^Arah kiblat/ })

/** The phone is turned and then lies still: its sensor says the same again and again, and the dial follows smoothly. */
async function turnPhone(page: Page, heading: number) {
  await page.evaluate((heading) => {
    const angles = { alpha: 360 - heading, beta: 10, gamma: 0, absolute: true }
    const tell = () => {
      for (let readings = 0; readings < 40; readings += 1)
        window.dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', angles))
    }
    clearInterval(Number(Reflect.get(window, 'sensor')))
    Object.assign(window, { sensor: setInterval(tell, 200) })
    tell()
  }, heading)
}

test('the bearing from where one is, and a compass that leads there', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(jakarta)
  await page.goto('/kiblat')
  await expect(dial(page)).toHaveAccessibleName(/295,1° dari utara, ke Barat Laut/)
  // The needle points half a degree east of north there.
  await turnPhone(page, 249.5)
  await expect(page.getByText('Putar ke kanan 45°')).toBeVisible()
  await turnPhone(page, 295)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Anda menghadap kiblat')
  await axe(page)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
})
