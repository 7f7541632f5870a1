import { shapeOf } from '../../contract-diff/shape'
import type { Schema } from '../../contract'
import type { Fields } from '../client'
import type { Operation } from '../model'
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
  const sample = run.sampleOf(operation)
  if (!sample || run.options.stateless || !mayTry(run, operation)) return
  const { name, requiredInputs, inputSchemas } = operation
  const refused = async (input: string, given: Fields) => {
    const { query = [], form, jar } = sample
    const others = ([one]: readonly [string, unknown]) => one !== input
    const inputs = form
      ? { form: [...form.filter(others), ...given] }
      : { query: [...query.filter(others), ...given] }
    // What is no slug or id may be called unknown, and who guesses too often may be told that.
    const mayBeUnknown = operation.method === 'GET' && operation.answers.has(404)
    const status = [400, 422, 429, ...(mayBeUnknown ? [404] : [])]
    const expectation = { status, as: 'malformed', input } as const
    const exchange = await run.send({ operation, ...inputs, ...(jar && { jar }) }, expectation)
    const [[, value] = []] = given
    const what = value === undefined ? `without ${input}` : `with ${input}=${value}`
    const { findings } = run.judge.answer(exchange, expectation)
    run.report(
      ...findings.map((one) =>
        one.check === 'malformed' ? { ...one, seen: `${one.seen} ${what}` } : one,
      ),
    )
  }
  for (const [input, schema] of Object.entries(inputSchemas)) {
    // A newer field that the backend doesn't know is ignored.
    const isNewer = 'x-since' in schema && !visit.offers(`${name}#${input}`)
    if (requiredInputs.includes(input)) await refused(input, [])
    const wrong = breaks(schema, NEITHER)
      ? [
          NEITHER,
          ...almostWhole(schema),
          ...almostListed(schema, run.model.operations),
          ...beyond(schema),
        ]
      : []
    for (const value of isNewer ? [] : wrong) await refused(input, [[input, value]])
  }
}
