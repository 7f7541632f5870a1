import { expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import type { components } from '@/api/generated/backend'
import { readEvents, toDonation } from './donation'

const unpaid = {
  status: 'Belum Lunas',
  id_program: 'ID-1',
  nominal: 1,
  tgl_bayar: null,
  tgl_expired: '',
  tgl_donasi: '',
  donatur: '',
  doa: null,
  channel_name: '',
  metode_bayar: 'VA',
  nomor_hp: '',
  image: null,
} as const

it.each([
  ['8808 0812 3456', '8808 0812 3456'],
  [null, null],
  ['', null],
  ['-', null],
  ['Belum ada', null],
])('the number to pay to, of %j, is %j', (norek, expected) => {
  expect(toDonation({ ...unpaid, norek }).accountNumber).toBe(expected)
})

/** Makes an answer that doesn't match its type, as a faulty backend would send it. */
const sent = z.custom<components['schemas']['DonationEvent'][]>()

const event = (waktu: string, status: string, catatan: string | null = null) => ({
  waktu,
  status,
  catatan,
})

test('the order of reading is oldest first, also where two are of one second', () => {
  const read = readEvents([
    event('2026-11-23 09:00:00', 'Pembayaran diterima', ' Terima kasih. '),
    event('2026-11-23 08:00:00', 'Menunggu pembayaran'),
    event('2026-11-23 08:00:00', 'Donasi dibuat'),
  ])
  expect(read.map(({ status }) => status)).toEqual([
    'Donasi dibuat',
    'Menunggu pembayaran',
    'Pembayaran diterima',
  ])
  expect(read[2]).toEqual({
    at: new Date('2026-11-23T02:00:00Z'),
    status: 'Pembayaran diterima',
    note: 'Terima kasih.',
  })
})

test('a backend of contract 1.0 tells nothing', () => {
  expect(readEvents(undefined)).toEqual([])
  expect(readEvents(null)).toEqual([])
})

test('what can’t be read is left out', () => {
  const wire: unknown = JSON.parse(
    '[null, 3, {"waktu":"kemarin","status":"Dibuat"}, {"waktu":"2026-11-23 08:00:00","status":" "}, {"waktu":"2026-11-23 08:00:00","status":"Dibuat"}]',
  )
  expect(readEvents(sent.parse(wire))).toEqual([
    { at: new Date('2026-11-23T01:00:00Z'), status: 'Dibuat', note: null },
  ])
  expect(readEvents(sent.parse(JSON.parse('{"a":1}')))).toEqual([])
})
