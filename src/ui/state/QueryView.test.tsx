// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type QueryLike, QueryView } from './States'

const view = (query: Partial<QueryLike<string[]>>, refetch = vi.fn()) => (
  <MantineProvider>
    <QueryView
      query={{ data: undefined, error: null, isPending: false, refetch, ...query }}
      skeleton={<p>tulang</p>}
      isEmpty={(data) => data.length === 0}
      empty={<p>kosong</p>}
    >
      {(data) => <p>{data.join()}</p>}
    </QueryView>
  </MantineProvider>
)

function show(query: Partial<QueryLike<string[]>>) {
  const refetch = vi.fn()
  render(view(query, refetch))
  return refetch
}

test('failed again: the button that was pressed has the focus once more', () => {
  const error = new Error('Server sedang sibuk.')
  const { rerender } = render(view({ error }))
  const again = () => screen.getByRole('button', { name: 'Coba lagi' })
  expect(document.activeElement).toBe(document.body)
  again().focus()
  fireEvent.click(again())
  rerender(view({ isPending: true }))
  rerender(view({ error }))
  expect(document.activeElement).toBe(again())
})

test("failed: the platform's own English is not shown", () => {
  show({ error: new TypeError('Failed to fetch') })
  expect(screen.getByRole('alert').textContent).toContain('Periksa koneksi internet Anda')
})

test('waiting for a connection is not loading', () => {
  show({ isPending: true, fetchStatus: 'paused' })
  expect(screen.getByRole('alert').textContent).toContain('Anda sedang offline')
})

test('filled, but the last refresh failed: what there is, and a quiet line', () => {
  const refetch = show({ data: ['a'], error: new Error('x') })
  expect(screen.getByText('a')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Muat ulang' }))
  expect(refetch).toHaveBeenCalledOnce()
})
