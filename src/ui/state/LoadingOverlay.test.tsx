// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MantineProvider } from '@mantine/core'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadingOverlay } from './LoadingOverlay'
import { SLOW_MS } from './RetryLines'
import { SlowNote } from '@/ui/form/Form'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const SLOW = 'Server sedang lambat. Mohon tunggu, jangan tutup halaman ini.'

test('the overlay says after 8 s that it is slow, each time anew', () => {
  vi.useFakeTimers()
  const { rerender } = render(<LoadingOverlay visible label="Memproses donasi…" />, {
    wrapper: MantineProvider,
  })
  expect(spoken()).toEqual(['Memproses donasi…', ''])
  act(() => void vi.advanceTimersByTime(SLOW_MS - 1))
  expect(spoken()).toEqual(['Memproses donasi…', ''])
  act(() => void vi.advanceTimersByTime(1))
  expect(spoken()).toEqual(['Memproses donasi…', SLOW])
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<LoadingOverlay visible={false} label="Memproses donasi…" />)
  rerender(<LoadingOverlay visible label="Memproses donasi…" />)
  expect(spoken()).toEqual(['Memproses donasi…', ''])
})

test('a note near a button is empty until what was asked for is slow, and when it is done', () => {
  vi.useFakeTimers()
  const { rerender } = render(<SlowNote pending={false} />)
  act(() => void vi.advanceTimersByTime(SLOW_MS * 2))
  expect(spoken()).toEqual([''])
  rerender(<SlowNote pending />)
  act(() => void vi.advanceTimersByTime(SLOW_MS))
  expect(spoken()).toEqual(['Server sedang lambat. Mohon tunggu.'])
  rerender(<SlowNote pending={false} />)
  expect(spoken()).toEqual([''])
})
