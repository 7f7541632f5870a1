import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testScreens } from '@/app/screen-for-tests'
import { locationStore } from '@/domain/place/use-location'

const { open, setOnline, settle } = testScreens()

beforeEach(() => {
  locationStore.chooseCity({ id: '1301', lokasi: 'KOTA JAKARTA' })
})
afterEach(() => {
  locationStore.chooseCity(null)
})

const month = (name: RegExp) => screen.findByRole('table', { name })

it('a month that was seen is there without a network', async () => {
  await open('/imsakiyah?bulan=2026-12')
  const seen = (await month(/Kota Jakarta, Desember 2026/)).textContent
  await settle()
  setOnline(false)
  await open('/imsakiyah?bulan=2026-12')
  expect((await month(/Desember 2026/)).textContent).toBe(seen)
  // One that wasn't seen can't be.
  await open('/imsakiyah?bulan=2027-01')
  await screen.findByRole('button', { name: 'Coba lagi' })
})

it('says which month is shown when another one is chosen', async () => {
  await open('/imsakiyah?bulan=2026-12')
  await month(/Desember 2026/)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  screen.getByRole('link', { name: 'Bulan berikutnya' }).click()
  await waitFor(() => expect(said()).toContain('Januari 2027'))
})
