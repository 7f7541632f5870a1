import { itemsOf, membersOf } from '../check/http/json'
import { isAnnotation, onlyAlternative, plain } from './keywords'

/** The numbers that limit a value. `exclusive` names the keyword that leaves out the number itself. */
const bounds = [
  { name: 'minimum', tighter: 1, exclusive: 'exclusiveMinimum' },
  { name: 'minLength', tighter: 1 },
  { name: 'minItems', tighter: 1 },
  { name: 'minProperties', tighter: 1 },
  { name: 'maximum', tighter: -1, exclusive: 'exclusiveMaximum' },
  { name: 'maxLength', tighter: -1 },
  { name: 'maxItems', tighter: -1 },
  { name: 'maxProperties', tighter: -1 },
] as const

/** A limit. `tighter` says whether a larger number is the stricter one (1) or a smaller (-1). */
export interface Bound {
  /** The keyword that says it. */
  said: string
  value: number
  tighter: 1 | -1
  /** Whether the number itself is left out. */
  exclusive: boolean
}

/** What a schema demands of a value, whatever it is composed of. */
export interface Shape {
  /** Null: any. */
  types: readonly string[] | null
  /** The values of `enum` or `const`; null: any. */
  values: readonly unknown[] | null
  /** Each limit by its name: that of `exclusiveMinimum` is `minimum`. */
  bounds: ReadonlyMap<string, Bound>
  /** Numbers that a value must be a multiple of. */
  multiples: readonly number[]
  /** `pattern …`, `format …` */
  texts: ReadonlySet<string>
  /** What a value is taken for if it isn't there, as JSON; null: nothing is said. */
  fallback: string | null
  required: ReadonlySet<string>
  /** The schemas of the members, composed again where several parts have one. */
  properties: ReadonlyMap<string, unknown>
  items: unknown
  /** The schema of members that have none of their own; null where nothing, or no member at all, is said. */
  others: unknown
  /** Alternatives of which one must hold, if a single list says so; several lists are conditions. */
  alternatives: { said: 'oneOf' | 'anyOf'; schemas: readonly unknown[] } | null
  /** Every other demand, as text: they are compared as a whole. */
  conditions: ReadonlySet<string>
}

/** Gathers a schema's parts (`allOf`) into one shape. References must have been put in. */
export function shapeOf(schema: unknown): Shape {
  const parts = [...partsOf(schema)]
  const properties = new Map<string, unknown[]>()
  for (const part of parts)
    for (const [name, property] of Object.entries(membersOf(part['properties'])))
      properties.set(name, [...(properties.get(name) ?? []), property])
  const types = parts.map(typesOf).reduce(commonTypes, null)
  const lists = parts.flatMap(alternativesOf)
  const [only] = lists
  return {
    types,
    values: parts.map(valuesOf).reduce(commonValues, null),
    bounds: boundsOf(parts, types?.every((type) => type !== 'number') ?? false),
    multiples: parts
      .map(({ multipleOf }) => multipleOf)
      .filter((multiple) => typeof multiple === 'number'),
    texts: new Set(
      parts.flatMap((part) =>
        ['pattern', 'format'].flatMap((name) =>
          typeof part[name] === 'string' ? [`${name} ${part[name]}`] : [],
        ),
      ),
    ),
    fallback:
      parts.flatMap((part) => ('default' in part ? [JSON.stringify(part['default'])] : []))[0] ??
      null,
    required: new Set(parts.flatMap((part) => itemsOf(part['required']).map(String))),
    properties: new Map([...properties].map(([name, all]) => [name, composed(all)])),
    items: together(parts, 'items'),
    others: together(
      parts.filter(({ additionalProperties }) => typeof additionalProperties === 'object'),
      'additionalProperties',
    ),
    alternatives: only && lists.length === 1 ? only : null,
    conditions: new Set([
      ...parts.flatMap(conditionsOf),
      ...(lists.length > 1 ? lists.map(({ said, schemas }) => `${said} ${plain(schemas)}`) : []),
    ]),
  }
}

type Part = Readonly<Record<string, unknown>>

/** A schema as OpenAPI 3.1 writes it, which 3.0 wrote otherwise: `nullable`, and limits that leave out their number. */
function modern({ nullable, ...schema }: Part): Part {
  const { type, enum: values, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const without = (nothing: unknown, all: readonly unknown[]) =>
    all.filter((one) => one !== nothing)
  // A limit as a number, where a boolean says whether the other keyword's number is left out.
  const open = (said: unknown, limit: unknown) =>
    typeof said === 'boolean' ? (said ? limit : undefined) : said
  return {
    ...schema,
    ...(nullable === true &&
      type !== undefined && { type: [...without('null', [type].flat()), 'null'] }),
    ...(nullable === true &&
      'enum' in schema && { enum: [...without(null, itemsOf(values)), null] }),
    ...('exclusiveMinimum' in schema && { exclusiveMinimum: open(exclusiveMinimum, minimum) }),
    ...('exclusiveMaximum' in schema && { exclusiveMaximum: open(exclusiveMaximum, maximum) }),
  }
}

const choices = ['oneOf', 'anyOf'] as const

function* partsOf(schema: unknown): Generator<Part> {
  // `false` is the schema that nothing satisfies.
  const part = schema === false ? { type: [] } : modern(membersOf(schema))
  yield part
  for (const inner of itemsOf(part['allOf'])) yield* partsOf(inner)
  for (const name of choices) {
    const only = onlyAlternative(part[name])
    if (only !== undefined) yield* partsOf(only)
  }
}

/** What several parts say of the same thing, as one schema; null where none says anything. */
function together(parts: readonly Part[], name: string): unknown {
  const all = parts.flatMap((part) => (name in part ? [part[name]] : []))
  return all.length > 0 ? composed(all) : null
}

const composed = (schemas: readonly unknown[]) =>
  schemas.length === 1 ? schemas[0] : { allOf: schemas }

function typesOf({ type }: Part): readonly string[] | null {
  return type === undefined ? null : [type].flat().map(String)
}

/** Whether values of a type are allowed; null allows any. */
export function allows(types: readonly string[] | null, type: string): boolean {
  return !types || types.includes(type) || (type === 'integer' && types.includes('number'))
}

function commonTypes(
  left: readonly string[] | null,
  right: readonly string[] | null,
): readonly string[] | null {
  if (!left || !right) return left ?? right
  return [
    ...left.filter((type) => allows(right, type)),
    ...right.filter((type) => !left.includes(type) && allows(left, type)),
  ]
}

function valuesOf(part: Part): readonly unknown[] | null {
  if ('const' in part) return [part['const']]
  return 'enum' in part ? itemsOf(part['enum']) : null
}

/** Whether two values are the same, as JSON. */
export const sameJson = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

function commonValues(
  left: readonly unknown[] | null,
  right: readonly unknown[] | null,
): readonly unknown[] | null {
  if (!left || !right) return left ?? right
  return left.filter((one) => right.some((other) => sameJson(one, other)))
}

/** The strictest limit of each kind. For a whole number, "more than 4" means "at least 5". */
function boundsOf(parts: readonly Part[], whole: boolean): Shape['bounds'] {
  return new Map(
    bounds.flatMap(({ name, tighter, ...more }) => {
      const all = parts.flatMap((part) => {
        const value = part[name]
        return typeof value === 'number' ? [{ said: name, value, tighter, exclusive: false }] : []
      })
      const open = parts.flatMap((part): Bound[] => {
        const said = 'exclusive' in more ? more.exclusive : name
        const value = said === name ? undefined : part[said]
        if (typeof value !== 'number') return []
        if (!whole) return [{ said, value, tighter, exclusive: true }]
        const next = tighter === 1 ? Math.floor(value) + 1 : Math.ceil(value) - 1
        return [{ said: name, value: next, tighter, exclusive: false }]
      })
      const [first, ...others] = [...all, ...open]
      if (!first) return []
      return [[name, others.reduce((one, next) => (isStricter(next, one) ? next : one), first)]]
    }),
  )
}

/** Whether a limit allows less than another one of its kind. */
export function isStricter(one: Bound, other: Bound): boolean {
  const more = (one.value - other.value) * one.tighter
  return more > 0 || (more === 0 && one.exclusive && !other.exclusive)
}

function alternativesOf(part: Part) {
  return choices.flatMap((said) => {
    const schemas = itemsOf(part[said])
    return schemas.length > 0 && onlyAlternative(schemas) === undefined ? [{ said, schemas }] : []
  })
}

/** Keywords that a shape has a place for. Whatever else a schema says is compared as text, so that nothing gets lost. */
const placed = new Set<string>([
  ...bounds.flatMap((bound) => ['exclusive' in bound ? bound.exclusive : bound.name, bound.name]),
  ...choices,
  ...['type', 'enum', 'const', 'multipleOf', 'pattern', 'format', 'default', 'required'],
  ...['properties', 'items', 'allOf', 'additionalProperties', 'if', 'then', 'else'],
])

function conditionsOf(part: Part): string[] {
  const { if: premise, then, else: otherwise, additionalProperties } = part
  return [
    ...(then === undefined ? [] : [`if ${said(premise)} then ${said(then)}`]),
    ...(otherwise === undefined ? [] : [`unless ${said(premise)} then ${said(otherwise)}`]),
    ...(additionalProperties === false ? ['no other members'] : []),
    ...Object.entries(part)
      .filter(([name, value]) => !placed.has(name) && !isAnnotation(name) && !isIdle(name, value))
      .map(([name, value]) => `${name} ${plain(value)}`),
  ]
}

/** Values that demand nothing. */
const idle: Readonly<Record<string, unknown>> = {
  uniqueItems: false,
  unevaluatedProperties: true,
  unevaluatedItems: true,
}

const isIdle = (name: string, value: unknown) => name in idle && idle[name] === value

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
