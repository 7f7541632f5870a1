/** What the hostile and odd values need to know of a schema, whatever it is composed of. */
export interface Shape {
  /** Null: any. */
  types: readonly string[] | null
  /** The values of `enum` or `const`; null: any. */
  values: readonly unknown[] | null
  /** The strictest of each limit: `maxLength`. */
  bounds: ReadonlyMap<string, number>
  /** `pattern …`, `format …` */
  texts: ReadonlySet<string>
  required: ReadonlySet<string>
  properties: ReadonlyMap<string, unknown>
  /** Null where nothing is said, as for `others`: members that have no schema of their own. */
  items: unknown
  others: unknown
  /** Schemas of which one must hold, besides null; null: there is no such choice. */
  alternatives: readonly unknown[] | null
}

type Part = Readonly<Record<string, unknown>>

/** The members of an object; none of anything else. */
export const membersOf = (value: unknown): Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The items of an array; none of anything else. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const made = new WeakMap<object, Shape>()

/** Gathers a schema's parts (`allOf`), once for each schema. References must have been put in. */
export function shapeOf(schema: unknown): Shape {
  if (typeof schema !== 'object' || schema === null) return gathered([])
  const known = made.get(schema) ?? gathered([...partsOf(schema)])
  made.set(schema, known)
  return known
}

function gathered(parts: readonly Part[]): Shape {
  const said = (name: string) => parts.flatMap((part) => (name in part ? [part[name]] : []))
  const names = new Set(parts.flatMap(({ properties }) => Object.keys(membersOf(properties))))
  const properties = [...names].map((name): [string, unknown] => [
    name,
    together(
      parts.flatMap((part) => {
        const members = membersOf(part['properties'])
        return name in members ? [members[name]] : []
      }),
    ),
  ])
  const bounds = limits.flatMap(([name, strictest]) => {
    const numbers = said(name).filter((value) => typeof value === 'number')
    return numbers.length > 0 ? [[name, strictest(...numbers)] as const] : []
  })
  const choices = parts.map(choiceOf).filter((all) => all.length > 1)
  return {
    types: common(said('type').map((type) => [type].flat().map(String))),
    values: common([...said('enum').map(itemsOf), ...said('const').map((value) => [value])]),
    bounds: new Map(bounds),
    texts: new Set(
      ['pattern', 'format'].flatMap((name) => said(name).map((text) => `${name} ${String(text)}`)),
    ),
    required: new Set(said('required').flatMap(itemsOf).map(String)),
    properties: new Map(properties),
    items: together(said('items')),
    others: together(said('additionalProperties').filter((one) => typeof one === 'object')),
    alternatives: choices.length === 1 ? (choices[0] ?? null) : null,
  }
}

const limits = [
  ...['minimum', 'minLength', 'minItems'].map((name) => [name, Math.max] as const),
  ...['maximum', 'maxLength', 'maxItems'].map((name) => [name, Math.min] as const),
]

/** A schema's own keywords, and those of all that must hold as well: a single alternative besides null is one. */
function* partsOf(schema: unknown): Generator<Part> {
  const part = membersOf(schema)
  yield part
  for (const inner of itemsOf(part['allOf'])) yield* partsOf(inner)
  const [only, ...more] = choiceOf(part)
  if (only === undefined || more.length > 0) return
  for (const inner of partsOf(only)) {
    const { type, ...others } = inner
    yield type === undefined ? others : { ...others, type: [...[type].flat(), 'null'] }
  }
}

const choiceOf = (part: Part) =>
  itemsOf(part['oneOf'] ?? part['anyOf']).filter((one) => membersOf(one)['type'] !== 'null')

/** What several parts say of the same thing, as one schema; null where none says anything. */
const together = (schemas: readonly unknown[]) =>
  schemas.length > 1 ? { allOf: schemas } : (schemas[0] ?? null)

/** What all lists have; null where there is none. */
const common = <T>(lists: readonly (readonly T[])[]): readonly T[] | null =>
  lists.length === 0
    ? null
    : lists.reduce((one, other) => one.filter((value) => other.includes(value)))
