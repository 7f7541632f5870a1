import type { Page } from '@playwright/test'
import { axe, expect, screenshotSizes, test, tick } from './support/test'

test('the quick menu leads where the specification says', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu cepat' })
  for (const [name, path] of [
    ['Infaq', '/infaq'],
    ['Kencleng Masjid', '/kencleng-masjid'],
    ['Masjid', '/masjid'],
    ["Murottal Qur'an", '/quran/murottal'],
    ['Dzikir', '/dzikir'],
    ['Lainnya', '/semua-layanan'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  const finance = menu.getByRole('link', { name: 'Keuangan Masjid', exact: true })
  await expect(finance).toHaveAttribute('target', '_blank')
  await expect(finance).toHaveAttribute('href', 'http://localhost:4010/keuangan')
})

test('the top bar turns white at 150 px, and not before', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const white = 'rgb(255, 255, 255)'
  await expect(page.getByRole('article').first()).toBeAttached()
  await page.evaluate(() => scrollTo(0, 149))
  await expect(bar).not.toHaveCSS('background-color', white)
  await page.evaluate(() => scrollTo(0, 150))
  await expect(bar).toHaveCSS('background-color', white)
  await expect(bar.getByRole('link', { name: 'Jejaring Masjid' })).toHaveAttribute('href', '/')
})

/** What lies right below the bar, from its one edge to the other: the words of each element, '' for none. */
const wordsUnderBar = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    const { left, width, height } = bar.getBoundingClientRect()
    const points = Array.from({ length: 40 }, (_, step) => left + (width * (step + 0.5)) / 40)
    const words = [4, height / 2, height - 4].flatMap((y) =>
      points.map((x) => {
        const below = document.elementsFromPoint(x, y).find((element) => !bar.contains(element))
        return below?.matches('section') ? '' : (below?.textContent ?? '')
      }),
    )
    return [...new Set(words)]
  })

for (const place of ['known', 'refused'] as const)
  test(`the top bar lies over no words before it turns white: a place ${place}`, async ({
    page,
    context,
  }) => {
    if (place === 'known') {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: -6.1754, longitude: 106.8272 })
    }
    await page.goto('/')
    const hero = page.getByRole('region', { name: 'Assalamu’alaikum' })
    const name = place === 'known' ? /lagi menuju/ : 'Pilih kota'
    await expect(hero.getByRole('button', { name })).toBeVisible()
    const bar = page.getByRole('banner')
    for (const size of [screenshotSizes.narrow, screenshotSizes.desktop]) {
      await page.setViewportSize(size)
      for (const y of [0, 30, 100, 149]) {
        await page.evaluate((top) => scrollTo(0, top), y)
        await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
        expect(await wordsUnderBar(page), `${size.width} px wide, scrolled by ${y} px`).toEqual([
          '',
        ])
        if (place === 'refused') await axe(page)
      }
      await page.evaluate(() => scrollTo(0, 150))
      await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    }
  })

test('five campaigns pass by themselves every five seconds, until told to stop', async ({
  page,
  standIn,
}) => {
  // No time passes but by this test.
  await page.clock.install({ time: '2026-11-21T10:00:00+07:00' })
  await page.clock.pauseAt('2026-11-21T10:00:01+07:00')
  await page.goto('/')
  const carousel = page.getByRole('group', { name: 'Program pilihan' })
  await tick(page, () => carousel.getByRole('article').nth(4).isVisible())
  await expect(carousel.getByRole('article')).toHaveCount(5)
  expect(standIn.log('get_campaign_limit')[0]?.query).toEqual({ limit: '5' })
  await expect(carousel).toContainText('Program 1 dari 5')
  await page.clock.runFor(5_000)
  await expect(carousel).toContainText('Program 2 dari 5')
  await page.clock.runFor(5_000)
  await expect(carousel).toContainText('Program 3 dari 5')
  await carousel.getByRole('button', { name: 'Hentikan putar otomatis' }).click()
  await page.clock.runFor(15_000)
  await expect(carousel).toContainText('Program 3 dari 5')
})

test('a failing backend is told of in its place, and the rest of Home stands', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  await standIn.breakService('backend')
  await page.goto('/')
  const alert = page.getByRole('alert').filter({ hasText: 'Gagal memuat' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('link', { name: 'Infaq', exact: true })).toBeVisible()
  await standIn.mendService('backend')
  await alert.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('article').first()).toContainText(/Rp \d/)
})

test('accessible at each size, and never wider than the window', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toContainText(/Rp \d/)
  for (const size of ['small', 'phone', 'desktop'] as const) {
    await page.setViewportSize(screenshotSizes[size])
    await axe(page)
  }
  await page.setViewportSize(screenshotSizes.narrow)
  await expect(page).toFitTheWindow()
})
