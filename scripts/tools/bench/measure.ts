import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumOptions } from '../../setup/chromium.mjs'
import { freePort } from '../../setup/listen.mjs'
import type { LongTasks } from './long-tasks'

const figures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'largestPaint',
  'blocking',
  'shift',
  'script',
  'longTasks',
  'longestTask',
] as const

/** What is measured of a page: scores of 100, times in milliseconds, JavaScript in bytes as transferred. */
export type Figures = Record<(typeof figures)[number], number>

/** Bytes of JavaScript that came over the wire; Lighthouse doesn't type the rows of its tables. */
function scriptBytes(items: unknown): number {
  if (!Array.isArray(items)) return 0
  const row: unknown = items.find(
    (item: unknown) =>
      typeof item === 'object' &&
      item !== null &&
      'resourceType' in item &&
      item.resourceType === 'script',
  )
  return typeof row === 'object' && row !== null && 'transferSize' in row
    ? Number(row.transferSize)
    : 0
}

/**
 * Lighthouse with its mobile preset (a mid-range phone on slow 4G, simulated), in a browser of its own.
 * @param hosts Chromium's switch that maps the build's addresses to the ports in use
 * @throws when Lighthouse could not load the page
 */
export async function measure(url: string, hosts: string): Promise<Omit<Figures, keyof LongTasks>> {
  const port = await freePort()
  const browser = await chromium.launch(chromiumOptions(hosts, `--remote-debugging-port=${port}`))
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    const report = result?.lhr
    if (!report || report.runtimeError)
      throw new Error(`Lighthouse on ${url}: ${report?.runtimeError?.message ?? 'no report'}`)
    const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN
    const details = report.audits['resource-summary']?.details
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      script: scriptBytes(details && 'items' in details ? details.items : undefined),
    }
  } finally {
    await browser.close()
  }
}

/** The middle one of each figure: one slow run is the machine's fault, not the page's. */
export function medians(runs: readonly [Figures, ...Figures[]]): Figures {
  const middle = { ...runs[0] }
  for (const figure of figures) {
    const sorted = runs.map((run) => run[figure]).toSorted((a, b) => a - b)
    middle[figure] = sorted[sorted.length >> 1] ?? NaN
  }
  return middle
}
