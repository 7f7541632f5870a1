// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const register = vi.fn()
const container = { controller: {}, register }

beforeEach(() => {
  vi.stubEnv('PROD', true)
  // It is started once in a visit.
  vi.resetModules()
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    get: () => container,
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** @returns the new version that is offered then */
async function start() {
  const { startServiceWorker } = await import('./service-worker')
  const { updateStore } = await import('./new-version')
  await startServiceWorker()
  return updateStore.get()
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

// As blockers, webviews and sandboxed frames have it.
it.each<[string, () => unknown]>([
  ['answers nothing', () => undefined],
  ['answers null', () => null],
  ['throws', refuse],
  ['refuses', () => Promise.reject(new TypeError('denied'))],
  ['answers what is no registration', () => Promise.resolve({})],
  ['answers nothing later', () => Promise.resolve(undefined)],
])('goes on without a worker, and offers no new version, where the browser %s', async (_, odd) => {
  register.mockImplementation(odd)
  expect(await start()).toBeNull()
})

it('goes on where the browser forbids to look', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: refuse })
  expect(await start()).toBeNull()
})

it('offers a version that waits', async () => {
  const waiting = {}
  register.mockResolvedValue({ waiting, addEventListener: vi.fn() })
  expect(await start()).toBe(waiting)
})
