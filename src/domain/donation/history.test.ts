import { expect, it } from 'vitest'
import { historyQuery, toHistoryPage } from './history'

const item = {
  kode: 'DN-1',
  tgl_donasi: '2026-11-21 08:15:00',
  program: { programId: 'ID-1', slug: 'sumur', judul: 'Sumur' },
  nominal: 50_000,
  status: 'Lunas',
  metode_bayar: 'QRIS' as const,
  channel_name: 'QRIS',
}
const page = { daftar: [item], total: 1, page: 1, pages: 1 }
const spoilt = (change: object) => ({ ...item, kode: 'DN-2', ...change })

it('reads a donation, with its time in WIB', () => {
  expect(
    toHistoryPage({ ...page, per_tahun: [{ tahun: 2026, nominal: 50_000, jumlah: 1 }] }, 1),
  ).toEqual({
    donations: [
      {
        code: 'DN-1',
        programTitle: 'Sumur',
        program: { kind: 'campaign', slug: 'sumur' },
        donatedAt: new Date('2026-11-21T01:15:00Z'),
        amount: 50_000,
        status: 'paid',
        statusLabel: 'Lunas',
        channelName: 'QRIS',
      },
    ],
    page: 1,
    pages: 1,
    years: [{ year: 2026, amount: 50_000, donations: 1 }],
  })
})

it.each([
  ['Belum Lunas', 'unpaid'],
  ['Kedaluwarsa', 'expired'],
  ['Gagal', 'expired'],
  ['constructor', 'expired'],
  ['__proto__', 'expired'],
])('reads the status %s', (status, expected) => {
  expect(toHistoryPage({ ...page, daftar: [{ ...item, status }] }, 1).donations[0]?.status).toBe(
    expected,
  )
})

it.each([
  ['kode', ''],
  ['nominal', 1.5],
  ['status', ''],
])('leaves out a donation with the %s %j', (field, value) => {
  const daftar = [spoilt({ [field]: value }), item]
  expect(toHistoryPage({ ...page, daftar }, 1).donations.map(({ code }) => code)).toEqual(['DN-1'])
})

it('says that the backend doesn’t add up', () => {
  expect(toHistoryPage(page, 1).years).toBeNull()
})

const after = (daftar: (typeof item)[], asked: number) => {
  const last = toHistoryPage({ ...page, daftar, pages: 3 }, asked)
  return historyQuery().getNextPageParam(last, [], asked, [])
}

it.each([
  [1, 2],
  [2, 3],
  [3, null],
])('after page %i comes %j, though the answer says that it is the first', (asked, next) => {
  expect(after([item], asked)).toBe(next)
})

it('a page without donations is the last, whatever the backend counts', () => {
  expect(after([], 2)).toBeNull()
})
