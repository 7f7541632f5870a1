import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'

/** The documents of the contract: the backend, and the external services. */
export const services = ['backend', 'prayer', 'geocode', 'surah'] as const
export type Service = (typeof services)[number]

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type Method = (typeof methods)[number]

/** A JSON schema, as far as scripts and tests look into it. */
export interface Schema {
  /** The contract that brought this field; 1.0 if there is none. */
  'x-since'?: string
  /** Whether a backend that lists this field refuses forms without it. */
  'x-needed-where-listed'?: boolean
  /** Only where the document wasn't dereferenced. */
  $ref?: string
  type?: string | string[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
}

export interface Parameter {
  name?: string
  in?: string
  required?: boolean
  schema?: Schema
  style?: string
  explode?: boolean
  allowReserved?: boolean
  content?: Content
}

export type Content = Record<
  string,
  { schema: Schema; examples?: Record<string, { value: unknown }>; encoding?: unknown }
>

/** A header of an answer. */
export interface Header {
  required?: boolean
  schema?: Schema
}

interface Response {
  headers?: Record<string, Header>
  content?: Content
}

type Security = Record<string, string[]>[]

/** What scripts and tests read of an operation; the linter has seen to the rest. */
export interface ContractOperation {
  operationId: string
  'x-host'?: 'main' | 'account'
  /** A backend may lack it: get_capabilities says whether it has it. */
  'x-optional'?: boolean
  /** The contract that brought it; 1.0 if there is none. */
  'x-since'?: string
  security?: Security
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
}

type PathItem = Partial<Record<Method, ContractOperation>> & { parameters?: Parameter[] }

export interface Contract {
  info: { title: string; version: string }
  security?: Security
  paths: Record<string, PathItem>
  components?: { securitySchemes?: Record<string, unknown> }
}

/** The linter checks the rest before anything here runs. */
function isContract(document: unknown): document is Contract {
  return (
    typeof document === 'object' && document !== null && 'paths' in document && 'info' in document
  )
}

/** The folder that holds `openapi/`: this repository, or the package that `npm run contract:pack` makes. */
export const contractRoot = fileURLToPath(new URL('../', import.meta.url))

/** Where this repository's contract is. */
export const ownFolder = path.join(contractRoot, 'openapi')

/**
 * Reads one document of the contract, its files gathered into one.
 * @param dereference also puts what is referred to in the place of each reference
 * @param folder where the contract's files are. Default: this repository's
 * @throws Error naming the document and what is wrong in it
 */
export function loadContract(
  service: Service,
  { dereference = false, folder = ownFolder } = {},
): Promise<Contract> {
  return loadDocument(path.join(folder, `${service}.yaml`), {
    dereference,
    name: `openapi/${service}.yaml`,
  })
}

/**
 * Reads any OpenAPI document, its files gathered into one.
 * @param source a file, or an address (`https://…`)
 * @param dereference see {@link loadContract}
 * @param name what errors call it
 * @throws Error naming the document and what is wrong in it
 */
export async function loadDocument(
  source: string,
  { dereference = false, name = source } = {},
): Promise<Contract> {
  const { bundle: document, problems } = await bundle({
    ref: source,
    config: await createConfig({}),
    dereference,
  })
  if (problems.length > 0) {
    const messages = problems.map(({ message }) => message)
    throw new Error(`${name}: ${messages.join('; ')}`)
  }
  const contract: unknown = document.parsed
  if (!isContract(contract)) throw new Error(`${name} is no OpenAPI document with info and paths`)
  return contract
}

/** The operations of a document in their order, each with its path and method. */
export function operationsOf(contract: Contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}
