// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eraseStored, storedSize } from './device-data'
import { carriedLocal, personalLocal, personalSession } from './owned-storage'
import { setSession } from './owner'
import { localStore, storedValue, writeStored } from './storage'
import { storedKinds } from './stored-data'
const kind = (id: string) => {
  const found = storedKinds.find((one) => one.id === id)
  if (!found) throw new Error(`no kind ${id}`)
  return found
}
const gifts = kind('riwayat')
const forms = kind('isian')
const tally = kind('dzikir')

const visitor = { account: null, ended: false }
const aisyah = { account: 'aisyah', ended: false }
const budi = { account: 'budi', ended: false }

const keys = () =>
  Object.keys(localStorage)
    .filter((key) => key !== 'jm-pemilik')
    .toSorted()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setSession(visitor)
})
afterEach(() => {
  setSession(visitor)
})

it('counts the bytes of keys and values', async () => {
  expect(await storedSize(tally)).toBe(0)
  localStorage.setItem('jm-tally', '"é"')
  expect(await storedSize(tally)).toBe('jm-tally'.length + 4)
})

it('deletes only what belongs to the person who is here', async () => {
  for (const session of [visitor, aisyah, budi]) {
    setSession(session)
    writeStored(personalLocal, 'jm-donasi', [])
  }
  writeStored(localStore, 'jm-tally', 3)
  setSession(aisyah)
  expect(await storedSize(gifts)).toBe('@aisyah/jm-donasi[]'.length)
  await eraseStored(gifts)
  expect(keys()).toEqual(['@budi/jm-donasi', 'jm-donasi', 'jm-tally'])
  setSession(visitor)
  await eraseStored(gifts)
  await eraseStored(tally)
  expect(keys()).toEqual(['@budi/jm-donasi'])
})

it('deletes what is carried over the login together with the key that names its owner', async () => {
  setSession(aisyah)
  carriedLocal().setItem('redirect_after_login', '/infaq')
  writeStored(personalSession, 'jm-draf-profil', {})
  setSession(budi)
  await eraseStored(forms)
  expect(keys()).toEqual(['@/redirect_after_login', 'redirect_after_login'])
  setSession(aisyah)
  await eraseStored(forms)
  expect(keys()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

it('tells a store of this page that its value is gone', async () => {
  const count = storedValue('jm-tally', (value) => (typeof value === 'number' ? value : null), 0)
  const heard = vi.fn()
  const end = count.subscribe(heard)
  count.set(33)
  heard.mockClear()
  await eraseStored(tally)
  expect(heard).toHaveBeenCalledOnce()
  expect(count.get()).toBe(0)
  end()
})
