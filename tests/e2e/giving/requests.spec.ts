import { give } from './checkout-support'
import { axe, expect, test } from '../support/test'

test('a donor’s wrong amount and a program’s fault reach the organisation by the keyboard @1.1', async ({
  page,
  standIn,
}) => {
  const code = await give(standIn, { type: 'QRIS' })
  await page.goto(`/donation/${code}`)
  await page.getByRole('link', { name: 'Nominal saya salah' }).press('Enter')
  const send = page.getByRole('button', { name: 'Kirim permintaan koreksi' })
  await send.press('Enter')
  const amount = page.getByRole('textbox', { name: 'Nominal lainnya' })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription('Mohon diisi terlebih dahulu')
  await axe(page)
  await amount.fill('75000')
  await page.getByLabel('Keterangan').fill('Salah ketik')
  await page.reload()
  await expect(amount).toHaveValue('75.000')
  await send.press('Enter')
  await expect(page.getByRole('heading', { name: /^Lembaga sudah menerima/ })).toBeFocused()
  await axe(page)
  await page.goBack()
  await expect(page).toHaveURL(`/donation/${code}`)

  await page.goto('/kencleng-masjid/masjid-raya-al-hidayah')
  await page.getByRole('link', { name: 'Laporkan program' }).click()
  await page.getByRole('button', { name: 'Kirim laporan' }).click()
  await expect(page.getByRole('radio', { name: 'Diduga penipuan' })).toBeFocused()
  await axe(page)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Kirim laporan' }).dblclick()
  await expect(page.getByText(/^LAP-/)).toBeVisible()
  expect(standIn.log('report')).toHaveLength(1)
})
