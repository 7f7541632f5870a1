// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SlowLine, tellSlow } from './RetryLines'
afterEach(() => {
  cleanup()
  tellSlow(null)
})

test('announces the slow answer in an existing live region, and requests it again', () => {
  const askAgain = vi.fn()
  render(<SlowLine />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  act(() => tellSlow({ asked: false, askAgain }))
  expect(region.textContent).toContain('Jaringan atau server sedang lambat.')
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(askAgain).toHaveBeenCalledOnce()
  act(() => tellSlow({ asked: true, askAgain }))
  expect(region.textContent).toContain('Meminta lagi…')
  act(() => tellSlow(null))
  expect(region.textContent).toBe('')
})

test('is shown once: in the open sheet, else at the bottom of the page', () => {
  render(<SlowLine />)
  const sheet = render(<SlowLine sticky />)
  act(() => tellSlow({ asked: false, askAgain: vi.fn() }))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(sheet.container.textContent).toContain('lambat')
  sheet.unmount()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
