import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import {
  type ContractOperation,
  contractRoot,
  loadContract,
  operationsOf,
  type Schema,
} from '../../../openapi/read'
import type { ContractLine } from './checks'
import { SourceLines } from './source-lines'

/** How the contract treats the session cookie: `none` is called without credentials. */
type SessionUse = 'none' | 'optional' | 'required'

/** One operation of the backend, as the check sees it. */
export interface Operation {
  /** In the contract: `/campaign/get_campaign_limit`. */
  path: string
  /** `campaign/get_campaign_limit` */
  name: string
  controller: string
  kode: string
  method: 'GET' | 'POST'
  host: 'main' | 'account'
  /** A backend may lack it, unless get_capabilities lists it. */
  optional: boolean
  /** The contract that brought it. */
  since: string
  session: SessionUse
  /** Whether it changes something on the server. */
  writes: boolean
  /** Its query parameters, with their schemas. */
  parameters: readonly Parameter[]
  /** Its query parameters and form fields. */
  inputs: readonly string[]
  /** Those that must be there. */
  requiredInputs: readonly string[]
  /** What the contract says of each of them. */
  inputSchemas: Readonly<Record<string, Schema>>
  /** The statuses that the contract declares, each with the schema of its body. */
  answers: ReadonlyMap<number, Schema>
}

/** A query parameter. */
export interface Parameter {
  name: string
  required: boolean
  schema: Schema
  /** Its place among all parameters of the operation. */
  index: number
}

/** One way in which a value breaks its schema. */
interface SchemaError {
  pointer: string
  expected: string
  line: ContractLine
}

/** Posted, for the session cookie's sake, without changing anything that would have to be undone. */
const postedReads = new Set(['user/get_user', 'auth/login', 'auth/logout'])

const JSON_TYPE = 'application/json'

/** The backend's contract: its operations, and what a value must look like. */
export interface Model {
  operations: readonly Operation[]
  lines: SourceLines
  /** The operation of a name. @throws Error when the contract has none */
  get: (name: string) => Operation
  /** How the body of an answer breaks the contract; empty where it doesn't, or where no schema is declared. */
  errors: (operation: Operation, status: number, body: unknown) => SchemaError[]
  /** The line that declares a part of an operation: `['responses', '200']`. */
  lineOf: (operation: Operation, segments: readonly (string | number)[]) => ContractLine
}

let loaded: Promise<Model> | null = null

/** Reads the contract, once a process. @throws Error naming what is wrong in its files */
export function loadModel(): Promise<Model> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Model> {
  const operations = operationsOf(await loadContract('backend', { dereference: true })).map(
    ({ path: contractPath, method, operation }) => describe(contractPath, method, operation),
  )
  const byName = new Map(operations.map((operation) => [operation.name, operation]))
  const lines = new SourceLines(contractRoot)
  const validate = validator()

  const lineOf: Model['lineOf'] = (operation, segments) =>
    lines.find('openapi/backend.yaml', [
      'paths',
      operation.path,
      operation.method.toLowerCase(),
      ...segments,
    ])
  return {
    operations,
    lines,
    get: (name) => {
      const operation = byName.get(name)
      if (!operation) throw new Error(`the contract has no operation ${name}`)
      return operation
    },
    lineOf,
    errors: (operation, status, body) => {
      const schema = operation.answers.get(status)
      if (!schema) return []
      const prefix = ['responses', String(status), 'content', JSON_TYPE, 'schema']
      return validate(schema, body).map((error) => ({
        pointer: pointerOf(error),
        expected: expectationOf(error),
        line: lineOf(operation, [...prefix, ...schemaSegments(error)]),
      }))
    },
  }
}

function describe(
  contractPath: string,
  method: string,
  {
    'x-host': host = 'main',
    'x-optional': optional = false,
    'x-since': since = '1.0',
    security = [],
    parameters = [],
    ...rest
  }: ContractOperation,
): Operation {
  const [, controller = '', kode = ''] = contractPath.split('/')
  const name = `${controller}/${kode}`
  const withSession = security.filter((alternative) => 'session' in alternative).length
  const { properties: form = {}, required: requiredFields = [] } =
    Object.values(rest.requestBody?.content ?? {})[0]?.schema ?? {}
  const query = parameters.flatMap(
    ({ in: place, name: field = '', required = false, schema = {} }, index) =>
      place === 'query' ? [{ name: field, required, schema, index }] : [],
  )
  const wireMethod = method === 'post' ? 'POST' : 'GET'
  return {
    path: contractPath,
    name,
    controller,
    kode,
    method: wireMethod,
    host,
    optional,
    since,
    session: withSession === 0 ? 'none' : withSession === security.length ? 'required' : 'optional',
    writes: wireMethod === 'POST' && !postedReads.has(name),
    parameters: query,
    inputSchemas: { ...form, ...Object.fromEntries(query.map((one) => [one.name, one.schema])) },
    requiredInputs: [
      ...query.filter(({ required }) => required).map(({ name: field }) => field),
      ...requiredFields,
    ],
    inputs: [...query.map((parameter) => parameter.name), ...Object.keys(form)],
    answers: new Map(
      Object.entries(rest.responses).map(([status, { content }]) => [
        Number(status),
        content?.[JSON_TYPE]?.schema ?? {},
      ]),
    ),
  }
}

/** Compiles each schema when it is first needed: most answers are never given. */
function validator() {
  const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false, verbose: true }))
  const compiled = new WeakMap<Schema, ValidateFunction>()
  return (schema: Schema, value: unknown): ErrorObject[] => {
    const validate = compiled.get(schema) ?? ajv.compile(schema)
    compiled.set(schema, validate)
    validate(value)
    // `if` only repeats that its branch failed, and the branch reports its own errors.
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  }
}

/** Ajv names the object that lacks a property, not the property: a reader wants the latter. */
function pointerOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty }: Record<string, unknown> = params
  return typeof missingProperty === 'string' ? `${instancePath}/${missingProperty}` : instancePath
}

function expectationOf({ keyword, message = keyword, params, parentSchema }: ErrorObject): string {
  const { allowedValues, allowedValue, type }: Record<string, unknown> = params
  switch (keyword) {
    case 'required':
      return 'must be there'
    case 'enum':
      return `must be one of ${JSON.stringify(allowedValues)}`
    case 'const':
      return `must be ${JSON.stringify(allowedValue)}`
    case 'type':
      return `must be ${[type].flat().join(' or ')}`
    case 'pattern': {
      const { description }: Record<string, unknown> = parentSchema ?? {}
      return typeof description === 'string' ? `${message}: ${description}` : message
    }
    default:
      return message
  }
}

/** `#/allOf/1/properties/data/items/required` as segments. */
function schemaSegments({ schemaPath }: ErrorObject): string[] {
  return schemaPath
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}
