// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { RouteError } from './RouteError'

function Broken(): never {
  throw new RangeError('Invalid time value')
}

it.each([
  ['/', 'Semua Layanan', '/semua-layanan'],
  ['/kiblat', 'Kembali ke Beranda', '/'],
])('a page that fails at %s leads to another: %s', (path, name, href) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const routes = [{ path: '*', Component: Broken, errorElement: <RouteError /> }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)
  screen.getByText('Terjadi kesalahan')
  expect(screen.getByRole('link').textContent).toBe(name)
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
})
