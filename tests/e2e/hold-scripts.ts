import type { Page } from '@playwright/test'

/**
 * Holds the app's scripts back, as a slow line does, until they are let through.
 * @param scripts their addresses
 */
export async function holdScripts(
  page: Page,
  scripts = /\/assets\/.*\.js$/,
): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = []
  let open = false
  await page.route(scripts, async (route) => {
    if (open) return route.continue()
    held.push(() => route.continue())
  })
  return async () => {
    open = true
    await Promise.all(held.map((go) => go()))
  }
}
