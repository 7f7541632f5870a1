import { fileURLToPath } from 'node:url'
import { loadOperations, type Operation } from './prism'
import type { Violation } from './violation'

const openapi = (file: string) => fileURLToPath(new URL(`../../openapi/${file}`, import.meta.url))

/** The contract's files. The external services have one each. */
export const contractFiles = {
  backend: openapi('backend.yaml'),
  prayer: openapi('prayer.yaml'),
  geocode: openapi('geocode.yaml'),
  surah: openapi('surah.yaml'),
} as const

export type Contracts = Record<keyof typeof contractFiles, Operation[]>

/** Reads the four contracts; several instances may share them, since nothing writes to them. */
export async function loadContracts(): Promise<Contracts> {
  const [backend, prayer, geocode, surah] = await Promise.all([
    loadOperations(contractFiles.backend),
    loadOperations(contractFiles.prayer),
    loadOperations(contractFiles.geocode),
    loadOperations(contractFiles.surah),
  ])
  return { backend, prayer, geocode, surah }
}

/**
 * The rule between wire and contract, its only place on this side:
 * wire path `/{controller}` + header `kode` is contract path `/{controller}/{kode}`.
 */
export function contractPath(controller: string, kode: string): string {
  return `/${controller}/${kode}`
}

/** The controller of a wire path (`/campaign` or `/campaign/`), or null. */
export function controllerOf(wirePath: string, operations: readonly Operation[]): string | null {
  const name = /^\/([a-z]+)\/?$/.exec(wirePath)?.[1]
  return name && operations.some(({ path }) => path.startsWith(`/${name}/`)) ? name : null
}

/** `GET /campaign/get_campaign_limit` */
export function operationName(operation: Operation): string {
  return `${operation.method.toUpperCase()} ${operation.path}`
}

/** Whether the contract lets nobody in without the session cookie. */
export function needsSession(operation: Operation): boolean {
  const alternatives = operation.security ?? []
  return (
    alternatives.length > 0 &&
    alternatives.every((schemes) =>
      schemes.some((scheme) => scheme.type === 'apiKey' && scheme.in === 'cookie'),
    )
  )
}

type Fields = Readonly<Record<string, string | string[]>>

/** The JSON types of parameters or form fields, by name. */
type Properties = Readonly<Record<string, readonly string[]>>

/** What the contract says of an operation's form; undefined where it has none. */
export function formSchema(operation: Operation) {
  return operation.request?.body?.contents?.[0]?.schema
}

/** The properties of an operation's form, with their JSON types. Empty where it has no form. */
export function formProperties(operation: Operation): Properties {
  return typesOf(formSchema(operation)?.properties ?? {})
}

/** What Prism's reader of the contract makes of `format: binary`. */
const BYTES = 'application/octet-stream'

/** The fields of an operation's form that are files. */
function fileFields(operation: Operation): string[] {
  return Object.entries(formSchema(operation)?.properties ?? {}).flatMap(([name, schema]) =>
    typeof schema === 'object' && schema.contentMediaType === BYTES ? [name] : [],
  )
}

/** The query parameters of an operation, with their JSON types. */
export function queryProperties(operation: Operation): Properties {
  const parameters = operation.request?.query ?? []
  return typesOf(Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])))
}

function typesOf(properties: object): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]: [string, { type?: string | string[] }]) => [
      name,
      [schema.type ?? []].flat(),
    ]),
  )
}

/**
 * What Prism lets through unseen: query parameters and form fields that the contract doesn't have (a misspelt
 * optional field would go unnoticed), that come twice, and integers that are not written in plain digits
 * ("2000.000" would be coerced to two thousand), and files where a text belongs, or the other way round.
 * @param unknown fields of the form that this backend's contract doesn't have
 */
export function undeclaredIn(
  operation: Operation,
  query: Fields,
  form: Fields,
  unknown: readonly string[],
  files: ReadonlyMap<string, File> = new Map(),
): Violation[] {
  const wanted = fileFields(operation)
  const check = (place: 'query' | 'body', given: Fields, declared: Properties): Violation[] =>
    Object.entries(given).flatMap(([name, value]) => {
      const violation = { direction: 'request' as const, pointer: `/${place}/${name}` }
      const types = declared[name]
      if (!types) return [{ ...violation, expectation: `the contract has no "${name}" here` }]
      if (Array.isArray(value)) return [{ ...violation, expectation: 'must be given once' }]
      // Prism says itself what is wrong with anything that isn't a number at all.
      return types.includes('integer') && !/^-?\d+$/.test(value) && Number.isInteger(Number(value))
        ? [{ ...violation, expectation: 'must be an integer in plain digits' }]
        : []
    })
  return [
    ...check('query', query, queryProperties(operation)),
    ...check(
      'body',
      form,
      Object.fromEntries(
        Object.entries(formProperties(operation)).filter(([name]) => !unknown.includes(name)),
      ),
    ),
    ...Object.keys(form)
      .filter((name) => wanted.includes(name) !== files.has(name))
      .map((name) => ({
        direction: 'request' as const,
        pointer: `/body/${name}`,
        expectation: wanted.includes(name) ? 'must be a file' : 'must be a text',
      })),
  ]
}

/** Turns what arrived as text into the contract's types. Only for values that Prism has let through. */
export function typed(
  fields: Fields,
  properties: Properties,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typedValue(String(value), properties[name] ?? []),
    ]),
  )
}

function typedValue(text: string, types: readonly string[]): string | number | boolean {
  if (types.includes('string')) return text
  if (types.includes('integer') || types.includes('number')) return Number(text)
  return types.includes('boolean') ? text === 'true' : text
}
