/** Set by vite.config.ts. */
declare const __JM_VERSION__: { commit: string; date: string }

/**
 * The version that is running: the commit it was built from, short, and when that was made (ISO 8601; may be empty). In
 * a file of its own, since each build changes what it is part of.
 */
export const version = __JM_VERSION__

/** A number that grows with each version: when it was made, in ms since 1970; 0 where that isn't known. */
export const versionNumber = Date.parse(version.date) || 0
