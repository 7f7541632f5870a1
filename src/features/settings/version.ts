/** Set by vite.config.ts. */
declare const __JM_VERSION__: { commit: string; date: string }

/** The version that is running: the commit it was built from, short, and when that was made (ISO 8601; may be empty). */
export const version = __JM_VERSION__
