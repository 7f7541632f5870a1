import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { accounts, first, press, testScreens } from '@/app/screen-for-tests'

const { open, settle, hook, calls, logIn } = testScreens({ base: false })

/** The footer is out of sight, so that what comes late on Home may come. */
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly told: (entries: { isIntersecting: boolean }[]) => void
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.told = told
      }
      observe() {
        this.told([{ isIntersecting: false }])
      }
      disconnect() {}
    },
  )
})

const losari = '/masjid/masjid-apung-losari-nurul-bahri'
const hidayah = '/masjid/masjid-raya-al-hidayah'
const own = () => screen.findByRole('list', { name: 'Masjid saya' })
const button = (isOwn: boolean) =>
  screen.findByRole('button', { pressed: isOwn, name: /masjid saya/i })

/** A mosque's page, once it is there. */
async function visit(path: string) {
  await open(path)
  await screen.findByRole('heading', { level: 2, name: /^Masjid (Raya|Apung)/ })
}

async function chooseHidayah() {
  await visit(hidayah)
  await press('Jadikan masjid saya')
  await button(true)
}

it('is one at a time, and what it was can be had back', async () => {
  await chooseHidayah()
  await visit(losari)
  await press('Jadikan masjid saya')
  await screen.findByText(/Bahri menjadi masjid saya, menggantikan Masjid Raya Al-Hidayah/)
  await press('Urungkan')
  await button(false)
  await visit(hidayah)
  await button(true)
  await press('Masjid saya')
  await button(false)
  expect(localStorage.getItem('jm-masjid')).toBeNull()
})

it('is on Home with its iqamah, who serves and its cash, first in the list and in Infaq', async () => {
  await chooseHidayah()
  await open('/')
  const card = await own()
  await waitFor(() =>
    expect(card.textContent).toMatch(/Masjid Raya Al-Hidayah.*Saldo kas Rp [\d.]+/),
  )
  expect(card.textContent).toMatch(/(Kajian|Tahsin|khatib) /)
  expect(within(card).getByRole('link').getAttribute('href')).toBe(hidayah)
  await open('/infaq')
  const kencleng = within(await own())
    .getByRole('link')
    .getAttribute('href')
  expect(kencleng).toBe('/kencleng-masjid/masjid-raya-al-hidayah')
  await open('/masjid')
  await waitFor(() =>
    expect(first(screen.getAllByRole('article')).textContent).toContain('Masjid Raya Al-Hidayah'),
  )
})

it('tells what can be asked, and asks for nothing where none was chosen or the backend has none', async () => {
  for (const name of ['get_profile', 'get_events', 'get_cashbook'])
    await hook(`withhold?name=mosque/${name}`)
  await chooseHidayah()
  await open('/')
  expect((await own()).textContent).toBe('Masjid Raya Al-Hidayah')
  expect(['get_profile', 'get_events', 'get_cashbook'].map((kode) => calls(kode))).toEqual([
    0, 0, 0,
  ])
})

it('is not another’s', async () => {
  await chooseHidayah()
  await logIn(accounts.complete)
  // There it is asked who is here.
  await open('/profile')
  await settle()
  await visit(hidayah)
  await settle()
  await button(false)
})

it('says where the device can’t keep it', async () => {
  await visit(hidayah)
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  await press('Jadikan masjid saya')
  await screen.findByText('Perangkat ini tidak dapat menyimpannya.')
  await button(false)
  vi.unstubAllGlobals()
})
