import type { Page } from '@playwright/test'

/**
 * Loads a page without a network. Chromium 150 tells a page that is loaded then that it is online (`setOffline(true)`
 * again changes nothing), so the page is told here.
 */
export async function loadOffline(page: Page, load: () => Promise<unknown>) {
  await load()
  await page.evaluate(() => {
    if (!navigator.onLine) return
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    dispatchEvent(new Event('offline'))
  })
}

/** Gives the network back, also to a page that was loaded without it. */
export async function backOnline(page: Page) {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    if (Object.hasOwn(navigator, 'onLine')) {
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
    }
  })
}

/**
 * The service worker has all it keeps, and answers this page. One that took over while the page was on its way answers
 * only the next one.
 */
export async function installed(page: Page) {
  const isLate = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activating')
      await new Promise((done) => {
        active.addEventListener('statechange', done, { once: true })
      })
    return navigator.serviceWorker.controller === null
  })
  if (isLate) await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
