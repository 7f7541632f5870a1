// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountDigest } from './account-mark'
import { owner, ownerTurn, session, setSession, syncSession } from '@/lib/storage/owner'
import { capabilitiesStore, endVisit } from '@/domain/capabilities/capabilities'
import { findAccount, keepTidy, noteAccount } from '@/lib/storage/sealed-storage'
import { dismissToast, toastStore } from '@/ui/overlay/toast'
import { refusal, unreachable } from '@/api/errors'
import { fundraiserQuery, userQuery } from './user-queries'
import { logIn, logOut, renameAccount } from './session'
import { answer401, sendCall, user, wireUser } from './session-for-tests'
import { onAnswer } from '@/api/unauthorized'
import { watchSession } from './hand-over'

const call = vi.hoisted(() => vi.fn<(path: string) => unknown>())
vi.mock('@/api/client', async () => (await import('./session-for-tests')).fakeClient(call))

const mark = 'siti'
const key = userQuery().queryKey
let client: QueryClient
let stopper: AbortController

beforeEach(() => {
  stopper = new AbortController()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  call.mockReset()
})
afterEach(() => {
  stopper.abort()
  onAnswer(undefined)
  stopTidying()
  for (const { id } of toastStore.get()) dismissToast(id)
  setSession({ account: null, ended: false })
  client.clear()
  localStorage.clear()
  sessionStorage.clear()
})

describe('logging in', () => {
  it('loads who that is, and leaves the password nowhere in the cache', async () => {
    client.setQueryData(key, null)
    call.mockResolvedValue(wireUser)
    expect(await logIn(client, { whatsapp: '812', password: 'rahasia123' })).toEqual(user)
    expect(client.getQueryData(key)).toEqual(user)
    expect(client.getMutationCache().getAll()).toEqual([])
  })

  it('does not take for a visitor whose data could not be loaded', async () => {
    client.setQueryData(key, null)
    call.mockResolvedValueOnce(undefined).mockRejectedValue(unreachable('/user/get_user', null))
    expect(await logIn(client, { whatsapp: '812', password: 'rahasia123' })).toBeUndefined()
    expect(client.getQueryData(key)).toBeUndefined()
  })
})

const remembered = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .filter((stored) => stored !== 'jm-garam' && stored !== 'jm-akun')
    .sort()
const cached = () =>
  client
    .getQueryCache()
    .getAll()
    .map((query) => query.state.data)

let stopTidying = () => {}

/** Stored data of A and of a visitor, on this device and in this tab, while A is logged in. */
function fill() {
  setSession({ account: mark, ended: false })
  noteAccount(mark, accountDigest(user))
  stopTidying = keepTidy()
  client.setQueryData(key, user)
  client.setQueryData(
    ['get', '/campaign/get_prayer_campaign', { programId: 'ID-1' }],
    [{ liked: true }],
  )
  client.setQueryData(['get', '/fundraiser/get_user', {}], 'SITI12')
  localStorage.setItem('jm-tasbih', '33')
  localStorage.setItem('jm-donasi', '[]')
  localStorage.setItem(`@${mark}/jm-donasi`, '[]')
  sessionStorage.setItem('jm-draf-donasi:campaign:sumur', '{}')
  sessionStorage.setItem(`@${mark}/jm-draf-donasi:campaign:sumur`, '{}')
}
const visitors = ['jm-donasi', 'jm-draf-donasi:campaign:sumur', 'jm-tasbih']

/** The slow hash is made by which A is recognised. */
const sealed = () =>
  expect.poll(() => localStorage.getItem('jm-akun')).not.toContain(accountDigest(user))

describe('logging out', () => {
  beforeEach(fill)

  it('deletes the account’s data except its donations, which nobody else sees', async () => {
    call.mockResolvedValue(undefined)
    const turn = ownerTurn.get()
    await logOut(client)
    expect(cached()).toEqual([null])
    expect(ownerTurn.get()).toBe(turn + 1)
    expect(remembered()).toEqual([`@${mark}/jm-donasi`, ...visitors, 'jm-pemilik'].sort())
  })

  it('leaves no copy of donations that the backend keeps, nor keys of any that were begun', async () => {
    capabilitiesStore.set({ operations: ['transaction/get_history'], fields: [], settings: {} })
    localStorage.setItem(`@${mark}/jm-klaim`, '[]')
    localStorage.setItem('jm-niat', '{}')
    sessionStorage.setItem('jm-niat:campaign:sumur', '{}')
    call.mockResolvedValue(undefined)
    await logOut(client)
    endVisit()
    localStorage.removeItem('jm-kemampuan')
    expect(remembered()).toEqual([...visitors, 'jm-pemilik'].sort())
  })

  it('which come back at the next login', async () => {
    call.mockResolvedValueOnce(undefined)
    await logOut(client)
    await sealed()
    call.mockResolvedValueOnce(undefined).mockResolvedValue(wireUser)
    await logIn(client, { whatsapp: '812', password: 'rahasia123' })
    expect(localStorage.getItem(`@${mark}/jm-donasi`)).toBe('[]')
  })

  it('though other answers come while it is recognised', async () => {
    call.mockResolvedValueOnce(undefined)
    await logOut(client)
    await sealed()
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((...asked) => {
      syncSession()
      return derive(...asked)
    })
    call.mockResolvedValue(wireUser)
    await client.query({ ...userQuery(), staleTime: 0 })
    expect(owner()).toBe(mark)
  })

  it('that fails forgets nothing: the person is still logged in', async () => {
    call.mockRejectedValue(unreachable('/auth/logout', null))
    await expect(logOut(client)).rejects.toThrow()
    expect(client.getQueryData(key)).toMatchObject(user)
    expect(remembered()).toHaveLength(6)
    expect(owner()).toBe(mark)
  })

  /** The server answers the logout: there was no session. */
  const refuseLogout = () => {
    answer401('/auth/logout')
    throw refusal('/auth/logout', 401, '')
  }

  it('of a session that the server has ended already is a logout all the same', async () => {
    watchSession(client, stopper)
    call.mockImplementation(refuseLogout)
    await logOut(client)
    expect(remembered()).toEqual([`@${mark}/jm-donasi`, ...visitors, 'jm-pemilik'].sort())
    expect(session()).toMatchObject({ account: null, ended: false })
    expect(toastStore.get()).toEqual([])
  })

  it('answered with that after somebody else has logged in leaves their session alone', async () => {
    call.mockImplementation(() => {
      fromOtherTab(otherMark)
      return refuseLogout()
    })
    watchSession(client, stopper)
    await logOut(client)
    expect(owner()).toBe(otherMark)
  })
})

const other = { ...wireUser, nama: 'Budi', whatsapp: '857' }
const otherMark = 'budi'

/** Changes the stored session as another tab would. */
function fromOtherTab(session: string) {
  localStorage.setItem('jm-pemilik', JSON.stringify(session))
  window.dispatchEvent(new StorageEvent('storage', { key: 'jm-pemilik' }))
}

/** Each way in which A stops being the owner, who is then (undefined: somebody new), and which of A's data stay in storage. */
describe.each<[string, () => unknown, string | null | undefined, string[]]>([
  [
    'the server ended the session',
    () => answer401('/user/get_user'),
    null,
    ['@A/jm-donasi', '@A/jm-draf-donasi:campaign:sumur'],
  ],
  ['logged out in another tab', () => fromOtherTab(''), null, ['@A/jm-donasi']],
  [
    'the session ended in another tab',
    () => fromOtherTab(`${mark}!`),
    null,
    ['@A/jm-donasi', '@A/jm-draf-donasi:campaign:sumur'],
  ],
  ['another account in, in another tab', () => fromOtherTab(otherMark), otherMark, []],
  [
    'another account in, here',
    async () => {
      call.mockResolvedValueOnce(undefined).mockResolvedValue(other)
      await logIn(client, { whatsapp: '857', password: 'rahasia' })
    },
    undefined,
    [],
  ],
  [
    'the server knows another account',
    async () => {
      call.mockResolvedValue(other)
      await client.query({ ...userQuery(), staleTime: 0 })
    },
    undefined,
    [],
  ],
])('%s', (_, end, next, left) => {
  it('hides A’s data at once, and drops A’s late answers', async () => {
    fill()
    let answerLate = (_: unknown) => {}
    call.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)))
    const late = client.query({ ...fundraiserQuery(), staleTime: 0 }).catch(() => undefined)
    watchSession(client, stopper)
    const turn = ownerTurn.get()
    await end()
    if (next === undefined) expect([null, mark]).not.toContain(owner())
    else expect(owner()).toBe(next)
    expect(ownerTurn.get()).toBe(turn + 1)
    answerLate({ kode_ref: 'SITI12' })
    await late
    expect(JSON.stringify(cached())).not.toMatch(/Siti|SITI12|liked/)
    expect(remembered()).toEqual(
      [...left.map((name) => name.replace('@A', `@${mark}`)), ...visitors, 'jm-pemilik'].sort(),
    )
  })
})

it('a new phone number keeps the account’s data', async () => {
  fill()
  renameAccount('899')
  expect(owner()).toBe(mark)
  expect(await findAccount(accountDigest({ phone: '899' }))).toBe(mark)
  expect(await findAccount(accountDigest(user))).not.toBe(mark)
})

it('an ended session tells nothing of the account, which finds all of its things again', async () => {
  fill()
  watchSession(client, stopper)
  answer401('/user/get_user')
  await sealed()
  const stored = JSON.stringify(
    [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
  )
  expect(stored).not.toContain(accountDigest(user))
  call.mockResolvedValueOnce(undefined).mockResolvedValue(wireUser)
  await logIn(client, { whatsapp: '812', password: 'rahasia123' })
  expect(owner()).toBe(mark)
  expect(sessionStorage.getItem(`@${mark}/jm-draf-donasi:campaign:sumur`)).toBe('{}')
})

it('another account’s login removes what an ended session has left', async () => {
  stopTidying = keepTidy()
  setSession({ account: mark, ended: true })
  localStorage.setItem(`@${mark}/jm-donasi`, '[]')
  call.mockResolvedValueOnce(undefined).mockResolvedValue(other)
  await logIn(client, { whatsapp: '857', password: 'rahasia' })
  expect(remembered()).toEqual(['jm-pemilik'])
})

it.each([
  ['A', '/transaction/storeDonate', () => fill()],
  ['a visitor', '/user/toggle_like', () => undefined],
])(
  'a 401 for a call of %s does not end the session of who has logged in since',
  async (_, path, begin) => {
    begin()
    watchSession(client, stopper)
    const answer = sendCall(path)
    call.mockResolvedValueOnce(undefined).mockResolvedValue(other)
    await logIn(client, { whatsapp: '857', password: 'rahasia' })
    answer()
    expect([null, mark]).not.toContain(owner())
    expect(toastStore.get()).toEqual([])
  },
)

it('tells that the session has ended only if a user was logged in', () => {
  watchSession(client, stopper)
  answer401('/user/get_user')
  expect(toastStore.get()).toEqual([])
  fill()
  answer401('/user/get_user')
  answer401('/user/get_user')
  expect(toastStore.get().map(({ message }) => message)).toEqual([
    'Sesi Anda telah berakhir. Silakan masuk kembali.',
  ])
})
