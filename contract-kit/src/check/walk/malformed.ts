import { shapeOf } from '../../diff/shape'
import type { Schema } from '../../../../openapi/read'
import type { Finding } from '../checks'
import type { Fields } from '../http/client'
import { visible } from '../http/json'
import type { Operation } from '../model'
import type { Run } from '../run'
import type { Visit } from './visit'
import { inOtherCase, mayTry } from './wire'

/** Neither a number, nor a day, nor one of the words that any list has. */
const NEITHER = 'bukan yang diminta'

/** What a careless parser reads as a whole number: the digits at the beginning. */
const ALMOST_WHOLE = ['2abc', '1.9']

/** Values that are almost whole numbers, for what must be one. */
const almostWhole = (schema: Schema): readonly string[] =>
  shapeOf(schema).types?.every((type) => type === 'integer') === true ? ALMOST_WHOLE : []

/**
 * Words that are almost in a field's list: its own in another case, and those of lists that have a word with it in common,
 * such as where a code can be sent and what of a profile can be changed.
 */
function almostListed(schema: Schema, operations: readonly Operation[]): string[] {
  const wordsOf = (one: Schema) =>
    (shapeOf(one).values ?? []).filter((value) => typeof value === 'string')
  const own = wordsOf(schema)
  const related = operations
    .flatMap(({ inputSchemas }) => Object.values(inputSchemas).map((one) => wordsOf(one)))
    .filter((words) => words.some((word) => own.includes(word)))
  const words = [...own.slice(0, 1).map((word) => inOtherCase(word)), ...related.flat()]
  return [...new Set(words)].filter((word) => !own.includes(word))
}

/** Whether a value breaks what the contract says of its field's type, words or pattern. */
function breaks(schema: Schema, value: string): boolean {
  const { types, values, texts } = shapeOf(schema)
  const patterns = [...texts].filter((text) => text.startsWith('pattern '))
  return (
    (values !== null && !values.includes(value)) ||
    types?.every((type) => type === 'integer' || type === 'number') === true ||
    patterns.some((text) => !new RegExp(text.slice('pattern '.length), 'u').test(value))
  )
}

/** Numbers just beyond what a parameter may be. */
const beyond = (schema: Schema): string[] =>
  [...shapeOf(schema).bounds]
    .filter(([demand]) => demand === 'minimum' || demand === 'maximum')
    .map(([, { value, tighter }]) => String(value - tighter))

/** Checks that a call is refused which lacks a field, or has in it what the contract rules out. */
export async function checkMalformed(visit: Visit, operation: Operation): Promise<void> {
  const { run } = visit
  if (!run.sampleOf(operation) || run.options.stateless || !mayTry(run, operation)) return
  const { name, requiredInputs, inputSchemas } = operation
  if (operation.method === 'POST' && requiredInputs.length > 0) await withoutForm(run, operation)
  for (const [input, schema] of Object.entries(inputSchemas)) {
    const ask = (given: Fields) => wrongAnswer(run, operation, input, given)
    // A newer field that the backend doesn't know is ignored.
    const isNewer = 'x-since' in schema && !visit.offers(`${name}#${input}`)
    const values =
      isNewer || !breaks(schema, NEITHER)
        ? []
        : [
            NEITHER,
            ...almostWhole(schema),
            ...almostListed(schema, run.model.operations),
            ...beyond(schema),
          ]
    const wrong: { finding: Finding; what: string }[] = []
    const without = requiredInputs.includes(input) ? await ask([]) : null
    if (without) wrong.push({ finding: without, what: 'none at all' })
    for (const value of values) {
      const finding = await ask([[input, value]])
      if (finding) wrong.push({ finding, what: `\`${visible(value)}\`` })
    }
    // All at once, so that the field's rule is seen: each alone looks like a whim.
    const [first] = wrong
    if (!first) continue
    const answers = [...new Set(wrong.map(({ finding }) => finding.seen))].map((seen) => {
      const same = wrong.filter(({ finding }) => finding.seen === seen)
      return `${seen} for ${input}: ${same.map(({ what }) => what).join(', ')}`
    })
    run.report({ ...first.finding, seen: answers.join('; '), times: wrong.length })
  }
}

/** A call without any form, which frameworks refuse with 415, often in HTML. */
async function withoutForm(run: Run, operation: Operation): Promise<void> {
  const { jar } = run.sampleOf(operation) ?? {}
  const expectation = { status: [400, 422, 429], as: 'malformed', input: 'no form' } as const
  await run.probe({ operation, ...(jar && { jar }) }, expectation)
}

/** Asks with these values of a field, none of which may be taken. @returns the finding, where one was */
async function wrongAnswer(
  run: Run,
  operation: Operation,
  input: string,
  given: Fields,
): Promise<Finding | null> {
  const { query = [], form, jar } = run.sampleOf(operation) ?? {}
  const others = ([one]: readonly [string, unknown]) => one !== input
  const inputs = form
    ? { form: [...form.filter(others), ...given] }
    : { query: [...query.filter(others), ...given] }
  // What is no slug or id may be called unknown, and a client that guesses too often may be told that.
  const mayBeUnknown = operation.method === 'GET' && operation.answers.has(404)
  const status = [400, 422, 429, ...(mayBeUnknown ? [404] : [])]
  const expectation = { status, as: 'malformed', input } as const
  const exchange = await run.send({ operation, ...inputs, ...(jar && { jar }) }, expectation)
  const { findings } = run.judge.answer(exchange, expectation)
  run.report(...findings.filter(({ check }) => check !== 'malformed'))
  return findings.find(({ check }) => check === 'malformed') ?? null
}
