import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildModules } from '../html/modules.ts'
import { filesOf, union } from '../html/page-files.ts'
import { type Server, withoutFonts } from '../html/pages.ts'
import type { InlineHashes } from './policy.ts'

/** A script or style as a Content-Security-Policy names it. */
const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Scripts that run; one with a type is data. */
const inlineScript = /<script>([^]*?)<\/script>/g
const inlineStyle = /<style>([^]*?)<\/style>/g

/** The hashes of what stands in HTML texts, in an order that only the hashes decide. */
function hashesIn(texts: readonly string[]) {
  const hashes = (pattern: RegExp) => {
    const found = texts.flatMap((text) => [...text.matchAll(pattern)])
    return [...new Set(found.map(([, content = '']) => hashOf(content)))].sort()
  }
  return { scripts: hashes(inlineScript), styles: hashes(inlineStyle) }
}

/**
 * The hashes of a build: of its HTML files, and of the styles that a page has which is only prerendered later
 * (`npm run prerender`).
 * @param dist the folder of the build
 * @param screen Layar Masjid's file, which has a policy of its own
 */
export async function buildHashes(
  dist: string,
  build: BuildModules,
  server: Server,
  screen: string,
): Promise<InlineHashes> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8')
  const pages = (await readdir(dist, { recursive: true })).filter(
    (name) => name.endsWith('.html') && name !== screen,
  )
  const files = filesOf(build)
  const parameterPages = await server.parameterPages()
  const prerendered = parameterPages.filter(({ pattern }) =>
    server.prerenderedPatterns.includes(pattern),
  )
  const later = prerendered.map(async ({ parts }) => {
    const { css } = union(files.entry, files.page(parts))
    const { rest, fontFaces } = withoutFonts((await Promise.all(css.map(read))).join(''))
    return `<style>${rest}</style>${fontFaces}`
  })
  const { scripts, styles } = hashesIn(await Promise.all([...pages.map(read), ...later]))
  return {
    scripts,
    styles,
    homeStyles: hashesIn([await read('index.html')]).styles,
    screen: hashesIn([await read(screen)]),
  }
}
