/** Origins, or `https://*.contoh.id` for every name before a dot. */
type Sources = readonly string[]

/** The hosts of the Content-Security-Policy, set by vite.config.ts from the same list (scripts/deploy/policy.ts). */
declare const __JM_PICTURE_HOSTS__: Sources

/** Whether one of the sources is the host of an address. One with a user name or a password is never followed. */
export const isAmong = ({ protocol, origin, username, password }: URL, sources: Sources): boolean =>
  // A `blob:` has the origin of the page that made it.
  /^https?:$/.test(protocol) &&
  `${username}${password}` === '' &&
  sources.some((source) => {
    const [scheme = '', domain] = source.split('*')
    return domain === undefined
      ? origin === source
      : origin.startsWith(scheme) && origin.endsWith(domain)
  })

/** Whether a text of the backend may show a picture of this address. */
export const isPictureHost = (url: URL): boolean => isAmong(url, __JM_PICTURE_HOSTS__)
