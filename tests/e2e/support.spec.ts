import { expect, test } from './support/test'

test('before a script has run, what is tapped and filled in looks so', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/auth/register')
  await expect(page.getByRole('button', { name: 'Selanjutnya' })).toHaveCSS(
    'background-color',
    'rgb(11, 122, 90)',
  )
  const field = page.getByLabel('Nama Lengkap')
  await expect(field).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  await expect(field).toHaveCSS('border-top-style', 'solid')
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
