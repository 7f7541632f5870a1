import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, locate, press, shows, testScreens } from '@/app/screen-for-tests'

const { open } = testScreens()

it('who gives no place chooses a city instead, which is remembered', async () => {
  locate(null)
  await open('/kiblat')
  await screen.findByRole('heading', { level: 1, name: 'Kompass Kiblat' })
  await shows('Gagal mendapatkan lokasi pengguna')
  screen.getByRole('button', { name: 'Coba lagi' })
  await press('Pilih kota')
  await fill('Cari kota atau kabupaten', 'makassar')
  await press(/^Kota Makassar/)
  await screen.findByRole('img', { name: /292,5°/ })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open('/kiblat')
  await screen.findByRole('button', { name: /Kota Makassar/ })
  await screen.findByRole('img', { name: /292,5°/ })
})
