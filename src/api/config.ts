import type { Env } from './env'

/** Set by vite.config.ts, which checks the values, so that the checks and their messages stay out of the bundle. */
declare const __JM_CONFIG__: Env

/** The configuration that this build was made with. */
export const config: Env = __JM_CONFIG__

/** Full address of a flyer's file. */
export function flyerUrl(file: string | null): string | null {
  return file === null ? null : `${config.assetUrl}/flyers/${encodeURIComponent(file)}`
}
