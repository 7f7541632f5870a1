import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { address, fill, press, testScreens } from './screen-for-tests'

const { open, settle } = testScreens()

describe.each([
  ['/infaq', 'Cari program'],
  ['/kencleng-masjid', 'Cari masjid'],
  ['/masjid', 'Cari masjid'],
])('%s', (list, label) => {
  it('says that nothing was found, and empties the search', async () => {
    await open(`${list}?search=kosong`)
    await screen.findByText('Campaign tidak ditemukan')
    screen.getByText('Nantikan selalu update campaign dari kami')
    await press('Kosongkan pencarian')
    const box = screen.getByRole('searchbox', { name: label })
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(box).toHaveProperty('value', '')
    await screen.findAllByRole('article')
    expect(address()).toBe(list)
  })

  it('says that it failed, and can be asked for something else', async () => {
    await open(`${list}?search=gagal-500`)
    await screen.findByText(/Server sedang mengalami gangguan/)
    screen.getByRole('button', { name: 'Coba lagi' })
    await fill(label, 'masjid')
    await screen.findAllByRole('article')
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  })
})

it('never shows a total as zero that cannot be learnt', async () => {
  await open('/infaq?search=gagal-sebagian')
  const card = await screen.findByRole('article')
  await within(card).findByText('Belum dapat dimuat')
  // Only the target is known.
  expect(card.textContent).not.toMatch(/Terkumpul.*Rp.*dari/)
  expect(within(card).getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull()
})

/** The days left that each card tells. */
const daysLeft = () =>
  screen.getAllByText(/^\d+ hari lagi$/).map((left) => parseInt(left.textContent))

it.each(['/', '/infaq', '/kencleng-masjid'])(
  'counts the days on where %s is left open',
  async (list) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await open(list)
    await screen.findAllByText(/^\d+ hari lagi$/)
    await settle()
    const before = daysLeft()
    vi.setSystemTime(Date.now() + 86_400_000)
    // Somebody takes up the phone again.
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(daysLeft()).toEqual(before.flatMap((days) => (days > 1 ? days - 1 : [])))
  },
)
