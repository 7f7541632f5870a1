/**
 * Writes each route without a parameter into its own HTML file, and `200.html` for all others (design §3 Rendering).
 * Runs after both builds: the browser's in dist/, the server's in .cache/ssr/.
 */
import { statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterPaint } from './build/after-paint'
import { earlyInputScript } from './build/early-input'
import { inlineFirstPicture } from './build/inline-picture'
import { earlyScript, neutralEarlyScript, type RouteHints } from './build/early-script'
import { chunkOf, closure, readBuildModules } from './build/modules.ts'
import { rescueScript } from './build/rescue.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.resolve(root, process.env['OUT_DIR'] ?? 'dist')
const ssr = path.resolve(root, '.cache/ssr/entry-server.js')

type Server = typeof import('../src/app/entry-server')

const build = await readBuildModules()

/** The stylesheets and scripts that a module needs before it runs, its own last. */
function needs(module: string): { css: string[]; js: string[] } {
  const own = chunkOf(build, module)
  if (own === undefined) throw new Error(`The build has no ${module}: has it moved?`)
  const js = [...closure(build, [own])]
  return { css: [...new Set(js.flatMap((file) => build.chunks[file]?.css ?? []))], js }
}

const size = (file: string) => statSync(path.join(dist, file)).size

const template = await readFile(path.join(dist, 'index.html'), 'utf8')
// oxlint-disable-next-line typescript/no-unsafe-assignment -- the server bundle is this very module, built a step before
const server: Server = await import(pathToFileURL(ssr).href)
const entry = needs('src/app/entry-client.tsx')
const entryScript = entry.js.at(-1)

/** A route's page module, found by its component's name: a page and its file are called the same. */
function pageModule(name: string): string {
  const pages = Object.values(build.chunks).flatMap(({ modules }) => modules)
  const page = pages.find((module) => module.endsWith(`/pages/${name}.tsx`))
  if (page === undefined)
    throw new Error(`The build has no page ${name}: is it the default export of pages/${name}.tsx?`)
  return page
}

/** What a page's component needs, and what stands around it. */
function pageNeeds({ component, mantine }: { component: string; mantine: boolean }) {
  const around = mantine ? needs('src/ui/mantine/MantineRoot.tsx') : { css: [], js: [] }
  const own = needs(pageModule(component))
  return {
    css: [...new Set([...around.css, ...own.css])],
    js: [...new Set([...around.js, ...own.js])],
  }
}

/**
 * The order in which the page asks for its scripts. A browser opens six connections to a host, so the largest script
 * could otherwise start only when smaller ones have arrived. All have a low priority, so that the page's first answers
 * and pictures go before them. They aren't `modulepreload` links: Chromium ignores the priority of those that a script
 * adds.
 */
const largestFirst = (files: readonly string[]) => files.toSorted((a, b) => size(b) - size(a))

/** `/campaign/:slug` as a regular expression with a group for each parameter. */
const patternSource = (pattern: string) => `^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`

const hints: RouteHints[] = (await server.parameterPages()).map(({ pattern, early, ...page }) => {
  const own = pageNeeds(page)
  return {
    pattern: patternSource(pattern),
    scripts: largestFirst(own.js.filter((file) => !entry.js.includes(file))),
    styles: own.css.filter((file) => !entry.css.includes(file)),
    early,
  }
})

/**
 * Takes the web fonts out of a page's styles, so that they come after the first paint. The first paint shows the
 * fallback font in any case; a font that is fetched before it only slows down the rest of the HTML.
 * @returns the other styles, the element that preloads the font of nearly all texts, and the one that declares all fonts
 */
function withoutFonts(styles: string): { rest: string; fontPreload: string; fontFaces: string } {
  const faces = [...styles.matchAll(/@font-face\s*\{[^}]*url\(['"]?([^)'"]+)['"]?\)[^}]*\}/g)]
  const basic = faces.find(([face]) => face.includes('-dasar-'))?.[1]
  if (basic === undefined) throw new Error('No basic font: has src/app/styles/fonts.css changed?')
  return {
    rest: faces.reduce((rest, [face]) => rest.replace(face, ''), styles),
    // Without it, the browser would ask for the font only at its next layout, after the scripts.
    fontPreload: `<link rel="preload" as="font" href="${basic}" crossorigin>`,
    fontFaces: `<style>${faces.map(([face]) => face).join('')}</style>`,
  }
}

/** What only an installation needs; asked for at once, manifest and icons came before the first paint. */
const installLinks = /<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g
const favicon = `data:image/svg+xml,${encodeURIComponent(await readFile(path.join(dist, 'favicon.svg'), 'utf8'))}`

async function document(page: Awaited<ReturnType<Server['render']>>): Promise<string> {
  const { component, mantine } = page
  const own = component === null ? { css: [], js: [] } : pageNeeds({ component, mantine })
  const css = [...new Set([...entry.css, ...own.css])]
  const js = [...new Set([...entry.js, ...own.js])]
  const files = await Promise.all(css.map((file) => readFile(path.join(dist, file), 'utf8')))
  const styles = withoutFonts(files.join(''))
  const html = await inlineFirstPicture(page.html, (file) => readFile(path.join(dist, file)))
  const early = page.early.length > 0 ? [earlyScript(page.early)] : []
  // What the page is about stands in its HTML: its calls can wait as well.
  const callsWait = html !== page.html
  const head = [
    // Above the styles, so that the browser sends the first calls before it reads those.
    ...page.preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`),
    ...(callsWait ? [] : early),
    rescueScript,
    // Inlined: with linked CSS and a script of ordinary priority the largest paint came a second later (design §3).
    `<style>${styles.rest}</style>`,
    afterPaint(
      [
        // The neutral frame is drawn in the system's font: there the scripts come first.
        ...(page.path === null ? [] : [styles.fontPreload]),
        styles.fontFaces,
        // Tells Vite's loader that a page's stylesheet is there already. `disabled` keeps it from being fetched, but not
        // by Chromium's preload scanner, which doesn't look into a template.
        ...own.css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
        ...(callsWait ? early : []),
        ...largestFirst(js).map(
          (file) =>
            `<link rel="preload" as="script" href="/${file}" crossorigin fetchpriority="low">`,
        ),
        `<script type="module" src="/${entryScript}" crossorigin fetchpriority="low" onerror="__stuck()"></script>`,
      ],
      template.match(installLinks) ?? [],
    ),
    page.path === null ? neutralEarlyScript(hints) : earlyInputScript,
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
console.log(`Prerendered ${server.staticPaths().length} pages and 200.html`)
