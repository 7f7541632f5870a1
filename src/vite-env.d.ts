/// <reference types="vite/client" />

interface Window {
  /** Of the prerendered HTML (scripts/build/rescue.ts): loads the page anew without caches; false when it won't. */
  __rescue?: (gently?: boolean) => boolean
}
