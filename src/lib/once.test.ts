import { expect, it, vi } from 'vitest'
import { once } from './once'

it('makes nothing until asked, then one for all', () => {
  const make = vi.fn(() => ({}))
  const get = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(make).toHaveBeenCalledTimes(1)
})
