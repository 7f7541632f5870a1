import { itemsOf, membersOf } from '../check/http/json'

/** What is only written for readers, and changes nothing that a schema allows. */
const annotations = new Set([
  ...['title', 'description', 'example', 'examples', 'externalDocs', 'xml', 'deprecated'],
  ...['$comment', '$schema', '$id', '$anchor', '$defs', 'definitions'],
])

/** Whether a keyword says nothing of the values; extensions (`x-since`) are read where they mean something. */
export const isAnnotation = (name: string) => annotations.has(name) || name.startsWith('x-')

/** Keywords with a schema for each of their members. */
const named = new Set(['properties', 'patternProperties', 'dependentSchemas'])

/** Keywords whose value is a list in no order. */
const unordered = new Set(['required', 'enum', 'type'])

/** Keywords that hold values, whose members may have the names of keywords. */
const ofValues = new Set(['const', 'default'])

/** A schema as text, without what is only written for readers; the order of members is none of its meaning. */
export function plain(schema: unknown): string {
  return JSON.stringify(canonical(schema, []))
}

function canonical(schema: unknown, above: readonly unknown[]): unknown {
  if (Array.isArray(schema)) return schema.map((one: unknown) => canonical(one, above))
  if (typeof schema !== 'object' || schema === null) return schema
  // A schema may refer to itself.
  if (above.includes(schema)) return '…'
  const inside = [...above, schema]
  return byName(schema, (value, name) => {
    if (isAnnotation(name)) return undefined
    if (unordered.has(name)) return itemsOf(value).length > 0 ? itemsOf(value).toSorted() : value
    if (ofValues.has(name)) return value
    // Members of these have names of their own, which may be those of annotations.
    return named.has(name)
      ? byName(membersOf(value), (one) => canonical(one, inside))
      : canonical(value, inside)
  })
}

/** An object in the order of its names, with other values; what is undefined has no place in JSON. */
const byName = (members: object, change: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(members)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]: [string, unknown]) => [name, change(value, name)]),
  )

const NULL = '{"type":"null"}'

/**
 * The one schema that a list of alternatives comes to: a single one, or one beside `type: null`, which is the same
 * one made nullable.
 * @param alternatives the value of `oneOf` or `anyOf`
 * @returns undefined where there are several, which no single schema says
 */
export function onlyAlternative(alternatives: unknown): unknown {
  const all = itemsOf(alternatives)
  const others = all.filter((one) => plain(one) !== NULL)
  const [only] = others
  if (only === undefined || others.length > 1) return undefined
  return others.length === all.length ? only : nullable(only)
}

/** The schema that also allows null. */
function nullable(schema: unknown): unknown {
  const { type, enum: values, const: value, allOf, ...others } = membersOf(schema)
  return {
    ...others,
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
    ...(values !== undefined && { enum: [...itemsOf(values), null] }),
    ...(value !== undefined && { enum: [value, null] }),
    ...(allOf !== undefined && { allOf: itemsOf(allOf).map(nullable) }),
  }
}
