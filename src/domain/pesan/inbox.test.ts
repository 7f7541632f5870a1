import { expect, it } from 'vitest'
import { emptyBox, shownMessages, without, withRead } from './box'
import { readHere, toInboxPage, withInbox } from './inbox'

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

const NOW = Date.parse('2026-11-28T00:00:00Z')
const states = (box: typeof emptyBox) =>
  shownMessages(box, NOW, 0).map(({ id, state }) => [id, state])

it('takes a message in unread, however old, and read where the backend says so', () => {
  const { messages } = read({ waktu: '2024-01-01 00:00:00' }, { id: 'psn-2', dibaca: true })
  const box = withInbox(emptyBox, messages, NOW)
  expect(states(box)).toEqual([
    ['pengurus:psn-2', 'read'],
    ['pengurus:psn-1', 'unread'],
  ])
  expect(withInbox(box, messages, NOW)).toBe(box)
  expect(readHere(box, messages)).toEqual([])
})

it('tells of what was read or deleted here, once, and leaves what was deleted away', () => {
  const { messages } = read({}, { id: 'psn-2' }, { id: 'psn-3' })
  const taken = withRead(withInbox(emptyBox, messages, NOW), 'pengurus:psn-1')
  const box = without(taken, ({ id }) => id === 'pengurus:psn-2')
  expect(readHere(box, messages)).toEqual(['psn-1', 'psn-2'])
  const known = messages.map((one) => ({ ...one, read: one.id !== 'psn-3' }))
  expect(readHere(box, known)).toEqual([])
  expect(states(withInbox(box, known, NOW))).toEqual(states(box))
})
