import { cleanup } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

// The tests with a document, and those of whole screens, share one. Each file begins with modules of its own
// (fresh-modules.ts) and an empty document, and nothing that an earlier file left listens to it.

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

afterEach(cleanup)
afterAll(() => {
  for (const one of undo) one()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
  window.history.replaceState(null, '', '/')
})
