/**
 * `npm run bench:lists`: the long lists (mosques, campaigns, donors) of the production build with 10 and with 10,000
 * rows. Prints how soon the first rows stand there, how many rows the document ever holds, and the longest task while
 * scrolling with the CPU slowed 4 times; fails above the limits. Build first.
 */
import { programPath } from '../../src/domain/program/program'
import { type Browser, chromium, type Page } from '@playwright/test'
import { paths } from '../../src/lib/address/paths'
import { mapHosts, SITE_ORIGIN } from '../../tests/e2e/support/browser-map'
import { screenshotSizes } from '../../tests/e2e/support/sizes'
import { controlStandIn, type StandInControl } from '../../tests/e2e/support/stand-in'
import { startSite } from '../serve'
import { chromiumOptions } from '../setup/chromium.mjs'

const MANY = 10_000
const FEW = 10
const RUNS = 5
const MAX_RATIO = 1.3
const MAX_ROWS = 150
const MAX_TASK_MS = 200
const CPU_SLOWDOWN = 4

const firstCampaign = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas' } as const

/** Each list, and the link by which people come to it. */
const lists = [
  { name: 'mosques', path: paths.masjidList(), from: paths.home(), link: 'Masjid' },
  { name: 'campaigns', path: paths.infaq(), from: paths.home(), link: 'Infaq' },
  {
    name: 'donors',
    path: programPath(firstCampaign, 'donors'),
    from: programPath(firstCampaign),
    link: /Donasi$/,
  },
]

type List = (typeof lists)[number]

/** Runs in the page before anything else: notes taps, the first drawn rows, the most rows ever, and long tasks. */
function watch() {
  const rows = () =>
    document.querySelectorAll('main [role="list"] > li, main [role="listitem"]').length
  const bench = { tapped: 0, drawn: 0, rows: 0, tasks: [0] }
  Object.assign(window, { bench })
  const path = () => window.location.pathname
  const watched = /^\/(masjid|infaq)$|\/donors$/
  new MutationObserver(() => {
    if (!watched.test(path())) return
    const now = rows()
    bench.rows = Math.max(bench.rows, now)
    if (bench.drawn === 0 && now > 0)
      requestAnimationFrame(() => {
        // After the frame that shows them.
        setTimeout(() => {
          bench.drawn ||= performance.now()
        })
      })
  }).observe(document, { childList: true, subtree: true })
  document.addEventListener(
    'click',
    (event) => {
      bench.tapped = event.timeStamp
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bench.tasks.push(entry.duration)
  }).observe({ type: 'longtask' })
}

declare global {
  interface Window {
    bench: { tapped: number; drawn: number; rows: number; tasks: number[] }
  }
}

/** A page on a slow phone. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: screenshotSizes.phone,
    baseURL: SITE_ORIGIN,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    geolocation: { latitude: -6.1754, longitude: 106.8272 },
    permissions: ['geolocation'],
  })
  const page = await context.newPage()
  // esbuild, under tsx, names functions by a helper that the page doesn't have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watch)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

const rowsDrawn = (page: Page) => page.waitForFunction(() => window.bench.drawn > 0)

/** From the tap on the link to the first rows, the answer being at hand: what the list itself costs. */
async function afterTap(browser: Browser, { from, link, path }: List): Promise<number> {
  const page = await newPage(browser)
  await page.goto(from)
  const button = page.getByRole('link', { name: link, exact: true })
  await button.click()
  await rowsDrawn(page)
  await page.goBack()
  await page.waitForURL((url) => url.pathname !== path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.bench.drawn = 0
  })
  await button.click()
  await rowsDrawn(page)
  const took = await page.evaluate(() => window.bench.drawn - window.bench.tapped)
  await page.context().close()
  return took
}

/** Scrolls as thumbs do, then by keyboard and by dragging the bar, on a slow phone. */
async function scroll(browser: Browser, { path }: List) {
  const page = await newPage(browser)
  await page.goto(path)
  await rowsDrawn(page)
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(async () => {
    // What loading has cost may be told late.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    window.bench.tasks = [0]
  })
  for (const [yDistance, speed] of [
    [-12_000, 4_000],
    [-60_000, 20_000],
    [20_000, 8_000],
  ] as const)
    await devtools.send('Input.synthesizeScrollGesture', {
      ...{ x: 195, y: 500, yDistance, speed },
      gestureSourceType: 'touch',
    })
  for (const place of [0.5, 0.9, 0.1, 1])
    await page.evaluate(async (share) => {
      window.scrollTo(0, document.documentElement.scrollHeight * share)
      await new Promise((resolve) => setTimeout(resolve, 400))
    }, place)
  const result = await page.evaluate(() => ({
    task: Math.max(...window.bench.tasks),
    rows: window.bench.rows,
  }))
  await page.context().close()
  return result
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const ms = (value: number) => `${Math.round(value)} ms`

/** The results of several runs, after one that only warms everything. */
async function repeated<T>(run: () => Promise<T>): Promise<T[]> {
  await run()
  const results: T[] = []
  for (let count = 0; count < RUNS; count += 1) results.push(await run())
  return results
}

async function measure(browser: Browser, standIn: StandInControl, list: List): Promise<string[]> {
  await standIn.rows(FEW)
  const fewTap = median(await repeated(() => afterTap(browser, list)))
  await standIn.rows(MANY)
  const manyTap = median(await repeated(() => afterTap(browser, list)))
  const scrolls = await repeated(() => scroll(browser, list))

  const ratio = manyTap / fewTap
  const rows = Math.max(...scrolls.map((one) => one.rows))
  const task = median(scrolls.map((one) => one.task))
  console.log(`${list.name} (${list.path}), CPU slowed ${CPU_SLOWDOWN} times, medians of ${RUNS}`)
  console.log(
    `  first rows after a tap       ${FEW}: ${ms(fewTap)}, ${MANY}: ${ms(manyTap)}: ${ratio.toFixed(2)} times (at most ${MAX_RATIO})`,
  )
  console.log(`  most rows in the document    ${rows} (at most ${MAX_ROWS})`)
  console.log(
    `  longest task while scrolling ${task === 0 ? 'below 50 ms' : ms(task)} (at most ${MAX_TASK_MS} ms)`,
  )
  return [
    ratio > MAX_RATIO ? `${list.name}: first rows take ${ratio.toFixed(2)} times as long` : '',
    rows > MAX_ROWS ? `${list.name}: ${rows} rows in the document` : '',
    task > MAX_TASK_MS ? `${list.name}: a task of ${ms(task)} while scrolling` : '',
  ].filter((problem) => problem !== '')
}

const site = await startSite({ port: 0 })
const standIn = await controlStandIn()
const browser = await chromium.launch(
  chromiumOptions(mapHosts({ standIn: standIn.port, site: site.port })),
)
const problems: string[] = []
for (const list of lists) problems.push(...(await measure(browser, standIn, list)))
await browser.close()
await standIn.close()
await site.close()
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
