// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backend } from '../client'
import type { User } from '../entities/user'
import { refusal, unreachable } from '../errors'
import { userQuery } from '../queries/user'
import { logIn, logOut } from './session'
import { unauthorizedWatch } from './unauthorized'
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
const key = userQuery().queryKey
const call = vi.mocked(backend.call)
let client: QueryClient

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
  const answered = { response: new Response(null, { status: 401 }), schemaPath }
  void Reflect.apply(unauthorizedWatch.onResponse ?? (() => undefined), null, [answered])
}

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  call.mockReset()
})
afterEach(() => {
  cleanup()
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
    sessionStorage.setItem('jm-draf-profil', '{}')
    const stop = watchSession(client)
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
    expect(sessionStorage.getItem('jm-draf-profil')).toBe('{}')
    stop()
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

describe('logging out', () => {
  beforeEach(() => {
    client.setQueryData(key, user)
    client.setQueryData(['/campaign/get_prayer_campaign', { programId: 'ID-1' }], [{ liked: true }])
    localStorage.setItem('jm-tasbih', '33')
    localStorage.setItem('jm-donasi', '[]')
    sessionStorage.setItem('jm-draf-donasi:campaign:sumur', '{}')
  })
  const remembered = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  const cached = () =>
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.state.data)

  it('forgets everything personal', async () => {
    call.mockResolvedValue(undefined)
    await logOut(client)
    expect(cached()).toEqual([null])
    expect(remembered()).toEqual(['jm-tasbih'])
  })

  it('that fails forgets nothing: the person is still logged in', async () => {
    call.mockRejectedValue(unreachable('/auth/logout', null))
    await expect(logOut(client)).rejects.toThrow()
    expect(client.getQueryData(key)).toMatchObject(user)
    expect(remembered()).toHaveLength(3)
  })

  it('in another tab forgets here too, and opens the page afresh', async () => {
    const reload = vi.fn()
    const stop = watchSession(client, reload)
    const otherTab = new BroadcastChannel('jm-sesi')
    otherTab.postMessage('masuk')
    otherTab.postMessage('keluar')
    await waitFor(() => {
      expect(reload).toHaveBeenCalledOnce()
    })
    expect(remembered()).toEqual(['jm-tasbih'])
    otherTab.close()
    stop()
  })
})
