// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CopiedKey, type Storable, writeCopied } from '@/lib/storage/device-data'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { setSession } from '@/lib/storage/owner'
import { noteAccount } from '@/lib/storage/sealed-storage'
import { fileKeys } from './file-parts'
import { LARGEST_FILE, makeFile, planTaking, readFile, takeFile } from './own-file'

const gift = { kind: 'campaign', slug: 'sumur', amount: 50_000 } as const
const donation = (code: string | null, day: string, given: typeof gift | null = gift) => ({
  ...{ code, programTitle: 'Sumur', createdAt: `${day}T03:00:00.000Z`, gift: given },
})
const slip = (code: string, day: string) => ({
  code,
  sentAt: `${day}T03:00:00.000Z`,
  status: 'Baru',
})
const amen = (doaId: string) => ({
  program: { kind: 'campaign', id: '1', slug: 'sumur', title: 'Sumur' },
  doaId,
})
const bookmark = (ayat: number, nama = '', catatan = '') => ({
  ...{ surah: 2, ayat, nama, warna: 'hijau', catatan },
})
const khatam = (id: number, nama: string, dibaca: Record<string, string> = {}) => ({
  ...{ id, nama, laju: { cara: 'bebas' }, juz: [1], mulai: '2027-02-01', dibaca },
})
const plan = (id: number, tanda: string, change: object = {}) => ({
  ...{ id, tanda: tanda.repeat(16), nominal: 20_000, mulai: '2027-01-01', sampai: null },
  program: { kind: 'campaign', slug: 'sumur', judul: 'Sumur' },
  metode: { nama: 'QRIS', kode: 'qris', jenis: 'QRIS' },
  ...{ irama: { cara: 'jumat' }, keadaan: 'jalan', hari: {}, dilihat: '2026-12-31' },
  ...{ urutan: 0, dikalender: null },
  ...change,
})
const zakat = (hari: string, gaji: string) => ({ hari, isian: { gaji } })
const murottal = { reciter: '05', autoNext: true, last: 36, lastName: 'Yasin', positions: {} }

/** Something of each key. */
const stored = {
  'jm-donasi': [donation('B', '2027-01-02'), donation('A', '2027-01-01')],
  'jm-bukti': [slip('A', '2027-01-01')],
  'jm-permintaan': [{ about: 'donasi:A', number: 'KOR-1', sentAt: '2027-01-01T02:03:04.000Z' }],
  'jm-amin': [amen('7')],
  'jm-zakat': { penghasilan: zakat('2027-01-01', '9000000') },
  'jm-tilawah': { surah: 2, ayat: 255, at: 1000 },
  'jm-penanda': [bookmark(255, 'Ayat Kursi')],
  'jm-khatam': [khatam(1, 'Ramadan', { 1: '2027-02-01' })],
  'jm-rutin': [plan(1, 'a')],
  'jm-masjid': { slug: 'al-hikmah', title: 'Masjid Al-Hikmah' },
  'jm-tampilan': { teks: 120, tenang: true, tema: 'gelap' },
  'jm-ukuran-teks': 3,
  'jm-tilawah-teks': { arab: true, latin: false, arti: true },
  'jm-tilawah-fokus': true,
  'jm-murottal': murottal,
  'jm-awal-ramadan': 'muhammadiyah',
  'jm-kota': { id: '1301', lokasi: 'KOTA JAKARTA' },
} satisfies Record<CopiedKey, Storable>

const visitor = { account: null, ended: false }
const now = new Date('2027-02-03T04:05:06.000Z')

const keep = (values: Readonly<Record<string, Storable>>) => {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, JSON.stringify(value))
}
const kept = () =>
  Object.fromEntries(
    fileKeys.map((key): [string, unknown] => [
      key,
      JSON.parse(localStorage.getItem(key) ?? 'null'),
    ]),
  )

const file = (text: string) => new File([text], 'salinan.json')
const written = (data: object, head: object = {}) =>
  file(
    JSON.stringify({
      ...{ aplikasi: 'jejaring-masjid', versi: 1, dibuat: now.toISOString(), pemilik: null, data },
      ...head,
    }),
  )

async function read(picked: Pick<File, 'size' | 'text'>) {
  const found = await readFile(picked)
  if ('refused' in found) throw new Error(found.refused)
  return found
}

function logIn(mark: string, digest: string) {
  setSession({ account: mark, ended: false })
  noteAccount(mark, digest)
}

beforeEach(() => {
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((how, key, length) =>
    derive(typeof how === 'object' ? { ...how, iterations: 1 } : how, key, length),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setSession(visitor)
  localStorage.clear()
})

it('brings all back that it was made of, and the same again changes nothing', async () => {
  keep(stored)
  const made = await makeFile(now)
  expect(made.file.name).toBe('jejaring-masjid-2027-02-03.json')
  localStorage.clear()
  const found = await read(made.file)
  expect(found).toMatchObject({ whose: 'own', madeAt: now })
  expect(planTaking(found)).toMatchObject({
    added: made.holds,
    refused: new Map(),
    without: new Map(),
  })
  expect(Object.fromEntries(made.holds)).toMatchObject({ donasi: 2, khatam: 1, setelan: 8 })
  expect(takeFile(found)).toBe(true)
  expect(kept()).toEqual(stored)
  expect(planTaking(found)).toMatchObject({ next: [], added: new Map(), changed: new Map() })
})

it('holds nothing that is secret, half done, or another’s', async () => {
  keep(stored)
  const secret = 'rahasia-sekali'
  const others = ['jm-niat', 'jm-pemilik', 'jm-garam', 'jm-akun', 'jm-donatur', 'jm-klaim']
  for (const key of [...others, '@abc/jm-donasi', '@abc/jm-penanda'])
    localStorage.setItem(key, JSON.stringify([secret]))
  sessionStorage.setItem('jm-draf-donasi', secret)
  expect(await (await makeFile(now)).file.text()).not.toContain(secret)
})

it.each<[string, CopiedKey, Storable | null, unknown, unknown, object]>([
  [
    'donations by their code, newest first',
    'jm-donasi',
    [donation('A', '2027-01-01')],
    [donation('B', '2027-01-02'), donation('A', '2027-01-01'), donation(null, '2026-01-01')],
    [donation('B', '2027-01-02'), donation('A', '2027-01-01'), donation(null, '2026-01-01')],
    { added: { donasi: 2 } },
  ],
  [
    'the amount of a donation that had none',
    'jm-donasi',
    [donation('A', '2027-01-01', null)],
    [donation('A', '2027-01-01')],
    [donation('A', '2027-01-01')],
    { changed: { donasi: 1 } },
  ],
  [
    'the later slip',
    'jm-bukti',
    [slip('A', '2027-01-02'), slip('B', '2027-01-01')],
    [slip('A', '2027-01-01'), slip('B', '2027-01-03')],
    [slip('A', '2027-01-02'), slip('B', '2027-01-03')],
    { changed: { 'bukti transfer': 1 } },
  ],
  [
    'the later place, also where a clock was set back',
    'jm-tilawah',
    { surah: 3, ayat: 1, at: 2000 },
    { surah: 2, ayat: 1, at: 1000 },
    null,
    {},
  ],
  [
    'bookmarks in the order of the mushaf, and what one lacks',
    'jm-penanda',
    [bookmark(255, 'Ayat Kursi')],
    [bookmark(255, 'Lain', 'Dibaca malam'), bookmark(1)],
    [bookmark(1), bookmark(255, 'Ayat Kursi', 'Dibaca malam')],
    { added: { penanda: 1 }, changed: { penanda: 1 } },
  ],
  [
    'the pages of a khatam, each on its first day, and another one under a free id',
    'jm-khatam',
    [khatam(1, 'Ramadan', { 1: '2027-02-02', 2: '2027-02-02' })],
    [khatam(1, 'Keluarga'), khatam(7, 'Ramadan', { 1: '2027-02-01', 3: '2027-02-03' })],
    [
      khatam(1, 'Ramadan', { 1: '2027-02-01', 2: '2027-02-02', 3: '2027-02-03' }),
      khatam(2, 'Keluarga'),
    ],
    { added: { khatam: 1 }, changed: { khatam: 1 } },
  ],
  [
    'the zakat that was kept later',
    'jm-zakat',
    { penghasilan: zakat('2027-01-02', '1') },
    { penghasilan: zakat('2027-01-01', '2'), simpanan: zakat('2026-01-01', '3') },
    { penghasilan: zakat('2027-01-02', '1'), simpanan: zakat('2026-01-01', '3') },
    { added: { 'hitungan zakat': 1 } },
  ],
  ['no setting in the place of one', 'jm-ukuran-teks', 4, 2, null, {}],
  [
    'what can be read of a damaged list, and nothing else',
    'jm-donasi',
    null,
    [donation('A', '2027-01-01'), { code: 'B' }, null, '<b>'],
    [donation('A', '2027-01-01')],
    { added: { donasi: 1 }, refused: { donasi: 3 } },
  ],
  ['no list that isn’t one', 'jm-khatam', null, 'x', null, { refused: { khatam: 1 } }],
  [
    'no kind that isn’t one',
    'jm-zakat',
    null,
    { x: 1 },
    null,
    { refused: { 'hitungan zakat': 1 } },
  ],
  ['no setting that isn’t one', 'jm-kota', null, { id: 1 }, null, { refused: { setelan: 1 } }],
  [
    'of too many as many as there is room for',
    'jm-khatam',
    Array.from({ length: 19 }, (_, id) => khatam(id + 1, `K${id}`)),
    [khatam(1, 'Y'), khatam(2, 'Z')],
    [...Array.from({ length: 19 }, (_, id) => khatam(id + 1, `K${id}`)), khatam(20, 'Y')],
    { added: { khatam: 1 }, without: { khatam: 1 } },
  ],
])('takes %s', async (_, key, own, other, next, told) => {
  if (own !== null) keep({ [key]: own })
  const found = await read(written({ [key]: other }))
  const plan = planTaking(found)
  expect(plan.next).toEqual(next === null ? [] : [[key, next]])
  const { added, changed, refused, without } = plan
  const counts = Object.entries({ added, changed, refused, without })
    .filter(([, { size }]) => size > 0)
    .map(([what, map]) => [what, Object.fromEntries(map)])
  expect(Object.fromEntries(counts)).toEqual(told)
  takeFile(found)
  expect(planTaking(found).next).toEqual([])
})

describe('refuses', () => {
  const whole = JSON.stringify({ aplikasi: 'jejaring-masjid', versi: 1, data: { 'jm-donasi': [] } })
  it.each([
    ['another app’s', file('{"aplikasi":"lain","versi":1}'), 'foreign'],
    ['a list', file('[]'), 'foreign'],
    ['a picture', file('\u0000\u0001PNG'), 'foreign'],
    ['brackets without an end', file('['.repeat(200_000)), 'foreign'],
    ['nothing', file(' \n'), 'empty'],
    ['one that was cut', file(whole.slice(0, -9)), 'cut'],
    ['one without a date', file(whole), 'damaged'],
    ['a version that is none', written({}, { versi: 0 }), 'damaged'],
    ['a later version', written({}, { versi: 2, data: 'new' }), 'later'],
    ['a date that isn’t one', written({}, { dibuat: 'kemarin' }), 'damaged'],
    ['data that are none', written({}, { data: 'x' }), 'damaged'],
    ['one that is gone', { size: 9, text: () => Promise.reject(new Error('gone')) }, 'unreadable'],
    [
      'one of 50 MB, without reading it',
      { size: 10 * LARGEST_FILE, text: () => Promise.reject(new Error('read')) },
      'large',
    ],
  ])('%s', async (_, picked, refused) => {
    expect(await readFile(picked)).toEqual({ refused })
  })
})

it('tells whose it is without telling his number', async () => {
  const visitors = (await makeFile(now)).file
  logIn('m1', 'digest-a')
  const hers = (await makeFile(now)).file
  expect(await hers.text()).not.toMatch(/digest-a|m1/)
  const whose = async (picked: File) => (await read(picked)).whose
  expect([await whose(hers), await whose(visitors)]).toEqual(['own', 'visitor'])
  // On another device she has another mark.
  logIn('m2', 'digest-a')
  expect(await whose(hers)).toBe('own')
  logIn('m3', 'digest-b')
  expect(await whose(hers)).toBe('other')
  setSession(visitor)
  expect(await whose(hers)).toBe('account')
})

it('gives what it takes to the account that is here', async () => {
  logIn('m1', 'digest-a')
  takeFile(await read(written({ 'jm-penanda': [bookmark(1)], 'jm-ukuran-teks': 2 })))
  expect(localStorage.getItem('@m1/jm-penanda')).toContain('"ayat":1')
  expect(localStorage.getItem('jm-penanda')).toBeNull()
  expect(localStorage.getItem('jm-ukuran-teks')).toBe('2')
})

it('stores all or nothing where the device is full', () => {
  const device = new Map([['jm-penanda', '[]']])
  // In place of the whole storage: happy-dom binds its methods when they are first used, for good.
  vi.stubGlobal('localStorage', {
    ...memoryStore(device)(),
    setItem: (key: string, value: string) => {
      if (key === 'jm-kota') throw new DOMException('full', 'QuotaExceededError')
      device.set(key, value)
    },
  })
  const values = [
    ['jm-penanda', [bookmark(2)]],
    ['jm-ukuran-teks', 2],
    ['jm-kota', stored['jm-kota']],
  ] as const
  expect(writeCopied(values)).toBe(false)
  expect([...device]).toEqual([['jm-penanda', '[]']])
})

it('what a later version of the app has stored stays when a list is merged', async () => {
  keep({ 'jm-penanda': [{ ...bookmark(1), warna: 'ungu' }] })
  expect(takeFile(await read(written({ 'jm-penanda': [bookmark(255)] })))).toBe(true)
  expect(kept()['jm-penanda']).toEqual([bookmark(255), { ...bookmark(1), warna: 'ungu' }])
})

it('a plan is the one that was changed last, with the days of both, and a strange one gets a free number', async () => {
  const [friday, given] = ['2027-01-08', '2027-01-15']
  keep({ 'jm-rutin': [plan(1, 'a', { hari: { [friday]: 'dilewati' } })] })
  const other = plan(3, 'a', { nominal: 50_000, urutan: 2, hari: { [given]: 'diberi' } })
  const file = written({ 'jm-rutin': [other, plan(1, 'b')] })
  expect(takeFile(await read(file))).toBe(true)
  const hari = { [friday]: 'dilewati', [given]: 'diberi' }
  expect(kept()['jm-rutin']).toEqual([{ ...other, id: 1, hari }, plan(2, 'b')])
  expect(planTaking(await read(file)).next).toEqual([])
})
