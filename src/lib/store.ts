/** A value kept outside React, which components read with `useStore`. */
export interface ReadableStore<T> {
  get: () => T
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void
}

export interface Store<T> extends ReadableStore<T> {
  set: (value: T) => void
}

/** The listeners of a store whose value `createStore` can't hold, because it lives in the device's storage. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    tell: (): void => {
      for (const listener of listeners) listener()
    },
    /** @returns ends the subscription */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isEmpty: (): boolean => listeners.size === 0,
  }
}

/** @param initial called at the first `get`, so that making a store at import reads nothing from the device */
export function createStore<T>(initial: () => T): Store<T> {
  const { tell, subscribe } = createListeners()
  let held: { value: T } | undefined
  return {
    get: () => (held ??= { value: initial() }).value,
    set: (value) => {
      held = { value }
      tell()
    },
    subscribe,
  }
}
