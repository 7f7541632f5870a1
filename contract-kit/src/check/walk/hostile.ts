import fc from 'fast-check'
import { shapeOf } from '../../diff/shape'
import type { Schema } from '../../../../openapi/read'
import type { Finding } from '../checks'
import { type Call, type FormFields, means } from '../http/client'
import { membersOf, parsed, shown } from '../http/json'
import type { Operation } from '../model'
import type { Run } from '../run'
import { changed, codeOf } from './donation/donation-form'
import { isInjected, takesSql } from './injection'
import { DETAIL, STORE } from '../operations'
import { mayTry } from './wire'

/** No account has it: so many wrong passwords in a row would lock a real one. */
const NOBODY = '800000000001'

/** What people paste, and what attackers try. Each is tried, whatever chance brings besides. */
const known = [
  `'" OR 1=1 -- <script>alert(1)</script> %27 \\ ; {{7*7}}`,
  '🕌🤲🏽 بِسْمِ اللَّهِ \u202eRTL',
  'a'.repeat(10_000),
  'nol\u0000byte',
  '-1',
  '99999999999999999999999999',
  // More digits than some languages turn into a number at all.
  '9'.repeat(5_000),
  '',
]

/** How many values each field is tried with besides the known. */
const ODD_VALUES = 12
/** How many calls may be spent on finding a smaller value that fails too. */
const SHRINKING = 60
/** How many different failures of one field are told. */
const FAILURES = 3
/** In characters. Every server passes such an address on to the backend. */
const LONGEST_ADDRESS = 4_000
/** The same values in each run: what was found once is found again. */
const SEED = 1445

/** Any character but half of one. fast-check's own such unit takes a second to make, most of the start. */
const character = fc.integer({ min: 0, max: 0x10f7ff }).map(
  (point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800),
  (sign) => {
    const point = typeof sign === 'string' ? (sign.codePointAt(0) ?? 0) : 0
    return point < 0xd800 ? point : point - 0x800
  },
)
const anything = fc.string({ unit: character, maxLength: 12_000, size: 'small' })

/** The bounds of a number, and what lies beside them. */
const edgesOf = (schema: Schema): string[] =>
  [...shapeOf(schema).bounds]
    .filter(([demand]) => !/Length$|Items$/.test(demand))
    .flatMap(([, { value }]) => [value - 1, value, value + 0.5, value + 1].map(String))

/** Days that a pattern lets pass, and no calendar has. */
const NO_DAYS = ['2026-02-31', '2027-02-29']

/** Those of them that a field's pattern lets pass. */
const noDaysOf = (schema: Schema): string[] => {
  const patterns = [...shapeOf(schema).texts].filter((text) => text.startsWith('pattern '))
  return NO_DAYS.filter(
    (day) =>
      patterns.length > 0 &&
      patterns.every((text) => new RegExp(text.slice('pattern '.length), 'u').test(day)),
  )
}

/** What the contract allows in a field, what lies just beyond, and any text at all. */
function valuesOf(schema: Schema): fc.Arbitrary<string> {
  const { types, values, texts } = shapeOf(schema)
  const own: fc.Arbitrary<string>[] = []
  for (const value of values ?? [])
    if (typeof value === 'string') own.push(fc.mixedCase(fc.constant(value)))
  if (types?.includes('integer') || types?.includes('number')) {
    own.push(fc.constantFrom(2 ** 31, 2 ** 53).map(String), fc.double().map(String))
  }
  for (const text of texts)
    if (text.startsWith('pattern '))
      own.push(fc.stringMatching(new RegExp(text.slice('pattern '.length), 'u')))
  return fc.oneof(
    { weight: 2, arbitrary: anything },
    ...own.map((arbitrary) => ({ weight: 1, arbitrary })),
  )
}

/** Kept for the next run: making the values takes as long as a call. */
const kept = new WeakMap<Schema, Map<number, readonly string[]>>()

/** Random values for a field, the same in each run. */
function madeFor(schema: Schema, numRuns: number): readonly string[] {
  const ofSchema = kept.get(schema) ?? new Map<number, readonly string[]>()
  const made =
    ofSchema.get(numRuns) ??
    (numRuns > 0 ? fc.sample(valuesOf(schema), { seed: SEED, numRuns }) : [])
  kept.set(schema, ofSchema.set(numRuns, made))
  return made
}

/** Odd input in one field after the other, the others being as they should. */
export async function checkHostile(run: Run, operation: Operation): Promise<void> {
  if (!mayTry(run, operation)) return
  for (const input of operation.inputs) {
    if (isInjected(run, operation, input)) continue
    await fails(run, operation, input, ['satu', 'dua'])
    // PHP, Rails and Express turn `field[]` into an array. Code that expects a text then crashes.
    await fails(run, operation, input, ['x'], `${input}[]`)
    const told = new Set<string>()
    while (told.size < FAILURES) {
      const found = await smallestFailure(run, operation, input, told)
      if (!found) break
      told.add(signature(found.finding))
      report(run, input, found.finding, shown(found.value))
    }
  }
}

/** Checks each input of a read for what it can do to a query. A write that is made twice may differ for another reason. */
export async function checkInjection(run: Run, operation: Operation): Promise<void> {
  if (operation.writes || run.options.stateless || !run.sampleOf(operation)) return
  for (const input of operation.inputs)
    await takesSql(run, input, (value) => callWith(run, operation, input, [value]))
}

const signature = ({ field, seen }: Finding) => `${field} ${seen}`

const report = (run: Run, input: string, finding: Finding, value: string) => {
  run.report({
    ...finding,
    check: 'hostile',
    field: `${input} → ${finding.field}`,
    seen: `${finding.seen} for ${input}=${value}`,
  })
}

/** A value of a field, and what is wrong with the answer to it. */
interface Failing {
  value: string
  finding: Finding
}

/** A value of a field that breaks the backend, in the smallest form that does; null where none was found. */
async function smallestFailure(
  run: Run,
  operation: Operation,
  input: string,
  told: ReadonlySet<string>,
): Promise<Failing | null> {
  const { oddValues: numRuns = ODD_VALUES } = run.options
  const schema = operation.inputSchemas[input] ?? {}
  const failing = async (value: string): Promise<Failing | null> => {
    if (run.isMute(operation)) return null
    const finding = await failure(run, callWith(run, operation, input, [value]))
    return finding && !told.has(signature(finding)) ? { value, finding } : null
  }
  for (const value of [
    ...known,
    ...edgesOf(schema),
    ...noDaysOf(schema),
    ...madeFor(schema, numRuns),
  ]) {
    const found = await failing(value)
    if (found) return smallest(found, failing)
  }
  return null
}

/** The smallest that fails too, as far as {@link SHRINKING} calls lead. */
async function smallest(
  found: Failing,
  failing: (value: string) => Promise<Failing | null>,
): Promise<Failing> {
  let best = found
  let left = SHRINKING
  for (;;) {
    let smaller: Failing | null = null
    for (const { value } of anything.shrink(best.value, undefined)) {
      if (left <= 0) return best
      left -= 1
      smaller = await failing(value)
      if (smaller) break
    }
    if (!smaller) return best
    best = smaller
  }
}

/** A field that comes twice, or under another name. */
async function fails(
  run: Run,
  operation: Operation,
  input: string,
  values: readonly string[],
  name = input,
): Promise<void> {
  if (run.isMute(operation)) return
  const finding = await failure(run, callWith(run, operation, input, values, name))
  if (finding) report(run, name, finding, values.map(shown).join(' and '))
}

/** A call that worked before, with these values in the place of one field's, which may have another name then. */
function callWith(
  run: Run,
  operation: Operation,
  input: string,
  values: readonly string[],
  name = input,
): Call {
  const { query = [], jar, ...sampled } = run.sampleOf(operation) ?? {}
  const form =
    operation.name === 'auth/login' ? changed(sampled.form ?? [], 'whatsapp', NOBODY) : sampled.form
  const odd = values.map((value) => [name, value] as const)
  const others = ([one]: readonly [string, unknown]) => one !== input
  const inputs =
    operation.method === 'POST'
      ? { form: [...(form ?? []).filter(others), ...odd] satisfies FormFields }
      : { query: [...query.filter(others), ...odd] }
  return { operation, ...inputs, ...(jar && { jar }) }
}

/**
 * How an answer to odd input is wrong. What is wrong with ordinary answers too has been told and isn't caused by the
 * input. Of the rest the first finding is enough: a page with 500, for example, is no JSON either.
 */
async function failure(run: Run, call: Call): Promise<Finding | null> {
  const expectation = { status: [200], orRefusal: true }
  const exchange = await run.send(call, expectation)
  // Servers take no longer line than 8 kB (nginx) or 16 kB (HAProxy), and refuse it with a page of their own.
  if (exchange.url.href.length > LONGEST_ADDRESS && [400, 414, 431].includes(exchange.status))
    return null
  const { findings } = run.judge.answer(exchange, expectation)
  // A refusal may repeat what came.
  const found = findings.find((one) => one.check !== 'text' && !run.isKnown(one))
  if (found || run.options.stateless || call.operation.name !== STORE || !means(exchange, 200))
    return found ?? null
  const code = codeOf(membersOf(parsed(exchange.text))['data'])
  const query = [['codeDonate', code ?? '']] as const
  const page = code === null ? null : await run.send({ operation: run.model.get(DETAIL), query })
  return page && means(page, 404)
    ? run.judge.finding(exchange, 'hostile', {
        field: '/data/redirect_url',
        expected: 'must lead to a donation that is there',
        seen: 'no such donation',
      })
    : null
}
