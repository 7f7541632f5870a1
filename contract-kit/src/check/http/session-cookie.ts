import type { Finding } from '../checks'
import type { Exchange, Target } from './client'
import { isSameSite, parseCookie, type SetCookie } from './cookies'
import type { Judge } from '../judge'

/**
 * How the cookie that a login sets differs from what a browser needs to keep it, send it back to every controller from
 * the app's site, and hide it from scripts. Its name is the backend's own business: no script ever reads it.
 */
export function loginCookieFindings(
  judge: Judge,
  exchange: Exchange,
  target: Target,
  name = sessionNames(exchange)[0],
): Finding[] {
  if (exchange.status !== 200) return []
  const lineOf = ['responses', '200', 'headers', 'Set-Cookie']
  const cookies = exchange.setCookies.flatMap((line) => parseCookie(line, exchange.url) ?? [])
  const set = cookies.filter(({ removes }) => !removes)
  if (set.length === 0)
    return [
      judge.finding(exchange, 'cookie', {
        field: 'header set-cookie',
        expected: 'must set the session cookie',
        seen: 'no cookie',
        lineOf,
      }),
    ]
  const session = set.find((cookie) => cookie.name === name)
  if (!session) return []
  return cookieProblems(session, target).map(({ attribute, expected, seen }) =>
    judge.finding(exchange, 'cookie', {
      field: `cookie ${session.name}; ${attribute}`,
      expected,
      seen,
      lineOf,
    }),
  )
}

/** What load balancers, CDNs and their guards set on any answer, without the backend: nobody there chose it. */
const NOT_ITS_OWN =
  /^(AWSALB|AWSELB|__cf|_?cf_|_cfuvid|ARRAffinity|GCLB|BIGip|TS01|(visid_)?incap_|nlbi_|ak_bmsc|bm_)/i

/**
 * The names of the cookies that an answer sets, the likeliest to be a session first: others (a load balancer's, a
 * language) are none, and what scripts can't read is likelier.
 */
export function sessionNames({ setCookies, url }: Exchange): string[] {
  const set = setCookies
    .flatMap((line) => parseCookie(line, url) ?? [])
    .filter(({ name, removes }) => !removes && !NOT_ITS_OWN.test(name))
  return [
    ...set.filter(({ httpOnly }) => httpOnly),
    ...set.filter(({ httpOnly }) => !httpOnly),
  ].map(({ name }) => name)
}

/**
 * Which answers to visitors set the session's cookie. A browser takes it only where it sends credentials, so where the
 * contract declares a session.
 */
function strayCookieFindings(
  judge: Judge,
  answers: readonly Exchange[],
  name: string | undefined,
): Finding[] {
  return answers.flatMap((exchange) => {
    const isSeen = exchange.call.operation.session !== 'none'
    if (!isSeen || name === undefined) return []
    if (!sessionNames(exchange).includes(name)) return []
    return judge.finding(exchange, 'cookie', {
      field: `cookie ${name}`,
      expected: 'must be set by auth/login alone: here it takes the place of a session',
      seen: 'set for a visitor',
      lineOf: ['responses', String(exchange.status)],
    })
  })
}

/**
 * What a login sets besides the session's cookie and no answer to a visitor does: a load balancer's cookie is
 * everywhere, so this is another part of the session.
 */
function secondCookieFindings(
  judge: Judge,
  login: Exchange | null,
  toVisitors: readonly Exchange[],
  name: string | undefined,
): Finding[] {
  if (!login) return []
  const everywhere = toVisitors.flatMap((exchange) => sessionNames(exchange))
  const second = sessionNames(login).find((one) => one !== name && !everywhere.includes(one))
  if (second === undefined) return []
  return [
    judge.finding(login, 'cookie', {
      field: `cookie ${second}`,
      expected: `must not be there: the session is one cookie, ${name}`,
      seen: 'a second one, which only a login sets',
      lineOf: ['responses', '200', 'headers', 'Set-Cookie'],
    }),
  ]
}

/**
 * What is wrong with the cookies of a whole run: a session is one, and a login alone sets it.
 * @param login the answer that started a session, null where none did; `name` is that of its session's cookie
 * @param toVisitors answers with cookies to somebody who came without one
 */
export function cookieFindings(
  judge: Judge,
  login: Exchange | null,
  toVisitors: readonly Exchange[],
  name: string | undefined,
): Finding[] {
  return [
    ...strayCookieFindings(judge, toVisitors, name),
    ...secondCookieFindings(judge, login, toVisitors, name),
  ]
}

/** One attribute that is wrong; `expected` and `seen` are for people. */
interface CookieProblem {
  /** As in the header: `HttpOnly`, `SameSite` … */
  attribute: string
  expected: string
  seen: string
}

/**
 * What keeps a browser on the app's site (`origin`) from keeping this cookie for both hosts and from scripts; empty when
 * nothing does.
 */
export function cookieProblems(
  cookie: SetCookie,
  { account, main, origin }: Target,
): CookieProblem[] {
  const site = new URL(origin)
  const crossSite = [account, main].some((host) => !isSameSite(host, site))
  const problems: CookieProblem[] = []
  const add = (attribute: string, expected: string, seen: string) =>
    problems.push({ attribute, expected, seen })

  if (!cookie.httpOnly)
    add(
      'HttpOnly',
      'must be there: otherwise a script on the page can steal the session',
      'missing',
    )
  if (cookie.path !== '/')
    add('Path', 'must be /: the other controllers need the cookie too', cookie.path)
  if (account.protocol === 'https:' && !cookie.secure)
    add('Secure', 'must be there on https', 'missing')
  if (crossSite && cookie.sameSite !== 'none')
    add(
      'SameSite',
      `must be None, as ${origin} is another site than the backend`,
      cookie.sameSite ?? 'missing',
    )
  if (cookie.sameSite === 'none' && !cookie.secure && account.protocol !== 'https:')
    add('Secure', 'must be there with SameSite=None, or the browser drops the cookie', 'missing')
  if (account.hostname !== main.hostname && !covers(cookie.domain, main.hostname))
    add(
      'Domain',
      `must cover ${main.hostname}: amens and donations are sent there with the session`,
      cookie.domain ?? 'missing',
    )
  return problems
}

function covers(domain: string | null, host: string): boolean {
  return domain !== null && `.${host}`.endsWith(`.${domain}`)
}
