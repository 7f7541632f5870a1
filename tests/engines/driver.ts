/** What one browser must be able to do. A script is an expression; its value fits into JSON, or is an element. */
export interface Driver {
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  run: (script: string) => Promise<unknown>
  /** Clicks the element that a script gives. @returns false if it gives none */
  click: (script: string) => Promise<boolean>
  /** Types into the element that a script gives. @returns false if it gives none */
  type: (script: string, text: string) => Promise<boolean>
  deleteCookies: () => Promise<void>
  close: () => Promise<void>
}

/**
 * How a browser does something to the element that a script gives.
 * @param find the element of a script, null if it gives none
 * @returns a function whose promise is false if there is none
 */
export const onElement =
  <E>(find: (script: string) => Promise<E | null>) =>
  async (script: string, act: (element: E) => Promise<void>): Promise<boolean> => {
    const element = await find(script)
    if (element === null) return false
    await act(element)
    return true
  }

/** The window of a phone, in CSS px. */
export const PHONE = { width: 390, height: 844 } as const
