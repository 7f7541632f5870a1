import type { Env } from '../../src/api/env'

/** CSP hashes (`'sha256-…'`) of what stands in the HTML itself. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
  /** Those of {@link styles} that Home has. */
  homeStyles: readonly string[]
  /** Those of Layar Masjid's page; they stand in no other page. */
  screen: { scripts: readonly string[]; styles: readonly string[] }
}

const origin = (url: string) => new URL(url.replace(/\{[zxy]\}/g, '0')).origin

/**
 * Whose pictures a page may have. The policy says it to the browser, and the build to the app
 * (`src/ui/text/sanitise-html.ts`), which leaves all others out of the backend's texts.
 */
export const pictureHosts = (env: Env): string[] => [
  ...new Set([
    ...[env.apiUrl, env.accountApiUrl, env.assetUrl, env.tileUrl].map(origin),
    ...env.pictureHosts,
  ]),
]

/**
 * The Content-Security-Policy of every page: nothing but the build's own files and the hosts that it was configured for.
 * Only style attributes are open, since React and Leaflet set them with what they draw.
 * @param frames whose pages may have this one in a frame
 */
export function contentSecurityPolicy(
  env: Env,
  { scripts, styles }: Pick<InlineHashes, 'scripts' | 'styles'>,
  frames: "'none'" | '*' = "'none'",
): string {
  const { apiUrl, accountApiUrl, prayerApiUrl, geocodeApiUrl, surahApiUrl } = env
  const audio = [...new Set([origin(surahApiUrl), ...env.audioHosts])]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    // A QR code may come as `data:`; a picked photo is shown as `blob:`.
    'img-src': ["'self'", 'data:', 'blob:', ...pictureHosts(env)],
    'media-src': ["'self'", ...audio],
    // A recitation is also fetched, to be kept for offline.
    'connect-src': [
      "'self'",
      ...[apiUrl, accountApiUrl, prayerApiUrl, geocodeApiUrl].map(origin),
      ...audio,
    ],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': [frames],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policy of src/lib/trusted-types.ts.
    'trusted-types': ['jejaring-masjid'],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')
}

const allowedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-write',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'screen-wake-lock',
]

/**
 * Nothing of the app needs these. Features for which the browser opens its own chooser, such
 * as screens or USB devices, are left out to save bytes: Home loads 0.1 s faster if its answer has at most 14,600.
 */
const refusedFeatures = [
  'encrypted-media',
  'fullscreen',
  'microphone',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
]

/**
 * What of the device the page may use: place, compass, camera, clipboard, sharing, sound and a screen that stays on. The
 * camera is for one page (`/masjid/{slug}/periksa`), but a document keeps the policy of the page that it was opened with,
 * and the service worker answers with the headers of one file for all.
 */
export const permissionsPolicy = [
  ...allowedFeatures.map((name) => `${name}=(self)`),
  ...refusedFeatures.map((name) => `${name}=()`),
].join(', ')
