// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { toggleLike, userQuery } from '@/domain/account/user-queries'
import { user } from '@/domain/account/session-for-tests'
import { dismissToast, toastStore } from '@/ui/overlay/toast'
import { useAmen } from './use-amen'

vi.mock('@/domain/account/user-queries', { spy: true })

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
})

const program = { kind: 'campaign', id: '1', slug: 'atap', title: 'Atap' } as const

/** Taps on amen; the call fails with this error. */
async function tap(error: Error) {
  vi.mocked(toggleLike).mockRejectedValue(error)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(userQuery().queryKey, user)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useAmen(program, { id: 'D-1', liked: false }), { wrapper })
  await act(async () => {
    result.current.toggle()
  })
  return toastStore.get().map(({ message }) => message)
}

it('tells nobody of an amen of the tab’s former owner', async () => {
  expect(await tap(new DOMException('asked by another owner', 'AbortError'))).toEqual([])
})
