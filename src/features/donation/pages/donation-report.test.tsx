import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  accounts,
  address,
  arrive,
  first,
  follow,
  press,
  shows,
  testScreens,
} from '@/app/screen-for-tests'

const app = testScreens({ base: false })
const { open, logIn, give, hook } = app

const REPORT = '/profile/donasi/rekap'

function remember(codes: readonly (string | null)[], day = '2026-11-20') {
  const gift = { kind: 'campaign', slug: 'sumur', amount: 75_000 }
  const made = { programTitle: '=Sumur', createdAt: `${day}T03:00:00.000Z`, gift }
  localStorage.setItem('jm-donasi', JSON.stringify(codes.map((code) => ({ code, ...made }))))
}

const sums = (name: string) => within(screen.getByRole('region', { name }))

it('there is nothing to add up yet', async () => {
  await open(REPORT)
  await screen.findByText('Belum ada riwayat donasi')
})

it('adds up what this device knows to be paid, and says what it doesn’t know', async () => {
  const paid = await give({ price: '50000', paid: true })
  const unpaid = await give({ price: '900000' })
  remember([paid, unpaid, null])
  await open('/profile/donasi')
  await follow('Rekap donasi')
  await arrive(REPORT)
  await shows('1 donasi lunas, Rp 50.000')
  expect(sums('Per jenis').getByText('Campaign (1 donasi)')).toBeDefined()
  expect(sums('Per sumber').getByText('Perangkat ini (1 donasi)')).toBeDefined()
  await shows('1 donasi tidak diketahui statusnya, jadi tidak dijumlahkan.')
  await shows('Rekap ini bukan bukti setor zakat.')
  await shows('Hanya donasi yang dibuat di perangkat ini.')

  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', Object.assign(navigator, { share, canShare: () => true }))
  await press('Unduh CSV')
  const [file] = first(share.mock.calls)[0].files ?? []
  expect(file?.name).toBe('rekap-donasi.csv')
  expect(await file?.text()).toContain(`"${paid}";"'=Sumur";"Campaign";50000;"Lunas"`)
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

it('loads all pages of an account first, and keeps the period in the address', async () => {
  await logIn(accounts.longHistory)
  await open(`${REPORT}?dari=2020-01-01&sampai=2020-12-31`)
  await shows('Tidak ada donasi lunas pada masa ini.')
  expect(app.calls('get_history')).toBe(3)
  fireEvent.click(screen.getByRole('radio', { name: '2025' }))
  await waitFor(() => expect(address()).toBe(`${REPORT}?dari=2025-01-01&sampai=2025-12-31`))
  const told = sums('Per sumber').getByText(/^Akun \(\d+ donasi\)/)
  await open('/profile/donasi')
  await shows(told.textContent.replace('Akun', '2025'))
})

it('says that a sum isn’t whole where a donation can’t be asked for, and asks again', async () => {
  const paid = await give({ price: '50000', paid: true })
  remember([paid])
  await hook('services/backend/down')
  await open(REPORT)
  await shows('jumlah di bawah ini belum lengkap')
  await hook('services/backend/up')
  await press('Coba lagi')
  await shows('1 donasi lunas, Rp 50.000')
  expect(screen.queryByText(/belum lengkap/)).toBeNull()
})

it('asks for all of many donations, also where the history has asked already', async () => {
  const codes: string[] = []
  for (let one = 0; one < 22; one += 1) codes.push(await give({ price: '50000', paid: true }))
  remember(codes)
  await open('/profile/donasi')
  await press('Tampilkan lebih banyak')
  await press('Tampilkan lebih banyak')
  await app.settle()
  await follow('Rekap donasi')
  await shows('22 donasi lunas, Rp 1.100.000')
  await open(REPORT)
  await shows('22 donasi lunas, Rp 1.100.000')
})
