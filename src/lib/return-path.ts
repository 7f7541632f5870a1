import { localStore, type StorageSource, writeStored } from './storage'

/** Where the address to return to after logging in is kept (spec §3, §5). */
export const RETURN_PATH_KEY = 'redirect_after_login'

/**
 * Remembers where a visitor was when sent to log in. Whoever reads it passes it through `safeReturnPath` first:
 * what is in storage can be anybody's.
 * @param path path and query of this site
 */
export function rememberReturnPath(path: string, source: StorageSource = localStore): void {
  writeStored(source, RETURN_PATH_KEY, path)
}
