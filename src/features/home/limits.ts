/** Campaigns in Home's carousel (spec §9). */
export const CAROUSEL_LIMIT = 5

/** How long one campaign stands before the next comes, in milliseconds (spec §9). */
export const AUTOPLAY_MS = 5000
