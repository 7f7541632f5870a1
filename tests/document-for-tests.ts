import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The tests with a document share one. Each file begins with modules of its own and an empty document, and nothing that
// an earlier file left listens to it.

const undo: (() => void)[] = []
for (const target of [window, document]) {
  const { addEventListener } = target
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    addEventListener.call(target, type, listener, options)
    undo.push(() => target.removeEventListener(type, listener, options))
  }
  undo.push(() => {
    target.addEventListener = addEventListener
  })
}

afterAll(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  for (const one of undo) one()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of document.documentElement.attributes)
    document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
