// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { wireUser } from '@/domain/account/session-for-tests'
import { setSession } from '@/lib/storage/owner'
import { dismissToast, toastStore } from '@/ui/overlay/toast-store'
import FundraiserRegisterPage from './pages/FundraiserRegisterPage'

const call = vi.hoisted(() => vi.fn<(path: string) => unknown>())
vi.mock('@/api/client', async () =>
  (await import('@/domain/account/session-for-tests')).fakeClient(call),
)

let router: ReturnType<typeof createBrowserRouter>

afterEach(() => {
  cleanup()
  router.dispose()
  for (const { id } of toastStore.get()) dismissToast(id)
  setSession({ account: null, ended: false })
  localStorage.clear()
})

it.each([null, '/campaign/sumur/donate'])(
  'registered, and the person is at %j',
  async (elsewhere) => {
    let answer = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    call.mockImplementation((path) => (path === '/user/get_user' ? wireUser : late))
    window.history.replaceState(null, '', '/profile/fundraiser/register')
    router = createBrowserRouter([
      { path: '/profile/fundraiser/register', Component: FundraiserRegisterPage },
      { path: '*', element: 'lain' },
    ])
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider>
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>,
    )
    const button = await screen.findByRole('button', { name: 'Daftar Fundraiser' })
    await expect.poll(() => button.hasAttribute('disabled')).toBe(false)
    fireEvent.click(button)
    if (elsewhere !== null) await act(() => router.navigate(elsewhere))
    await act(async () => {
      answer()
    })
    await expect.poll(toastStore.get).toHaveLength(1)
    expect(window.location.pathname).toBe(elsewhere ?? '/infaq')
  },
)
