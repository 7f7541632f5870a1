import type { Page } from '@playwright/test'
import { homeAfterFirstLoad, homePage, homeWhenSlow } from '../../scripts/html/home-chunks'
import { chunkOf, closure, readBuildModules } from '../../scripts/html/modules'
import { axe, expect, screenshotSizes, test, tick } from './support/test'

/**
 * The texts of the elements directly behind the bar, at points across its whole area; '' for an element without text.
 */
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

test('no text is behind the top bar before it turns white at 150 px, wherever one is', async ({
  page,
  context,
}) => {
  const hero = page.getByRole('region', { name: 'Assalamu’alaikum' })
  const bar = page.getByRole('banner')
  for (const place of ['refused', 'known'] as const) {
    if (place === 'known') {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: -6.1754, longitude: 106.8272 })
    }
    await page.goto('/infaq')
    await page.goto('/')
    const name = place === 'known' ? /lagi menuju/ : 'Pilih kota'
    await expect(hero.getByRole('button', { name })).toBeVisible()
    for (const size of [screenshotSizes.narrow, screenshotSizes.desktop]) {
      await page.setViewportSize(size)
      for (const y of [0, 100, 149]) {
        const where = `${place}, ${size.width} px wide, scrolled by ${y} px`
        await page.evaluate((top) => scrollTo(0, top), y)
        await expect(bar, where).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
        expect(await wordsUnderBar(page), where).toEqual([''])
      }
      await page.evaluate(() => scrollTo(0, 150))
      await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      if (place === 'refused') await axe(page)
    }
  }
})

/** Opens Home with a clock that only the test moves. @returns the campaigns, once all five are there */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: '2026-11-21T10:00:00+07:00' })
  await page.clock.pauseAt('2026-11-21T10:00:01+07:00')
  await page.goto('/')
  const carousel = page.getByRole('group', { name: 'Program pilihan' })
  await tick(page, () => carousel.getByRole('article').nth(4).isVisible())
  return carousel
}

test('five campaigns pass by themselves every five seconds, until told to stop; a dot leads to its own', async ({
  page,
  standIn,
}) => {
  const carousel = await openWithStoppedClock(page)
  const shows = (number: number) => expect(carousel).toContainText(`Program ${number} dari 5`)
  await expect(carousel.getByRole('article')).toHaveCount(5)
  expect(standIn.log('get_campaign_limit')[0]?.query).toEqual({ limit: '5' })
  await shows(1)
  await page.clock.runFor(5_000)
  await shows(2)
  await page.clock.runFor(5_000)
  await shows(3)
  await page.clock.runFor(3_000)
  const dots = carousel.getByRole('button', { name: /^Lihat program/ })
  await expect(dots).toHaveCount(5)
  await dots.nth(3).tap()
  await page.clock.runFor(1_000)
  // From side to side: to tap a dot, the page may have been scrolled past the card's top.
  await expect
    .poll(async () => {
      const { x = -1, width = 0 } = (await carousel.getByRole('article').nth(3).boundingBox()) ?? {}
      return x >= 0 && x + width <= 390
    })
    .toBe(true)
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true')
  await shows(4)
  // It is shown for its whole time.
  await page.clock.runFor(3_000)
  await shows(4)
  await page.clock.runFor(2_000)
  await shows(5)
  await carousel.getByRole('button', { name: 'Hentikan putar otomatis' }).click()
  await page.clock.runFor(15_000)
  await shows(5)
  for (const dot of await dots.all()) {
    const { width = 0, height = 0 } = (await dot.boundingBox()) ?? {}
    expect(Math.min(width, height), 'large enough to hit').toBeGreaterThanOrEqual(24)
  }
})

/** The layout shift of the page so far, as a browser counts it. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = []
    await new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        entries.push(...list.getEntries())
        if (entries.some(({ entryType }) => entryType === 'mark')) resolve()
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      // Comes after all shifts there were.
      observer.observe({ type: 'mark' })
      performance.mark('end')
    })
    return entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })

test('campaigns and the carousel’s code come side by side, and nothing shifts whichever is last', async ({
  page,
  standIn,
}) => {
  const code = /\/assets\/CampaignSlides-[^/]+\.js$/
  const carousel = page.getByRole('group', { name: 'Program pilihan' })
  const section = page.getByRole('region', { name: 'Program Pilihan' })
  // The footer's link to it comes once the backend has said that there is such a page.
  await standIn.withhold('asset/get_legality')
  // All of the page is in sight: what moves counts.
  await page.setViewportSize({ width: 390, height: 2000 })
  for (const last of ['code', 'campaigns'] as const) {
    let letCodeCome: () => void = () => undefined
    const codeMayCome = new Promise<void>((resolve) => {
      letCodeCome = resolve
    })
    await page.route(code, async (route) => {
      await codeMayCome
      await route.continue()
    })
    await standIn.hold('campaign/get_campaign_limit')
    // Neither waits for the other.
    const asked = page.waitForRequest(code)
    await page.goto('/', { waitUntil: 'commit' })
    await asked
    const here = {
      code: page.waitForResponse(code),
      campaigns: page.waitForResponse(/\/campaign\?limit=5/),
    }
    const come = {
      code: () => letCodeCome(),
      campaigns: () => standIn.release('campaign/get_campaign_limit'),
    }
    const first = last === 'code' ? 'campaigns' : 'code'
    await come[first]()
    await here[first]
    await expect(section.getByText('Memuat…')).toBeAttached()
    await expect(carousel).toHaveCount(0)
    // The location's words have another length, as have the letters of another font.
    await expect(page.getByText('Waktu shalat mengikuti kota Anda.')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await layoutShift(page)
    await come[last]()
    await expect(carousel.getByRole('article')).toHaveCount(5)
    await expect(carousel).toContainText('Program 1 dari 5')
    expect(await layoutShift(page), `${last} last`).toBe(before)
    await page.unroute(code)
  }
})

test('what Home remembers shifts nothing, however late it comes', async ({ page, standIn }) => {
  await page.addInitScript(() => {
    const kept = { reciter: '01', last: 18, lastName: 'Al-Kahf', positions: { '01/18': 187 } }
    const slug = 'renovasi-atap-masjid-al-ikhlas'
    const gift = { kind: 'campaign', slug, amount: 50_000 }
    const createdAt = new Date().toISOString()
    const donation = { code: null, programTitle: 'Renovasi Atap', createdAt, gift }
    localStorage.setItem('jm-murottal', JSON.stringify(kept))
    localStorage.setItem('jm-donasi', JSON.stringify([donation]))
    localStorage.setItem('jm-kabar', JSON.stringify({ [`campaign:${slug}`]: 0 }))
  })
  const rows = page.getByRole('list', { name: 'Pengingat untuk Anda' })
  const footer = page.getByText('© Jejaring Masjid')
  const { small, phone, desktop } = screenshotSizes
  // The last one has room for all of Home but the footer.
  for (const size of [small, phone, desktop, { width: 390, height: 940 }]) {
    await page.setViewportSize(size)
    await standIn.hold('campaign/get_updates')
    await page.goto('/')
    await expect(page.getByRole('article').nth(4)).toBeAttached()
    await expect.poll(() => standIn.waiting('campaign/get_updates')).toBe(1)
    await page.evaluate(() => document.fonts.ready)
    // Whoever is already at the end of the page sees the footer, and nothing pushes it away.
    await footer.scrollIntoViewIfNeeded()
    const where = `${size.width} × ${size.height}`
    const before = await layoutShift(page)
    await standIn.release('campaign/get_updates')
    await expect(footer).toBeInViewport()
    await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
    await expect(rows, where).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(rows.getByRole('listitem'), where).toHaveCount(2)
    expect(await layoutShift(page), where).toBe(before)
  }
  await rows.scrollIntoViewIfNeeded()
  await axe(page)
  await rows.getByRole('button', { name: 'Sembunyikan: Lanjutkan Al-Kahf' }).click()
  await expect(rows.getByRole('listitem')).toHaveCount(1)
})

test('the campaigns rest under focus, pointer and finger; keys and finger move them', async ({
  page,
}) => {
  const carousel = await openWithStoppedClock(page)
  await carousel.scrollIntoViewIfNeeded()
  const shows = (number: number) => expect(carousel).toContainText(`Program ${number} dari 5`)
  const rests = async (number: number) => {
    await page.clock.runFor(11_000)
    await shows(number)
  }
  const goesOn = async (number: number) => {
    await page.clock.runFor(5_000)
    await shows(number)
  }
  const link = carousel.getByRole('link')
  await link.first().focus()
  await rests(1)
  await link.first().blur()
  await goesOn(2)

  await carousel.hover()
  await rests(2)
  await page.mouse.move(0, 0)
  await goesOn(3)

  await link.nth(3).focus()
  await shows(4)
  await page.keyboard.press('Home')
  await rests(1)
  // What comes late brings what has the focus back into sight, but not the campaign that the wheel has left.
  await carousel.hover()
  await page.mouse.wheel(400, 0)
  await page.clock.runFor(1_000)
  await page.mouse.move(0, 0)
  await page.locator('main').evaluate((main) => main.prepend('Terlambat'))
  await expect(link.first()).toBeFocused()
  await expect(link.first()).not.toBeInViewport()
  await rests(2)
  await page.keyboard.press('Home')
  await rests(1)
  await link.first().blur()

  const box = (await carousel.boundingBox()) ?? { x: 0, y: 0 }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: box.y + 100 }] })
  await touch('touchStart', box.x + 330)
  await rests(1)
  for (let x = 310; x >= 90; x -= 20) await touch('touchMove', box.x + x)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await shows(2)
  await expect(page).toHaveURL('/')
  await goesOn(3)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await tick(page, () => carousel.getByRole('article').nth(4).isVisible())
  await rests(1)
})

test('the campaign that has the focus is in sight, whichever way a key came to it', async ({
  page,
}) => {
  const carousel = await openWithStoppedClock(page)
  const cards = carousel.getByRole('article')
  const link = carousel.getByRole('link')
  const dots = carousel.getByRole('button', { name: /^Lihat program/ })
  const isShown = async (place: number) => {
    await expect(link.nth(place)).toBeFocused()
    await expect(cards.nth(place)).toBeInViewport({ ratio: 1 })
    await expect(carousel).toContainText(`Program ${place + 1} dari 5`)
  }
  // Between the second campaign and the third.
  await page.clock.runFor(10_100)
  await dots.first().focus()
  for (const place of [4, 3, 2, 1, 0]) {
    await page.keyboard.press('Shift+Tab')
    await isShown(place)
  }
  for (const place of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    await isShown(place)
  }
  for (const [key, place] of [
    ['ArrowLeft', 3],
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 4],
    ['ArrowRight', 4],
  ] as const) {
    await page.keyboard.press(key)
    await page.clock.runFor(1_000)
    await isShown(place)
  }
  await link.last().blur()
  await page.clock.runFor(4_000)
  await link.first().focus()
  await isShown(0)
})

test('Home fetches what the size check counts, and nothing else', async ({ page }) => {
  const build = await readBuildModules()
  const sources = [homePage, ...homeAfterFirstLoad]
  const entries = Object.keys(build.chunks).filter((file) => build.chunks[file]?.entry)
  const wanted = sources.map((source) => chunkOf(build, source) ?? source)
  const whenSlow = homeWhenSlow.map((source) => chunkOf(build, source) ?? source)
  const counted = closure(build, [...entries, ...wanted, ...whenSlow])
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1)
    if (file.endsWith('.js')) fetched.add(file)
  })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => wanted.filter((file) => !fetched.has(file))).toEqual([])
  expect([...fetched].filter((file) => !counted.has(file))).toEqual([])
})

test('the first view has the next shalat, eight services, and the first program with its amount', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.1754, longitude: 106.8272 })
  await page.setViewportSize(screenshotSizes.small)
  await page.goto('/')
  const tabs = await page.getByRole('navigation', { name: 'Navigasi utama' }).boundingBox()
  const first = page.getByRole('article').first()
  const hero = page.getByRole('region', { name: 'Assalamu’alaikum' })
  await expect(hero.getByRole('button', { name: /lagi menuju/ })).toBeInViewport()
  for (const part of [first.getByRole('heading'), first.getByText(/^Rp /)]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(tabs?.y ?? 0)
  }
})
