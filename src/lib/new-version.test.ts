// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module'
import { isVersionGone, takeNewVersion, updateStore, VersionGone } from './new-version'

const entry = `${location.origin}/assets/index-v1.js`
const ask = vi.fn<typeof fetch>()
const reloadOnce = vi.fn<() => boolean>(() => true)

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  window.__reloadOnce = reloadOnce
  const script = document.createElement('script')
  script.type = 'module'
  // Happy DOM would fetch it.
  vi.spyOn(document, 'querySelector').mockReturnValue(Object.assign(script, { src: entry }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  delete window.__reloadOnce
  updateStore.set(null)
})

const answer = (status: number, type: string) =>
  new Response(null, { status, headers: { 'content-type': type } })

test.each([
  ['there', answer(200, 'text/javascript'), false],
  ['away', answer(404, 'text/plain'), true],
  ['away for good', answer(410, 'text/html'), true],
  ['a page in its place', answer(200, 'text/html;charset=utf-8'), true],
  ['a server that is down', answer(503, 'text/html'), false],
  ['refused', answer(403, 'text/html'), false],
])("this version's entry script: %s", async (_, given, expected) => {
  ask.mockResolvedValue(given)
  await expect(isVersionGone()).resolves.toBe(expected)
  expect(ask).toHaveBeenCalledWith(
    entry,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  )
})

test('without a network nobody knows', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(isVersionGone()).resolves.toBe(false)
})

test('a part that is gone with its version says so, any other failure stays what it is', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const get = lazyModule(() => Promise.reject(failure))
  ask.mockResolvedValueOnce(answer(200, 'text/javascript'))
  await expect(get()).rejects.toBe(failure)
  ask.mockResolvedValueOnce(answer(404, 'text/plain'))
  await expect(get()).rejects.toBeInstanceOf(VersionGone)
})

const worker = (state: ServiceWorkerState) => {
  const postMessage = vi.fn<(message: unknown) => void>()
  const fields = { state, postMessage, scriptURL: '/sw.js', onstatechange: null, onerror: null }
  const one: ServiceWorker = Object.assign(new EventTarget(), fields)
  return { one, postMessage }
}

test.each(['activating', 'activated', 'redundant'] as const)(
  'a version that another tab took is loaded at once: %s',
  (state) => {
    const { one, postMessage } = worker(state)
    updateStore.set(one)
    takeNewVersion()
    expect(reloadOnce).toHaveBeenCalledExactlyOnceWith(true)
    expect(postMessage).not.toHaveBeenCalled()
  },
)

test('a version that waits is activated first, and loaded once', () => {
  vi.useFakeTimers()
  const controllers = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: controllers })
  try {
    const { one, postMessage } = worker('installed')
    updateStore.set(one)
    takeNewVersion()
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reloadOnce).not.toHaveBeenCalled()
    controllers.dispatchEvent(new Event('controllerchange'))
    vi.runAllTimers()
    expect(reloadOnce).toHaveBeenCalledTimes(1)
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.useRealTimers()
  }
})
