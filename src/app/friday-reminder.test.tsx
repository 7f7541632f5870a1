import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { press, shows, testScreens } from './screen-for-tests'

const { open, settle, give, calls } = testScreens()

const BUTTON = 'Tambahkan pengingat Jumat'

it.each([
  ['a collection box', () => '/kencleng-masjid/masjid-raya-al-hidayah'],
  ['a mosque', () => '/masjid/masjid-raya-al-hidayah'],
  [
    'a payment of one who has just given',
    async () => `/donation/${await give({ programId: 'KM-1', paid: true })}/checkout`,
  ],
])('%s gives a weekly reminder that leads to its donate page', async (_what, path) => {
  // Here it would lead away from the app.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const save = vi.spyOn(URL, 'createObjectURL')
  await open(await path())
  await press(BUTTON)
  await waitFor(() => expect(save).toHaveBeenCalled())
  const [file] = save.mock.calls[0] ?? []
  if (!(file instanceof File)) throw new Error('no file was saved')
  expect(file.name).toBe('pengingat-jumat-masjid-raya-al-hidayah.ics')
  const text = (await file.text()).replaceAll('\r\n ', '')
  expect(text).toContain('Waktunya infaq Jumat untuk Masjid Raya Al-Hidayah')
  expect(text).toContain(
    `\r\nURL:${window.location.origin}/kencleng-masjid/masjid-raya-al-hidayah/donate\r\n`,
  )
  await screen.findByText(/Buka berkas kalender dari unduhan Anda/)
})

it.each([
  [
    'a payment to a program that ends',
    async () => `/donation/${await give({ paid: true })}/checkout`,
    'Alhamdulillah, donasi Anda diterima',
  ],
  ['such a program', () => '/campaign/renovasi-atap-masjid-al-ikhlas', 'Aminkan doa saudara kita'],
])('%s gives none', async (_what, path, words) => {
  await open(await path())
  await shows(words)
  await waitFor(() => expect(calls('get_campaign_by_slug')).toBeGreaterThan(0))
  await settle()
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
})
