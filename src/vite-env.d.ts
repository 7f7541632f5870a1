/// <reference types="vite/client" />

interface Window {
  /**
   * Defined by the prerendered HTML (scripts/build/rescue.ts): reloads the page without caches; false when it won't.
   */
  __rescue?: (gently?: boolean) => boolean
}
