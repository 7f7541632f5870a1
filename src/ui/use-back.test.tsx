// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, it, vi } from 'vitest'
import { useBack } from './history'

let router: ReturnType<typeof createBrowserRouter>
/** What the page "/lambat" waits for. */
let loading: Promise<void> | undefined

function Page() {
  return <button onClick={useBack('/awal')}>{useLocation().pathname}</button>
}

beforeEach(() => {
  window.history.replaceState(null, '', '/satu')
  // A browser goes back a moment later.
  const go = window.history.go.bind(window.history)
  vi.spyOn(window.history, 'go').mockImplementation((steps) => void setTimeout(() => go(steps)))
  loading = undefined
  router = createBrowserRouter([
    { path: '/lambat', loader: async () => (await loading, null), Component: Page },
    { path: '*', Component: Page },
  ])
  render(<RouterProvider router={router} />)
})
afterEach(() => {
  cleanup()
  router.dispose()
  vi.restoreAllMocks()
})

const visit = (path: string) => act(() => router.navigate(path))
const tap = () => fireEvent.click(screen.getByRole('button'))
/** What is on its way in the browser comes. */
const pass = () => act(() => new Promise((later) => setTimeout(later)))
const leftFor = (path: string) => screen.findByRole('button', { name: path })

it('goes to the page before, and to the given one where there is none', async () => {
  await visit('/dua')
  tap()
  await leftFor('/satu')
  tap()
  await leftFor('/awal')
})

it('leaves one page for two taps at once', async () => {
  await visit('/dua')
  await visit('/tiga')
  tap()
  tap()
  await pass()
  await leftFor('/dua')
  tap()
  await leftFor('/satu')
})

it('leaves one page for a tap and another while the page before is loading', async () => {
  await visit('/lambat')
  await visit('/tiga')
  let come = () => {}
  loading = new Promise((resolve) => {
    come = resolve
  })
  tap()
  await pass()
  tap()
  await pass()
  come()
  await leftFor('/lambat')
  tap()
  await leftFor('/satu')
})
