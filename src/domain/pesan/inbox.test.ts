import { expect, it } from 'vitest'
import { toInboxPage } from './inbox'

const origin = 'https://masjid.example'
const item = {
  id: 'psn-1',
  jenis: 'program' as const,
  judul: 'Atap terpasang',
  teks: 'Alhamdulillah.\nLihat fotonya.',
  waktu: '2026-11-27 09:30:00',
  tautan: '/campaign/atap/report?kabar=1',
  dibaca: false,
}
const read = (...daftar: object[]) =>
  toInboxPage({ daftar: daftar.map((one) => ({ ...item, ...one })), page: 1, pages: 2 }, origin)

it('reads a message, with its time in WIB', () => {
  expect(read({})).toEqual({
    messages: [
      {
        id: 'psn-1',
        at: new Date('2026-11-27T02:30:00Z'),
        title: 'Atap terpasang',
        text: 'Alhamdulillah.\nLihat fotonya.',
        to: '/campaign/atap/report?kabar=1',
        read: false,
      },
    ],
    pages: 2,
  })
})

it.each([
  null,
  '',
  'profile',
  '//jahat.example/masuk',
  '/\\jahat.example',
  '/%2f/jahat.example',
  'https://jahat.example/',
  'javascript:alert(1)',
])('leads nowhere by %j', (tautan) => {
  expect(read({ tautan }).messages.map(({ to }) => to)).toEqual([null])
})

it.each([
  ['id', ''],
  ['judul', null],
  ['waktu', '2026-02-31 10:00:00'],
])('leaves out a message with the %s %j', (field, value) => {
  const { messages } = read({ id: 'psn-2', [field]: value }, {})
  expect(messages.map(({ id }) => id)).toEqual(['psn-1'])
})
