/**
 * `npm run bench [runs]`: Lighthouse (mobile preset) on the production build, served compressed as a static host
 * would, beside a bare React page and an empty page of the same libraries, built in the same run. Prints medians and
 * fails where a limit is missed. Wants an idle machine, and `npm run build` first.
 */
import { buildReferencePage, referencePages } from './bench/reference-pages'
import { type Figures, measure, medians } from './bench/measure'
import { startSite } from './serve'
import { startStandIn } from '../mock-server/start'
import { paths } from '../src/lib/paths'
import { mapHosts, SITE_ORIGIN } from '../tests/e2e/support/browser-map'

const runs = Number(process.argv[2] ?? 3)
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Usage: npm run bench -- [runs], a whole number of runs for each page')
  process.exit(1)
}

const standIn = await startStandIn({ port: 0, quiet: true, log: () => undefined })
const campaign = { kind: 'campaign', slug: standIn.state.seed.campaigns[0]?.slug ?? '' } as const

const product = {
  Home: paths.home(),
  '/infaq': paths.infaq(),
  campaign: paths.program(campaign),
  donate: paths.program(campaign, 'donate'),
}

async function medianOf(sitePort: number, path: string): Promise<Figures> {
  const hosts = mapHosts({ standIn: standIn.port, site: sitePort })
  const figures: Figures[] = []
  for (let run = 0; run < runs; run++) figures.push(await measure(SITE_ORIGIN + path, hosts))
  return medians(figures)
}

const table = new Map<string, Figures>()
for (const name of referencePages) {
  const site = await startSite({ dir: await buildReferencePage(name), port: 0 })
  table.set(`(${name})`, await medianOf(site.port, '/'))
  await site.close()
}
const site = await startSite({ port: 0 })
for (const [name, path] of Object.entries(product)) table.set(name, await medianOf(site.port, path))
await site.close()
await standIn.close()

const ms = (value: number) => `${Math.round(value)} ms`
console.log(
  `Lighthouse, mobile preset, median of ${runs}. (bare): React alone; (stack): an empty page of our libraries.`,
)
console.table(
  Object.fromEntries(
    [...table].map(([name, figures]) => [
      name,
      {
        perf: figures.performance,
        a11y: figures.accessibility,
        best: figures.bestPractices,
        FCP: ms(figures.firstPaint),
        LCP: ms(figures.largestPaint),
        SI: ms(figures.speedIndex),
        TBT: ms(figures.blocking),
        CLS: Number(figures.shift.toFixed(4)),
        JS: `${(figures.script / 1000).toFixed(1)} kB`,
      },
    ]),
  ),
)

const bare = table.get('(bare)')
const missed = Object.keys(product).flatMap((name) => {
  const figures = table.get(name)
  if (!figures || !bare) return [`${name}: not measured`]
  const isHome = name === 'Home'
  return [
    figures.performance < (isHome ? 98 : 95) && `${name}: performance ${figures.performance}`,
    figures.accessibility < 100 && `${name}: accessibility ${figures.accessibility}`,
    isHome && figures.shift > 0.01 && `${name}: layout shift ${figures.shift.toFixed(3)}`,
    isHome &&
      figures.largestPaint > bare.largestPaint &&
      `${name}: its largest paint is later than the bare page's`,
  ].filter((line) => line !== false)
})
const home = table.get('Home')
if (home && bare)
  console.log(
    `Home's largest paint is at ${(home.largestPaint / bare.largestPaint).toFixed(2)} of the bare page's.`,
  )
for (const line of missed) console.error(`Missed: ${line}`)
process.exit(missed.length > 0 ? 1 : 0)
