/// <reference types="vite/client" />

interface Window {
  /** Of the prerendered HTML (scripts/html/reload-once.ts): loads the page anew without caches; false when it won't. */
  __reloadOnce?: (gently?: boolean) => boolean
}
