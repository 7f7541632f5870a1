import type { Page } from '@playwright/test'
import { axe, expect, screenshotSizes, test } from '../support/test'

const name = (page: Page, latin: string) => page.getByRole('heading', { level: 2, name: latin })

test('by button, by key, by the list and by swipe; the address keeps the place', async ({
  page,
}) => {
  await page.goto('/dzikir')
  await page.goto('/dzikir/asmaul-husna')
  await expect(name(page, 'Ar-Raḥmān')).toBeInViewport()
  await expect(page.getByText('Yang Maha Pengasih')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled()

  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await expect(name(page, 'Ar-Raḥīm')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\?nama=2$/)
  await page.reload()
  await expect(name(page, 'Ar-Raḥīm')).toBeInViewport({ ratio: 1 })

  // A key pressed before the carousel is ready is lost, and nothing on the screen tells when it is.
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('ArrowLeft')
  await expect(name(page, 'Ar-Raḥmān')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowRight')
  await expect(name(page, 'Ar-Raḥīm')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\?nama=2$/)

  await page.getByRole('button', { name: 'Lihat daftar' }).click()
  await expect(page).toHaveURL(/tampilan=daftar/)
  await axe(page)
  await page.getByRole('button', { name: /Ar-Raḥmān/ }).click()
  await expect(name(page, 'Ar-Raḥmān')).toBeInViewport()
  await expect(page).toHaveURL(/\?nama=1$/)

  // Ninety-nine names, and one entry in the history.
  await page.goBack()
  await expect(page).toHaveURL('/dzikir')
  await page.goto('/dzikir/asmaul-husna')
  await expect(name(page, 'Ar-Raḥmān')).toBeInViewport({ ratio: 1 })
  // A finger goes from right to left over the card.
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 350 }] })
  await touch('touchStart', 330)
  for (let x = 310; x >= 50; x -= 20) await touch('touchMove', x)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(name(page, 'Ar-Raḥīm')).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\?nama=2$/)
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(name(page, 'Ar-Raḥīm')).toBeInViewport({ ratio: 1 })
})
