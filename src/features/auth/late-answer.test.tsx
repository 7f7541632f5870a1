// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, StrictMode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userQuery } from '@/domain/account/user-queries'
import { user, wireUser } from '@/domain/account/session-for-tests'
import { setSession } from '@/lib/storage/owner'
import { rememberReturnPath } from '@/domain/account/return-path'
import { verificationOf } from '@/domain/account/otp/verification'
import ForgotPasswordPage from './pages/ForgotPasswordPage'
import LoginPage from './pages/LoginPage'
import NewPasswordPage from './pages/NewPasswordPage'
import RegisterPage from './pages/RegisterPage'
import RegisterPasswordPage from './pages/RegisterPasswordPage'

const call = vi.hoisted(() => vi.fn<(path: string) => unknown>())
vi.mock('@/api/client', async () =>
  (await import('@/domain/account/session-for-tests')).fakeClient(call),
)

let client: QueryClient
let router: ReturnType<typeof createBrowserRouter>

/** Opens a page as the first of the tab; all others are empty. */
async function open(path: string, Page: ComponentType) {
  window.history.replaceState(null, '', path)
  router = createBrowserRouter([
    { path, Component: Page },
    // Loaded when opened, as all pages of the app.
    { path: '*', lazy: () => Promise.resolve({ element: 'lain' }) },
  ])
  await act(async () => {
    render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <MantineProvider>
            <RouterProvider router={router} />
          </MantineProvider>
        </QueryClientProvider>
      </StrictMode>,
    )
  })
}
const at = () => window.location.pathname
const go = (path: string) => act(() => router.navigate(path))

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(userQuery().queryKey, null)
  call.mockReset().mockResolvedValue(null)
})
afterEach(async () => {
  await go('/lain')
  cleanup()
  router.dispose()
  setSession({ account: null, ended: false })
  client.clear()
  localStorage.clear()
  sessionStorage.clear()
})

/** Each form, what is typed into it, and where its answer leads. */
const forms: [string, string, ComponentType, Record<string, string>, string, string][] = [
  [
    'login',
    '/auth',
    LoginPage,
    { username: '81234567890', password: 'rahasia123' },
    '/auth/login',
    '/profile',
  ],
  [
    'registration',
    '/auth/register',
    RegisterPage,
    { fullName: 'Siti', phone: '81234567890' },
    '/auth/send_otp',
    '/auth/verification',
  ],
  [
    'forgotten password',
    '/forgot-password',
    ForgotPasswordPage,
    { phone: '81234567890' },
    '/auth/forgot_password',
    '/forgot-password/verification',
  ],
]

/** Sends the form; the answer comes when the test says so. */
async function send(values: Record<string, string>, operation: string) {
  let answer = () => {}
  const late = new Promise<null>((resolve) => {
    answer = () => {
      resolve(null)
    }
  })
  call.mockImplementation((path) =>
    path === operation
      ? late
      : path === '/user/get_user' && operation === '/auth/login'
        ? wireUser
        : null,
  )
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector(`[name="${name}"]`)
    if (input) fireEvent.change(input, { target: { value } })
  }
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^(Masuk|Selanjutnya|Kirim|Simpan)$/ }))
  })
  // A login is recognised first, by a slow hash, which a busy machine hasn't made by now.
  await expect.poll(() => call.mock.calls.map(([path]) => path)).toContain(operation)
  return () =>
    act(async () => {
      answer()
    })
}

it.each(forms)('the answer to a %s goes on', async (_, path, Page, values, operation, next) => {
  await open(path, Page)
  const answer = await send(values, operation)
  await answer()
  await expect.poll(at).toBe(next)
})

it.each(forms)(
  'a late answer to a %s leaves the person where they are, and stores nothing',
  async (_, path, Page, values, operation) => {
    await open(path, Page)
    const answer = await send(values, operation)
    await go('/campaign/sumur/donate')
    await answer()
    await act(async () => {})
    expect(at()).toBe('/campaign/sumur/donate')
    expect(Object.keys(sessionStorage)).toEqual([])
  },
)

const passwords = { password: 'rahasia123', confirmation: 'rahasia123' }

it.each<['Register' | 'forgot-password', string, ComponentType, string, string]>([
  [
    'Register',
    '/auth/register/password',
    RegisterPasswordPage,
    '/auth/register',
    '/auth/register/welcome',
  ],
  ['forgot-password', '/forgot-password/new', NewPasswordPage, '/auth/new-password', '/auth'],
])(
  'a new password (%s) goes on, but not from elsewhere',
  async (purpose, path, Page, operation, next) => {
    for (const elsewhere of [null, '/campaign/sumur/donate']) {
      verificationOf(purpose).write({ phone: '81234567890', fullName: 'Siti', otp: null })
      await open(path, Page)
      const answer = await send(passwords, operation)
      if (elsewhere !== null) await go(elsewhere)
      await answer()
      await expect.poll(at).toBe(elsewhere ?? next)
      expect(verificationOf(purpose).read()).toBeNull()
      cleanup()
      router.dispose()
    }
  },
)

it('sends who is logged in already to the remembered address, also where effects run twice', async () => {
  rememberReturnPath('/campaign/sumur')
  client.setQueryData(userQuery().queryKey, user)
  call.mockResolvedValue(wireUser)
  await open('/auth', LoginPage)
  expect(at()).toBe('/campaign/sumur')
})
