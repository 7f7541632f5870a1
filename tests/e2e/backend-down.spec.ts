import { campaign, kencleng, logIn } from './program-support'
import { expect, test } from './support/test'

/** Every screen that lives on the backend. The rest stands without it. */
const screens = [
  '/',
  '/infaq',
  '/masjid',
  '/masjid/masjid-raya-al-hidayah',
  '/masjid/masjid-raya-al-hidayah/kegiatan',
  '/kencleng-masjid',
  '/kencleng-masjid/map',
  kencleng,
  campaign.ordinary,
  ...['detail', 'report', 'donate', 'donors', 'pencairan-dana', 'fundraiser'].map(
    (page) => `${campaign.ordinary}/${page}`,
  ),
  '/donation/DN-123456',
  '/donation/DN-123456/checkout',
  '/profile',
  '/profile/personal',
  '/profile/personal?edit=address',
  '/profile/fundraiser/register',
]

/** Tabs open at once: more of them only wait for one another. */
const AT_ONCE = 5

test('no screen waits for ever for a backend that is down', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  await logIn(page, standIn)
  await standIn.breakService('backend')
  for (let first = 0; first < screens.length; first += AT_ONCE)
    await Promise.all(
      screens.slice(first, first + AT_ONCE).map(async (path) => {
        const tab = await context.newPage()
        await tab.goto(path)
        const again = tab.getByRole('button', { name: 'Coba lagi' }).last()
        await expect(again, path).toBeVisible()
        await expect(tab.locator('main [aria-busy="true"]'), path).toHaveCount(0)
        expect(new URL(tab.url()).pathname, path).toBe(path.replace(/\?.*/, ''))
        await tab.close()
      }),
    )
})
