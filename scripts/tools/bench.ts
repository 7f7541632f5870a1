/**
 * `npm run bench -- [runs [page…]]`: Lighthouse (mobile preset) and the long tasks of the production build, served as
 * docs/deploy.md says, beside a bare React page and a page of the same libraries, built in the same run. Prints medians
 * and fails where a limit is missed. Wants an idle machine, and `npm run build` first.
 */
import { referencePages } from './bench/reference-pages'
import { appliedPaint } from './bench/applied-paint'
import { measureLongTasks } from './bench/long-tasks'
import { type Figures, measure, medians } from './bench/measure'
import { type BenchPage, benchPages } from './bench/pages'
import { startServers } from './bench/start-servers'
import { missedLimits, ratio } from './bench/verdict'
import { mapHosts, SITE_ORIGIN } from '../../tests/e2e/support/browser-map'

const runs = Number(process.argv[2] ?? 3)
const only = process.argv.slice(3)
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Usage: npm run bench -- [runs [page…]], a whole number of runs for each page')
  process.exit(1)
}

const servers = await startServers()
const pages = benchPages(servers).filter(({ name }) => only.length === 0 || only.includes(name))

/** A page to measure, and where its site listens. */
interface Target extends Pick<BenchPage, 'name' | 'path'> {
  port: number
}

const targets: Target[] = [
  ...referencePages.map((name) => ({ name, port: servers[name], path: '/' })),
  ...pages.map(({ name, path }) => ({ name, port: servers.product, path })),
]

const figures = new Map<string, [Figures, ...Figures[]]>()
// In turn: whatever else the machine does for a while is shared out among the pages.
for (let run = 0; run < runs; run++)
  for (const { name, port, path } of targets) {
    const hosts = mapHosts({ standIn: servers.standIn, site: port })
    const url = SITE_ORIGIN + path
    const one = { ...(await measure(url, hosts)), ...(await measureLongTasks(url, hosts)) }
    figures.set(name, [one, ...(figures.get(name) ?? [])])
  }

/** The middle one of the largest paints on a slow line, in milliseconds. */
async function slowPaint(port: number, path: string): Promise<number> {
  const hosts = mapHosts({ standIn: servers.standIn, site: port })
  const paints: number[] = []
  for (let run = 0; run < runs; run++) paints.push(await appliedPaint(SITE_ORIGIN + path, hosts))
  return paints.toSorted((a, b) => a - b)[paints.length >> 1] ?? NaN
}

const missed: string[] = []
for (const { name, path, appliedPaint: limit } of pages) {
  if (limit === undefined) continue
  const [own, reference] = [
    await slowPaint(servers.product, path),
    await slowPaint(servers.bare, '/'),
  ]
  const line = `${name} on slow 4G: largest paint ${Math.round(own)} ms, ${ratio(own, reference).toFixed(2)} of the bare page's`
  console.log(line)
  if (!(ratio(own, reference) <= limit)) missed.push(`${line}, not ${limit}`)
}
servers.close()

const table = new Map([...figures].map(([name, all]) => [name, medians(all)]))
const [bare, stack] = referencePages.map((name) => table.get(name))
const ms = (value: number) => `${Math.round(value)} ms`
console.log(
  `Lighthouse, mobile preset, median of ${runs}, pages in turn. (bare): React alone; (stack): our libraries and ten components.`,
)
console.table(
  Object.fromEntries(
    [...table].map(([name, one]) => [
      name,
      {
        perf: one.performance,
        a11y: one.accessibility,
        best: one.bestPractices,
        SEO: one.seo,
        LCP: ms(one.largestPaint),
        '/bare': ratio(one.largestPaint, bare?.largestPaint).toFixed(2),
        TBT: ms(one.blocking),
        'long tasks': ms(one.longTasks),
        '/stack': ratio(one.longTasks, stack?.longTasks).toFixed(2),
        longest: ms(one.longestTask),
        CLS: Number(one.shift.toFixed(4)),
        JS: `${(one.script / 1000).toFixed(1)} kB`,
      },
    ]),
  ),
)

for (const page of pages) {
  const own = table.get(page.name)
  if (!own || !bare || !stack) throw new Error(`${page.name} was not measured`)
  for (const line of missedLimits(page, own, { bare, stack })) missed.push(`${page.name}: ${line}`)
}
for (const line of missed) console.error(`Missed: ${line}`)
process.exit(missed.length > 0 ? 1 : 0)
