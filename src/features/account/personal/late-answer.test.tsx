// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { unreachable } from '@/api/errors'
import { user } from '@/domain/account/session-for-tests'
import { noteEntry } from '@/lib/address/history'
import type { ProfileEdit } from '@/lib/address/paths'
import { useAfterSave } from './use-steps'

vi.mock('@/api/client', async () =>
  (await import('@/domain/account/session-for-tests')).fakeClient(() => {
    throw unreachable('/auth/logout', null)
  }),
)

let afterSave: ReturnType<typeof useAfterSave>
let router: ReturnType<typeof createBrowserRouter>

function Edit({ edit }: { edit: ProfileEdit }) {
  const saved = useAfterSave(edit)
  return <button onClick={() => (afterSave = saved)}>{user.name}</button>
}

afterEach(() => {
  cleanup()
  router.dispose()
  sessionStorage.clear()
})

it.each<[ProfileEdit, string | null]>([
  ['address', null],
  ['address', '/campaign/sumur/donate'],
  // Its logout fails.
  ['phone', null],
  ['phone', '/campaign/sumur/donate'],
])('%s saved, and the person is at %j', async (edit, elsewhere) => {
  window.history.replaceState(null, '', `/profile/personal?edit=${edit}`)
  router = createBrowserRouter([
    { path: '/profile/personal', element: <Edit edit={edit} /> },
    { path: '*', element: 'lain' },
  ])
  const { getByRole } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  getByRole('button').click()
  const isHere = noteEntry()
  if (elsewhere !== null) await act(() => router.navigate(elsewhere))
  await act(() => afterSave(isHere))
  expect(window.location.pathname + window.location.search).toBe(elsewhere ?? '/profile/personal')
})
