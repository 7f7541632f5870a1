import { statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageParts, PrerenderedPage } from '../../src/app/entry-server'
import { afterFirstPaint } from '../../src/app/first-paint/after-first-paint.ts'
import type { InlineData } from '../../src/app/first-paint/inline/first-calls'
import { PAGE_DATA_ID } from '../../src/app/first-paint/page-data.ts'
import { escapeHtml, jsonInHtml } from '../../src/lib/text/escape-html.ts'
import { inlineFirstPicture } from './inline-picture.ts'
import { inlineScript } from './inline-script.ts'
import type { BuildModules } from './modules.ts'
import { filesOf, patternSource, sharedFile, union } from './page-files.ts'

/** The built server entry: `src/app/entry-server.tsx`. */
export type Server = typeof import('../../src/app/entry-server')

const preloadFont = (href: string) => `<link rel="preload" as="font" href="${href}" crossorigin>`

/**
 * Takes the web fonts out of a page's styles, so that they come after the first paint. The first paint shows the
 * fallback font in any case; a font that is fetched before it only slows down the rest of the HTML.
 * @returns the other styles, the element that preloads the font of nearly all texts, and the one that declares all fonts
 */
export function withoutFonts(styles: string): {
  rest: string
  fontPreload: string
  fontFaces: string
  /** Preloads the font of Arabic; '' where the page has none. */
  arabicPreload: string
} {
  const faces = [...styles.matchAll(/@font-face\s*\{[^}]*url\(['"]?([^)'"]+)['"]?\)[^}]*\}/g)]
  const basic = faces.find(([face]) => face.includes('-dasar-'))?.[1]
  const arabic = faces.find(([face]) => face.includes('-arabic-'))?.[1]
  if (basic === undefined) throw new Error('No basic font: has src/app/styles/fonts.css changed?')
  return {
    rest: faces.reduce((rest, [face]) => rest.replace(face, ''), styles),
    // Without it, the browser would ask for the font only at its next layout, after the scripts.
    fontPreload: preloadFont(basic),
    arabicPreload: arabic === undefined ? '' : preloadFont(arabic),
    fontFaces: `<style>${faces.map(([face]) => face).join('')}</style>`,
  }
}

/** The answers that a page was drawn with, after what they say: a browser draws that first. */
const dataElement = ({ data }: PrerenderedPage) =>
  data === null
    ? ''
    : `<script type="application/json" id="${PAGE_DATA_ID}">${jsonInHtml(data)}</script>`

/** What only an installation needs; asked for at once, manifest and icons came before the first paint. */
const installLinks = /<link rel="(?:manifest|apple-touch-icon)"[^>]*>/g

/** A build that pages are written for. */
export interface Site {
  /** The folder of the browser's build. */
  dist: string
  /** Vite's own index.html, before a page took its place. */
  template: string
  /** Which modules went into which of its chunks. */
  build: BuildModules
  server: Server
}

/**
 * Writes each route without a parameter into its own HTML file, each shared one into one for all its addresses, and
 * `200.html` for all others.
 * @returns how many beside `200.html`
 */
export async function writePages(site: Site): Promise<number> {
  const { dist, server } = site
  const document = await documentsOf(site)
  const pathnames = server.staticPaths()
  for (const pathname of pathnames) {
    const file = path.join(dist, pathname, 'index.html')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await document(await server.render(pathname)))
  }
  await writeFile(path.join(dist, '200.html'), await document(server.renderNeutral()))
  const shared = (await server.parameterPages()).filter(({ isShared }) => isShared)
  for (const { pattern } of shared) {
    const file = path.join(dist, sharedFile(pattern))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await document(await server.renderShared(pattern)))
  }
  return pathnames.length + shared.length
}

const framePattern =
  /^(?<head>.*)<!--app-head-->(?<title>.*)<title>[^<]*<\/title>(?<root>.*)<div id="root"><!--app-html--><\/div>(?<end>.*)$/s

/** Vite's index.html, cut where a page's title, head and content go: once, and not for each of thousands of pages. */
function frameOf(template: string) {
  const { head, title, root, end } = framePattern.exec(template)?.groups ?? {}
  if (head === undefined || title === undefined || root === undefined || end === undefined)
    throw new Error('index.html has no place for title, head or content: has it changed?')
  return [head, title, root, end] as const
}

/**
 * Makes HTML files of pages.
 * @returns the whole text of a page's file
 * @throws when the folder holds another build
 */
export async function documentsOf({ dist, template, build, server }: Site) {
  const read = (file: string) => readFile(path.join(dist, file))
  const readText = (file: string) => readFile(path.join(dist, file), 'utf8')
  const files = filesOf(build)
  const { entry } = files
  const entryScript = entry.js.at(-1)

  /**
   * The order in which the page asks for its scripts. A browser opens six connections to a host, so the largest script
   * could otherwise start only when smaller ones have arrived. All have a low priority, so that the page's first answers
   * and pictures go before them. They aren't `modulepreload` links: Chromium ignores the priority of those that a script
   * adds.
   */
  const size = (file: string) => statSync(path.join(dist, file)).size
  const largestFirst = (scripts: readonly string[]) => scripts.toSorted((a, b) => size(b) - size(a))

  const inAssets = (file: string) => path.posix.relative('assets', file)

  /** What `200.html` needs to find out which page was opened. */
  const routes = (await server.parameterPages()).map(({ pattern, firstCalls, parts }) => {
    const own = files.page(parts)
    return {
      pattern: patternSource(pattern),
      scripts: largestFirst(own.js.filter((file) => !entry.js.includes(file))).map(inAssets),
      styles: own.css.filter((file) => !entry.css.includes(file)).map(inAssets),
      firstCalls,
    }
  })

  /** A page's scripts and styles are in its own HTML. */
  const dataOf = (
    { path, parts, firstCalls, early }: PrerenderedPage,
    wait: boolean,
  ): InlineData =>
    path === null || !parts
      ? { routes, isNeutral: true }
      : {
          routes: [{ pattern: patternSource(path), firstCalls }],
          ...(wait && { wait }),
          ...(early && { early }),
        }

  async function lookUpFiles(parts: PageParts | null) {
    const own = parts ? files.page(parts) : { css: [], js: [] }
    const { css, js } = union(entry, own)
    const styles = withoutFonts((await Promise.all(css.map(readText))).join(''))
    return { ownStyles: own.css, scripts: largestFirst(js), styles }
  }

  const known = new Map<string | undefined, ReturnType<typeof lookUpFiles>>()

  /** Looked up once for each component: a program's page is written thousands of times. */
  function filesFor(parts: PageParts | null): ReturnType<typeof lookUpFiles> {
    const found = known.get(parts?.component) ?? lookUpFiles(parts)
    known.set(parts?.component, found)
    return found
  }

  const bare = template
    .replace(installLinks, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
  // A favicon inside the HTML doesn't compete with the first pictures. Home's HTML has no room for it.
  const favicon = `data:image/svg+xml,${encodeURIComponent(await readText('favicon.svg'))}`
  const frame = frameOf(bare.replace('href="/favicon.svg"', `href="${favicon}"`))
  const homeFrame = frameOf(bare)

  return async function document(page: PrerenderedPage): Promise<string> {
    const { ownStyles, scripts, styles } = await filesFor(page.parts)
    const html = await inlineFirstPicture(page.html, read)
    // The HTML already has the page's first picture, so its calls can wait as well.
    const wait = html !== page.html
    const head = [
      // Above the styles, so that the browser sends the first calls before it reads those.
      ...page.preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`),
      inlineScript(dataOf(page, wait)),
      // Early too: programs that read only these tags stop after the first few kilobytes.
      ...page.head,
      ...(page.early ? [styles.arabicPreload, styles.fontFaces] : []),
      // Inlined: with linked CSS and a script of ordinary priority the largest paint came a second later.
      `<style>${styles.rest}${page.styles ?? ''}</style>`,
      afterFirstPaint(
        [
          // The neutral frame is drawn in the system's font: there the scripts come first.
          ...(page.parts ? [styles.fontPreload] : []),
          ...(page.early ? [] : [styles.fontFaces]),
          // Tells Vite's loader that a page's stylesheet is there already. `disabled` keeps it from being fetched, but not
          // by Chromium's preload scanner, which doesn't look into a template.
          ...ownStyles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
          ...scripts.map(
            (file) =>
              `<link rel="preload" as="script" href="/${file}" crossorigin fetchpriority="low">`,
          ),
          `<script type="module" src="/${entryScript}" crossorigin fetchpriority="low"></script>`,
        ],
        template.match(installLinks) ?? [],
      ),
    ]
    const [toHead, toTitle, toRoot, end] = wait ? homeFrame : frame
    const root =
      page.path === null
        ? `<div id="root">${html}</div>`
        : `<div id="root" data-path="${escapeHtml(page.path)}">${html}</div>${page.beside}${dataElement(page)}`
    const title = `<title>${escapeHtml(page.title)}</title>`
    return [toHead, head.join('\n    '), toTitle, title, toRoot, root, end].join('')
  }
}
