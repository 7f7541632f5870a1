// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useScrolledPast } from './bars'

afterEach(() => {
  cleanup()
  window.scrollTo(0, 0)
})

function scrollTo(y: number) {
  act(() => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
  })
}

test('turns at exactly the given pixel, both ways', () => {
  scrollTo(0)
  const { result } = renderHook(() => useScrolledPast(150))
  expect(result.current).toBe(false)
  scrollTo(149)
  expect(result.current).toBe(false)
  scrollTo(150)
  expect(result.current).toBe(true)
  scrollTo(0)
  expect(result.current).toBe(false)
})

test('knows a page that is scrolled already', () => {
  scrollTo(400)
  const { result } = renderHook(() => useScrolledPast(40))
  expect(result.current).toBe(true)
})

test('is false while prerendering, wherever the page is', () => {
  scrollTo(400)
  const Probe = () => <>{String(useScrolledPast(40))}</>
  expect(renderToString(<Probe />)).toBe('false')
})

test('listens passively and lets go', () => {
  const add = vi.spyOn(window, 'addEventListener')
  const remove = vi.spyOn(window, 'removeEventListener')
  const { unmount } = renderHook(() => useScrolledPast(40))
  expect(add).toHaveBeenCalledWith('scroll', expect.any(Function), { passive: true })
  unmount()
  expect(remove).toHaveBeenCalledWith('scroll', expect.any(Function))
})
