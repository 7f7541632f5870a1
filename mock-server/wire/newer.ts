import type { Newer, Offer } from '../state/offer'
import { formSchema } from './contract'
import type { Operation } from './prism'

type Schema = NonNullable<ReturnType<typeof formSchema>>

const nameOf = ({ path }: Operation) => path.slice(1)

const isNewer = (part: object) => 'x-since' in part

/** The operations and the fields that came after contract 1.0 (`x-since`). */
export function newerIn(operations: readonly Operation[]): Newer {
  return {
    operations: operations.filter(isOptional).map(nameOf),
    fields: operations.flatMap((operation) =>
      isOptional(operation)
        ? []
        : newerProperties(formSchema(operation)).map((field) => `${nameOf(operation)}#${field}`),
    ),
    told: operations.flatMap((operation) =>
      isOptional(operation)
        ? []
        : newerWithin(answerSchema(operation, '200')).map(
            (field) => `${nameOf(operation)}#${field}`,
          ),
    ),
  }
}

function isOptional({ extensions = {} }: Operation): boolean {
  return extensions['x-optional'] === true
}

function answerSchema({ responses }: Operation, status: string): Schema | undefined {
  return responses.find(({ code }) => code === status)?.contents?.[0]?.schema
}

/** The newer properties of a schema and of what is in it. */
function newerWithin(schema: Schema | undefined): string[] {
  const inner = [
    schema?.items,
    ...(schema?.allOf ?? []),
    ...Object.values(schema?.properties ?? {}),
  ]
  return [
    ...newerProperties(schema),
    ...inner.flat().flatMap((one) => (typeof one === 'object' ? newerWithin(one) : [])),
  ]
}

function newerProperties({ properties = {} }: Schema = {}): string[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' && isNewer(schema) ? [name] : [],
  )
}

/** Whether this backend serves an operation. */
export function isServed(operation: Operation, offer: Offer): boolean {
  return !isOptional(operation) || offer.has(nameOf(operation))
}

/** The fields of a form that this backend has never heard of. */
export function unknownFields(operation: Operation, offer: Offer): string[] {
  return newerProperties(formSchema(operation)).filter(
    (field) => !offer.has(`${nameOf(operation)}#${field}`),
  )
}

/** An answer without the newer fields that this backend lacks. */
export function asServed(operation: Operation, status: number, body: unknown, offer: Offer) {
  if (isOptional(operation)) return body
  const lacks = (field: string) => !offer.has(`${nameOf(operation)}#${field}`)
  return without(body, answerSchema(operation, String(status)), lacks)
}

function without(
  value: unknown,
  schema: Schema | undefined,
  lacks: (field: string) => boolean,
): unknown {
  if (!schema || typeof value !== 'object' || value === null) return value
  const parts = [schema, ...(schema.allOf ?? [])].filter((part) => typeof part === 'object')
  if (Array.isArray(value)) {
    const item = parts.flatMap(({ items }) => items ?? []).find((one) => typeof one === 'object')
    return value.map((one) => without(one, item, lacks))
  }
  const known = new Map(parts.flatMap(({ properties = {} }) => Object.entries(properties)))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = known.get(name)
      if (typeof own !== 'object') return [[name, inner]]
      return isNewer(own) && lacks(name) ? [] : [[name, without(inner, own, lacks)]]
    }),
  )
}
