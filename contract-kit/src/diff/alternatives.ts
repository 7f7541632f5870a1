import { itemsOf, membersOf } from '../check/http/json'
import { plain } from './keywords'

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
