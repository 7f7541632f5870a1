import { expect, test } from './support/test'

/** Prism's static mock: the contract's examples, whatever one asks for. */
test.use({ standInMode: 'static' })

for (const [path, shown] of Object.entries({
  '/': /Terkumpul/,
  '/infaq': /Terkumpul/,
  '/campaign/apa-saja': /Terkumpul dari/,
  '/campaign/apa-saja/detail': /^Dibuat/,
  '/campaign/apa-saja/donate': 'Anda akan berdonasi untuk',
  '/campaign/apa-saja/donors': /Rp \d/,
  '/campaign/apa-saja/pencairan-dana': 'Belum ada pencairan dana',
  '/kencleng-masjid/apa-saja': /Terkumpul/,
  '/kencleng-masjid/apa-saja/donate': 'Anda akan berdonasi untuk',
  '/donation/JM26112100A7': 'Rincian Donasi',
  '/donation/JM26112100A7/checkout': /Donasi/,
}))
  test(`the contract's examples fill ${path}`, async ({ page, allowErrors }) => {
    // Flyers and codes of the examples are names; not all of them are pictures.
    allowErrors(/\/assets\/flyers\//)
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

test('the contract’s examples fill the news of a program', { tag: '@1.1' }, async ({ page }) => {
  await page.goto('/campaign/apa-saja/report')
  await expect(page.getByRole('link', { name: 'Rangka atap sudah berdiri' })).toBeVisible()
})
