import { authScreen, fillLogin } from './account/auth-support'
import { SITE_ORIGIN } from './support/browser-map'
import { expect, screenshotSizes, test } from './support/test'

test('before a script has run, a page stands and looks as it will, and the login sends nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: screenshotSizes.phone,
    baseURL: SITE_ORIGIN,
  })
  const page = await context.newPage()
  await page.goto('/campaign/apa-saja')
  const back = page.getByRole('link', { name: 'Kembali ke Beranda' })
  // Middle of a 56 px bar, in line with the gutter.
  await expect.poll(() => back.boundingBox()).toEqual({ x: 4, y: 6, width: 44, height: 44 })
  // Home's carousel has a skeleton for each of its five campaigns.
  await page.goto('/')
  await expect(page.locator('[data-flyer]')).toHaveCount(5)

  await page.goto('/auth/register')
  const screen = authScreen(page)
  await expect(screen.next).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(screen.name).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  await expect(screen.name).toHaveCSS('border-top-style', 'solid')

  // Nor does a password come into the address.
  await page.goto('/auth')
  await fillLogin(page)
  await screen.password.press('Enter')
  expect(page.url()).toBe(`${SITE_ORIGIN}/auth`)
  await context.close()
})

test('a page fetches no stylesheet that its HTML holds', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'stylesheet') return
    // By whom: the page before may still fetch something.
    const by = new URL(request.frame().url()).pathname
    fetched.push(`${by} ${new URL(request.url()).pathname}`)
  })
  for (const path of ['/', '/infaq', '/dzikir']) {
    await page.goto(path, { waitUntil: 'load' })
    // They tell the loader that their styles are there.
    const held = page.locator('head link[rel=stylesheet][disabled]')
    await expect(held, path).not.toHaveCount(0)
    const files = await held.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(
      fetched.filter((one) => files.some((file) => one === `${path} ${file}`)),
      path,
    ).toEqual([])
  }
})

test('a page whose styles come later leaves the buttons their colours', async ({ page }) => {
  await page.goto('/campaign/renovasi-atap-masjid-al-ikhlas')
  const button = page.getByRole('link', { name: 'Infaq Sekarang' })
  await expect(button).toBeVisible()
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
