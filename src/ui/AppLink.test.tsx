// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import {
  createMemoryRouter,
  NavigationType,
  RouterProvider,
  ScrollRestoration,
} from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { AppLink, InSheetContext } from './AppLink'
import { LinkLine } from '@/ui/list/LinkLine'

/** Opens /news with the link in it, scrolled down, and taps that. */
async function tap(link: ReactElement) {
  const element = (
    <>
      {link}
      <ScrollRestoration />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/news?cari=a'] })
  render(<RouterProvider router={router} />)
  window.scrollTo(0, 500)
  await act(async () => fireEvent.click(screen.getByRole('link')))
  const { historyAction, location } = router.state
  return { how: historyAction, to: location.pathname + location.search, scrollY: window.scrollY }
}

const { Push, Replace } = NavigationType

describe('a link', () => {
  it.each([
    ['to another page', <AppLink to="/">Beranda</AppLink>, '/', Push],
    ['to the page with another query', <AppLink to="/news">Laporan</AppLink>, '/news', Push],
    [
      'to the page one is on',
      <AppLink to="/news?cari=a">Laporan</AppLink>,
      '/news?cari=a',
      Replace,
    ],
    ['in a line', <LinkLine text="" to="/" action="Beranda" />, '/', Push],
    [
      'in a line to the page one is on',
      <LinkLine text="" to="/news?cari=a" action="Laporan" />,
      '/news?cari=a',
      Replace,
    ],
    ['in a line, a step back', <LinkLine text="" to="/" action="Beranda" replace />, '/', Replace],
    [
      'in a sheet',
      <InSheetContext value={true}>
        <LinkLine text="" to="/" action="Beranda" />
      </InSheetContext>,
      '/',
      Replace,
    ],
  ])(
    '%s leads to the top of it and leaves no entry that looks the same',
    async (_, link, to, how) => {
      expect(await tap(link)).toEqual({ how, to, scrollY: 0 })
    },
  )
})
