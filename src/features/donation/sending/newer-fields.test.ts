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
const open = { anonim: 'N' } as const
const hidden = { anonim: 'Y' } as const

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

const keyFor = async (changes: Partial<WireForm> = {}, wish: typeof open | typeof hidden = open) =>
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
