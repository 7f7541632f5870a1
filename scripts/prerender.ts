/**
 * Writes each route without a parameter into its own HTML file, and `200.html` for all others (design §3 Rendering).
 * Runs after both builds: the browser's in dist/, the server's in .cache/ssr/.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterPaint } from './build/after-paint'
import { earlyInputScript } from './build/early-input'
import { inlineFirstPicture } from './build/inline-picture'
import { earlyScript, neutralEarlyScript, type RouteHints } from './build/early-script'
import { rescueScript } from './build/rescue.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.resolve(root, process.env['OUT_DIR'] ?? 'dist')
const ssr = path.resolve(root, '.cache/ssr/entry-server.js')

type Server = typeof import('../src/app/entry-server')

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** The stylesheets and scripts that a chunk needs before it runs, its own last. */
function needs(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): { css: string[]; js: string[] } {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return { css: [], js: [] }
  seen.add(key)
  const below = (chunk.imports ?? []).map((imported) => needs(manifest, imported, seen))
  return {
    css: [...below.flatMap(({ css }) => css), ...(chunk.css ?? [])],
    js: [...below.flatMap(({ js }) => js), chunk.file],
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- Vite documents the manifest's shape; it is read back in the same build
const manifest: Manifest = JSON.parse(
  await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
)
const template = await readFile(path.join(dist, 'index.html'), 'utf8')
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the server bundle is this very module, built a step before
const server: Server = await import(pathToFileURL(ssr).href)
const entry = needs(manifest, 'index.html')
const entryScript = manifest['index.html']?.file
if (entryScript === undefined) throw new Error('The build has no chunk of its own for its entry.')

/** A route's page module, found by its component's name: a page and its file are called the same. */
function pageKey(name: string): string {
  const key = Object.keys(manifest).find((file) => file.endsWith(`/pages/${name}.tsx`))
  if (!key)
    throw new Error(`No chunk for the page ${name}: is it the default export of pages/${name}.tsx?`)
  return key
}

/** What a page's component needs, and what stands around it. */
function pageNeeds({ component, mantine }: { component: string; mantine: boolean }) {
  const around = mantine ? needs(manifest, 'src/ui/mantine/MantineRoot.tsx') : { css: [], js: [] }
  const own = needs(manifest, pageKey(component))
  return {
    css: [...new Set([...around.css, ...own.css])],
    js: [...new Set([...around.js, ...own.js])],
  }
}

/** `/campaign/:slug` as a regular expression with a group for each parameter. */
const patternSource = (pattern: string) => `^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`

const hints: RouteHints[] = (await server.parameterPages()).map(({ pattern, early, ...page }) => {
  const own = pageNeeds(page)
  return {
    pattern: patternSource(pattern),
    scripts: own.js.filter((file) => !entry.js.includes(file)),
    styles: own.css.filter((file) => !entry.css.includes(file)),
    early,
  }
})

/** What only an installation needs; asked for at once, manifest and icons came before the first paint. */
const installLinks = /<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g
const favicon = `data:image/svg+xml,${encodeURIComponent(await readFile(path.join(dist, 'favicon.svg'), 'utf8'))}`

async function document(page: Awaited<ReturnType<Server['render']>>): Promise<string> {
  const { component, mantine } = page
  const own = component === null ? { css: [], js: [] } : pageNeeds({ component, mantine })
  const css = [...new Set([...entry.css, ...own.css])]
  const js = [...new Set([...entry.js, ...own.js])]
  const styles = await Promise.all(css.map((file) => readFile(path.join(dist, file), 'utf8')))
  const html = await inlineFirstPicture(page.html, (file) => readFile(path.join(dist, file)))
  const early = page.early.length > 0 ? [earlyScript(page.early)] : []
  const head = [
    rescueScript,
    // Inlined: with linked CSS and a script of ordinary priority the largest paint came a second later (design §3).
    `<style>${styles.join('')}</style>`,
    // Tells Vite's loader that a page's stylesheet is there already; `disabled` keeps it from being fetched.
    ...own.css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...page.preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`),
    afterPaint(
      [
        // What the page is about stands in its HTML: its calls can wait as well.
        ...(html === page.html ? [] : early),
        ...js
          .filter((file) => file !== entryScript)
          .map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
        `<script type="module" src="/${entryScript}" crossorigin onerror="__stuck()"></script>`,
      ],
      template.match(installLinks) ?? [],
    ),
    page.path === null ? neutralEarlyScript(hints) : earlyInputScript,
    ...(html === page.html ? early : []),
  ]
  const bare = template
    .replace(installLinks, '')
    .replace('href="/favicon.svg"', `href="${favicon}"`)
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
  return bare
    .replace('<!--app-head-->', () => head.join('\n    '))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
    .replace('<div id="root"><!--app-html--></div>', () =>
      page.path === null
        ? `<div id="root">${html}</div>`
        : `<div id="root" data-path="${page.path}">${html}</div>`,
    )
}

for (const pathname of server.staticPaths()) {
  const file = path.join(dist, pathname, 'index.html')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, await document(await server.render(pathname)))
}
await writeFile(path.join(dist, '200.html'), await document(server.renderNeutral()))
// Only the build reads it.
await rm(path.join(dist, '.vite'), { recursive: true })
console.log(`Prerendered ${server.staticPaths().length} pages and 200.html`)
