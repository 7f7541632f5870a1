import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deployFolder, type Hosting, hostingFile } from './hosting.ts'
import { caddyFile, headersFile, nginxFile, redirectsFile } from './server-files.ts'

/**
 * Writes the servers' configurations for a build into `.cache/deploy/`. They allow this build's inline script and styles
 * and the hosts that it was made for, so a build and its configuration belong together.
 * @param dist the folder of the build
 */
export async function writeServerFiles(dist: string, hosting: Hosting): Promise<void> {
  const files: [name: string, content: string][] = [
    ['nginx/site.conf', nginxFile(hosting)],
    ['caddy/site.caddy', caddyFile(hosting)],
    ['static-host/_headers', headersFile(hosting)],
    ['static-host/_redirects', redirectsFile(hosting)],
  ]
  await rm(deployFolder, { recursive: true, force: true })
  for (const [name, content] of files) {
    const file = path.join(deployFolder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await copyFile(path.join(dist, '200.html'), path.join(deployFolder, 'static-host/404.html'))
  await writeFile(hostingFile, JSON.stringify(hosting, null, 1))
}
