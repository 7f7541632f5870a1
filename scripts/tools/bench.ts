/**
 * `npm run bench [runs]`: Lighthouse (mobile preset) and the long tasks of the production build, served compressed as a
 * static host would, beside a bare React page and a page of the same libraries, built in the same run. Prints medians
 * and fails where a limit is missed. Wants an idle machine, and `npm run build` first.
 */
import { programPath } from '../../src/domain/program/program-path'
import { referencePages } from './bench/reference-pages'
import { measureLongTasks } from './bench/long-tasks'
import { type Figures, measure, medians } from './bench/measure'
import { startServers } from './bench/start-servers'
import { missedLimits, ratio } from './bench/verdict'
import { paths } from '../../src/lib/paths'
import { mapHosts, SITE_ORIGIN } from '../../tests/e2e/support/browser-map'

const runs = Number(process.argv[2] ?? 3)
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Usage: npm run bench -- [runs], a whole number of runs for each page')
  process.exit(1)
}

const servers = await startServers()
const campaign = { kind: 'campaign', slug: servers.campaign } as const

const product = {
  Home: paths.home(),
  '/infaq': paths.infaq(),
  campaign: programPath(campaign),
  donate: programPath(campaign, 'donate'),
  '/dzikir': paths.dzikir(),
  '/quran/murottal': paths.murottal(),
  '/masjid': paths.masjidList(),
}

/** A page to measure: where its site listens, and its path there. */
interface Target {
  name: string
  port: number
  path: string
}

const targets: Target[] = [
  ...referencePages.map((name) => ({ name: `(${name})`, port: servers[name], path: '/' })),
  ...Object.entries(product).map(([name, path]) => ({ name, port: servers.product, path })),
]

const figures = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]))
// In turn: whatever else the machine does for a while is shared out among the pages.
for (let run = 0; run < runs; run++)
  for (const { name, port, path } of targets) {
    const hosts = mapHosts({ standIn: servers.standIn, site: port })
    const url = SITE_ORIGIN + path
    figures.get(name)?.push({
      ...(await measure(url, hosts)),
      longTasks: await measureLongTasks(url, hosts),
    })
  }
servers.close()

const table = new Map([...figures].map(([name, one]) => [name, medians(one)]))
const stack = table.get('(stack)')
const bare = table.get('(bare)')
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
        FCP: ms(one.firstPaint),
        LCP: ms(one.largestPaint),
        '/bare': ratio(one.largestPaint, bare?.largestPaint).toFixed(2),
        SI: ms(one.speedIndex),
        TBT: ms(one.blocking),
        'long tasks': ms(one.longTasks),
        '/stack': ratio(one.longTasks, stack?.longTasks).toFixed(2),
        CLS: Number(one.shift.toFixed(4)),
        JS: `${(one.script / 1000).toFixed(1)} kB`,
      },
    ]),
  ),
)

const missed = missedLimits(table)
for (const line of missed) console.error(`Missed: ${line}`)
process.exit(missed.length > 0 ? 1 : 0)
