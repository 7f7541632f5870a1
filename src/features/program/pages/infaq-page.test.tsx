import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { address, fill, first, press, testScreens } from '@/app/screen-for-tests'

const app = testScreens({ base: false })
const { open, settle } = app

const SEARCH = 'Cari program'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const cards = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
const firstCard = (words: string) =>
  waitFor(() => expect(first(screen.getAllByRole('article')).textContent).toContain(words))
const arrive = (path: string) => waitFor(() => expect(address()).toBe(path))
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: SEARCH })
const asked = (name: string) => app.asked('get_campaign_infaq').map((query) => query[name] ?? '')

/** From another page, to which back leads then. */
async function comeFromHistory() {
  await open('/profile/donasi')
  fireEvent.click(await screen.findByRole('link', { name: 'Infaq Sekarang' }))
  await screen.findAllByRole('article')
}

async function openFilter() {
  await press(/^Filter/)
  return within(await screen.findByRole('dialog', { name: 'Filter' }))
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function sortBy(order: string) {
  const sheet = await openFilter()
  fireEvent.click(await sheet.findByRole('radio', { name: order }))
  await press('Terapkan Filter')
  await isClosed()
}

it('the search asks the backend each time, and lives in the address, not in the history', async () => {
  const search = async (text: string) => {
    vi.setSystemTime(Date.now() + 3_000)
    if (text === '') await press('Hapus pencarian')
    else await fill(SEARCH, text)
    await arrive(text === '' ? '/infaq' : `/infaq?search=${text}`)
    await settle()
  }
  await comeFromHistory()
  await search('sumur')
  await cards(1)
  expect(screen.getByRole('article').textContent).toContain('Wakaf Sumur')
  await search('')
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(10))
  await search('sumur')
  await cards(1)
  fireEvent.click(within(screen.getByRole('article')).getByRole('link'))
  await screen.findByRole('heading', { level: 2, name: /Wakaf Sumur/ })
  window.history.back()
  await cards(1)
  expect(box().value).toBe('sumur')
  expect(asked('search').slice(0, 3)).toEqual(['', 'sumur', ''])
  await search('')
  window.history.back()
  await arrive('/profile/donasi')
})

it('the filter sorts with one call each, again when applied again, and reset clears', async () => {
  await comeFromHistory()
  await sortBy('Paling Banyak')
  await arrive('/infaq?sortBy=paling+banyak')
  await firstCard('Masjid Apung')
  expect((await openFilter()).getByRole('radio', { name: 'Paling Banyak' })).toHaveProperty(
    'checked',
    true,
  )
  await press('Terapkan Filter')
  await isClosed()
  await settle()
  await sortBy('Paling Sedikit')
  await firstCard('Kebun Kelapa')
  await openFilter()
  await press('Reset')
  await isClosed()
  await arrive('/infaq')
  await settle()
  expect(asked('sortBy')).toEqual(['', 'paling banyak', 'paling banyak', 'Paling Sedikit', ''])
  // The sheet and its choices left no entry behind.
  window.history.back()
  await arrive('/profile/donasi')
})

it('the filter may be opened before the search is asked for', async () => {
  await open('/infaq')
  await screen.findAllByRole('article')
  await fill(SEARCH, 'masjid')
  const sheet = await openFilter()
  await arrive('/infaq?search=masjid')
  fireEvent.click(sheet.getByRole('radio', { name: 'Paling Banyak' }))
  await press('Terapkan Filter')
  await isClosed()
  await arrive('/infaq?search=masjid&sortBy=paling+banyak')
})

it('back closes the filter without applying', async () => {
  await open('/infaq')
  const sheet = await openFilter()
  fireEvent.click(await sheet.findByRole('radio', { name: 'Paling Banyak' }))
  window.history.back()
  await isClosed()
  expect(address()).toBe('/infaq')
})

it('search and order are kept together', async () => {
  await open('/infaq?search=masjid&sortBy=Paling+Sedikit')
  await screen.findAllByRole('article')
  expect(app.asked('get_campaign_infaq')).toMatchObject([
    { search: 'masjid', sortBy: 'Paling Sedikit' },
  ])
  expect(box().value).toBe('masjid')
  const order = (await openFilter()).getByRole('radio', { name: 'Paling Sedikit' })
  expect(order).toHaveProperty('checked', true)
})
