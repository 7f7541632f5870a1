import { startSite } from '../../../scripts/serve.ts'

/**
 * Serves the production build for the whole run, on any free port: a run must not clash with a dev server, nor with
 * another run. The workers inherit the environment.
 * @returns what Playwright calls at the end
 */
// eslint-disable-next-line import-x/no-default-export -- Playwright loads a global setup by its default export
export default async function globalSetup() {
  const site = await startSite({ port: 0 })
  process.env['E2E_SITE_PORT'] = String(site.port)
  return site.close
}
