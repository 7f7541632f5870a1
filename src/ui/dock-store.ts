import type { ComponentType } from 'react'

/**
 * What a feature has put at the bottom of every page: a player's bar, say. Kept outside React, so that the feature
 * can say so from a page of its own and the frame need not know the feature.
 */
let docked: ComponentType | null = null
const listeners = new Set<() => void>()

/** Puts a component there in place of the one before; null takes it away. */
export function dock(component: ComponentType | null): void {
  docked = component
  listeners.forEach((listener) => listener())
}

/** For `useSyncExternalStore`. */
export const dockStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  getSnapshot: (): ComponentType | null => docked,
}
