/** Where the build under test lives, as the browser sees it: the development addresses of README.md. */
export const SITE_ORIGIN = 'http://localhost:5173'

/** Where the build under test looks for the backend, and where the backend's answers say that their pictures are. */
export const BACKEND_ORIGIN = 'http://localhost:4010'

/**
 * Chromium's switch that sends the build's fixed addresses to the ports really in use, so that one build serves
 * several stand-ins at once and no request has to be intercepted. Nothing else has an address: the app must run whole
 * without a network. The first rule that fits wins.
 */
export function mapHosts(ports: { standIn: number; site: number }): string {
  const rules = [
    `MAP localhost:4010 localhost:${ports.standIn}`,
    `MAP localhost:5173 localhost:${ports.site}`,
    'MAP localhost localhost',
    'MAP * ~NOTFOUND',
  ]
  return `--host-resolver-rules=${rules.join(',')}`
}
