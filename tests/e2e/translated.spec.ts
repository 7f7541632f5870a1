import { give } from './giving/checkout-support'
import { place } from './masjid/masjid-support'
import { accounts, campaign, logIn } from './program/program-support'
import { expect, test } from './support/test'
import { expectTranslated, translatePages } from './support/translated'

/*
 * A page that Chrome translates has `<font>` elements in the place of its texts, of which React knows nothing. What React
 * changes must therefore be an element (scripts/lint/text-alone.js). How every screen comes and goes: circumstances.spec.ts.
 */
test.beforeEach(({ page }) => translatePages(page))

test(
  'a payment and a donation are copied, fail, and are told so',
  { tag: '@quick' },
  async ({ page, standIn }) => {
    const payment = await give(standIn, { type: 'Manual' })
    await page.goto(`/donation/${payment}/checkout`)
    for (const name of ['Salin nomor', 'Salin nominal']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('button', { name })).toHaveCount(0)
      await expect(page.getByRole('button', { name })).toBeVisible()
    }
    await standIn.expire(payment)
    await expect(
      page.getByRole('heading', { name: 'Batas waktu pembayaran sudah lewat' }),
    ).toBeVisible()
    await expectTranslated(page)

    const code = await give(standIn, { type: 'QRIS' })
    await page.goto(`/donation/${code}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Bayar sebelum')
    const copy = page.getByRole('button', { name: 'Salin kode' })
    await copy.click()
    await expect(copy).toHaveCount(0)
    await expect(copy).toBeVisible()
    await standIn.expire(code)
    await expect(main).toContainText('Batas waktu')
    await expect(main).not.toContainText('Bayar sebelum')
    await expectTranslated(page)
  },
)

test('what a tap, a place and a count change is an element', async ({ page, standIn, context }) => {
  await logIn(page, standIn, accounts.fundraiser)
  await page.goto(`${campaign.ordinary}/fundraiser`)
  await page.evaluate(() => {
    let tries = 0
    navigator.clipboard.writeText = () => {
      tries += 1
      return tries > 1 ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'))
    }
    Object.assign(document, { execCommand: () => false })
  })
  const copy = page.getByRole('button', { name: 'Salin tautan' })
  await copy.click()
  await expect(page.getByText(/^Tidak dapat disalin/)).toBeVisible()
  await copy.click()
  await expect(page.getByRole('button', { name: 'Tautan disalin!' })).toBeVisible()
  await expect(page.getByText(/^Tidak dapat disalin/)).toHaveCount(0)
  await expectTranslated(page)

  // The place comes late to the mosques.
  await page.addInitScript((coords) => {
    const getCurrentPosition = (found: (position: object) => void) => {
      addEventListener('late-place', () => found({ coords, timestamp: Date.now() }))
    }
    Object.assign(navigator.geolocation, { getCurrentPosition })
  }, place.jakarta)
  await context.grantPermissions(['geolocation'])
  await page.goto('/masjid')
  const first = page.getByRole('article').first()
  await expect(first).toContainText('Jarak tidak diketahui')
  await page.evaluate(() => dispatchEvent(new Event('late-place')))
  await expect(first).toContainText('2,26 km')
  await expect(first).not.toContainText('Jarak tidak diketahui')
  await expectTranslated(page)

  // One reading of one is marked, others are counted.
  await page.goto('/dzikir/al-matsurat/sugro-pagi')
  const mark = page.getByRole('button', { name: /^Tandai dibaca/ }).first()
  await mark.click()
  await expect(page.getByRole('button', { name: /^Sudah dibaca/ })).toHaveCount(1)
  const three = page.getByRole('button', { name: /^0 dari 3/ }).first()
  await three.click()
  await expect(page.getByRole('button', { name: /^1 dari 3/ })).toHaveCount(1)
  await expect(page.getByText(/^1 dari \d+ selesai$/)).toBeVisible()
  await expectTranslated(page)
})
