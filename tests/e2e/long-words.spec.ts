import { accounts, logIn } from './program/program-support'
import { cutOff } from './support/cut-off'
import { expect, screenshotSizes, test } from './support/test'
import { goThrough } from './walk-screens'

const PROGRAM = /^Pembangunanmasjidterpadu/

const addresses = [
  ...['/campaign/panjang', '/kencleng-masjid/panjang'].flatMap((base) =>
    ['', '/detail', '/report', '/report?kabar=9320', '/donate', '/donors', '/fundraiser'].map(
      (path) => base + path,
    ),
  ),
  '/campaign/panjang/pencairan-dana',
  '/campaign/panjang/pencairan-dana?pencairan=9320',
  '/infaq?search=panjang',
  '/masjid?search=panjang',
  '/kencleng-masjid?search=panjang',
  '/masjid/panjang',
  '/masjid/panjang/kegiatan',
  ...['panjang', 'panjang-lunas', 'panjang-belum-lunas'].flatMap((code) => [
    `/donation/${code}`,
    `/donation/${code}/checkout`,
  ]),
  '/news?search=panjang',
  '/news/panjang',
]

test(
  'unbreakable words and absurd amounts stay within 320 px',
  { tag: '@1.1' },
  async ({ page, standIn }) => {
    await page.setViewportSize(screenshotSizes.narrow)
    await logIn(page, standIn, accounts.fundraiser)
    await goThrough(page, addresses, async (address) => {
      await expect(page.getByText(PROGRAM).first(), address).toBeVisible()
      const card = page.getByRole('region', { name: 'Doa donatur' }).getByRole('article')
      if (address.endsWith('/panjang') && /campaign|kencleng/.test(address)) {
        const box = await card.boundingBox()
        expect.soft((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320 - 16)
      }
      // A name that is higher than its picture begins below the top bar, not behind it.
      if (address === '/masjid/panjang') {
        const name = await page.getByRole('heading', { name: PROGRAM, level: 2 }).boundingBox()
        expect.soft(name?.y).toBeGreaterThanOrEqual(56)
      }
      for (const summary of await page.locator('summary').all()) await summary.click()
      await expect.soft(page, address).toFitTheWindow()
      expect.soft(await cutOff(page), address).toEqual([])
    })
  },
)
