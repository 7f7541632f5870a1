import { MIMEType } from 'node:util'
import { parseDictionary, parseList, Token } from 'structured-headers'

/** What a header's parser takes. Names may be in any case, and a list may have empty elements (RFC 9110, 5.6.1). */
const elements = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .replaceAll(/,(\s*,)+/g, ',')
    .replaceAll(/^\s*,|,\s*$/g, '')

/** Undefined for what has no grammar at all, which is as good as not said. */
function parsed<T>(parse: () => T): T | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/**
 * Whether `Cache-Control` keeps everybody from answering a later call with this answer; null where it says nothing of
 * it. `no-cache="Set-Cookie"` is about that header alone.
 */
export function mayBeKept(headers: Headers): boolean | null {
  const control = parsed(() => parseDictionary(elements(headers, 'cache-control')))
  const valueOf = (name: string) => {
    const [value, parameters] = control?.get(name) ?? []
    // A directive has none: `no-store; max-age=60` is one that nobody knows.
    return parameters?.size === 0 ? value : undefined
  }
  if (valueOf('no-store') === true || valueOf('no-cache') === true) return false
  const times = ['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error'].map(valueOf)
  if (times.some((time) => Number(time) > 0) || valueOf('immutable') === true) return true
  return valueOf('max-age') === 0 ? false : null
}

/** UTF-8 by any of its names: MySQL's too, which get into headers. Whatever is said, a browser reads JSON as UTF-8. */
export const isUtf8Name = (charset: string) => /^utf-?8(mb[34])?$/i.test(charset)

/** Whether an answer says that it is JSON, in UTF-8 if it names an encoding. */
export function isJson(headers: Headers): boolean {
  const type = parsed(() => new MIMEType(headers.get('content-type') ?? ''))
  return type?.essence === 'application/json' && isUtf8Name(type.params.get('charset') ?? 'utf-8')
}

/** The names in a header that lists some, such as `Access-Control-Allow-Headers`; in lower case. */
export function namesIn(headers: Headers, name: string): ReadonlySet<string> {
  const items = parsed(() => parseList(elements(headers, name))) ?? []
  return new Set(items.flatMap(([item]) => (item instanceof Token ? [item.toString()] : [])))
}

/** How long `Retry-After` asks to wait, by seconds or by a date; null where it says nothing. */
export function millisecondsToWait(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // A browser reads numbers as dates too.
  const date = /^[a-z]{3,9},/i.test(text) ? Date.parse(text) : NaN
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
