import type { Page } from '@playwright/test'
import { campaign, kencleng, logIn, payDonation } from './program-support'
import { expect, screenshotSizes, test } from '../support/test'

const region = (page: Page) => page.getByRole('region', { name: 'Doa donatur' })
const firstAmen = (page: Page) =>
  region(page)
    .getByRole('button', { name: /^(A|Dia)minkan/ })
    .first()

/** How far the prayers have moved to the left since now, in px. */
async function watchTrack(page: Page) {
  const first = region(page).getByRole('listitem').first()
  const place = () => first.evaluate((slide) => Math.round(slide.getBoundingClientRect().left))
  const start = await place()
  return async () => start - (await place())
}

test('an amen doesn’t change the height of the card', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await logIn(page, standIn)
  await page.setViewportSize(screenshotSizes.narrow)
  // With two amens the text grows from one line to two, with none from no line to one.
  for (const path of [campaign.ordinary, '/kencleng-masjid/masjid-tua-nurul-iman-kokas']) {
    await page.goto(path)
    const card = region(page).getByRole('article').first()
    const amen = firstAmen(page)
    await amen.scrollIntoViewIfNeeded()
    await expect(amen).toHaveAttribute('aria-pressed', 'false')
    const places = async () => {
      const [whole, button] = [await card.boundingBox(), await amen.boundingBox()]
      return { height: whole?.height, above: (button?.y ?? 0) - (whole?.y ?? 0) }
    }
    const before = await places()
    await amen.click()
    await expect(card).toContainText(/Kamu .*mengaminkan doa ini/)
    expect(await places(), `${path}, amened`).toEqual(before)
    // A tap before the answer is ignored.
    await expect(amen).toHaveAttribute('aria-busy', 'false')
    await context.setOffline(true)
    await amen.click()
    await expect(page).toHaveShown('Gagal mengirim amin. Coba lagi.')
    expect(await places(), `${path}, failed`).toEqual(before)
    await context.setOffline(false)
  }
})

test('a prayer that arrives moves neither the one being read nor the focus, and closes none', async ({
  page,
  standIn,
}) => {
  await page.goto(campaign.ordinary)
  await region(page)
    .getByRole('button', { name: /^Selengkapnya/ })
    .first()
    .click()
  const less = region(page).getByRole('button', { name: /^Ringkas/ })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  const third = region(page).getByRole('article').nth(2)
  await third.scrollIntoViewIfNeeded()
  await third.getByRole('button', { name: /^(A|Dia)minkan/ }).focus()
  const text = (await third.locator('p').first().textContent()) ?? ''
  const card = region(page).getByRole('article').filter({ hasText: text })
  const before = await card.boundingBox()

  await payDonation(standIn, {
    programId: 'ID-1',
    donor: 'Pak Slamet',
    price: 50_000,
    prayer: 'Mohon doanya untuk ibu kami.',
  })
  await expect(page.getByRole('article', { name: 'Doa Pak Slamet' })).toBeAttached()
  const after = await card.boundingBox()
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99))).toBeLessThanOrEqual(2)
  await expect(card.getByRole('button', { name: /^(A|Dia)minkan/ })).toBeFocused()
  await less.click()
  await expect(less).toHaveCount(0)
})

test('donors and prayers that come late don’t move the page, and a card is as high as its text', async ({
  page,
  standIn,
}) => {
  const late = ['campaign/get_transaction_list', 'campaign/get_prayer_campaign']
  for (const call of late) await standIn.hold(call)
  await page.goto(kencleng)
  const above = page.getByRole('heading', { name: 'Infaq setiap Jumat' })
  await above.waitFor()
  // The description is above: it and its letters come late too.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    window.scrollTo(0, 700)
  })
  const top = (await above.boundingBox())?.y
  for (const call of late) await standIn.release(call)
  await firstAmen(page).waitFor()
  await page.getByRole('heading', { name: 'Donatur terbaru' }).waitFor()
  await expect.poll(async () => (await above.boundingBox())?.y).toBe(top)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
  const cards = region(page).getByRole('article')
  const heights = await cards.evaluateAll((all) =>
    all.slice(0, 3).map((card) => {
      const [text, foot] = [card.querySelector('p'), card.querySelector('footer')]
      return (foot?.getBoundingClientRect().top ?? 0) - (text?.getBoundingClientRect().bottom ?? 0)
    }),
  )
  // No hole between a text and the amens below it; a clamped text has its button there.
  for (const gap of heights) expect(gap).toBeLessThan(60)
})

test('all doa are one Tab stop, in which the arrow keys lead on', async ({ page }) => {
  await page.goto(campaign.ordinary)
  const buttons = region(page).getByRole('button')
  const stops = region(page).locator('button:not([tabindex="-1"])')
  await expect(stops).toHaveCount(1)
  expect(await buttons.count()).toBeGreaterThan(40)
  const focused = page.locator(':focus')
  const isInside = () =>
    focused.evaluate((element) => element.closest('[aria-label="Doa donatur"]') !== null)
  await buttons.first().focus()
  const names = await buttons.evaluateAll((all) =>
    all.slice(0, 3).map(({ textContent }) => textContent),
  )
  for (const name of names.slice(1)) {
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveText(name)
    await expect(focused).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByText('Pindah dengan tombol panah')).toBeVisible()
  await expect(stops).toHaveCount(1)
  await page.keyboard.press('Tab')
  expect(await isInside()).toBe(false)
  // Back where one was.
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveText(names[2] ?? '')
  await page.keyboard.press('End')
  await expect(buttons.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(buttons.first()).toBeFocused()
  // Another doa is the current one: so is the stop.
  const back = page.getByRole('button', { name: 'Doa sebelumnya' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  const next = page.getByRole('button', { name: 'Doa berikutnya' })
  await next.focus()
  await page.keyboard.press('Enter')
  const second = region(page).getByRole('listitem').nth(1)
  await expect(second.locator('button[tabindex="0"]')).toHaveCount(1)
  await expect(stops).toHaveCount(1)
})

test('at every width keys and buttons move the carousel, and quick taps add up', async ({
  page,
}) => {
  await page.goto(campaign.ordinary)
  const next = page.getByRole('button', { name: 'Doa berikutnya' })
  // The second is a phone's screen at 400 %.
  for (const size of [screenshotSizes.phone, { width: 320, height: 256 }]) {
    await page.setViewportSize(size)
    await next.scrollIntoViewIfNeeded()
    const left = await watchTrack(page)
    await next.click()
    await expect.poll(left).toBeGreaterThan(200)
    await page.getByRole('button', { name: 'Doa sebelumnya' }).click()
    await expect.poll(left).toBe(0)
    await expect(page).toFitTheWindow()
  }
  await page.setViewportSize(screenshotSizes.desktop)
  await region(page).scrollIntoViewIfNeeded()
  const left = await watchTrack(page)
  const stops = await region(page)
    .getByRole('listitem')
    .evaluateAll((slides) => {
      const places = slides.map((slide) => slide.getBoundingClientRect().left)
      // The track stops at whole pixels, or a hair's breadth beside them.
      return places.map((place) => Math.round(place - (places[0] ?? 0)))
    })
  // Both in one turn of the page: the second finds the track on its way.
  await next.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect.poll(left).toBe(stops[2])
  await page.getByRole('button', { name: 'Doa sebelumnya' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect.poll(left).toBe(0)
  await region(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(0)
})
