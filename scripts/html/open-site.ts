import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBuildModules } from './modules.ts'
import type { Server, Site } from './pages.ts'

const cache = path.resolve(import.meta.dirname, '../../.cache')

/** Where the build keeps Vite's own index.html, for pages that are written later. */
export const templateFile = path.join(cache, 'index.html')

/** The server's bundle. */
export const serverFile = pathToFileURL(path.join(cache, 'ssr/entry-server.js')).href

/**
 * The last build.
 * @param dist its folder, or a copy of it
 * @throws when there was no build
 */
export async function openSite(dist: string): Promise<Site> {
  const build = await readBuildModules()
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the server's bundle is this very module, as it was built
  const server: Server = await import(serverFile)
  return { dist, template: await readFile(templateFile, 'utf8'), build, server }
}
