import { payDonation } from './program-support'
import { expect, screenshotSizes, stopClock, test, tick } from './support/test'

const cards = 'Bantu Mereka Sekarang'

test('the list leads to a program and back to where one was', async ({ page }) => {
  await page.goto('/infaq')
  await expect(page.getByRole('heading', { name: cards })).toBeVisible()
  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toContainText(/Rp \d/)
  await last.getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
})

test('the search asks the backend, and lives in the address', async ({ page, standIn }) => {
  await page.goto('/infaq')
  await expect(page.getByRole('article').first()).toBeVisible()
  const box = page.getByRole('searchbox', { name: 'Cari program' })
  await box.fill('sumur')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Wakaf Sumur')
  await expect(page).toHaveURL(/\?search=sumur$/)
  expect(standIn.log('get_campaign_infaq').at(-1)?.query).toMatchObject({ search: 'sumur' })

  await page.reload()
  await expect(box).toHaveValue('sumur')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('article').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: /Wakaf Sumur/ })).toBeVisible()
  await page.goBack()
  await expect(box).toHaveValue('sumur')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: 'Hapus pencarian' }).click()
  await expect(page).toHaveURL(/\/infaq$/)
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10)
})

test('each change of the search asks again, also back to what was asked before', async ({
  page,
  standIn,
}) => {
  await page.clock.install()
  await page.goto('/infaq')
  await expect(page.getByRole('article').first()).toBeVisible()
  const box = page.getByRole('searchbox', { name: 'Cari program' })
  const asked = () => standIn.log('get_campaign_infaq').map(({ query }) => query['search'] ?? '')
  await page.clock.runFor(3_000)
  await box.fill('sumur')
  await page.clock.runFor(300)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.clock.runFor(3_000)
  await box.fill('')
  await page.clock.runFor(300)
  await expect.poll(asked).toEqual(['', 'sumur', ''])
})

test('typing replaces the history entry instead of adding to it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Infaq', exact: true }).click()
  const box = page.getByRole('searchbox', { name: 'Cari program' })
  await box.fill('yatim')
  await expect(page).toHaveURL(/search=yatim/)
  await box.fill('sumur')
  await expect(page).toHaveURL(/search=sumur/)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the filter sheet sorts, though it was opened before the search was asked for', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('link', { name: 'Infaq', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  // No machine is too slow for the pause after typing.
  await stopClock(page)
  await page.getByRole('searchbox', { name: 'Cari program' }).fill('masjid')
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await tick(page, () => sheet.getByRole('radio').first().isVisible())
  await page.clock.resume()
  await expect(page).toHaveURL(/search=masjid/)
  await sheet.getByRole('radio', { name: 'Paling Banyak' }).check()
  await sheet.getByRole('button', { name: 'Terapkan Filter' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\?search=masjid&sortBy=paling\+banyak$/)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the filter sheet sorts, and reset clears', async ({ page, standIn }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Infaq', exact: true }).click()
  // Home has cards too.
  await expect(page.getByRole('heading', { name: cards })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  const asked = () => standIn.log('get_campaign_infaq').map(({ query }) => query['sortBy'] ?? '')
  expect(asked()).toEqual([''])

  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet.getByRole('group', { name: 'Urutkan' })).toBeVisible()
  await sheet.getByRole('radio', { name: 'Paling Banyak' }).check()
  await sheet.getByRole('button', { name: 'Terapkan Filter' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/sortBy=paling\+banyak/)
  await expect(page.getByRole('article').first()).toContainText('Masjid Apung')
  // One call, with the new order: none with the old one.
  expect(asked()).toEqual(['', 'paling banyak'])

  await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(sheet.getByRole('radio', { name: 'Paling Banyak' })).toBeChecked()
  await sheet.getByRole('radio', { name: 'Paling Sedikit' }).check()
  await sheet.getByRole('button', { name: 'Terapkan Filter' }).click()
  await expect(page.getByRole('article').first()).toContainText('Kebun Kelapa')
  expect(asked()).toEqual(['', 'paling banyak', 'Paling Sedikit'])

  // Applying what was chosen already reloads all the same.
  await page.getByRole('button', { name: /^Filter/ }).click()
  await sheet.getByRole('button', { name: 'Terapkan Filter' }).click()
  await expect(sheet).toBeHidden()
  const applied = ['', 'paling banyak', 'Paling Sedikit', 'Paling Sedikit']
  await expect.poll(asked).toEqual(applied)

  await page.getByRole('button', { name: /^Filter/ }).click()
  // Left before its answer, the page would ask again.
  const answered = page.waitForResponse(
    (answer) => answer.request().headers()['kode'] === 'get_campaign_infaq',
  )
  await sheet.getByRole('button', { name: 'Reset' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/infaq$/)
  await answered
  expect(asked()).toEqual([...applied, ''])

  // The sheet and its choices left no entry behind.
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(asked()).toEqual([...applied, ''])
})

test('back closes the filter sheet without applying', async ({ page }) => {
  await page.goto('/infaq')
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('radio', { name: 'Paling Banyak' }).check()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/infaq$/)
})

test('search and order are kept together', async ({ page }) => {
  await page.goto('/infaq?search=masjid&sortBy=Paling+Sedikit')
  const amounts = page.getByRole('article').getByText(/^Rp /)
  await expect.poll(() => amounts.count()).toBeGreaterThan(2)
  const rupiah = (await amounts.allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  expect(rupiah).toEqual(rupiah.toSorted((a, b) => a - b))
})

test('the search box turns white with a shadow at 40 px', async ({ page }) => {
  await page.goto('/infaq')
  await expect(page.getByRole('article').nth(6)).toBeAttached()
  const shadow = () => page.getByRole('search').evaluate((form) => getComputedStyle(form).boxShadow)
  await page.evaluate(() => {
    window.scrollTo(0, 39)
  })
  await expect.poll(shadow).toBe('none')
  await page.evaluate(() => {
    window.scrollTo(0, 40)
  })
  await expect.poll(shadow).not.toBe('none')
  await expect(page.getByRole('search')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
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
