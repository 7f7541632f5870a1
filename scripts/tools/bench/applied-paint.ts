import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../setup/chromium.mjs'
import { openPhone } from './long-tasks'

/** Lighthouse's slow 4G where it is applied: milliseconds before each answer, bytes a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

/** A string, since the TypeScript runner adds calls to functions that the page doesn't have. */
const WATCH = `{
  let last = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) last = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  window.__largestPaint = () => last
}`

/**
 * A page's largest paint on a line that is slow indeed. Lighthouse computes its own from a fast one, where whatever was
 * loaded before that paint counts as waited for: also the rest of an answer whose beginning was drawn.
 * @param hosts Chromium's switch that maps the build's addresses to the ports in use
 * @returns milliseconds
 */
export async function appliedPaint(url: string, hosts: string): Promise<number> {
  const browser = await chromium.launch(chromiumOptions(hosts))
  try {
    const { page, devTools } = await openPhone(browser)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await page.addInitScript({ content: WATCH })
    await page.goto(url, { waitUntil: 'networkidle' })
    return Number(await page.evaluate('__largestPaint()'))
  } finally {
    await browser.close()
  }
}
