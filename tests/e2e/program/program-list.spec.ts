import { payDonation } from './program-support'
import { expect, screenshotSizes, test } from '../support/test'

test('the search box turns white at 40 px; the list leads to a program and back to where one was', async ({
  page,
}) => {
  await page.goto('/infaq')
  await expect(page.getByRole('heading', { name: 'Bantu Mereka Sekarang' })).toBeVisible()
  await expect(page.getByRole('article').nth(6)).toBeAttached()
  const shadow = () => page.getByRole('search').evaluate((form) => getComputedStyle(form).boxShadow)
  const scrollTo = (top: number) => page.evaluate((px) => window.scrollTo(0, px), top)
  await scrollTo(39)
  await expect.poll(shadow).toBe('none')
  await scrollTo(40)
  await expect.poll(shadow).not.toBe('none')
  await expect(page.getByRole('search')).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toContainText(/Rp \d/)
  await last.getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
})

test('an amount of billions loses no figure on the narrowest phone', async ({ page, standIn }) => {
  await standIn.withhold('asset/get_all_payment_method#max_nominal')
  await payDonation(standIn, {
    programId: 'ID-1',
    donor: 'Hamba Allah',
    price: 12_000_000_000,
    prayer: '',
  })
  await page.setViewportSize(screenshotSizes.narrow)
  await page.goto('/infaq?search=atap')
  const card = page.getByRole('article').filter({ hasText: 'Renovasi Atap' })
  const amount = card.getByText(/^Rp 12\.187\.\d{3}\.\d{3}$/)
  await expect(amount).toBeVisible()
  const { words, edge, hidden } = await amount.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const card = element.closest('article') ?? document.body
    return {
      words: range.getBoundingClientRect().right,
      edge: card.getBoundingClientRect().right,
      hidden: card.scrollWidth - card.clientWidth,
    }
  })
  expect(hidden).toBe(0)
  expect(words).toBeLessThanOrEqual(edge - 8)
})

test('pictures that failed come when the network is back', async ({ page, allowErrors }) => {
  allowErrors(/net::ERR_INTERNET_DISCONNECTED/)
  let isLost = true
  await page.route(/\/flyers\//, (route) =>
    isLost ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.goto('/infaq')
  const first = page.getByRole('article').first()
  await expect(first.locator('img')).toHaveCount(0)
  isLost = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(first.locator('img')).toHaveJSProperty('complete', true)
  expect(
    await first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
})
