import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '../../setup/chromium.mjs'

/** A mid-range phone is taken to be this many times slower than this machine, as in Lighthouse's mobile preset. */
const CPU_SLOWDOWN = 4
/** A task up to this long (ms) is answered before a finger notices: https://www.w3.org/TR/longtasks-1/ */
const LONG_TASK = 50
/** A page is done when no long task has begun for this long (ms). */
const QUIET = 3000
const POLL = 500

/** A string, since the TypeScript runner adds calls to functions that the page doesn't have. */
const WATCH = `{
  const durations = []
  let last = performance.now()
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration)
    last = performance.now()
  }).observe({ type: 'longtask', buffered: true })
  window.__longTasks = () => ({ durations, quiet: performance.now() - last })
}`

export interface LongTasks {
  longTasks: number
  longestTask: number
}

/** A page on a mid-range phone that visits for the first time. */
export async function openPhone(browser: Browser) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, devTools }
}

/**
 * What keeps a page from answering a finger while it loads, from the start of the navigation on, CPU slowed 4 times.
 * Lighthouse's figure counts only what follows the first paint, which
 * a prerendered page has before its scripts and a client-rendered one after, so the two can't be compared by it.
 * @param hosts Chromium's switch that maps the build's addresses to the ports in use
 * @returns milliseconds: the sum of what tasks take beyond 50 ms, and the longest of them
 */
export async function measureLongTasks(url: string, hosts: string): Promise<LongTasks> {
  const browser = await chromium.launch(chromiumOptions(hosts))
  try {
    const { page } = await openPhone(browser)
    await page.addInitScript({ content: WATCH })
    await page.goto(url, { waitUntil: 'load' })
    // Asked from here: the page's own policy forbids what `waitForFunction` would evaluate in it.
    while ((await page.evaluate(`__longTasks().quiet > ${QUIET}`)) !== true) await setTimeout(POLL)
    const durations: unknown = await page.evaluate('__longTasks().durations')
    if (!Array.isArray(durations)) throw new Error(`No list of long tasks from ${url}`)
    const numbers = durations.map(Number)
    return {
      longTasks: numbers.reduce((sum, one) => sum + one - LONG_TASK, 0),
      longestTask: Math.max(0, ...numbers),
    }
  } finally {
    await browser.close()
  }
}
