import type { Middleware } from 'openapi-fetch'

const listeners = new Set<() => void>()

/** Hears of each 401 that says "nobody is logged in". @returns stops listening */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Watches every backend call. A 401 of the login is a wrong password, and says nothing about a session. */
export const unauthorizedWatch: Middleware = {
  onResponse({ response, schemaPath }) {
    if (response.status !== 401 || schemaPath === '/auth/login') return
    for (const listener of listeners) listener()
  },
}
