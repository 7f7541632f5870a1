import { expect, test, vi } from 'vitest'
import { feelTap } from './components/use-taps'

test('a longer vibration at the target', () => {
  const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true)
  feelTap({ count: 32, target: 33 }, { vibrate })
  feelTap({ count: 33, target: 33 }, { vibrate })
  feelTap({ count: 0, target: 33 }, { vibrate })
  const [light, long, again] = vibrate.mock.calls.flat(2)
  expect(Number(long)).toBeGreaterThan(Number(light))
  expect(again).toBe(light)
})

test.each([
  {},
  {
    vibrate: () => {
      throw new Error('forbidden')
    },
  },
])('nothing on a device that can not', (device) => {
  expect(() => {
    feelTap({ count: 1, target: 1 }, device)
  }).not.toThrow()
})
