// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFailedPicture } from './Picture'

const show = () => renderHook(useFailedPicture, { initialProps: 'https://cdn.test/1.webp' })
const online = () => act(() => void window.dispatchEvent(new Event('online')))

test('a picture that failed is asked for again each time the network comes back', () => {
  const { result } = show()
  for (let times = 0; times < 2; times += 1) {
    act(() => result.current.onError())
    expect(result.current.hasFailed).toBe(true)
    online()
    expect(result.current.hasFailed).toBe(false)
  }
})

test('another address is tried', () => {
  const { result, rerender } = show()
  act(() => result.current.onError())
  rerender('https://cdn.test/2.webp')
  expect(result.current.hasFailed).toBe(false)
})
