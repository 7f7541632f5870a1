import { itemsOf, membersOf, type Shape, shapeOf } from './shape'
import { hostileTexts, hostileUrls } from './values'

/** A text in an answer. */
interface TextField {
  /** Where the contract has it, as in `/campaign/get_updates/data/*`, with its own name at the end. */
  name: string
  /** The row of the list that it is in; 0 outside of lists. */
  row: number
  /** The hostile values that it may have. */
  values: readonly string[]
}

/** Says what a text becomes; undefined leaves it as it came. */
export type Choose = (field: TextField) => string | undefined

/** The hostile values that a schema lets through. */
function allowedBy({ values, texts, bounds }: Shape): readonly string[] {
  if (values !== null) return []
  const formats = [...texts].filter((text) => text.startsWith('format '))
  const isAddress = formats.some((format) => format.startsWith('format uri'))
  if (formats.length > 0 && !isAddress) return []
  const patterns = [...texts]
    .filter((text) => text.startsWith('pattern '))
    .map((text) => new RegExp(text.slice('pattern '.length), 'u'))
  const least = bounds.get('minLength') ?? 0
  const most = bounds.get('maxLength') ?? Infinity
  return (isAddress ? hostileUrls : hostileTexts).filter(
    (value) =>
      value.length >= least &&
      value.length <= most &&
      patterns.every((pattern) => pattern.test(value)),
  )
}

const isOf = (value: unknown, { required }: Shape) =>
  [...required].every((name) => Object.hasOwn(membersOf(value), name))

/**
 * Puts hostile texts into an answer, wherever its schema has a text: also where it is null or left out.
 * @param isFree whether every text changes, dates, slugs and words of an enum among them; else only to what the schema
 *   allows
 */
export function filled(
  schema: unknown,
  value: unknown,
  choose: Choose,
  { isFree = false, name = '', row = 0 } = {},
): unknown {
  const own = shapeOf(schema)
  const { alternatives, types, properties, items, others } = own
  const fill = (inner: unknown, of: unknown, part: string, itsRow = row) =>
    filled(inner, of, choose, { isFree, name: `${name}/${part}`, row: itsRow })
  if (alternatives) {
    const fitting = alternatives.find((one) => isOf(value, shapeOf(one)))
    return filled(fitting, value, choose, { isFree, name, row })
  }
  if (types?.includes('string') && (typeof value === 'string' || (value ?? null) === null)) {
    const values = isFree ? hostileTexts : allowedBy(own)
    return values.length === 0 ? value : (choose({ name, row, values }) ?? value)
  }
  if (Array.isArray(value))
    return itemsOf(value).map((item, index) => fill(items, item, '*', row * value.length + index))
  if (typeof value !== 'object' || value === null) return value
  const members = membersOf(value)
  const named = new Set([...properties.keys(), ...Object.keys(members)])
  return Object.fromEntries(
    [...named].flatMap((key) => {
      const known = properties.get(key)
      const member =
        known === undefined
          ? others === null
            ? members[key]
            : fill(others, members[key], '~')
          : fill(known, members[key], key)
      return member === undefined ? [] : [[key, member]]
    }),
  )
}

/** The names of all texts of a schema that may be hostile. */
export function textNames(schema: unknown, name: string): string[] {
  const own = shapeOf(schema)
  const { alternatives, types, properties, items, others } = own
  if (alternatives) return alternatives.flatMap((one) => textNames(one, name))
  return [
    ...(types?.includes('string') && allowedBy(own).length > 0 ? [name] : []),
    ...(items === null ? [] : textNames(items, `${name}/*`)),
    ...[...properties].flatMap(([key, inner]) => textNames(inner, `${name}/${key}`)),
    ...(others === null ? [] : textNames(others, `${name}/~`)),
  ]
}
