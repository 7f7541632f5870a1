import { give } from '../giving/checkout-support'
import { backOnline, installed, loadOffline } from '../offline-support'
import { axe, expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

test('a message is told once on two tabs, stays without a network, and leads to its subject and back @1.1', async ({
  page,
  standIn,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const code = await give(standIn, { type: 'QRIS' })
  await page.goto('/')
  await page.evaluate((given) => {
    const gift = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas', amount: 50_000 }
    const createdAt = new Date(Date.now() - 10 * 86_400_000).toISOString()
    const donation = { code: given, programTitle: 'Renovasi Atap', createdAt, gift }
    localStorage.setItem('jm-donasi', JSON.stringify([donation]))
  }, code)
  await page.reload()
  await installed(page)
  const tab = (of = page) => of.getByRole('link', { name: /^Pesan/ })
  await expect(tab()).toHaveAccessibleName('Pesan, 3 belum dibaca')
  await axe(page)
  await tab().click()
  const list = page.getByRole('list', { name: 'Pesan' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await axe(page)

  const other = await page.context().newPage()
  await other.goto('/pesan')
  await expect(tab(other)).toHaveAccessibleName('Pesan, 3 belum dibaca')
  await list.getByRole('link', { name: /Kabar baru/ }).click()
  await expect(page).toHaveURL(/\/report\?kabar=/)
  await expect(tab(other)).toHaveAccessibleName('Pesan, 2 belum dibaca')
  await other.getByRole('button', { name: /^Hapus pesan: Pencairan/ }).press('Enter')
  await expect(tab(other)).toHaveAccessibleName('Pesan, 1 belum dibaca')
  await page.goBack()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await other.close()

  await page.context().setOffline(true)
  await loadOffline(page, () => page.reload())
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(/^Anda sedang offline\./)).toBeVisible()
  await axe(page)
  await backOnline(page)
  await standIn.markPaid(code)
  await page.reload()
  await list.getByRole('link', { name: /Donasi Anda sudah lunas/ }).click()
  await expect(page).toHaveURL(`/donation/${code}`)
})
