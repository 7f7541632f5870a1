import { expect, it } from 'vitest'
import type { components } from '@/api/generated/backend'
import { lesson } from './event-for-tests'
import { toMasjidEvent } from './events'
import { toMasjidProfile } from './profile'

type Schemas = components['schemas']

const profile: Schemas['MosqueProfile'] = {
  deskripsi: null,
  pengurus: [],
  telepon: null,
  email: null,
  fasilitas: [],
  foto: [],
  id_simas: null,
}

it.each([
  ['0222786123', '222786123'],
  ['62 222-786-123', '222786123'],
  ['+62 (22) 2786123', '222786123'],
  ['123', null],
  ['', null],
  [null, null],
])('the phone %j is dialled as %j', (telepon, phone) => {
  expect(toMasjidProfile({ ...profile, telepon }).phone).toBe(phone)
})

it.each([
  ['dkm@masjid.example', 'dkm@masjid.example'],
  [' dkm@masjid.example ', 'dkm@masjid.example'],
  ['dkm@masjid.example?bcc=evil@evil.example', null],
  ['a@b@c.example', null],
  ['dkm', null],
])('the e-mail %j is %j', (email, read) => {
  expect(toMasjidProfile({ ...profile, email }).email).toBe(read)
})

const iqamah = { subuh: 15, dzuhur: 10, ashar: 10, maghrib: 0, isya: 10 }

it('has the whole table of iqamah or none', () => {
  const read = (change: object) => toMasjidProfile({ ...profile, iqamah: { ...iqamah, ...change } })
  expect(read({}).iqamah).toEqual(iqamah)
  expect(read({ isya: null }).iqamah).toBeNull()
  expect(read({ isya: 61 }).iqamah).toBeNull()
  expect(toMasjidProfile(profile).iqamah).toBeNull()
})

it.each([
  [
    { nama_merchant: 'MASJID', nmid: 'ID1020304050607' },
    { name: 'MASJID', nmid: 'ID1020304050607' },
  ],
  [{ nama_merchant: ' ', nmid: 'ID1020304050607' }, null],
  [{ nama_merchant: 'MASJID', nmid: 'ID10203040506' }, null],
  [{ nama_merchant: 'MASJID', nmid: '1020304050607' }, null],
  [null, null],
  [undefined, null],
])('the QRIS %j is read as %j', (qris, read) => {
  expect(toMasjidProfile({ ...profile, ...(qris !== undefined && { qris }) }).qris).toEqual(read)
})

it('leaves out people, facilities and pictures that can’t be read', () => {
  const spoilt: object = {
    pengurus: [null, { nama: ' ' }, { nama: 'Ahmad' }],
    fasilitas: [null, 'Parkir'],
    foto: [null, 'javascript:alert(1)', 'https://a.example/b.webp'],
  }
  expect(toMasjidProfile({ ...profile, ...spoilt })).toMatchObject({
    people: [{ name: 'Ahmad', office: null, pictureUrl: null }],
    facilities: ['Parkir'],
    pictures: ['https://a.example/b.webp'],
  })
})

const event: Schemas['MosqueEvent'] = {
  id: 7,
  jenis: 'Kajian',
  judul: 'Kajian Subuh',
  tgl: '2026-11-25 00:00:00',
  mulai: '2026-11-25 04:30:00',
  selesai: '2026-11-25 06:00:00',
  waktu_teks: null,
  pemateri: null,
  keterangan: null,
  batal: false,
}
const read = (change: object) => toMasjidEvent({ ...event, ...change }, 'data[0]')

it('reads an event', () => {
  expect(read({})).toEqual({
    ...lesson,
    startsAt: new Date('2026-11-25T04:30:00+07:00'),
    endsAt: new Date('2026-11-25T06:00:00+07:00'),
  })
  expect(read({ tgl: '2026-11-25 23:59:59' }).day).toBe('2026-11-25')
  expect(read({ tgl: '2026-11-25' }).day).toBe('2026-11-25')
})

it.each([true, 'Y', 1, '1'])('%j is cancelled', (batal) => {
  expect(read({ batal }).isCancelled).toBe(true)
})

it.each([{ selesai: '2026-11-25 04:30:00' }, { selesai: '2026-11-25 03:00:00' }, { mulai: null }])(
  'has no end with %o',
  (change) => {
    expect(read(change).endsAt).toBeNull()
  },
)

it.each([{ tgl: '25 November' }, { id: null }, { judul: '' }])(
  'can’t be read with %o',
  (change) => {
    expect(() => read(change)).toThrow('data[0].')
  },
)

it('reads who serves, whom it is for and where it is broadcast, as far as that can be read', () => {
  const petugas = { khatib: ' KH. Abdul Karim ', imam: null, muadzin: '', bilal: 'H. Sulaiman' }
  const siaran_url = 'https://siaran.example/jumat'
  expect(read({ kategori: 'jumat', petugas, untuk: 'remaja', siaran_url })).toMatchObject({
    category: 'jumat',
    officers: [
      { office: 'khatib', name: 'KH. Abdul Karim' },
      { office: 'bilal', name: 'H. Sulaiman' },
    ],
    audience: 'remaja',
    broadcastUrl: 'https://siaran.example/jumat',
  })
  const spoilt = { kategori: 'x', petugas: null, untuk: 7, siaran_url: 'javascript:alert(1)' }
  expect(read(spoilt)).toMatchObject({
    ...{ category: 'lain', officers: [], audience: 'umum', broadcastUrl: null },
  })
})
