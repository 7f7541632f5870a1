import { newerThanBuild } from '../../../scripts/html/stale.ts'
import { startSite } from '../../../scripts/serve.ts'
import { nginxPath } from '../../../scripts/setup/nginx.mjs'
import { root, stop } from '../../../scripts/setup/packages.mjs'
import { startNginx } from './nginx.ts'

/**
 * Serves the production build for the whole run, on any free port: a run must not clash with a dev server, nor with
 * another run. The workers inherit the environment. A build older than its sources ends the run: it would answer for
 * code that it doesn't hold. Where there is an nginx, that one serves it too.
 * @returns what Playwright calls at the end
 */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a global setup by its default export
export default async function globalSetup() {
  const newer = await newerThanBuild(root)
  if (newer !== null) stop(`dist/ is older than ${newer}: run "npm run build" first.`)
  const site = await startSite({ port: 0 })
  process.env['E2E_SITE_PORT'] = String(site.port)
  const program = nginxPath()
  if (program === null) return site.close
  const nginx = await startNginx(program)
  process.env['E2E_NGINX_PORT'] = String(nginx.port)
  process.env['E2E_NGINX_TLS_PORT'] = String(nginx.tlsPort)
  return () => Promise.all([site.close(), nginx.stop()])
}
