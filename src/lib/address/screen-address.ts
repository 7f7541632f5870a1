/** Where a mosque's screen is. It is a page of its own and no route of the app: no link of the app leads there without loading it. */
export const SCREEN_PATTERN = '/masjid/:slug/layar'

/** The slug in the address of a screen; null for any other. @param pathname as the browser has it */
export function slugOfScreen(pathname: string): string | null {
  const [, coded] = /^\/masjid\/([^/]+)\/layar\/?$/i.exec(pathname) ?? []
  if (coded === undefined) return null
  try {
    return decodeURIComponent(coded)
  } catch {
    return null
  }
}

/** In a query it asks for the small screen, which other sites may have in a frame. */
export const EMBEDDED = { name: 'tampil', value: 'sematan' } as const

/** Whether an address asks for the small screen. @param search `?tampil=sematan` */
export const isEmbeddedScreen = (search: string): boolean =>
  new URLSearchParams(search).get(EMBEDDED.name) === EMBEDDED.value
