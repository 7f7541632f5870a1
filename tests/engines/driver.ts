/** What one browser must be able to do. A script is an expression; its value fits into JSON, or is an element. */
export interface Driver {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  run: (script: string) => Promise<unknown>
  /** Clicks the element that a script gives. @returns false if it gives none */
  click: (script: string) => Promise<boolean>
  /** Types into the element that a script gives. @returns false if it gives none */
  type: (script: string, text: string) => Promise<boolean>
  /** @returns a PNG of the window */
  screenshot: () => Promise<Buffer>
  deleteCookies: () => Promise<void>
  close: () => Promise<void>
}

/** The window of a phone, in CSS px. */
export const PHONE = { width: 390, height: 844 } as const
