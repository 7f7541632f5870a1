import { hasCredentials } from './has-credentials'

/** Origins, or `https://*.contoh.id` for every name before a dot. */
type Sources = readonly string[]

/** The hosts of the Content-Security-Policy, set by vite.config.ts from the same list (scripts/deploy/policy.ts). */
declare const __JM_PICTURE_HOSTS__: Sources

/** Whether an address belongs to one of the sources. An address with a user name or a password belongs to none. */
export const isAmong = (url: URL, sources: Sources): boolean =>
  // A `blob:` has the origin of the page that made it.
  /^https?:$/.test(url.protocol) &&
  !hasCredentials(url) &&
  sources.some((source) => {
    const [scheme = '', domain] = source.split('*')
    return domain === undefined
      ? url.origin === source
      : url.origin.startsWith(scheme) && url.origin.endsWith(domain)
  })

/** Whether a text of the backend may show a picture of this address. */
export const isPictureHost = (url: URL): boolean => isAmong(url, __JM_PICTURE_HOSTS__)
