// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHeightVariable } from './bars'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Bar() {
  const bar = useRef<HTMLDivElement>(null)
  useHeightVariable(bar, '--jm-top-bar')
  return <div ref={bar} />
}

test('takes the height from the browser’s report, without a layout in between', () => {
  const reports: ((entries: { borderBoxSize: { blockSize: number }[] }[]) => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (typeof reports)[number]) {
        reports.push(report)
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const read = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  const height = () => document.documentElement.style.getPropertyValue('--jm-top-bar')
  const { unmount } = render(<Bar />)
  expect(height()).toBe('')
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  act(() => reports[0]?.([{ borderBoxSize: [{ blockSize: 56.4 }] }]))
  expect(height(), 'while the browser reports sizes').toBe('')
  vi.runAllTimers()
  expect(height()).toBe('56px')
  expect(read).not.toHaveBeenCalled()
  unmount()
  expect(height()).toBe('')
})
