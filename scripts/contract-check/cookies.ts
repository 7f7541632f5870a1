/** One `Set-Cookie` line, read as a browser reads it. */
export interface Cookie {
  name: string
  value: string
  httpOnly: boolean
  secure: boolean
  /** In lower case; null when it isn't said. */
  sameSite: string | null
  path: string
  /** Without the leading dot; null: only the host that set it. */
  domain: string | null
  /** Whether this line takes the cookie away. */
  removes: boolean
}

/** @returns null for a line without a name */
export function parseCookie(line: string): Cookie | null {
  const [pair = '', ...parts] = line.split(';')
  const [name, value] = split(pair)
  if (name === '') return null
  const attributes = new Map(
    parts.map((part) => {
      const [attribute, text] = split(part)
      return [attribute.toLowerCase(), text]
    }),
  )
  const path = attributes.get('path') ?? ''
  const maxAge = attributes.get('max-age')
  const expires = Date.parse(attributes.get('expires') ?? '')
  return {
    name,
    value,
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
    sameSite: attributes.get('samesite')?.toLowerCase() ?? null,
    // Without a path the cookie belongs to the folder of the address that set it; ours is `/{controller}`.
    path: path.startsWith('/') ? path : '/',
    domain: attributes.get('domain')?.replace(/^\./, '').toLowerCase() ?? null,
    removes: value === '' || (maxAge !== undefined ? Number(maxAge) <= 0 : expires < Date.now()),
  }
}

function split(part: string): [string, string] {
  const at = part.indexOf('=')
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}

interface Kept extends Cookie {
  host: string
}

const isLocal = (host: string) =>
  host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost')

/** The cookies of one visitor. They go back where a browser would send them, and nowhere else. */
export class Jar {
  private readonly kept = new Map<string, Kept>()

  /** Takes the `Set-Cookie` lines of an answer. */
  take(url: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const cookie = parseCookie(line)
      if (!cookie) continue
      const host = cookie.domain ?? url.hostname
      // A browser throws away a cookie for somebody else's domain.
      if (!`.${url.hostname}`.endsWith(`.${host}`)) continue
      const key = `${cookie.name}|${host}|${cookie.path}`
      if (cookie.removes) this.kept.delete(key)
      else this.kept.set(key, { ...cookie, host })
    }
  }

  /** The header for a call, or undefined when there is nothing to send. */
  header(url: URL): string | undefined {
    const sent = [...this.kept.values()].filter((cookie) => goesTo(cookie, url))
    return sent.length > 0
      ? sent.map(({ name, value }) => `${name}=${value}`).join('; ')
      : undefined
  }

  /** The same cookies, unmoved by what happens to these. */
  copy(): Jar {
    const copy = new Jar()
    for (const [key, cookie] of this.kept) copy.kept.set(key, cookie)
    return copy
  }

  /** The same names, with values that no server has given out. */
  forged(): Jar {
    const copy = new Jar()
    for (const [key, cookie] of this.kept)
      copy.kept.set(key, { ...cookie, value: 'sesi-yang-tidak-pernah-ada' })
    return copy
  }

  get isEmpty(): boolean {
    return this.kept.size === 0
  }
}

function goesTo(cookie: Kept, url: URL): boolean {
  const domain =
    cookie.domain === null
      ? url.hostname === cookie.host
      : `.${url.hostname}`.endsWith(`.${cookie.host}`)
  const inPath =
    url.pathname === cookie.path ||
    url.pathname.startsWith(cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`)
  const safe = !cookie.secure || url.protocol === 'https:' || isLocal(url.hostname)
  return domain && inPath && safe
}

/**
 * Whether a browser counts two addresses as one site, so that a `SameSite=Lax` cookie goes along with a fetch. Names
 * are compared by their last two labels (three under a short country domain such as `.or.id`): near enough to say
 * something useful without the public suffix list.
 */
export function isSameSite(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && siteOf(one.hostname) === siteOf(other.hostname)
}

function siteOf(host: string): string {
  if (/^[\d.]+$|:/.test(host)) return host
  const labels = host.split('.')
  const short =
    labels.length > 2 &&
    /^(ac|co|com|go|net|or|org|sch|web|my|biz|desa)\.[a-z]{2}$/.test(labels.slice(-2).join('.'))
  return labels.slice(short ? -3 : -2).join('.')
}
