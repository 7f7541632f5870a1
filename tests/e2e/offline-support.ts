import type { Page } from '@playwright/test'

/** The service worker has all it keeps, and answers this page. */
export async function installed(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
