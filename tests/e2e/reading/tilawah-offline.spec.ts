import { backOnline, installed, loadOffline } from '../offline-support'
import { axe, expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

test('all texts are saved, read, searched and marked without a network, and deleted', async ({
  page,
  context,
  standIn,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.goto('/tilawah')
  await installed(page)
  await page.getByRole('button', { name: /^Baca tanpa internet/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Baca tanpa internet' })
  await expect(sheet.getByText('114 surah, sekitar 7 MB.')).toBeVisible()
  // One tab saves; another waits for it.
  await standIn.hold('surah')
  await sheet.getByRole('button', { name: 'Simpan semua teks' }).click()
  const other = await context.newPage()
  await other.goto('/tilawah')
  await other.getByRole('button', { name: /^Baca tanpa internet/ }).click()
  await other.getByRole('button', { name: 'Simpan semua teks' }).click()
  await expect(other.getByText('Sedang disimpan di tab lain.')).toBeVisible()
  await standIn.release('surah')
  // It goes on from page to page.
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await page.getByRole('link', { name: /^1\s*Al-Fatihah/ }).click()
  await expect(page.getByRole('list', { name: 'Ayat Al-Fatihah' })).toBeVisible()
  await page.goBack()
  const row = page.getByRole('button', { name: /^Baca tanpa internet/ })
  await expect(row).toContainText('Semua teks tersimpan')
  await expect(other.getByText('Semua teks tersimpan di perangkat ini.')).toBeVisible()
  await other.close()
  await row.click()
  await expect(sheet.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await axe(page)

  await context.setOffline(true)
  await loadOffline(page, () => page.goto('/tilawah/18?ayat=28'))
  const verse = page.getByRole('listitem', { name: 'Ayat 28', exact: true })
  await expect(verse).toBeFocused()
  await expect(verse).toContainText('sabar')
  // What a reader keeps needs no network either: a bookmark, a khatam and its pages.
  await page.getByRole('button', { name: 'Menu ayat 28', exact: true }).click()
  await page.getByRole('button', { name: 'Simpan penanda' }).click()
  await page.getByLabel('Nama penanda').fill('Jumat')
  await page.getByRole('button', { name: 'Simpan penanda' }).click()
  await loadOffline(page, () => page.goto('/tilawah/penanda'))
  await expect(page.getByRole('link', { name: /Jumat.*Al-Kahf ayat 28/ })).toBeVisible()
  await loadOffline(page, () => page.goto('/tilawah/khatam/baru'))
  await page.getByLabel('Nama khatam').fill('Harian')
  await page.getByRole('button', { name: 'Mulai khatam' }).click()
  await expect(page.getByText('Hari ini 0 dari 21 halaman')).toBeVisible()
  await loadOffline(page, () => page.goto('/tilawah/halaman/50'))
  await page.getByRole('checkbox', { name: 'Halaman 50 selesai · Harian' }).check()
  await loadOffline(page, () => page.goto('/tilawah/khatam/1'))
  await expect(page.getByText('Hari ini 1 dari 21 halaman')).toBeVisible()
  await loadOffline(page, () => page.goto('/tilawah?search=bersama+orang+yang+menyeru'))
  const found = page.getByRole('list', { name: 'Ayat yang ditemukan' })
  await expect(found.locator('mark').filter({ hasText: 'menyeru' }).first()).toBeVisible()
  await axe(page)
  await loadOffline(page, () => page.reload())
  await found
    .getByRole('link', { name: /^Al-Kahf/ })
    .first()
    .click()
  await expect(verse).toBeFocused()

  await backOnline(page)
  await page.goto('/tilawah')
  await row.click()
  await sheet.getByRole('button', { name: 'Hapus' }).click()
  await expect(sheet.getByRole('button', { name: 'Batal' })).toBeFocused()
  await sheet.getByRole('button', { name: 'Hapus' }).click()
  await expect(sheet.getByText('0 dari 114 surah tersimpan')).toBeFocused()
})
