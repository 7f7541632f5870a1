// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { lazyModule } from './lazy-module'

it('fetches once for all callers, and again only after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue('module')
  const get = lazyModule(load)
  const first = [get(), get()]
  await expect(Promise.allSettled(first)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ])
  expect(load).toHaveBeenCalledTimes(1)
  await expect(get()).resolves.toBe('module')
  await expect(get()).resolves.toBe('module')
  expect(load).toHaveBeenCalledTimes(2)
})
