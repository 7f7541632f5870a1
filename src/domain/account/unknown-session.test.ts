// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountDigest } from './account-mark'
import { wireUser as siti } from './session-for-tests'

const call = vi.hoisted(() => vi.fn<(path: string) => unknown>())
vi.mock('@/api/client', async () => (await import('./session-for-tests')).fakeClient(call))

const mark = accountDigest({ phone: siti.whatsapp })
const KEY = 'jm-draf-donasi:campaign:sumur'
const OWN = `@${mark}/${KEY}`
const user = { ...siti, created_date: '2026-01-15 13:20:00' }
const renamed = { ...user, whatsapp: '899' }

/** Loads the app's modules again, as a visit or a reload does. */
async function load() {
  vi.resetModules()
  const [owned, owner, personal, queries, session, drafts, watch, errors] = await Promise.all([
    import('@/lib/storage/owned-storage'),
    import('@/lib/storage/owner'),
    import('@/lib/storage/sealed-storage'),
    import('./user-queries'),
    import('./session'),
    import('@/lib/storage/owned-storage'),
    import('./hand-over'),
    import('@/api/errors'),
  ])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stops.push(personal.keepTidy())
  const stopper = new AbortController()
  stops.push(() => stopper.abort())
  watch.watchSession(client, stopper)
  return {
    ...owned,
    ...owner,
    ...session,
    ...errors,
    client,
    draft: drafts.draftOf('donasi:campaign:sumur', (value) =>
      typeof value === 'object' ? value : null,
    ),
    askWho: async () => client.query({ ...queries.userQuery(), staleTime: 0 }),
  }
}
let stops: (() => void)[] = []

beforeEach(() => {
  call.mockReset()
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  localStorage.clear()
  sessionStorage.clear()
})

const storeSession = (text: string) => {
  localStorage.setItem('jm-pemilik', JSON.stringify(text))
}
const tellStorage = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

it('a draft typed before anything was known goes to the account that the server names', async () => {
  const app = await load()
  app.draft.write({ doa: 'rahasia' })
  call.mockResolvedValue(user)
  await app.askWho()
  expect(app.owner()).not.toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([`@${app.owner()}/${KEY}`])
  expect(app.draft.read()).toEqual({ doa: 'rahasia' })
  // Nothing is offered to the next account.
  call.mockResolvedValue(undefined)
  await app.logOut(app.client)
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('goes to the account that another tab names, too', async () => {
  const app = await load()
  app.draft.write({ doa: 'rahasia' })
  storeSession(mark)
  tellStorage()
  expect(Object.keys(sessionStorage)).toEqual([OWN])
})

it('the account’s own draft wins, and no plain copy is left', async () => {
  sessionStorage.setItem(OWN, '{"doa":"lama"}')
  const app = await load()
  app.draft.write({ doa: 'rahasia' })
  call.mockResolvedValue(user)
  await app.askWho()
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ [OWN]: '{"doa":"lama"}' })
})

/** What a visitor knowingly typed as a visitor. */
it.each<[string, (app: Awaited<ReturnType<typeof load>>) => unknown]>([
  [
    'after a logout, which is stored',
    async (app) => {
      storeSession('')
      tellStorage()
      app.draft.write({ doa: 'tamu' })
      await app.askWho()
    },
  ],
  [
    'after the server’s word that nobody is logged in',
    async (app) => {
      call.mockRejectedValueOnce(app.refusal('/user/get_user', 401, ''))
      app.draft.write({ doa: 'tamu' })
      await app.askWho()
      await app.askWho()
    },
  ],
  [
    'before a login on this page',
    async (app) => {
      app.draft.write({ doa: 'tamu' })
      call.mockResolvedValueOnce(undefined)
      await app.logIn(app.client, { whatsapp: '812', password: 'rahasia123' })
    },
  ],
  [
    'in a former visit',
    async (app) => {
      sessionStorage.setItem(KEY, '{"doa":"tamu"}')
      await app.askWho()
    },
  ],
])('a visitor’s draft stays the visitor’s: typed %s', async (_, type) => {
  const app = await load()
  call.mockResolvedValue(user)
  await type(app)
  expect(app.owner()).not.toBeNull()
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ [KEY]: '{"doa":"tamu"}' })
})

/** A backend that has imported its users in one go gives all of them the same second. */
it.each([
  ['the same time', user.created_date, user.created_date],
  ['never a time', '', ''],
])('another number with %s of joining is another account', async (_, before, now) => {
  const app = await load()
  call.mockResolvedValue({ ...user, created_date: before })
  await app.askWho()
  const former = app.owner()
  app.personalLocal().setItem('jm-donasi', '[1]')
  app.draft.write({ doa: 'rahasia' })
  const turn = app.ownerTurn.get()
  call.mockResolvedValue({ ...renamed, created_date: now })
  await app.askWho()
  expect([null, former]).not.toContain(app.owner())
  expect(app.ownerTurn.get()).toBe(turn + 1)
  expect(app.draft.read()).toBeNull()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual([
    'jm-akun',
    'jm-garam',
    'jm-pemilik',
  ])
  expect(localStorage.getItem('jm-akun')).not.toContain(former)
})

it('so is one that logs in where an account of the same time has an ended session', async () => {
  let app = await load()
  call.mockResolvedValue(user)
  await app.askWho()
  app.draft.write({ doa: 'rahasia' })
  storeSession(`${app.owner()}!`)
  app = await load()
  call.mockResolvedValueOnce(undefined).mockResolvedValue(renamed)
  await app.logIn(app.client, { whatsapp: '899', password: 'rahasia123' })
  expect(app.draft.read()).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('a session that a former version has stored with a digest of that time is still found', async () => {
  storeSession(`${mark}.abc`)
  const app = await load()
  expect(app.owner()).toBe(mark)
})

it('a storage that another tab has cleared is no logout', async () => {
  const app = await load()
  call.mockResolvedValue(user)
  await app.askWho()
  const kept = localStorage.getItem('jm-pemilik')
  const account = app.owner()
  const turn = app.ownerTurn.get()
  localStorage.clear()
  tellStorage()
  expect(app.owner()).toBe(account)
  expect(app.ownerTurn.get()).toBe(turn)
  expect(localStorage.getItem('jm-pemilik')).toBe(kept)
  // A logout is stored.
  storeSession('')
  tellStorage()
  expect(app.owner()).toBeNull()
})

it('a storage that was cleared under a visitor says nothing about later visits', async () => {
  const app = await load()
  localStorage.clear()
  tellStorage()
  expect(app.owner()).toBeNull()
  expect(localStorage).toHaveLength(0)
})
