import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shows, testScreens } from '@/app/screen-for-tests'
import { DAY_MS } from '@/lib/time/wib-date'
import {
  campaign,
  chooseMethod,
  fillGift,
  pay as payGift,
  withoutServerTime,
} from './donate-for-tests'

const { open, settle, hook, logIn } = testScreens({ base: false })

const donate = `${campaign}/donate`
const EARLIER = /^Donasi ini sudah tercatat pada/
const UNKEPT = 'Browser ini tidak dapat menyimpan riwayat. Simpan tautan halaman ini atau kode '

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function fillDonation() {
  await open(donate)
  await fillGift()
  await settle()
}

/** @returns the donation's code, when its payment is on screen */
async function pay() {
  const code = await payGift()
  await settle()
  return code
}

/** A form is filled in and left; the same gift is made and paid in another tab; then the first tab is on screen again. */
async function giveInAnotherTab() {
  await fillDonation()
  const tab = Object.entries(sessionStorage)
  const code = await pay()
  await hook(`donations/${code}/paid`)
  sessionStorage.clear()
  for (const [key, value] of tab) sessionStorage.setItem(key, String(value))
  return { code, returnAfter: (ms: number) => vi.setSystemTime(Date.now() + ms) }
}

it('a tab left open for a week gives anew, and thanks for nothing else', async () => {
  const { code, returnAfter } = await giveInAnotherTab()
  returnAfter(7 * DAY_MS)
  await open(donate)
  expect(await pay()).not.toBe(code)
  await shows('Cara Membayar')
  expect(screen.queryByText(EARLIER)).toBeNull()
})

it('a tab of the same day gets the first donation back, and says that it is no new one', async () => {
  const { code, returnAfter } = await giveInAnotherTab()
  returnAfter(DAY_MS / 48)
  await open(donate)
  expect(await pay()).toBe(code)
  await shows('Alhamdulillah, donasi Anda diterima')
  await screen.findByText(EARLIER)
})

it('a phone whose clock is ahead says nothing of an earlier one, where the backend tells no time', async () => {
  withoutServerTime()
  await hook('clock?minutes=-10')
  await fillDonation()
  await pay()
  await shows('Riwayat Donasi')
  expect(screen.queryByText(EARLIER)).toBeNull()
  expect(screen.queryByText(/tidak dapat menyimpan/)).toBeNull()
})

it('a browser that keeps nothing says so at the payment, and in the history', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await fillDonation()
  const code = await pay()
  await shows(`${UNKEPT}donasi ${code}.`)
  await open('/profile/donasi')
  await shows('Browser ini tidak dapat menyimpan riwayat')
  expect(screen.queryByText('Belum ada riwayat donasi')).toBeNull()
})

it('an account whose session ended before it gave is told so, and offered the donation later', async () => {
  await logIn()
  await open(`${donate}?nominal=50000`)
  await screen.findByText('Aisyah Rahmawati')
  await chooseMethod(/^QRIS/)
  await settle()
  await hook('sessions/end')
  const code = await pay()
  await open('/profile/donasi')
  await screen.findByText('Sesi Anda telah berakhir')
  screen.getByRole('link', { name: 'Masuk' })
  expect(screen.queryByText('Belum ada riwayat donasi')).toBeNull()

  await logIn()
  await open('/profile/donasi')
  await screen.findByText('Ada 1 donasi di perangkat ini yang belum masuk ke akun Anda. Tambahkan?')
  await waitFor(() => expect(document.querySelector(`a[href="/donation/${code}"]`)).not.toBeNull())
})
