import { masjid, place } from './masjid-support'
import { axe, expect, test } from '../support/test'

test.use({ permissions: ['geolocation'], geolocation: place.jakarta })

test('the own mosque: its cash is read and printed, and Home tells of it', async ({ page }) => {
  await page.goto(masjid.ordinary)
  await page.getByRole('button', { name: 'Jadikan masjid saya' }).click()
  await expect(page.getByRole('button', { name: 'Masjid saya', pressed: true })).toBeVisible()
  await page.getByRole('link', { name: 'Kegiatan' }).click()
  await expect(page.getByText('KH. Abdul Karim')).toBeVisible()
  await axe(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Keuangan' }).click()
  await expect(page.getByRole('table')).toContainText('Kotak amal shalat Jumat')
  await axe(page)
  await page.getByRole('button', { name: 'Bacakan' }).click()
  await expect(page.getByRole('dialog')).toContainText(/Saldo akhir .* rupiah/)
  await axe(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bacakan' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/')
  const card = page.getByRole('list', { name: 'Masjid saya' })
  await expect(card).toContainText(/Iqamah \w+ \d\d\.\d\d WIB/)
  await expect(card).toContainText(/Saldo kas Rp/)
  await axe(page)
})
