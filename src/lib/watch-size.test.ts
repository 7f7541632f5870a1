// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchSize } from './watch-size'

test('runs once for each new size, and looks away until the next frame', () => {
  let report = () => {}
  let isWatching = false
  let frame = () => {}
  let height = 100
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        report = callback
      }
      observe() {
        isWatching = true
      }
      disconnect() {
        isWatching = false
      }
    },
  )
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    frame = next
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = () => {}
  })
  const seen: number[] = []
  const element = document.createElement('div')
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 390, height),
  )
  const end = watchSize(element, () => {
    seen.push(height)
  })
  report()
  expect([seen, isWatching]).toEqual([[100], false])
  frame()
  expect(isWatching).toBe(true)
  // An observer first reports what it finds.
  report()
  expect([seen, isWatching], 'the same size').toEqual([[100], true])
  height = 120
  report()
  expect([seen, isWatching]).toEqual([[100, 120], false])
  end()
  frame()
  expect(isWatching, 'after its end').toBe(false)
  vi.unstubAllGlobals()
})
