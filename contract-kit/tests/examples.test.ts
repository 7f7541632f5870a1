import { readdirSync } from 'node:fs'
import path from 'node:path'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import {
  type Content,
  type ContractOperation,
  loadContract,
  operationsOf,
  ownFolder,
  type Schema,
  services,
} from '../../openapi/read'

// One declares a property, another requires it or compares it: the contract composes schemas with `allOf` and `if`.
const ajv = addFormats(
  new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false }),
)
// Says of a field which contract it came with; nothing to check.
for (const name of ['x-since', 'x-needed-where-listed']) ajv.addKeyword(name)

/** Each way in which a value breaks its schema, beginning with the field: `data.0.target must be …`. */
function violations(schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(schema)
  validate(value)
  const broken = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.')} ${message}`,
  )
  return [...broken, ...undeclared(schema, value)]
}

/** The schemas are open, so that a backend may grow. An example's unknown field is a slip of the pen, though. */
function undeclared(schema: Schema, value: unknown, field = ''): string[] {
  const parts = flatten(schema)
  const child = (key: string | number) => (field ? `${field}.${key}` : String(key))
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? [])
    return value.flatMap((item, index) => undeclared({ allOf: items }, item, child(index)))
  }
  if (typeof value !== 'object' || value === null) return []
  if (parts.some((part) => part.additionalProperties)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const declared = parts.flatMap((part) => part.properties?.[key] ?? [])
    if (declared.length === 0) return [`${child(key)} is not declared`]
    return undeclared({ allOf: declared }, inner, child(key))
  })
}

function flatten(schema: Schema): Schema[] {
  return [schema, ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap(flatten)]
}

/** Every example of a body with its place: `getTransaction 200 lunas`. */
function examplesOf(place: string, content: Content | undefined) {
  return Object.values(content ?? {}).flatMap(({ schema, examples }) =>
    Object.entries(examples ?? {}).map(([name, { value }]) => ({
      place: `${place} ${name}`,
      schema,
      value,
    })),
  )
}

function allExamplesOf({ operationId, requestBody, responses }: ContractOperation) {
  return [
    ...examplesOf(`${operationId} request`, requestBody?.content),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      examplesOf(`${operationId} ${status}`, content),
    ),
  ]
}

const dataOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined

for (const service of services) {
  const operations = operationsOf(await loadContract(service, { dereference: true }))

  describe(`contract of ${service}`, () => {
    it.each(operations)('$operation.operationId: examples keep to the contract', (entry) => {
      const broken = allExamplesOf(entry.operation).flatMap(({ place, schema, value }) =>
        violations(schema, value).map((violation) => `${place}: ${violation}`),
      )
      expect(broken, broken.join('\n')).toEqual([])
    })

    it.each(operations)('$operation.operationId: every answer has an example', (entry) => {
      const { operationId, requestBody, responses } = entry.operation
      const bodies = { ...responses, ...(requestBody && { request: requestBody }) }
      const without = Object.entries(bodies)
        .filter(([name, { content }]) => examplesOf(name, content).length === 0)
        .map(([name]) => `${operationId} ${name} has no example`)
      expect(without, without.join('\n')).toEqual([])
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '500']))
    })

    it.each(operations)(
      '$operation.operationId: a list has a full and an empty example',
      (entry) => {
        const data = examplesOf('', entry.operation.responses['200']?.content).map(({ value }) =>
          dataOf(value),
        )
        // The static stand-in serves the first one, and every screen must render with it.
        if (Array.isArray(data[0])) {
          const { operationId } = entry.operation
          const where = `in openapi/${service === 'backend' ? `paths${entry.path}` : service}.yaml`
          expect(
            data[0].length,
            `the first example of ${operationId} must have rows: change it ${where}`,
          ).toBeGreaterThan(0)
          expect(
            data,
            `${operationId} has no example of an empty answer: write \`kosong\` ${where}`,
          ).toContainEqual([])
        }
      },
    )
  })
}

describe('the backend', async () => {
  const operations = operationsOf(await loadContract('backend', { dereference: true }))

  it('has an operation a path, /{controller}/{kode}, in a file of that name', () => {
    const paths = operations.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    const files = readdirSync(path.join(ownFolder, 'paths'), { recursive: true })
      .map((file) => `/${String(file).replaceAll(path.sep, '/')}`)
      .filter((file) => file.endsWith('.yaml'))
    const named = paths.map((name) => `${name}.yaml`)
    expect(named.toSorted(), 'openapi/backend.yaml has the files of openapi/paths').toEqual(
      files.toSorted(),
    )
  })

  it.each(operations)('$operation.operationId: kode is the last part of $path', (entry) => {
    const kode = entry.operation.parameters?.find(({ name }) => name === 'kode')
    expect(kode).toMatchObject({ in: 'header', required: true })
    expect(kode?.schema?.const).toBe(entry.path.split('/').at(-1))
  })

  it.each(operations)(
    '$operation.operationId: the key is asked for, on the right host',
    (entry) => {
      const { security, 'x-host': host } = entry.operation
      expect(security?.length).toBeGreaterThan(0)
      for (const alternative of security ?? []) expect(alternative).toHaveProperty('key')
      const account = /^\/(user|auth|fundraiser)\//.test(entry.path)
      expect(host).toBe(account ? 'account' : 'main')
    },
  )
})
