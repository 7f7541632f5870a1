// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmField, listsField } from '@/domain/capabilities/capabilities'
import { rememberRef } from '@/domain/program/followed-ref'
import type { WireForm } from '@/features/donation/donate/donation-form'
import { endIntention } from './intention'
import { beginIntention, withNewerFields } from './newer-fields'

vi.mock('@/domain/capabilities/capabilities', () => ({
  confirmField: vi.fn(),
  listsField: vi.fn(),
}))

const roof = { kind: 'campaign', slug: 'atap' } as const
const form: WireForm = {
  price: 50_000,
  donorName: 'Siti',
  donorPhone: '81234567890',
  donorEmail: '',
  donorPray: '',
  codePayment: 'QRIS',
  typePayment: 'QRIS',
  programId: 'ID-1',
  programType: 'infaq',
}
type Values = Parameters<typeof withNewerFields>[1]

const none = { atasNama: '', zakatJenis: '', zakatJiwa: '', zakatHari: '' }
const open: Values = { anonim: 'N', ...none }
const hidden: Values = { anonim: 'Y', ...none }

/** The backend says that it has these fields of contract 1.1, and no others. */
function backendHas(...fields: string[]) {
  for (const ask of [confirmField, listsField])
    vi.mocked(ask).mockImplementation((field) =>
      Promise.resolve(fields.includes(field.replace('transaction/storeDonate#', ''))),
    )
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  backendHas()
})

test('a backend of contract 1.0 gets what it always got, and no hidden name', async () => {
  rememberRef(roof, '?utm_ref=SITI7Q2')
  expect(await withNewerFields(form, open, roof)).toEqual(form)
  expect(await withNewerFields(form, hidden, roof)).toEqual({ ...form, donorName: 'Hamba Allah' })
})

test('a name is sent beside `anonim` only where that is confirmed', async () => {
  backendHas('anonim')
  expect(await withNewerFields(form, hidden, roof)).toEqual({ ...form, anonim: 'Y' })
  expect(await withNewerFields(form, open, roof)).toEqual(form)
  vi.mocked(confirmField).mockResolvedValue(false)
  endIntention(roof)
  expect(await withNewerFields(form, hidden, roof)).toEqual({ ...form, donorName: 'Hamba Allah' })
})

test('how a name was hidden first stays so, or nothing is sent', async () => {
  await withNewerFields(form, hidden, roof)
  backendHas('anonim')
  expect(await withNewerFields(form, hidden, roof)).toEqual({ ...form, donorName: 'Hamba Allah' })

  endIntention(roof)
  await withNewerFields(form, hidden, roof)
  backendHas()
  await expect(withNewerFields(form, hidden, roof)).rejects.toThrow('not confirmed any more')
  expect(await withNewerFields(form, open, roof)).toEqual(form)
})

const keyFor = async (changes: Partial<WireForm> = {}, wish: Values = open) =>
  (await withNewerFields({ ...form, ...changes }, wish, roof)).kunci

test('the key goes along with every try from the first on, whatever is listed by then', async () => {
  expect(await keyFor()).toBeUndefined()
  backendHas('kunci')
  const key = await keyFor()
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
  backendHas()
  expect(await keyFor()).toBe(key)
  endIntention(roof)
  expect(await keyFor()).toBeUndefined()
})

test('a form that was opened while keys were taken sends one', async () => {
  await beginIntention(roof)
  expect(await keyFor()).toBeUndefined()
  backendHas('kunci')
  await beginIntention(roof)
  backendHas()
  expect(await keyFor()).toBeDefined()
})

test.each<[Partial<WireForm>, boolean]>([
  [{ donorEmail: 'siti@surat.id' }, true],
  [{ price: 60_000 }, false],
  [{ donorName: 'Aisyah' }, false],
  [{ donorPhone: '81234567891' }, false],
  [{ donorPray: 'Aamiin' }, false],
  [{ codePayment: 'DANA', typePayment: 'E-wallet' }, false],
])('after a try, %o keeps the key: %s', async (changes, keeps) => {
  backendHas('kunci')
  const key = await keyFor()
  expect((await keyFor(changes)) === key).toBe(keeps)
  // Changed back, it is what was sent first.
  expect(await keyFor()).toBe(key)
})

test('a name that is hidden now makes it another donation; a success too', async () => {
  backendHas('kunci', 'anonim')
  const key = await keyFor()
  expect(await keyFor({}, hidden)).not.toBe(key)
  endIntention(roof)
  expect(await keyFor()).not.toBe(key)
})

const named: Values = { ...open, atasNama: ' almarhum Ahmad \n\nalmarhumah Fatimah' }
const fidyah: Values = { ...open, zakatJenis: 'fidyah', zakatJiwa: '2', zakatHari: '1.000' }
const forFidyah = { ...form, programType: 'fidyah' }
const asFidyah: Partial<WireForm> = { zakat_jenis: 'fidyah', zakat_jiwa: 2, zakat_hari: 1000 }

test.each<[string, string[], Values, WireForm, Partial<WireForm>]>([
  ['names', ['atas_nama'], named, form, { atas_nama: 'almarhum Ahmad\nalmarhumah Fatimah' }],
  ['names where they aren’t listed', [], named, form, {}],
  ['fidyah', ['zakat_jenis', 'zakat_jiwa', 'zakat_hari'], fidyah, forFidyah, asFidyah],
  ['fidyah without days', ['zakat_jenis'], fidyah, forFidyah, { zakat_jenis: 'fidyah' }],
  ['fidyah whose kind isn’t listed', ['zakat_jiwa', 'zakat_hari'], fidyah, forFidyah, {}],
  ['fidyah for a roof', ['zakat_jenis', 'zakat_jiwa', 'zakat_hari'], fidyah, form, {}],
  [
    'days of zakat fitrah',
    ['zakat_jenis', 'zakat_jiwa', 'zakat_hari'],
    { ...fidyah, zakatJenis: 'fitrah' },
    { ...form, programType: 'zakat-fitrah' },
    { zakat_jenis: 'fitrah', zakat_jiwa: 2 },
  ],
])('sends %s, where %j are listed', async (_, fields, values, wire, added) => {
  backendHas(...fields)
  expect(await withNewerFields(wire, values, roof)).toEqual({ ...wire, ...added })
})

test('names go with a hidden one only where it stays hidden', async () => {
  backendHas('atas_nama', 'anonim')
  const unnamed = { ...named, anonim: 'Y' } satisfies Values
  const atas_nama = 'almarhum Ahmad\nalmarhumah Fatimah'
  expect(await withNewerFields(form, unnamed, roof)).toEqual({ ...form, anonim: 'Y', atas_nama })
  endIntention(roof)
  backendHas('atas_nama')
  expect(await withNewerFields(form, unnamed, roof)).toEqual({ ...form, donorName: 'Hamba Allah' })
})

test('other names are another donation, and the same ones are not, listed or not', async () => {
  backendHas('kunci', 'atas_nama')
  const key = await keyFor({}, named)
  expect(await keyFor()).not.toBe(key)
  expect(await keyFor({}, { ...named, atasNama: 'almarhum Akhmad' })).not.toBe(key)
  backendHas('kunci')
  expect(await keyFor({}, named)).toBe(key)
})
