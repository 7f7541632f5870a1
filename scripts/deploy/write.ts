import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deployFolder, type Hosting, hostingFile } from './hosting.ts'
import {
  assetHeadersFile,
  caddyFile,
  functionFile,
  headersFile,
  nginxFile,
  redirectsFile,
  routesFile,
} from './server-files.ts'

/**
 * Writes the servers' configurations for a build into `.cache/deploy/`. They allow this build's inline script and styles
 * and the hosts that it was made for, so a build and its configuration belong together.
 * @param dist the folder of the build
 * @param previews the folder of the functions for previews
 */
export async function writeServerFiles(
  dist: string,
  previews: string,
  hosting: Hosting,
): Promise<void> {
  const adapter = async (host: string) =>
    functionFile(hosting, await readFile(path.join(previews, `${host}.js`), 'utf8'))
  const files: [name: string, content: string][] = [
    ['nginx/site.conf', nginxFile(hosting)],
    ['caddy/site.caddy', caddyFile(hosting)],
    ['static-host/_headers', headersFile(hosting)],
    ['static-host/_redirects', redirectsFile(hosting)],
    ['cloudflare/_headers', assetHeadersFile(hosting)],
    ['cloudflare/_routes.json', routesFile],
    ['cloudflare/_worker.js', await adapter('cloudflare')],
    ['netlify/site.js', await adapter('netlify')],
  ]
  await rm(deployFolder, { recursive: true, force: true })
  for (const [name, content] of files) {
    const file = path.join(deployFolder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const host of ['static-host', 'cloudflare'])
    await copyFile(path.join(dist, '200.html'), path.join(deployFolder, host, '404.html'))
  await writeFile(hostingFile, JSON.stringify(hosting, null, 1))
}
