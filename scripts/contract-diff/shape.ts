import { itemsOf, membersOf } from '../contract-check/json'

const bounds = [
  { name: 'minimum', tighter: 1 },
  { name: 'minLength', tighter: 1 },
  { name: 'minItems', tighter: 1 },
  { name: 'maximum', tighter: -1 },
  { name: 'maxLength', tighter: -1 },
  { name: 'maxItems', tighter: -1 },
] as const

/** What a schema demands of a value, whatever it is composed of. */
export interface Shape {
  /** Null: any. */
  types: readonly string[] | null
  /** The values of `enum` or `const`; null: any. */
  values: readonly unknown[] | null
  /** Each demand by its name. `tighter` says whether a larger number is the stricter one (1) or a smaller (-1). */
  bounds: ReadonlyMap<string, { value: number; tighter: 1 | -1 }>
  /** `pattern …`, `format …` */
  texts: ReadonlySet<string>
  required: ReadonlySet<string>
  /** The schemas of the members, composed again where several parts have one. */
  properties: ReadonlyMap<string, unknown>
  items: unknown
  /** Conditions and alternatives, as text: they are compared as a whole. */
  conditions: ReadonlySet<string>
}

/** Gathers a schema's parts (`allOf`) into one shape. References must have been put in. */
export function shapeOf(schema: unknown): Shape {
  const parts = [...partsOf(schema)]
  const properties = new Map<string, unknown[]>()
  for (const part of parts)
    for (const [name, property] of Object.entries(membersOf(part['properties'])))
      properties.set(name, [...(properties.get(name) ?? []), property])
  const items = parts.flatMap((part) => ('items' in part ? [part['items']] : []))
  return {
    types: narrowest(parts.map(typesOf)),
    values: narrowest(parts.map(valuesOf)),
    bounds: boundsOf(parts),
    texts: new Set(
      parts.flatMap((part) =>
        ['pattern', 'format'].flatMap((name) =>
          typeof part[name] === 'string' ? [`${name} ${part[name]}`] : [],
        ),
      ),
    ),
    required: new Set(parts.flatMap((part) => itemsOf(part['required']).map(String))),
    properties: new Map([...properties].map(([name, all]) => [name, composed(all)])),
    items: items.length > 0 ? composed(items) : null,
    conditions: new Set(parts.flatMap(conditionsOf)),
  }
}

type Part = Readonly<Record<string, unknown>>

function* partsOf(schema: unknown): Generator<Part> {
  const part = membersOf(schema)
  yield part
  for (const inner of itemsOf(part['allOf'])) yield* partsOf(inner)
}

const composed = (schemas: readonly unknown[]) =>
  schemas.length === 1 ? schemas[0] : { allOf: schemas }

function typesOf(part: Part): readonly string[] | null {
  const { type } = part
  return type === undefined ? null : [type].flat().map(String)
}

function valuesOf(part: Part): readonly unknown[] | null {
  if ('const' in part) return [part['const']]
  return 'enum' in part ? itemsOf(part['enum']) : null
}

/** What all parts that say something allow. */
function narrowest<T>(lists: readonly (readonly T[] | null)[]): readonly T[] | null {
  return lists.reduce<readonly T[] | null>(
    (left, list) => (left && list ? left.filter((one) => list.includes(one)) : (left ?? list)),
    null,
  )
}

function boundsOf(parts: readonly Part[]): Shape['bounds'] {
  return new Map(
    bounds.flatMap(({ name, tighter }) => {
      const numbers = parts.flatMap((part) => {
        const value = part[name]
        return typeof value === 'number' ? [value] : []
      })
      if (numbers.length === 0) return []
      const value = tighter === 1 ? Math.max(...numbers) : Math.min(...numbers)
      return [[name, { value, tighter }] as const]
    }),
  )
}

function conditionsOf(part: Part): string[] {
  const { if: premise, then, else: otherwise, additionalProperties } = part
  const alternatives = ['oneOf', 'anyOf', 'not'].filter((name) => name in part)
  return [
    ...(then === undefined ? [] : [`if ${said(premise)} then ${said(then)}`]),
    ...(otherwise === undefined ? [] : [`unless ${said(premise)} then ${said(otherwise)}`]),
    ...alternatives.map((name) => `${name} ${plain(part[name])}`),
    ...(additionalProperties === false ? ['no other members'] : []),
  ]
}

/** A small condition in words, `all_time is "N"`; any other as its JSON. */
function said(schema: unknown): string {
  const { properties, ...others } = membersOf(schema)
  const words = Object.entries(membersOf(properties)).map(([name, property]) => {
    const { const: value, type, ...more } = membersOf(property)
    if (Object.keys(more).length > 0) return null
    return value === undefined
      ? `${name} is ${[type].flat().join(' or ')}`
      : `${name} is ${plain(value)}`
  })
  return Object.keys(others).length > 0 || words.length === 0 || words.includes(null)
    ? plain(schema)
    : words.join(' and ')
}

/** A schema as text, without what is only written for readers. */
function plain(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) =>
    name === 'description' || name === 'example' ? undefined : inner,
  )
}
