import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { arrive, first, follow, press, testScreens } from './screen-for-tests'

const { open } = testScreens()

it('the back button goes one entry back, and home where there is none', async () => {
  await open('/')
  await follow('Infaq')
  // Home has cards too.
  await screen.findByRole('heading', { name: 'Bantu Mereka Sekarang' })
  fireEvent.click(within(first(await screen.findAllByRole('article'))).getByRole('link'))
  await screen.findByRole('heading', { level: 1, name: 'Detail Program' })
  await press('Kembali')
  await arrive('/infaq')
  await press('Kembali')
  await arrive('/')
  await open('/infaq')
  await waitFor(() => expect(document.title).toMatch(/^Infaq/))
  await press('Kembali')
  await arrive('/')
})

it('the tabs name themselves, and the present one is marked', async () => {
  await open('/')
  const bar = () => within(screen.getByRole('navigation', { name: 'Navigasi utama' }))
  const isPresent = (name: string) =>
    waitFor(() =>
      expect(bar().getByRole('link', { name }).getAttribute('aria-current')).toBe('page'),
    )
  await isPresent('Beranda')
  for (const [name, path] of [
    ['Laporan', '/news'],
    ['Tilawahku', '/tilawah'],
    ['Pesan', '/pesan'],
  ] as const) {
    fireEvent.click(bar().getByRole('link', { name }))
    await arrive(path)
    await isPresent(name)
  }
})
