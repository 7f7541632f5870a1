/**
 * Measures what a phone loads before Home works and what Home fetches after that, the scripts of each page where money is
 * given, and what the build holds (no library of another route in Home's first load; nothing of the stand-in). Fails
 * where something has grown by more than 3 % since `npm run size -- --set`, which takes what is measured now for right
 * and prints what grew.
 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { homeAfterFirstLoad, homePage } from './html/home-chunks.ts'
import { chunkOf, closure, readBuildModules } from './html/modules.ts'
import { readPrecache } from './html/precache.ts'
import { readRouteLines } from './html/route-lines.ts'

const KB = 1000

/** What was measured when it was last set, in bytes by what it is of. */
const setFile = path.resolve(import.meta.dirname, 'size.json')
const set = z.record(z.string(), z.number()).parse(JSON.parse(await readFile(setFile, 'utf8')))

/** A budget is there to notice what grows, not to shave bytes. */
const ROOM = 1.03

/** Libraries that belong to other routes than Home. */
const otherRoutesLibraries = [
  'dompurify',
  'zod',
  'leaflet',
  'leaflet.markercluster',
  '@tanstack/react-virtual',
  '@tanstack/virtual-core',
  'embla-carousel',
  'adhan',
  'dayjs',
  'mantine-form-zod-resolver',
  '@mantine/form',
  '@mantine/dates',
  '@mantine/carousel',
]

const dist = path.resolve(import.meta.dirname, '../dist')

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).byteLength

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`

/** Files that the page's own HTML names: scripts, preloads, and stylesheets that are really fetched. */
function namedIn(html: string): { js: string[]; css: string[]; inlined: string } {
  const attributes = (tag: string) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? ''
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return {
    js: tags
      .filter((tag) => /type="module"|as="script"/.test(tag))
      .map(attributes)
      .filter((file) => file !== ''),
    css: tags
      .filter((tag) => tag.includes('rel="stylesheet"') && !/\sdisabled\b/.test(tag))
      .map(attributes),
    inlined: [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((match) => match[1]).join(''),
  }
}

function libraryOf(module: string): string | undefined {
  // The last folder wins: a package inside another's node_modules is still that package.
  const name = module.split('node_modules/').at(-1) ?? ''
  return module.includes('node_modules/')
    ? otherRoutesLibraries.find(
        (library) => name.startsWith(`${library}/`) || name.startsWith(`${library}-`),
      )
    : undefined
}

const build = await readBuildModules()
const problems: string[] = []

for (const [file, { modules }] of Object.entries(build.chunks))
  for (const module of modules)
    if (/^(mock-server|tests|scripts)\//.test(module))
      problems.push(`${module} is in the build (${file}): src must never import it`)

const html = await readFile(path.join(dist, 'index.html'), 'utf8')
const named = namedIn(html)
const entries = Object.entries(build.chunks)
const home = chunkOf(build, homePage)
const entry = entries.find(([, chunk]) => chunk.entry)?.[0]
if (entry === undefined) problems.push('the build has no entry chunk')

const js = closure(build, [...named.js, ...[entry, home].filter((file) => file !== undefined)])
// With inlined styles every one is in the HTML already; without, those that the chunks bring are fetched.
const css = new Set(named.css)
if (named.inlined === '')
  for (const file of js) build.chunks[file]?.css.forEach((one) => css.add(one))

const rows: { size: number; file: string; note: string }[] = []
let jsTotal = 0
for (const file of js) {
  const size = gzipped(await readFile(path.join(dist, file)))
  jsTotal += size
  const modules = build.chunks[file]?.modules ?? []
  rows.push({ size, file, note: `${modules.length} modules` })
  const foreign = new Set(modules.map(libraryOf).filter((name) => name !== undefined))
  for (const library of foreign)
    problems.push(`${library} is in Home's first load (${file}): load it where it is needed`)
}
let cssTotal = 0
for (const file of css) {
  const size = gzipped(await readFile(path.join(dist, file)))
  cssTotal += size
  rows.push({ size, file, note: 'linked' })
}
if (named.inlined !== '') {
  const size = gzipped(named.inlined)
  cssTotal += size
  rows.push({ size, file: 'index.html <style>', note: 'inlined' })
}

/** The chunks that come by themselves after the first load, with the styles that they bring. */
const later = [
  ...closure(
    build,
    homeAfterFirstLoad.map((source) => chunkOf(build, source)).filter((file) => file !== undefined),
  ),
].filter((file) => !js.has(file))
const laterStyles = new Set(later.flatMap((file) => build.chunks[file]?.css ?? []))
const sizeOf = async (files: Iterable<string>) => {
  let size = 0
  for (const file of files) size += gzipped(await readFile(path.join(dist, file)))
  return size
}
const laterJs = await sizeOf(later)
const laterCss = await sizeOf(laterStyles)
for (const source of homeAfterFirstLoad)
  if (chunkOf(build, source) === undefined)
    problems.push(`${source} has no chunk: does Home still fetch it later?`)

const { size: htmlSent } = await stat(path.join(dist, 'index.html.br'))
const precache = await readPrecache()
const chunks = (...modules: string[]) =>
  modules.map((module) => chunkOf(build, module)).filter((file) => file !== undefined)
/**
 * With its headers (1.5 kB), Home's HTML is what a server sends before the phone has answered once. A larger one comes
 * 140 ms later.
 */
const HTML_AT_ONCE = 13_100
const HTML = 'Home, HTML as sent (brotli), styles included'
const measured: Record<string, number> = {
  'Home, scripts': jsTotal,
  'Home, styles': cssTotal,
  'Home, scripts with those that come later': jsTotal + laterJs,
  'Home, styles that come later': laterCss,
  [HTML]: htmlSent,
  'the service worker’s precache, not compressed': precache.bytes,
}
for (const { module, title, money } of readRouteLines())
  if (money)
    measured[`${title}, scripts`] = await sizeOf(
      closure(build, chunks('src/app/entry-client.tsx', 'src/ui/mantine/MantineRoot.tsx', module)),
    )

console.log("Home's first load, gzipped (1 kB = 1000 bytes)\n")
for (const { size, file, note } of rows.sort((a, b) => b.size - a.size))
  console.log(`${inKb(size).padStart(10)}  ${file.padEnd(48)} ${note}`)
console.log('\n  measured       limit')
for (const [what, bytes] of Object.entries(measured)) {
  const limit = what === HTML ? HTML_AT_ONCE : Math.floor((set[what] ?? 0) * ROOM)
  console.log(`${inKb(bytes).padStart(10)}  ${inKb(limit).padStart(10)}  ${what}`)
  if (bytes > limit)
    problems.push(
      `${what}: ${bytes - limit} bytes above the limit of ${inKb(limit)}. Load later what isn't needed at first; where it is worth its bytes, run npm run size -- --set.`,
    )
}

if (process.argv.includes('--set')) {
  for (const [what, bytes] of Object.entries(measured)) {
    const grown = bytes - (set[what] ?? 0)
    if (grown !== 0) console.log(`${grown > 0 ? '+' : '−'}${inKb(Math.abs(grown))}  ${what}`)
  }
  await writeFile(setFile, `${JSON.stringify(measured, null, 2)}\n`)
} else if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
