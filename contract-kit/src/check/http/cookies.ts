import { randomUUID } from 'node:crypto'
import { getDomain } from 'tldts'
import { Cookie, CookieJar, defaultPath } from 'tough-cookie'
import type { FormFields } from './client'

/** One `Set-Cookie` line, as a browser at an address reads it. @returns null for a line without a name */
export function parseCookie(line: string, url: URL): SetCookie | null {
  const cookie = Cookie.parse(line)
  if (!cookie) return null
  return {
    name: cookie.key,
    httpOnly: cookie.httpOnly,
    secure: cookie.secure,
    sameSite: cookie.sameSite?.toLowerCase() ?? null,
    path: cookie.path ?? defaultPath(url.pathname),
    domain: cookie.domain,
    removes: isOver(cookie),
  }
}

/** The value that an answer gives a cookie; undefined where it doesn't set it. */
export const valueOf = ({ setCookies }: { setCookies: readonly string[] }, name = '') =>
  setCookies.map((line) => Cookie.parse(line)).find((one) => one?.key === name)?.value

export interface SetCookie {
  name: string
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

const isOver = (cookie: Cookie) => cookie.value === '' || cookie.TTL() <= 0

type Kept = ReturnType<Cookie['toJSON']>

/** The cookies of one visitor. They go back where a browser would send them, and nowhere else. */
export class Jar {
  /** @param login the form of the login that filled it; null where none did, and where its cookies are made up */
  constructor(
    private readonly cookies = new CookieJar(),
    public login: FormFields | null = null,
  ) {}

  /** Takes the `Set-Cookie` lines of an answer; those that a browser throws away are left out. */
  take(url: URL, lines: readonly string[]): void {
    for (const line of lines) this.cookies.setCookieSync(line, url.href, { ignoreError: true })
  }

  /** The header for a call, or undefined when there is nothing to send. */
  header(url: URL): string | undefined {
    return this.cookies.getCookieStringSync(url.href) || undefined
  }

  /** The same cookies, unmoved by what happens to these. */
  copy(): Jar {
    return new Jar(this.cookies.cloneSync(), this.login)
  }

  /** One of these cookies, without the others. */
  only(name: string): Jar {
    return this.with((cookies) => cookies.filter(({ key }) => key === name))
  }

  /**
   * The same names, with a value that no server has given out: another one each time, since PHP makes a session of
   * whatever value comes, unless it is strict, and a login then fills it.
   */
  forged(): Jar {
    const value = `sesi-tidak-pernah-ada-${randomUUID()}`
    return this.with((cookies) => cookies.map((cookie) => ({ ...cookie, value })))
  }

  /** The same names, with a piece of each value: its end, or its first half. */
  pieces(): Jar[] {
    const cuts = [
      (value: string) => value.slice(1),
      (value: string) => value.slice(0, value.length / 2),
    ]
    return cuts.map((cut) =>
      this.with((cookies) =>
        cookies.map((cookie) => ({ ...cookie, value: cut(String(cookie.value)) })),
      ),
    )
  }

  /** The same, between cookies that the site may have as well: those of analytics, and of a setting. */
  amongOthers(): Jar {
    const others = (name: string) => (cookie: Kept) => ({ ...cookie, key: name, value: 'GA1.1.8' })
    return this.with((cookies) => [
      ...cookies.map(others('_ga')),
      ...cookies,
      ...cookies.map(others('tema')),
    ])
  }

  private with(change: (cookies: Kept[]) => Kept[]): Jar {
    const kept = this.cookies.serializeSync()
    if (!kept) return new Jar()
    return new Jar(CookieJar.deserializeSync({ ...kept, cookies: change(kept.cookies) }))
  }

  get isEmpty(): boolean {
    const kept = this.cookies.serializeSync()?.cookies ?? []
    return kept.every((one) => isOver(Cookie.fromJSON(one) ?? new Cookie()))
  }
}

/**
 * Whether a browser counts two addresses as one site, so that a `SameSite=Lax` cookie goes along with a fetch. Those
 * who rent a name under `vercel.app` or `github.io` are sites of their own, as the public suffix list says.
 */
export function isSameSite(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && siteOf(one) === siteOf(other)
}

const siteOf = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
