/**
 * The sites and the stand-in that a benchmark loads its pages from, in a process of their own: in the benchmark's,
 * their answers would wait while Lighthouse reads the browser's trace. The product is a copy of dist/ with the
 * stand-in's programs prerendered. nginx serves all, without TLS, since the stand-in has none. Tells the parent process
 * where they listen.
 */
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { donate } from '../../../mock-server/calls-for-tests'
import { startStandIn } from '../../../mock-server/start'
import { prerender } from '../../../tests/e2e/prerender-support'
import { BACKEND_ORIGIN } from '../../../tests/e2e/support/browser-map'
import { startNginx } from '../../../tests/e2e/support/nginx'
import { spawnSync } from 'node:child_process'
import { canInstallDebian, installDebian } from '../../setup/debian.mjs'
import { nginxPath } from '../../setup/nginx.mjs'
import { root, stop } from '../../setup/packages.mjs'
import { buildReferencePage } from './reference-pages'
import type { Places } from './start-servers'

const standIn = await startStandIn({
  port: 0,
  publicUrl: BACKEND_ORIGIN,
  quiet: true,
  log: () => undefined,
})
const folder = path.join(root, '.cache/bench/product')
await rm(folder, { recursive: true, force: true })
await cp(path.join(root, 'dist'), folder, { recursive: true })
await prerender(folder, standIn.port)

// The fallback font has the widths of Arial and Roboto: with another one, the layout shift would be the machine's.
const listed = spawnSync('fc-list', ['Liberation Sans'], { encoding: 'utf8' })
if (canInstallDebian() && !listed.stdout) installDebian('fonts-liberation')

const program = nginxPath()
if (program === null) stop('The benchmark wants nginx (docs/deploy.md).')
const servers = await Promise.all([
  startNginx(program, { site: folder }),
  startNginx(program, { site: await buildReferencePage('bare'), isPlain: true }),
  startNginx(program, { site: await buildReferencePage('stack'), isPlain: true }),
])
const [product, bare, stack] = servers
const donation = await donate(standIn)
// A backend draws the code when the donation is made.
await fetch(`${standIn.url}/qr/${donation}.png`)
const places: Places = {
  standIn: standIn.port,
  product: product.port,
  bare: bare.port,
  stack: stack.port,
  donation,
}
process.send?.(places)
// Not left behind when the benchmark is stopped.
process.once('disconnect', () => {
  void Promise.all(servers.map((server) => server.stop())).finally(() => process.exit())
})
