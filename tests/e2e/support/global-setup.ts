import { newerThanBuild } from '../../../scripts/html/stale.ts'
import { startSite } from '../../../scripts/serve.ts'
import { root, stop } from '../../../scripts/setup/packages.mjs'

/**
 * Serves the production build for the whole run, on any free port: a run must not clash with a dev server, nor with
 * another run. The workers inherit the environment. A build older than its sources ends the run: it would answer for
 * code that it doesn't hold.
 * @returns what Playwright calls at the end
 */
// eslint-disable-next-line import-x/no-default-export -- Playwright loads a global setup by its default export
export default async function globalSetup() {
  const newer = await newerThanBuild(root)
  if (newer !== null) stop(`dist/ is older than ${newer}: run "npm run build" first.`)
  const site = await startSite({ port: 0 })
  process.env['E2E_SITE_PORT'] = String(site.port)
  return site.close
}
