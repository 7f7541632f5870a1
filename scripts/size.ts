/**
 * Measures what a phone loads before Home works and what Home fetches after that, and what the build holds (no library
 * of another route in Home's first load; nothing of the stand-in). Fails above the limits.
 */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { homeAfterFirstLoad } from './html/home-chunks.ts'
import { chunkOf, closure, readBuildModules } from './html/modules.ts'
import { MAX_PRECACHE, readPrecache } from './html/precache.ts'

const KB = 1000
const MAX_JS = 146.2 * KB
const MAX_CSS = 9.5 * KB
/** For all scripts that Home fetches without user input, including those loaded after the first paint. */
const MAX_HOME_JS = 200 * KB

/**
 * Home's HTML as it is sent (brotli). A server sends 14.6 kB before it waits for the phone's first answer (ten segments
 * of 1,460 bytes, RFC 6928), and nginx's headers take 1.5 kB of them.
 */
const MAX_HOME_HTML = 13 * KB

const HOME_PAGE = 'src/features/home/pages/HomePage.tsx'

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

/** Kilobytes alone may read "200.0 kB is above 200.0 kB". */
const above = (bytes: number, limit: number) =>
  `${bytes - limit} bytes above the limit of ${inKb(limit)}`

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
const home = chunkOf(build, HOME_PAGE)
const entry = entries.find(([, chunk]) => chunk.entry)?.[0]
if (entry === undefined) problems.push('the build has no entry chunk')
if (home === undefined && !entries.some(([, { modules }]) => modules.includes(HOME_PAGE)))
  problems.push(`${HOME_PAGE} is not in the build: has Home moved?`)

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

if (jsTotal + laterJs > MAX_HOME_JS)
  problems.push(`JavaScript in all is ${above(jsTotal + laterJs, MAX_HOME_JS)}`)
if (jsTotal > MAX_JS) problems.push(`JavaScript is ${above(jsTotal, MAX_JS)}`)
if (cssTotal > MAX_CSS) problems.push(`CSS is ${above(cssTotal, MAX_CSS)}`)

const { size: htmlSent } = await stat(path.join(dist, 'index.html.br'))
if (htmlSent > MAX_HOME_HTML) problems.push(`HTML is ${above(htmlSent, MAX_HOME_HTML)}`)

const precache = await readPrecache()
if (precache.bytes > MAX_PRECACHE)
  problems.push(
    `what the service worker precaches is ${above(precache.bytes, MAX_PRECACHE)}: a page that is of no use without a network belongs into onlineOnly of scripts/html/precache.ts`,
  )

console.log("Home's first load, gzipped (1 kB = 1000 bytes)\n")
for (const { size, file, note } of rows.sort((a, b) => b.size - a.size))
  console.log(`${inKb(size).padStart(10)}  ${file.padEnd(48)} ${note}`)
console.log(`\n${inKb(jsTotal).padStart(10)}  JavaScript, at most ${inKb(MAX_JS)}`)
console.log(`${inKb(cssTotal).padStart(10)}  CSS, at most ${inKb(MAX_CSS)}`)
console.log(`${inKb(laterJs).padStart(10)}  JavaScript that comes later`)
console.log(`${inKb(laterCss).padStart(10)}  CSS that comes later`)
console.log(
  `${inKb(jsTotal + laterJs).padStart(10)}  JavaScript in all, at most ${inKb(MAX_HOME_JS)}`,
)
console.log(
  `${inKb(htmlSent).padStart(10)}  index.html as sent, styles included, at most ${inKb(MAX_HOME_HTML)}`,
)

console.log(
  `${inKb(precache.bytes).padStart(10)}  precached by the service worker, not compressed, at most ${inKb(MAX_PRECACHE)}`,
)

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exit(1)
}
