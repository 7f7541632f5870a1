/** A path and at most one query, both of letters, digits and hyphens, without what counts clicks (`fbclid`). */
const PLAIN = /^(?!.*\?.*\?)[/\w-]*(?:[?&](?!\w*clid=)\w+=[\w-]*[^\W_])*$/

/**
 * Whether an address is one as the app writes it. What messengers have made of others is read by `mendAddress`, which
 * most visits needn't load.
 * @param pattern of its page in the route table
 */
export const isPlainAddress = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  pattern = '*',
): boolean =>
  pattern !== '*' &&
  PLAIN.test(pathname + search + hash) &&
  // The router reads `/Donation` as `/donation`, and a slug as it is.
  RegExp(`^${pattern.replace(':slug', '[\\da-z_-]*[\\da-z]').replace(/:\w+/, '[\\w-]+')}/?$`).test(
    pathname,
  )
