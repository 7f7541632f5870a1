import {
  isEmbeddedScreen,
  isPrivatePath,
  paths,
  slugOfScreen,
} from '../../src/lib/address/paths.ts'
import type { Hosting } from './hosting.ts'

/** The page for every address that has no file, neither its own nor a shared one. */
export const NEUTRAL_FILE = '/200.html'

export const isAsset = (pathname: string): boolean => pathname.startsWith('/assets/')

/** `/campaign/:slug` as the source of a regular expression, without its ends. */
const patternSource = (pattern: string): string =>
  pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')

/** One regular expression for several patterns, which every server understands. As in the app, case is no matter. */
export const patternsSource = (patterns: readonly string[]): string =>
  `^(?:${patterns.map(patternSource).join('|')})/?$`

/** Whose headers an address has. */
function kindOf(pathname: string, search: string): keyof Hosting['headers'] {
  if (isAsset(pathname)) return 'assets'
  if (pathname === paths.home()) return 'home'
  if (isPrivatePath(pathname)) return 'private'
  if (slugOfScreen(pathname) === null) return 'public'
  return isEmbeddedScreen(search) ? 'embeddedScreen' : 'screen'
}

/**
 * What the table says of an address. `file` is null where the app itself says that there is nothing.
 * @param search its query, `?tampil=sematan`
 */
export function lookUp(table: Hosting, pathname: string, search = '') {
  const among = (patterns: readonly string[]) =>
    RegExp(patternsSource(patterns), 'i').test(pathname)
  const file = table.appPages.find(({ pattern }) => among([pattern]))?.file ?? null
  return { headers: table.headers[kindOf(pathname, search)], file }
}
