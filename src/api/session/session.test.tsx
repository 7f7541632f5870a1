// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountMark } from '@/lib/account-mark'
import { carriedLocalOf, sessionOf } from '@/lib/owned-storage'
import { owner, ownerTurn, setSession } from '@/lib/owner'
import { keepTidy } from '@/lib/personal-storage'
import { readReturnPath } from '@/lib/return-path'
import { dismissToast, toastStore } from '@/ui/toast-store'
import { backend } from '../client'
import type { User } from '../entities/user'
import { refusal, unreachable } from '../errors'
import { fundraiserQuery, userQuery } from '../queries/user'
import { logIn, logOut, renameAccount } from './session'
import { onAnswer, unauthorizedWatch } from './unauthorized'
import { useRequiredUser, useUser } from './use-user'
import { watchSession } from './watch-session'

vi.mock('../client', () => ({ backend: { call: vi.fn() } }))
// Its own second is too short for a machine that is busy with something else.
configure({ asyncUtilTimeout: 60_000 })

const user: User = {
  name: 'Siti',
  phone: '812',
  email: null,
  avatarUrl: null,
  birthdate: null,
  address: null,
  gender: null,
  greeting: null,
  joinedAt: null,
}
const mark = accountMark(user)
const key = userQuery().queryKey
const call = vi.mocked(backend.call)
let client: QueryClient
let stopper: AbortController

const wrapper =
  (path: string) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/', path]}>{children}</MemoryRouter>
    </QueryClientProvider>
  )

const guard = (path: string) =>
  renderHook(() => ({ query: useRequiredUser(), location: useLocation() }), {
    wrapper: wrapper(path),
  }).result

/** A 401 of an operation, as the client sees it. */
function answer401(schemaPath: string) {
  // Only these two are looked at.
  const answered = { id: '1', response: new Response(null, { status: 401 }), schemaPath }
  void Reflect.apply(unauthorizedWatch.onResponse ?? (() => undefined), null, [answered])
}

beforeEach(() => {
  stopper = new AbortController()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  call.mockReset()
})
afterEach(() => {
  cleanup()
  stopper.abort()
  onAnswer(undefined)
  stopTidying()
  for (const { id } of toastStore.getSnapshot()) dismissToast(id)
  setSession({ account: null, ended: false })
  client.clear()
  localStorage.clear()
  sessionStorage.clear()
})

describe('a page that needs a login', () => {
  it('has the user', async () => {
    call.mockResolvedValue(user)
    const page = guard('/profile')
    expect(page.current.query).toMatchObject({ data: undefined, isPending: true })
    await waitFor(() => {
      expect(page.current.query).toMatchObject({ data: user, isPending: false })
    })
    expect(page.current.location.pathname).toBe('/profile')
  })

  it('sends a visitor to log in, and remembers the whole address as plain text', async () => {
    call.mockRejectedValue(refusal('/user/get_user', 401, ''))
    const page = guard('/profile/personal?edit=phone')
    await waitFor(() => {
      expect(page.current.location.pathname).toBe('/auth')
    })
    expect(localStorage.getItem('redirect_after_login')).toBe('/profile/personal?edit=phone')
    expect(page.current.query.isPending).toBe(true)
  })

  it('says so when the user can’t be loaded, and sends nobody away', async () => {
    call.mockRejectedValue(unreachable('/user/get_user', null))
    const page = guard('/profile')
    await waitFor(() => {
      expect(page.current.query.error).toBeTruthy()
    })
    expect(page.current.query.isPending).toBe(false)
    expect(page.current.location.pathname).toBe('/profile')
    expect(localStorage.getItem('redirect_after_login')).toBeNull()
  })

  it('sends to log in when the session ends meanwhile, and keeps the half-filled form', async () => {
    call.mockResolvedValue(user)
    sessionOf(mark)().setItem('jm-draf-profil', '{}')
    watchSession(client, stopper)
    const page = guard('/profile/personal?edit=address')
    await waitFor(() => {
      expect(page.current.query.data).toBe(user)
    })
    act(() => {
      answer401('/auth/login')
    })
    expect(page.current.location.pathname).toBe('/profile/personal')
    act(() => {
      answer401('/user/edit_profile')
    })
    await waitFor(() => {
      expect(page.current.location.pathname).toBe('/auth')
    })
    expect(localStorage.getItem('redirect_after_login')).toBe('/profile/personal?edit=address')
    // Out of sight, and there again for this same account.
    expect(owner()).toBeNull()
    expect(readReturnPath(location.origin)).toBeNull()
    expect(readReturnPath(location.origin, carriedLocalOf(mark))).toContain('?edit=address')
    expect(sessionOf(mark)().getItem('jm-draf-profil')).toBe('{}')
  })

  it('leads nobody back to the page one logged out at', async () => {
    call.mockResolvedValue(user)
    const page = guard('/profile')
    await waitFor(() => {
      expect(page.current.query.data).toBe(user)
    })
    await act(() => logOut(client))
    await waitFor(() => {
      expect(page.current.location.pathname).toBe('/auth')
    })
    expect(localStorage.getItem('redirect_after_login')).toBeNull()
  })
})

it('leaves a visitor alone where no login is needed, also when nobody can tell', async () => {
  call.mockRejectedValue(unreachable('/user/get_user', null))
  const { result } = renderHook(() => ({ user: useUser(), location: useLocation() }), {
    wrapper: wrapper('/infaq'),
  })
  expect(result.current.user).toBeUndefined()
  await waitFor(() => {
    expect(result.current.user).toBeNull()
  })
  expect(result.current.location.pathname).toBe('/infaq')
})

describe('logging in', () => {
  it('loads who that is, and leaves the password nowhere in the cache', async () => {
    client.setQueryData(key, null)
    call.mockResolvedValue(user)
    expect(await logIn(client, { whatsapp: '812', password: 'rahasia123' })).toBe(user)
    expect(client.getQueryData(key)).toBe(user)
    expect(client.getMutationCache().getAll()).toEqual([])
  })

  it('does not take for a visitor whose data could not be loaded', async () => {
    client.setQueryData(key, null)
    call.mockResolvedValueOnce(undefined).mockRejectedValue(unreachable('/user/get_user', null))
    expect(await logIn(client, { whatsapp: '812', password: 'rahasia123' })).toBeUndefined()
    expect(client.getQueryData(key)).toBeUndefined()
  })
})

const remembered = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()
const cached = () =>
  client
    .getQueryCache()
    .getAll()
    .map((query) => query.state.data)

let stopTidying = () => {}

/** What A and a visitor have left on this device and in this tab, while A is logged in. */
function fill() {
  setSession({ account: mark, ended: false })
  stopTidying = keepTidy()
  client.setQueryData(key, user)
  client.setQueryData(['/campaign/get_prayer_campaign', { programId: 'ID-1' }], [{ liked: true }])
  client.setQueryData(['/fundraiser/get_user', {}], 'SITI12')
  localStorage.setItem('jm-tasbih', '33')
  localStorage.setItem('jm-donasi', '[]')
  localStorage.setItem(`@${mark}/jm-donasi`, '[]')
  sessionStorage.setItem('jm-draf-donasi:campaign:sumur', '{}')
  sessionStorage.setItem(`@${mark}/jm-draf-donasi:campaign:sumur`, '{}')
}
const visitors = ['jm-donasi', 'jm-draf-donasi:campaign:sumur', 'jm-tasbih']

describe('logging out', () => {
  beforeEach(fill)

  it('forgets all that is the account’s but its donations, which nobody else sees', async () => {
    call.mockResolvedValue(undefined)
    const turn = ownerTurn.get()
    await logOut(client)
    expect(cached()).toEqual([null])
    expect(ownerTurn.get()).toBe(turn + 1)
    expect(remembered()).toEqual([`@${mark}/jm-donasi`, ...visitors, 'jm-pemilik'].sort())
  })

  it('that fails forgets nothing: the person is still logged in', async () => {
    call.mockRejectedValue(unreachable('/auth/logout', null))
    await expect(logOut(client)).rejects.toThrow()
    expect(client.getQueryData(key)).toMatchObject(user)
    expect(remembered()).toHaveLength(6)
    expect(owner()).toBe(mark)
  })
})

const other: User = { ...user, name: 'Budi', phone: '857' }
const otherMark = accountMark(other)

/** Says something of the session as another tab does. */
function fromOtherTab(session: string) {
  localStorage.setItem('jm-pemilik', JSON.stringify(session))
  window.dispatchEvent(new StorageEvent('storage', { key: 'jm-pemilik' }))
}

/** How A's turn ends, and what is left of A in storage. */
describe.each<[string, () => unknown, string | null, string[]]>([
  [
    'the server ended the session',
    () => answer401('/user/edit_profile'),
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
    otherMark,
    [],
  ],
  [
    'the server knows another account',
    async () => {
      call.mockResolvedValue(other)
      await client.query({ ...userQuery(), staleTime: 0 })
    },
    otherMark,
    [],
  ],
])('%s', (_, end, next, left) => {
  it('A is out of sight at once, and nothing of A comes in late', async () => {
    fill()
    let answerLate = (_: unknown) => {}
    call.mockImplementationOnce(async () => new Promise((resolve) => (answerLate = resolve)))
    const late = client.query({ ...fundraiserQuery(), staleTime: 0 }).catch(() => undefined)
    watchSession(client, stopper)
    const turn = ownerTurn.get()
    await end()
    expect(owner()).toBe(next)
    expect(ownerTurn.get()).toBe(turn + 1)
    answerLate('SITI12')
    await late
    expect(JSON.stringify(cached())).not.toMatch(/Siti|SITI12|liked/)
    expect(remembered()).toEqual(
      [...left.map((name) => name.replace('@A', `@${mark}`)), ...visitors, 'jm-pemilik'].sort(),
    )
  })
})

it('a new phone number keeps what is the account’s', () => {
  fill()
  renameAccount('899')
  expect(owner()).toBe(accountMark({ phone: '899' }))
  expect(remembered()).toContain(`@${accountMark({ phone: '899' })}/jm-donasi`)
})

it('says that the session has ended to who was seen to be logged in, and to nobody else', () => {
  watchSession(client, stopper)
  answer401('/user/get_user')
  expect(toastStore.getSnapshot()).toEqual([])
  fill()
  answer401('/user/edit_profile')
  answer401('/user/edit_profile')
  expect(toastStore.getSnapshot().map(({ message }) => message)).toEqual([
    'Sesi Anda telah berakhir. Silakan masuk kembali.',
  ])
})
