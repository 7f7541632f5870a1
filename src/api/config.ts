import { parseEnv } from './env'

/** The configuration that this build was made with. */
export const config = parseEnv(import.meta.env)

/** Full address of a flyer's file (spec §3: served under /flyers/{file}). */
export function flyerUrl(file: string | null): string | null {
  return file === null ? null : `${config.assetUrl}/flyers/${encodeURIComponent(file)}`
}
