import { readFile } from 'node:fs/promises'
import { axe, expect, test } from '../support/test'

test('what is one’s own is saved as a file, deleted here, and taken back from it', async ({
  page,
}) => {
  await page.goto('/pengaturan')
  const bookmark = { surah: 2, ayat: 255, nama: 'Ayat Kursi', warna: 'hijau', catatan: '' }
  const donation = { code: 'A1', programTitle: 'Sumur', createdAt: '2026-11-20T03:00:00.000Z' }
  const stored = {
    'jm-penanda': JSON.stringify([bookmark]),
    'jm-donasi': JSON.stringify([{ ...donation, gift: null }]),
  }
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, stored)
  await page.getByRole('radio', { name: 'Gelap' }).check()
  await page.getByRole('button', { name: 'Simpan data saya' }).click()
  const saving = page.getByRole('dialog', { name: 'Simpan data saya' })
  await expect(saving).toContainText('1 donasi, 1 penanda, 1 setelan')
  await axe(page)
  const started = page.waitForEvent('download')
  await saving.getByRole('button', { name: 'Simpan berkas' }).click()
  const path = await (await started).path()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Simpan data saya' })).toBeFocused()

  await page.getByRole('button', { name: 'Hapus semua' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByRole('radio', { name: 'Otomatis' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('jm-penanda'))).toBeNull()

  const choose = () => page.getByRole('button', { name: 'Ambil dari berkas' }).click()
  const [refused] = await Promise.all([page.waitForEvent('filechooser'), choose()])
  const whole = await readFile(path)
  const file = { name: 'salinan.json', mimeType: 'application/json' }
  await refused.setFiles({ ...file, buffer: whole.subarray(0, whole.length - 20) })
  await expect(page.getByRole('alert').getByText(/terpotong/)).toBeVisible()
  const [taken] = await Promise.all([page.waitForEvent('filechooser'), choose()])
  await taken.setFiles({ ...file, buffer: whole })
  const taking = page.getByRole('dialog', { name: 'Ambil dari berkas' })
  await expect(taking).toContainText('1 donasi, 1 penanda, 1 setelan')
  await axe(page)
  // Back closes it, and nothing was taken.
  await page.goBack()
  await expect(taking).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('jm-penanda'))).toBeNull()
  const [again] = await Promise.all([page.waitForEvent('filechooser'), choose()])
  await again.setFiles({ ...file, buffer: whole })
  await taking.getByRole('button', { name: 'Tambahkan' }).click()
  await expect(page.getByRole('radio', { name: 'Gelap' })).toBeChecked()
  await page.goto('/tilawah/penanda')
  await expect(page.getByText('Ayat Kursi')).toBeVisible()
})
