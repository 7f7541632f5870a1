import { hash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Env } from '../../src/api/env'
import { SCREEN_PATTERN, slugOfScreen } from '../../src/lib/address/paths.ts'
import { root } from '../setup/packages.mjs'
import { bundleScript } from './bundle-script.ts'
import type { BuildModules } from './modules.ts'
import { filesOf, sharedFile } from './page-files.ts'

/** The browser of a television that is some years old. */
const OLDEST = 'chrome87'

/** Bytes that the page may have before it is compressed: other sites have it in a frame. */
const MAX_SIZE = 130_000

/** The page's file, by its path inside the build. */
export const screenFile = sharedFile(SCREEN_PATTERN)

const HEAD = '<!--layar-head-->'
const SCRIPT = '<!--layar-script-->'

const template = path.join(root, 'src/app/layar/layar.html')

/*
 * What came after Chromium 87 and no compiler can bring along. Syntax is written for it by the bundler.
 */
const youngerFunctions =
  /\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|throwIfAborted|isWellFormed|groupBy|fromAsync|withResolvers)\(|\b(?:Object\.hasOwn\(|URL\.(?:canParse|parse)\(|AbortSignal\.(?:any|timeout)\(|structuredClone\(|randomUUID\(|Intl\.|requestIdleCallback|scheduler\.)/g
const youngerStyles =
  /:(?:is|where|has)\(|@(?:layer|container|supports selector|scope|starting-style)\b|\baspect-ratio\s*:|\binset(?:-inline|-block)?\s*:|\b(?:accent-color|text-wrap|translate|rotate|scale)\s*:|\d(?:[dsl]v[hw]|cq[wh])\b|color-mix\(|\boklch\(|overflow\s*:\s*clip/g

/** What of a script and its styles an old television's browser doesn't know. */
export const youngerIn = (code: string, css: string): string[] => [
  ...(code.match(youngerFunctions) ?? []),
  ...(css.match(youngerStyles) ?? []),
]

/** Bundles the page's script for the oldest browser. @param env what the build was configured for */
export const bundleScreen = (env: Env) =>
  bundleScript('layar/main.ts', {
    target: OLDEST,
    define: { __JM_CONFIG__: JSON.stringify(env) },
    acts: (module) => /layar\/main\.ts$|\.css$/.test(module),
  })

/** Serves the page with Vite's dev server, which has its script and styles as files. */
export const screenPlugin: Plugin = {
  name: 'jm-screen',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (slugOfScreen(pathname) === null) {
        next()
        return
      }
      const send = async () => {
        const html = (await readFile(template, 'utf8'))
          .replace(HEAD, '<link rel="stylesheet" href="/src/app/styles/fonts.css" />')
          .replace(SCRIPT, '<script type="module" src="/src/app/layar/main.ts"></script>')
        response.setHeader('content-type', 'text/html;charset=utf-8')
        response.end(await server.transformIndexHtml(pathname, html))
      }
      send().catch(next)
    })
  },
}

/**
 * Writes Layar Masjid into the build: one file that has its script and styles in it, so that a screen never has half of
 * a version, and no part of it is missing without a network.
 * @param dist the folder of the build
 * @throws Error when it has grown beyond its limit, or has what is younger than Chromium 87
 */
export async function writeScreenPage(env: Env, dist: string, build: BuildModules): Promise<void> {
  const { code, css } = await bundleScreen(env)
  const younger = youngerIn(code, css)
  if (younger.length > 0)
    throw new Error(`A television’s browser doesn’t know ${younger.join(', ')} of the screen`)
  if (code.includes('</script')) throw new Error('The screen’s script would end its own element')
  const head = `${await fontOf(dist, build)}<style>${css}</style>`
  const version = hash('md5', head + code, 'base64url')
  const html = (await readFile(template, 'utf8'))
    .replace('<html', `<html data-version="${version}"`)
    .replace(HEAD, () => head)
    .replace(SCRIPT, () => `<script>${code}</script>`)
  if (Buffer.byteLength(html) > MAX_SIZE)
    throw new Error(`${screenFile} has ${Buffer.byteLength(html)} bytes, at most ${MAX_SIZE}`)
  await mkdir(path.dirname(path.join(dist, screenFile)), { recursive: true })
  await writeFile(path.join(dist, screenFile), html)
}

/** The app's own font, by the name that it has in this build. */
async function fontOf(dist: string, build: BuildModules): Promise<string> {
  const { css } = filesOf(build).entry
  const styles = await Promise.all(css.map((file) => readFile(path.join(dist, file), 'utf8')))
  const [face = '', url = ''] =
    /@font-face\s*\{[^}]*url\(['"]?([^)'"]*-dasar-[^)'"]*)['"]?\)[^}]*\}/.exec(styles.join('')) ??
    []
  if (url === '') throw new Error('No basic font: has src/app/styles/fonts.css changed?')
  return `<link rel="preload" as="font" href="${url}" crossorigin /><style>${face}</style>`
}
