// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
})

// As what blockers put in its place.
it.each([
  ['is nothing', undefined],
  ['has no release', {}],
  ['is released without an answer', { release: () => undefined }],
  ['refuses to be released', { release: () => Promise.reject(new Error('denied')) }],
  [
    'throws',
    {
      release: () => {
        throw new Error('denied')
      },
    },
  ],
])('a page is left as ever where the lock %s', async (_, lock) => {
  const request = vi.fn(() => Promise.resolve(lock))
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  const { unmount } = renderHook(useWakeLock)
  expect(request).toHaveBeenCalledOnce()
  await Promise.resolve()
  expect(unmount).not.toThrow()
  await Promise.resolve()
})
