import type { Finding } from '../checks'
import { type Call, type FormFields, preflight } from '../client'
import { corsProblems } from '../judge'
import type { Operation } from '../model'
import type { Run } from '../run'
import { changed } from './donation-form'

const WRONG_KEY = 'kunci-yang-salah'
const NOBODY = '800000000001'
const UNKNOWN_KODE = 'kode_yang_tidak_ada'

/** A call of an operation with inputs that worked before, or with none. */
function sample(run: Run, operation: Operation): Call {
  return { operation, ...run.sampleOf(operation) }
}

/** Calls that would write, if a refusal failed, are made only when writing is allowed. */
function mayTry(run: Run, operation: Operation): boolean {
  return !operation.writes || run.options.write === true
}

/** Missing and wrong `key`: 403, whatever the operation. */
export async function checkKey(run: Run, operation: Operation): Promise<void> {
  if (!mayTry(run, operation)) return
  for (const key of [null, WRONG_KEY])
    await run.probe({ ...sample(run, operation), key }, { status: [403], as: 'key' })
}

/** Unknown and missing `kode`: 404. Told of the first operation of each controller, as it is nobody's own. */
export async function checkKode(run: Run, operation: Operation): Promise<void> {
  const call = { operation, key: run.options.target.key }
  await run.probe({ ...call, kode: UNKNOWN_KODE }, { status: [404], as: 'kode' })
  await run.probe({ ...call, kode: null }, { status: [404, 400], as: 'kode' })
}

/** The other method, without inputs and without a session, so that nothing happens where it isn't refused. */
export async function checkMethod(run: Run, operation: Operation): Promise<void> {
  const method = operation.method === 'GET' ? 'POST' : 'GET'
  await run.probe({ operation, method }, { status: [405, 404], as: 'method', orRefusal: true })
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
  const headers = exchange.headers.get('access-control-allow-headers') ?? ''
  const names = headers.toLowerCase().split(/\s*,\s*/)
  for (const header of ['key', 'kode'])
    if (!names.includes(header) && !(names.includes('*') && !withCredentials))
      add('header access-control-allow-headers', `must name ${header}`, headers || 'no such header')
  // GET and POST need no permission: the three "simple" methods are always allowed.
}

/** What people paste, and what attackers try. */
const oddValues: readonly { what: string; values: readonly string[] }[] = [
  { what: 'quotes', values: [`'" OR 1=1 -- <script>alert(1)</script> %27 \\ ; {{7*7}}`] },
  { what: 'emoji and Arabic', values: ['🕌🤲🏽 بِسْمِ اللَّهِ \u202eRTL'] },
  { what: '10 kB', values: ['a'.repeat(10_000)] },
  { what: 'a null byte', values: ['nol\u0000byte'] },
  { what: 'a negative number', values: ['-1'] },
  { what: 'a huge number', values: ['99999999999999999999999999'] },
  { what: 'nothing', values: [''] },
  { what: 'twice', values: ['satu', 'dua'] },
]

/** Odd input in one field after the other, the others being as they should. */
export async function checkHostile(run: Run, operation: Operation): Promise<void> {
  if (!mayTry(run, operation)) return
  const { query = [], jar, ...sampled } = run.sampleOf(operation) ?? {}
  // Sixteen wrong passwords in a row would lock a real account.
  const form =
    operation.name === 'auth/login' ? changed(sampled.form ?? [], 'whatsapp', NOBODY) : sampled.form
  for (const input of operation.inputs) {
    /** What was found, and with which kinds of input. */
    const found = new Map<string, { finding: Finding; kinds: string[] }>()
    for (const { what, values } of oddValues) {
      if (run.isMute(operation)) return
      const odd = values.map((value) => [input, value] as const)
      const others = ([name]: readonly [string, unknown]) => name !== input
      const isForm = operation.method === 'POST'
      const inputs = isForm
        ? { form: [...(form ?? []).filter(others), ...odd] satisfies FormFields }
        : { query: [...query.filter(others), ...odd] }
      const exchange = await run.send({ operation, ...inputs, ...(jar && { jar }) })
      const { findings } = run.judge.answer(exchange, { status: [200], orRefusal: true })
      // What is wrong with ordinary answers too has been told, and is no matter of the input. Of the rest the first
      // is enough: a page with 500 is no JSON either.
      const finding = findings.find((one) => !run.isKnown(one))
      if (!finding) continue
      const key = `${finding.field} ${finding.seen}`
      const before = found.get(key)
      found.set(key, {
        finding: before?.finding ?? finding,
        kinds: [...(before?.kinds ?? []), what],
      })
    }
    for (const { finding, kinds } of found.values())
      run.report({
        ...finding,
        check: 'hostile',
        field: `${input} (${kinds.join(', ')}) → ${finding.field}`,
        times: kinds.length,
      })
  }
}
