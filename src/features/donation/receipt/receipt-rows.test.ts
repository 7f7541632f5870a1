import { expect, test } from 'vitest'
import type { Donation } from '@/domain/donation/donation'
import { RECEIPT_NOTE, receiptRows } from './receipt-rows'

const donation: Donation = {
  status: 'paid',
  statusLabel: 'Lunas',
  paidAt: new Date('2026-11-23T01:21:37Z'),
  deadline: null,
  donatedAt: new Date('2026-11-23T01:15:00Z'),
  programId: 'ID-1',
  doa: null,
  donor: 'Siti Rahmawati',
  amount: 50_417,
  channelName: 'Bank Syariah Indonesia (BSI)',
  method: 'Manual',
  accountNumber: '7123456789',
  phone: '81234567890',
  imageUrl: null,
  payee: null,
  merchant: null,
  nmid: null,
  events: [],
  names: null,
  zakat: null,
}

test('says who gave what, when and how, the phone masked', () => {
  const rows = receiptRows({ code: 'DN-1', donation, programTitle: 'Renovasi Atap' })
  expect(rows).toEqual([
    ['Kode donasi', 'DN-1'],
    ['Donatur', 'Siti Rahmawati'],
    ['Nomor WhatsApp', '+62 81********0'],
    ['Program', 'Renovasi Atap'],
    ['Tanggal donasi', '23 November 2026, 08.15 WIB'],
    ['Dibayar pada', '23 November 2026, 08.21 WIB'],
    ['Metode pembayaran', 'Bank Syariah Indonesia (BSI)'],
    ['Nominal', 'Rp 50.417'],
    ['Terbilang', expect.stringMatching(/^lima puluh ribu/i)],
  ])
})

test('leaves out what nobody knows', () => {
  const unknown = { ...donation, phone: null, paidAt: null, donatedAt: null }
  const rows = receiptRows({ code: 'DN-1', donation: unknown, programTitle: undefined })
  expect(rows.map(([label]) => label)).toEqual([
    'Kode donasi',
    'Donatur',
    'Metode pembayaran',
    'Nominal',
    'Terbilang',
  ])
})

test('is no receipt of zakat, and says so', () => {
  expect(RECEIPT_NOTE).toContain('bukan bukti setor zakat')
})
