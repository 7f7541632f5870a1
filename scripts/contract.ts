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
  type?: string | string[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
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
}

export type Content = Record<
  string,
  { schema: Schema; examples?: Record<string, { value: unknown }> }
>

/** What scripts and tests read of an operation; the linter has seen to the rest. */
export interface ContractOperation {
  operationId: string
  'x-host'?: 'main' | 'account'
  /** A backend may lack it: get_capabilities says whether it has it. */
  'x-optional'?: boolean
  /** The contract that brought it; 1.0 if there is none. */
  'x-since'?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

export interface Contract {
  paths: Record<string, Partial<Record<Method, ContractOperation>>>
}

/** The linter checks the rest before anything here runs. */
function isContract(document: unknown): document is Contract {
  return typeof document === 'object' && document !== null && 'paths' in document
}

const ownFolder = fileURLToPath(new URL('../openapi', import.meta.url))

/**
 * Reads one document of the contract, its files gathered into one.
 * @param dereference also puts what is referred to in the place of each reference
 * @param folder where the contract's files are. Default: this repository's
 * @throws Error naming the document and what is wrong in it
 */
export async function loadContract(
  service: Service,
  { dereference = false, folder = ownFolder } = {},
): Promise<Contract> {
  const { bundle: document, problems } = await bundle({
    ref: path.join(folder, `${service}.yaml`),
    config: await createConfig({}),
    dereference,
  })
  if (problems.length > 0) {
    const messages = problems.map(({ message }) => message)
    throw new Error(`openapi/${service}.yaml: ${messages.join('; ')}`)
  }
  const contract: unknown = document.parsed
  if (!isContract(contract)) throw new Error(`openapi/${service}.yaml has no paths`)
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
