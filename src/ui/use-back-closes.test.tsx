// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBackCloses } from './history'

const onClose = vi.fn()
const hasEntry = () => JSON.stringify(window.history.state).includes('jmSheet')

/** The browser arrives at the entry below. */
function arrive() {
  window.history.replaceState({}, '')
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window.history, 'back').mockReturnValue()
  window.history.replaceState({}, '')
})
afterEach(() => {
  cleanup()
  onClose.mockClear()
  vi.useRealTimers()
})

const openSheet = () =>
  renderHook(({ opened }) => useBackCloses(opened, onClose), { initialProps: { opened: true } })

it('the back button closes what is open', () => {
  openSheet()
  expect(hasEntry()).toBe(true)
  arrive()
  expect(onClose).toHaveBeenCalledOnce()
})

it('what is closed otherwise takes its history entry back', () => {
  openSheet().rerender({ opened: false })
  vi.runAllTimers()
  expect(window.history.back).toHaveBeenCalledOnce()
  arrive()
  expect(hasEntry()).toBe(false)
})

it('what is opened again before the browser has gone back stays open', () => {
  const { rerender } = openSheet()
  rerender({ opened: false })
  vi.runAllTimers()
  rerender({ opened: true })
  arrive()
  expect(onClose).not.toHaveBeenCalled()
  expect(hasEntry()).toBe(true)
  // And closes by the back button, as before.
  arrive()
  expect(onClose).toHaveBeenCalledOnce()
})
