import { membersOf } from '../src/check/http/json'
import type { Operation } from '../src/check/model'
import { type Shape, shapeOf } from '../src/diff/shape'
import { at, drop, put } from './values'
import type { CheckName } from '../src/check/checks'
import type { Mutation } from './mutation'
import type { Change } from './proxy'

type Row = readonly [what: string, check: CheckName, field: string, change: Change]

/** Each way in which an answer's `data` can break what the contract says of it, one demand of one field at a time. */
export function schemaMutations({ name, answers }: Operation): Mutation[] {
  const data = shapeOf(answers.get(200)).properties.get('data')
  const rows: Row[] = [
    ['data is missing', 'envelope', '/data', drop('/data')],
    ...rowsOf('/data', shapeOf(data), (value) => put('/data', value)),
  ]
  return rows.map(([what, check, field, change]) => ({
    ...{ operation: name, what, check, field, change },
    ofSchema: true,
  }))
}

/**
 * @param pointer to the value that is spoilt, `*` being every item of an array
 * @param set puts another value there; undefined takes it away
 */
function rowsOf(pointer: string, shape: Shape, set: (value: unknown) => Change): Row[] {
  const { types, required, properties, items } = shape
  const row = (what: string, change: Change): Row => [
    `${pointer} ${what}`,
    'schema',
    pointer,
    change,
  ]
  const isList = types?.includes('array') === true && !types.includes('object')
  return [
    ...breaches(shape).map(([what, value]) => row(what, set(value))),
    ...(isList
      ? [
          row(
            'is in an object',
            at(pointer, (list) => ({ items: list })),
          ),
        ]
      : []),
    ...(isList
      ? rowsOf(`${pointer}/*`, shapeOf(items), (value) => put(`${pointer}/*`, value))
      : []),
    ...[...required].flatMap((field) => {
      const inner = `${pointer}/${field}`
      // Set in the object around it: where that may be null, there may be none.
      const setField = (value: unknown) =>
        at(pointer, (members) => ({ ...membersOf(members), [field]: value }))
      const missing: Row = [`${inner} is missing`, 'schema', inner, setField(undefined)]
      return [missing, ...rowsOf(inner, shapeOf(properties.get(field)), setField)]
    }),
  ]
}

/** What is of one type only. */
const samples = [
  { type: 'string', what: 'is a text', value: '12' },
  { type: 'integer', what: 'is a number', value: 12 },
  { type: 'array', what: 'is a list', value: [] },
] as const

/** Values that break one demand each. */
function breaches({ types, values, bounds, texts }: Shape): [what: string, value: unknown][] {
  if (!types) return []
  const broken: [string, unknown][] = []
  if (!types.includes('null')) broken.push(['is null', null])
  const isNumber = types.includes('number') || types.includes('integer')
  const other = samples.find(
    ({ type }) => !types.includes(type) && !(isNumber && type === 'integer'),
  )
  if (other) broken.push([other.what, other.value])
  if (isNumber && !types.includes('number')) broken.push(['is a fraction', 1000.5])
  if (types.includes('string') && values) broken.push(['is another word', 'lainnya'])
  for (const [demand, { value }] of bounds)
    broken.push([`breaks its ${demand}`, beyond(demand, value)])
  for (const demand of texts)
    if (demand.startsWith('pattern ') || demand.startsWith('format uri'))
      broken.push([`breaks its ${demand}`, 'bukan ini yang diminta'])
  return broken
}

/** A value just beyond a bound. */
function beyond(demand: string, bound: number): unknown {
  const value = demand.startsWith('min') ? bound - 1 : bound + 1
  if (demand.endsWith('Length')) return 'x'.repeat(value)
  return demand.endsWith('Items') ? Array.from({ length: value }) : value
}
