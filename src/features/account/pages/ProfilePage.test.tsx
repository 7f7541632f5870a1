// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '@/api/errors'
import { userQuery } from '@/domain/account/user-queries'
import { setSession } from '@/lib/storage/owner'
import { setHydrating } from '@/ui/use-hydrated'
import ProfilePage from './ProfilePage'

vi.mock('@/api/client', async () =>
  (await import('@/domain/account/session-for-tests')).fakeClient(() => {
    // The answer is there at once: the page's HTML may have requested it long ago.
    throw refusal('/user/get_user', 401, '')
  }),
)

const donation = {
  code: 'A1',
  programTitle: 'Sumur',
  createdAt: '2026-11-01T00:00:00Z',
  gift: null,
}
let client: QueryClient
let root: Root | null = null

const app = () => (
  <QueryClientProvider client={client}>
    <MantineProvider>
      <MemoryRouter initialEntries={['/profile']}>
        <ProfilePage />
        <Address />
      </MemoryRouter>
    </MantineProvider>
  </QueryClientProvider>
)

const Address = () => <output>{useLocation().pathname}</output>

/** Opens the prerendered page, as a visit does. */
function open() {
  const page = document.createElement('div')
  const answered = client
  client = new QueryClient()
  page.innerHTML = renderToString(app())
  client = answered
  document.body.append(page)
  // Not in `act`, which renders all changes at once: a browser renders in between.
  root = hydrateRoot(page, app())
}

beforeEach(() => {
  setHydrating(true)
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  setHydrating(false)
  root?.unmount()
  document.body.replaceChildren()
  setSession({ account: null, ended: false })
  client.clear()
  localStorage.clear()
})

it('keeps a visitor with donations on this device, when the answer is there at once', async () => {
  localStorage.setItem('jm-donasi', JSON.stringify([donation]))
  open()
  await screen.findByText('Anda belum masuk')
  expect(localStorage.getItem('redirect_after_login')).toBeNull()
  expect(screen.getByText('/profile')).toBeDefined()
})

it('keeps a visitor with donations, when the answer is there before the page has read storage', async () => {
  localStorage.setItem('jm-donasi', JSON.stringify([donation]))
  client.setQueryData(userQuery().queryKey, null)
  open()
  await screen.findByText('Anda belum masuk')
  expect(localStorage.getItem('redirect_after_login')).toBeNull()
  expect(screen.getByText('/profile')).toBeDefined()
})

it('sends a visitor without donations to the login', async () => {
  open()
  await screen.findByText('/auth')
})
