/** Campaigns in Home's carousel. */
export const CAROUSEL_LIMIT = 5

/** How long one campaign is shown before the next, in milliseconds. */
export const AUTOPLAY_MS = 5000
