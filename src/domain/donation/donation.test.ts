import { expect, it } from 'vitest'
import { toDonation } from './donation'

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
