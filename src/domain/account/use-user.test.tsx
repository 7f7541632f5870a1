// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountDigest } from './account-mark'
import { carriedLocalOf, sessionOf } from '@/lib/storage/owned-storage'
import { owner, setSession } from '@/lib/storage/owner'
import { readReturnPath } from './return-path'
import { dismissToast, toastStore } from '@/ui/overlay/toast'
import { unreachable } from '@/api/errors'
import { answer401, user, wireUser } from './session-for-tests'
import { onAnswer } from '@/api/unauthorized'
import { useRequiredUser, useUser } from './use-user'
import { watchSession } from './hand-over'

const call = vi.hoisted(() => vi.fn<(path: string) => unknown>())
vi.mock('@/api/client', async () => (await import('./session-for-tests')).fakeClient(call))
const mark = accountDigest(user)
let client: QueryClient
let stopper: AbortController

const wrapper =
  (path: string) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/', path]}>{children}</MemoryRouter>
    </QueryClientProvider>
  )

beforeEach(() => {
  stopper = new AbortController()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  call.mockReset()
})
afterEach(() => {
  cleanup()
  stopper.abort()
  onAnswer(undefined)
  for (const { id } of toastStore.get()) dismissToast(id)
  setSession({ account: null, ended: false })
  client.clear()
  localStorage.clear()
  sessionStorage.clear()
})

/* Visitors and errors: profile-pages.test.tsx. */
it('a page that needs a login leads there when the session ends, and keeps the half-filled form for its owner', async () => {
  call.mockResolvedValue(wireUser)
  sessionOf(mark)().setItem('jm-draf-profil', '{}')
  watchSession(client, stopper)
  const { result: page } = renderHook(
    () => ({ query: useRequiredUser(), location: useLocation() }),
    { wrapper: wrapper('/profile/personal?edit=address') },
  )
  await waitFor(() => {
    expect(page.current.query.data).toEqual(user)
  })
  act(() => {
    answer401('/auth/login')
  })
  expect(page.current.location.pathname).toBe('/profile/personal')
  act(() => {
    answer401('/user/get_user')
  })
  await waitFor(() => {
    expect(page.current.location.pathname).toBe('/auth')
  })
  // Hidden from everybody else, and found again by the same account.
  expect(owner()).toBeNull()
  expect(readReturnPath(location.origin)).toBeNull()
  expect(readReturnPath(location.origin, carriedLocalOf(mark))).toContain('?edit=address')
  expect(sessionOf(mark)().getItem('jm-draf-profil')).toBe('{}')
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
