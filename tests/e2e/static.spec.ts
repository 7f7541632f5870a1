import { expect, test } from './support/test'

/** Prism's static mock: the contract's examples, whatever one asks for. */
test.use({ standInMode: 'static' })

for (const [path, shown] of Object.entries({
  '/': /Terkumpul/,
  '/infaq': /Terkumpul/,
  '/campaign/apa-saja': /Terkumpul dari/,
  '/campaign/apa-saja/detail': /^Dibuat/,
  '/campaign/apa-saja/report': 'Belum ada kabar terbaru',
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
