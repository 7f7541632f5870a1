import { type Call, preflight } from '../http/client'
import { namesIn } from '../http/headers'
import { shown } from '../http/json'
import { corsProblems } from '../judge'
import type { Operation } from '../model'
import type { Run } from '../run'

const WRONG_KEY = 'kunci-yang-salah'
const UNKNOWN_KODE = 'kode_yang_tidak_ada'

/** A call of an operation with inputs that worked before, or with none. */
function sample(run: Run, operation: Operation): Call {
  return { operation, ...run.sampleOf(operation) }
}

/** Calls that would write, if a refusal failed, are made only when writing is allowed. */
export function mayTry(run: Run, operation: Operation): boolean {
  return !operation.writes || run.options.write === true
}

/** Missing and wrong `key`: 403, whatever the operation. */
export async function checkKey(run: Run, operation: Operation): Promise<void> {
  if (!mayTry(run, operation)) return
  for (const key of [null, WRONG_KEY])
    await run.probe({ ...sample(run, operation), key }, { status: [403], as: 'key' })
}

/** A text in capitals, or in small letters where it is in capitals. */
export const inOtherCase = (text: string) =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()

/** Keys that are almost the right one. Told of the first operation of each controller and method. */
export async function checkAlmostKey(run: Run, operation: Operation): Promise<void> {
  const { key } = run.options.target
  const almost = [key.slice(0, -1), key.slice(1), `${key}x`, inOtherCase(key), '%', '*', '0']
  for (const one of almost.filter((text) => text !== key && text !== ''))
    await run.probe({ operation, key: one }, { status: [403], as: 'key' })
  // The key is checked first, so that nobody without it learns which kodes exist.
  const stranger = { operation, key: WRONG_KEY, kode: UNKNOWN_KODE }
  await run.probe(stranger, { status: [403], as: 'key' })
}

/**
 * Unknown and missing `kode`, and those that are almost one: 404. Told of the first operation of each controller, as it
 * is nobody's own.
 */
export async function checkKode(run: Run, operation: Operation): Promise<void> {
  const { key } = run.options.target
  const { controller, method, kode } = operation
  const known = run.model.operations.filter((one) => one.controller === controller)
  // Without inputs it does nothing even where it is answered.
  const elsewhere = run.model.operations.find(
    (one) => one.method === method && !known.some(({ kode: own }) => own === one.kode),
  )
  const wrong = [UNKNOWN_KODE, inOtherCase(kode), kode.slice(0, -1), `${kode}x`, `../${kode}`]
  const refused = async (sent: string | null, status: readonly number[]) => {
    const expectation = { status, as: 'kode' } as const
    const exchange = await run.send({ operation, key, kode: sent }, expectation)
    const { findings } = run.judge.answer(exchange, expectation)
    // It is told of an operation that has nothing to do with it.
    const what = sent === null ? 'without kode' : `for kode ${shown(sent)}`
    run.report(
      ...findings.map((one) =>
        one.check === 'kode' ? { ...one, seen: `${one.seen} ${what}` } : one,
      ),
    )
  }
  for (const one of [...wrong, ...(elsewhere ? [elsewhere.kode] : [])]) await refused(one, [404])
  await refused(null, [404, 400])
}

const NO_CONTROLLER = 'jalur-yang-tidak-ada'

/** A path that no controller has. Told as `GET /path` of the host that the operation is on. */
export async function checkUnknownPath(run: Run, operation: Operation): Promise<void> {
  const nobody = { ...operation, controller: NO_CONTROLLER, name: `GET /${NO_CONTROLLER}` }
  await run.probe({ operation: nobody, method: 'GET' }, { status: [404], as: 'unknown' })
}

const OTHER_SITE = 'https://situs-jahat.example'
/** Names that a careless pattern takes for the app's own. */
const otherSites = (origin: string): string[] => {
  const { protocol, host, hostname } = new URL(origin)
  // With a port the first is none that a browser sends, but it shows that the beginning alone is compared.
  const ends = [`${origin}.jahat.example`, `${protocol}//${hostname}.jahat.example`]
  return [OTHER_SITE, 'null', ...new Set(ends), `${protocol}//jahat-${host}`]
}

/**
 * Another site must not be allowed to read what is called with the visitor's cookie, neither by the preflight nor by the
 * answer. Told of the first operation of a controller and method that has a session.
 */
export async function checkOrigins(run: Run, operations: readonly Operation[]): Promise<void> {
  const operation = operations.find(({ session }) => session !== 'none')
  if (!operation) return
  const { target } = run.options
  for (const origin of otherSites(target.origin)) {
    const answers = [
      await preflight(operation, target, origin),
      // Without inputs and without a session it does nothing.
      await run.send({ operation, origin, kode: UNKNOWN_KODE }),
      ...(operation.writes ? [] : [await run.send({ operation, origin })]),
    ]
    for (const exchange of answers) {
      const allowed = exchange.headers.get('access-control-allow-origin')
      const credentials = exchange.headers.get('access-control-allow-credentials')
      if (allowed !== origin || credentials !== 'true') continue
      run.tell(exchange, 'origin', {
        field: 'header access-control-allow-origin',
        expected: 'must not be another site than the app’s, with credentials',
        seen: allowed,
        lineOf: ['security'],
      })
    }
  }
}

/** The other method, without inputs and without a session, so that nothing happens where it isn't refused. */
export async function checkMethod(run: Run, operation: Operation): Promise<void> {
  const method = operation.method === 'GET' ? 'POST' : 'GET'
  // 404 would say that there is no such operation; 401 and 400 come after 405.
  await run.probe({ operation, method }, { status: [405], as: 'method' })
}

/** What the browser asks before the first call of a controller by this method. */
export async function checkPreflight(run: Run, operations: readonly Operation[]): Promise<void> {
  const operation = operations.find(({ session }) => session !== 'none') ?? operations[0]
  if (!operation) return
  const { target } = run.options
  const exchange = await preflight(operation, target)
  const name = `OPTIONS /${operation.controller}`
  const add = (field: string, expected: string, seen: string) => {
    const about = { field, expected, seen, lineOf: ['security'] }
    run.report({ ...run.judge.finding(exchange, 'preflight', about), operation: name })
  }
  if (exchange.failure) {
    add('body', 'must be answered', exchange.failure.message)
    return
  }
  if (exchange.status < 200 || exchange.status > 299)
    add('status', 'must be 204 (or another success)', String(exchange.status))
  for (const { field, expected, seen } of corsProblems(exchange, target.origin))
    add(field, expected, seen)
  const withCredentials = operation.session !== 'none'
  const allow = 'access-control-allow-headers'
  const names = namesIn(exchange.headers, allow)
  const missing = ['key', 'kode'].filter(
    (header) => !names.has(header) && !(names.has('*') && !withCredentials),
  )
  if (missing.length > 0)
    add(
      `header ${allow}`,
      `must name ${missing.join(' and ')}`,
      exchange.headers.get(allow) || 'no such header',
    )
  // GET and POST need no permission: the three "simple" methods are always allowed.
}
