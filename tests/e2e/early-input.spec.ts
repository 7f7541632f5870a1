import type { Page } from '@playwright/test'
import { donateScreen } from './giving/donate-steps'
import { give } from './giving/checkout-support'
import { holdScripts } from './hold-scripts'
import { campaign, kencleng } from './program/program-support'
import { BACKEND_ORIGIN } from './support/browser-map'
import { axe, expect, test } from './support/test'

const listening = (page: Page) => page.waitForFunction(() => !('__earlyInput' in window))

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls so far as soon as the page is that long. */
const scrollTo = (page: Page, to: number) =>
  expect
    .poll(() =>
      page.evaluate((y) => {
        window.scrollTo(0, y)
        return window.scrollY
      }, to),
    )
    .toBe(to)

test('what is typed before the scripts are there is searched for', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/infaq', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Cari program' })
  await search.fill('sumur')
  await search.press('Enter')
  await letScriptsIn()
  await expect(page).toHaveURL('/infaq?search=sumur')
  await expect(search).toHaveValue('sumur')
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('each tap before the scripts are there counts, also of two thumbs', async ({ page }) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/dzikir', { waitUntil: 'commit' })
  const count = page.getByRole('button', { name: 'Tambah hitungan' })
  await count.click()
  await count.click()
  const box = await count.boundingBox()
  if (!box) throw new Error('the button has no place')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', id: 0 | 1) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ id, x: x + id * 40, y }] })
  await touch('touchStart', 0)
  await touch('touchStart', 1)
  await touch('touchEnd', 0)
  await touch('touchStart', 0)
  await touch('touchEnd', 1)
  await touch('touchEnd', 0)
  // One finger alone: its click must not count again.
  await count.tap()
  await letScriptsIn()
  await expect(page.getByRole('main')).toContainText(/6\s*dari 100/)
})

test('a form filled in before the scripts are there outlives a reload, and is sent by them', async ({
  page,
}) => {
  const letScriptsIn = await holdScripts(page)
  await page.goto('/masjid/daftar', { waitUntil: 'commit' })
  const name = page.getByLabel(/^Nama masjid/)
  await name.fill('Masjid Al-Hikmah')
  await letScriptsIn()
  await listening(page)
  const letThemInAgain = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel(/^Alamat masjid/).fill('Jl. Melati 5, Depok')
  await page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click()
  await letThemInAgain()
  // What is still missing is said; what was typed is there.
  await expect(page.getByText('Mohon diisi terlebih dahulu')).toHaveCount(2)
  await expect(name).toHaveValue('Masjid Al-Hikmah')
  await expect(page).toHaveURL('/masjid/daftar')
  await axe(page)
})

test('a scroll before the scripts are there stays, also after a reload, which has kept the place', async ({
  page,
}) => {
  // On a higher screen a list's skeleton has nothing below.
  await page.setViewportSize({ width: 390, height: 400 })
  const donate = `${campaign.ordinary}/donate`
  for (const [path, reloaded] of [
    ['/infaq', false],
    ['/', true],
    [donate, true],
  ] as const) {
    if (reloaded) {
      await page.goto(path)
      await scrollTo(page, 400)
    }
    const letScriptsIn = await holdScripts(page)
    if (reloaded) {
      await page.reload({ waitUntil: 'commit' })
      await expect.poll(() => scrolled(page)).toBe(400)
    } else await page.goto(path, { waitUntil: 'commit' })
    await scrollTo(page, 200)
    // Each place that the app scrolls to from now on.
    await page.evaluate(() => {
      const calls: string[] = []
      Object.assign(window, { calls, scrollTo: (...to: unknown[]) => calls.push(String(to)) })
    })
    await letScriptsIn()
    await listening(page)
    const which = `${path}${reloaded ? ', reloaded' : ''}`
    expect.soft(await scrolled(page), which).toBe(200)
    expect.soft(await page.evaluate<unknown>('calls'), which).toEqual([])
  }
})

/** Late letters may have moved the page a little before it was left. */
const expectPlace = (page: Page, place: number, path?: string) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - place), path).toBeLessThan(100)

test('a reload keeps the place, though the page begins with a skeleton @1.1', async ({ page }) => {
  for (const [path, place] of [
    ['/masjid/masjid-raya-al-hidayah', 200],
    ['/masjid', 2_000],
    [`${campaign.ordinary}/donors`, 6_000],
    ['/masjid/masjid-raya-al-hidayah', 1_200],
    ['/dzikir/al-matsurat/sugro-pagi', 9_000],
    // Articles that came while scrolling come again.
    ['/news', 2_000],
  ] as const) {
    await page.goto(path)
    await scrollTo(page, place)
    await page.reload()
    await expectPlace(page, place, path)
  }
})

test('who scrolls while a reloaded page still loads stays there; the way back to one that loads anew leads to its place', async ({
  page,
  standIn,
}) => {
  await page.goto('/infaq')
  await scrollTo(page, 1_400)
  await standIn.hold('campaign/get_campaign_infaq')
  await page.reload()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -3_000)
  await expect.poll(() => scrolled(page)).toBe(0)
  await standIn.release('campaign/get_campaign_infaq')
  await expect(page.getByRole('article').nth(6)).toBeAttached()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(await scrolled(page)).toBe(0)

  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  await last.getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Infaq Sekarang' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('article').nth(6)).toBeAttached()
  await expect(last).toBeInViewport()
})

test('a reloaded page that stays short is not moved later', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/)
  await page.clock.install()
  await page.goto('/infaq')
  await scrollTo(page, 1_400)
  await standIn.breakService('backend')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  // What failed is asked for twice more, in two and four seconds; then nothing is on its way for so long.
  for (let again = 0; again < 3; again += 1) {
    await page.clock.runFor(5_000)
    await page.waitForLoadState('networkidle')
  }
  await page.clock.runFor(1_000)
  const place = await scrolled(page)
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        document.querySelector('main')?.style.setProperty('min-height', '5000px')
        requestAnimationFrame(() => requestAnimationFrame(drawn))
      }),
  )
  expect(await scrolled(page)).toBe(place)
})

test('a gift can be filled in before the scripts are there', async ({ page }) => {
  const { amount, name, phone, preset, total } = donateScreen(page)
  const letScriptsIn = await holdScripts(page)
  await page.goto(`${kencleng}/donate`, { waitUntil: 'commit' })
  await amount.fill('75000')
  await name.fill('Siti')
  await phone.fill('81298765432')
  await letScriptsIn()
  await expect(total).toHaveText('Rp 75.000')
  await expect(name).toHaveValue('Siti')
  await expect(phone).toHaveValue('81298765432')
  await preset('50.000').click()
  await expect(total).toHaveText('Rp 50.000')
})

/** Does something after the call for hydration, and before React begins with it. */
async function asItHydrates(page: Page, act: () => void) {
  await page.addInitScript(`(() => {
    let take
    Object.defineProperty(window, '__earlyInput', {
      configurable: true,
      get: () => take,
      set: (given) => {
        const stop = () => {
          queueMicrotask(${act.toString()})
          given.stop()
        }
        take = { ...given, stop }
      },
    })
  })()`)
}

test('what is typed and tapped while the page hydrates counts', async ({ page }) => {
  await asItHydrates(page, () => {
    const field = document.querySelector('input')
    if (field) field.value = 'Masjid Al-Hikmah'
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('main form button[type=submit]')?.click()
  })
  await page.goto('/masjid/daftar')
  const name = page.getByLabel(/^Nama masjid/)
  const missing = page.getByText('Mohon diisi terlebih dahulu')
  await expect(missing).toHaveCount(3)
  await expect(name).toHaveValue('Masjid Al-Hikmah')
  // The next change draws the form anew.
  await page.getByLabel(/^Alamat masjid/).fill('Jl. Melati 5, Depok')
  await expect(missing).toHaveCount(2)
  await expect(name).toHaveValue('Masjid Al-Hikmah')
})

test('a program and a list ask and show their first flyer before the scripts are there, and ask once', async ({
  page,
  standIn,
}) => {
  for (const [path, kode, filled] of [
    ['/infaq', 'get_campaign_infaq', /Terkumpul/],
    [campaign.ordinary, 'get_campaign_by_slug', /Terkumpul/],
    [`${campaign.ordinary}/donors`, 'get_campaign_by_slug', /^Rp/],
  ] as const) {
    const before = standIn.log(kode).length
    const letScriptsIn = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('link[rel="preload"][as="image"]'), path).toHaveCount(1)
    if (path === '/infaq') await expect(page.locator('[data-flyer="cards"]')).toHaveCount(1)
    expect(standIn.log(kode), path).toHaveLength(before + 1)
    await letScriptsIn()
    await expect(page.getByRole('main').getByText(filled).first()).toBeVisible()
    expect(standIn.log(kode), path).toHaveLength(before + 1)
  }
})

test.describe('a payment’s page', () => {
  const code = (page: Page) => page.getByRole('img', { name: 'Kode QR pembayaran donasi' })

  const early = (page: Page) => page.locator('[data-flyer="code"]')

  test('shows its QR code before the scripts are there, and it stays where it is; never that of an expired one', async ({
    page,
    standIn,
  }) => {
    const donation = await give(standIn, { type: 'QRIS' })
    const letScriptsIn = await holdScripts(page)
    await page.goto(`/donation/${donation}/checkout`, { waitUntil: 'commit' })
    await expect(early(page)).toHaveCSS(
      'background-image',
      `url("${BACKEND_ORIGIN}/qr/${donation}.png")`,
    )
    const before = await early(page).boundingBox()
    await letScriptsIn()
    await expect(code(page)).toBeVisible()
    const box = await code(page).boundingBox()
    const inset = 9
    expect(Math.abs((box?.y ?? 0) - inset - (before?.y ?? 0))).toBeLessThan(1)
    expect((box?.width ?? 0) + 2 * inset).toBe(before?.width)
    await expect(page.getByText('Memuat kode QR…')).toHaveCount(0)

    await standIn.expire(donation)
    const letThemInAgain = await holdScripts(page)
    await page.goto(`/donation/${donation}/checkout`, { waitUntil: 'commit' })
    await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(1)
    await expect(early(page)).toHaveCount(0)
    await letThemInAgain()
    await expect(page.getByText('Jangan membayar lagi ke nomor').first()).toBeVisible()
    await expect(code(page)).toHaveCount(0)
  })

  test('counts a tap on “Kembali” before the scripts, whether its backend answers at once or late', async ({
    page,
    standIn,
  }) => {
    for (const answers of ['at once', 'late']) {
      const donation = await give(standIn, { type: 'QRIS' })
      if (answers === 'late') await standIn.hold('transaction/getTransaction')
      const letScriptsIn = await holdScripts(page)
      await page.goto(`/donation/${donation}/checkout`, { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Kembali', exact: true }).click()
      await letScriptsIn()
      await expect(page, answers).toHaveURL('/')
    }
  })
})
