import { isDeepStrictEqual } from 'node:util'
import { shapeOf } from '../diff/shape'
import type { Exchange } from './http/client'
import { itemsOf, membersOf, numberAt, shown, textAt, unsigned } from './http/json'
import type { Operation } from './model'

/** A place in an operation's answers where the contract has a program or an article. */
interface Place {
  /** From `data` on: `*` is every item of an array. */
  path: readonly string[]
  /** What the contract says that it tells. */
  names: readonly string[]
}

/** One thing that two answers tell differently. */
export interface Contradiction {
  /** A JSON pointer into the later answer. */
  field: string
  expected: string
  seen: string
}

/** What is counted, and so may change from one call to the next. */
const counted = new Set(['totalDonor', 'donasi', 'nominal'])
/** Another name of the same. A program that is only named has its title as `judul`. */
const sameAs: Readonly<Record<string, string>> = {
  judul: 'header',
  title: 'header',
  images: 'flyer',
  dueDate: 'batas_tanggal',
}

function placesIn(schema: unknown, path: readonly string[]): Place[] {
  const { types, properties, items } = shapeOf(schema)
  const own = ['header', 'judul'].some((name) => properties.has(name)) && properties.has('slug')
  return [
    ...(own ? [{ path, names: [...properties.keys()] }] : []),
    ...[...properties].flatMap(([name, inner]) => placesIn(inner, [...path, name])),
    ...(types?.includes('array') ? placesIn(items, [...path, '*']) : []),
  ]
}

/** The values at a place, each with its pointer. */
function valuesAt(
  value: unknown,
  [first, ...rest]: readonly string[],
  pointer = '/data',
): { value: unknown; pointer: string }[] {
  if (first === undefined) return [{ value, pointer }]
  if (first === '*')
    return itemsOf(value).flatMap((item, index) => valuesAt(item, rest, `${pointer}/${index}`))
  return valuesAt(membersOf(value)[first], rest, `${pointer}/${first}`)
}

/** Whose kind a call's programs are: `KM` or `ID`. */
const prefixOf = ({ controller }: Operation, query: ReadonlyMap<string, string>) =>
  controller === 'mosque' || query.get('type') === 'KM' ? 'KM' : 'ID'

/**
 * What the answers of a run tell of programs and articles: two that tell the same of the same must agree. Which fields
 * these are follows from the schemas.
 */
export class Facts {
  private readonly places = new Map<string, readonly Place[]>()
  /** What is known of each thing, and which operation said it first. */
  private readonly known = new Map<string, Map<string, { value: unknown; by: string }>>()

  /** What an answer tells otherwise than those before it, and than itself; it is remembered for those that follow. */
  contradictions({ call }: Exchange, data: unknown): Contradiction[] {
    const { operation } = call
    const query = new Map(call.query)
    return this.placesOf(operation).flatMap(({ path, names }) =>
      valuesAt(data, path).flatMap(({ value, pointer }) => {
        const key = keyOf(value, operation, query)
        return key === undefined
          ? []
          : this.told(key, value, names, operation.name).map(({ name, ...about }) => ({
              ...about,
              field: `${pointer}/${name}`,
            }))
      }),
    )
  }

  private placesOf({ name, answers }: Operation): readonly Place[] {
    const before = this.places.get(name)
    if (before) return before
    const places = placesIn(shapeOf(answers.get(200)).properties.get('data'), [])
    this.places.set(name, places)
    return places
  }

  private told(key: string, value: unknown, names: readonly string[], by: string) {
    const id = key.startsWith('news/')
      ? []
      : ([['program_id', { value: key, by: 'its id' }]] as const)
    const known = this.known.get(key) ?? new Map<string, { value: unknown; by: string }>(id)
    this.known.set(key, known)
    const members = membersOf(value)
    return names.flatMap((name) => {
      const { [name]: seen } = members
      if (seen === undefined || counted.has(name)) return []
      const fact = key.startsWith('news/') ? name : (sameAs[name] ?? name)
      const before = known.get(fact)
      if (!before) known.set(fact, { value: seen, by })
      if (!before || isDeepStrictEqual(unsigned(before.value), unsigned(seen))) return []
      const expected = `must be ${shown(before.value)}, as ${before.by} says of ${key}`
      return [{ name, expected, seen: shown(seen) }]
    })
  }
}

/** What tells a thing from all others; undefined where the answer has nothing such. */
function keyOf(
  value: unknown,
  operation: Operation,
  query: ReadonlyMap<string, string>,
): string | undefined {
  const slug = textAt(value, 'slug')
  if (operation.controller === 'news') return slug === undefined ? undefined : `news/${slug}`
  const programId = textAt(value, 'programId') ?? query.get('programId')
  const id = numberAt(value, 'id')
  return programId ?? (id === undefined ? undefined : `${prefixOf(operation, query)}-${id}`)
}
