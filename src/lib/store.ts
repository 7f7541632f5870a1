/** A value kept outside React and shown in several places, for `useSyncExternalStore`. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void
}

/** The listeners. */
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

export function createStore<T>(initial: T): Store<T> {
  const { tell, subscribe } = createListeners()
  let held = initial
  return {
    get: () => held,
    set: (value) => {
      held = value
      tell()
    },
    subscribe,
  }
}
