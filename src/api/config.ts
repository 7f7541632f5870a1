import type { Env } from './env'

/** Put in by vite.config.ts, which checks it: the checks and their words needn't travel to a phone. */
declare const __JM_CONFIG__: Env

/** The configuration that this build was made with. */
export const config: Env = __JM_CONFIG__

/** Full address of a flyer's file (spec §3: served under /flyers/{file}). */
export function flyerUrl(file: string | null): string | null {
  return file === null ? null : `${config.assetUrl}/flyers/${encodeURIComponent(file)}`
}
