/// <reference types="vite/client" />

interface Window {
  /** Defined by the prerendered HTML (scripts/html/reload-once.ts): reloads the page without caches; false when it won't. */
  __reloadOnce?: (gently?: boolean) => boolean
}
