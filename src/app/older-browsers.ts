function fill<T extends object, K extends keyof T>(owner: T, name: K, value: T[K]) {
  if (!(name in owner))
    Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

/**
 * Gives a browser the functions that the app uses and some phones' browsers don't have: an iPhone 7 stays at Safari 15,
 * and calls failed there as if there were no connection. The oldest browsers are Safari 15.4 and Chrome 99, for their
 * cascade layers; tests/e2e/circumstances.spec.ts takes away what is newer.
 */
export function fillIn(): void {
  fill(AbortSignal, 'timeout', (ms) => {
    const controller = new AbortController()
    setTimeout(() => {
      controller.abort(new DOMException('The call took too long', 'TimeoutError'))
    }, ms)
    return controller.signal
  })
  fill(AbortSignal, 'any', (signals) => {
    const controller = new AbortController()
    const { signal } = controller
    for (const one of signals) {
      const abort = () => {
        controller.abort(one.reason)
      }
      if (one.aborted) abort()
      else one.addEventListener('abort', abort, { once: true, signal })
    }
    return signal
  })
  fill(URL, 'canParse', (url, base) => {
    try {
      return Boolean(new URL(url, base))
    } catch {
      return false
    }
  })
  const lists: unknown[] = Array.prototype
  fill(lists, 'toSorted', function (this: unknown[], compare) {
    return [...this].sort(compare)
  })
  fill(lists, 'toReversed', function (this: unknown[]) {
    return [...this].reverse()
  })
}
