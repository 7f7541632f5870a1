import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { handlers } from '../../mock-server/handlers'
import { loadContract, operationsOf } from '../../openapi/read'
import { operations } from '../../src/api/generated/operations'
import { optionalOperations } from '../../src/api/generated/optional-operations'

type OperationPath = keyof typeof operations | keyof typeof optionalOperations

/** Operations that nothing in src/ calls yet, each with the reason. An entry that became untrue fails below. */
const notCalledYet: Partial<Record<OperationPath, string>> = {}

const root = path.resolve(import.meta.dirname, '../..')

/** The client's own code: neither generated nor tests. */
async function clientSources(): Promise<string[]> {
  const files = await readdir(path.join(root, 'src'), { recursive: true })
  return Promise.all(
    files
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file))
      .map((file) => readFile(path.join(root, 'src', file), 'utf8')),
  )
}

const contract = operationsOf(await loadContract('backend'))
const sources = await clientSources()

it.each(contract)('$path has a handler, an example and a use', ({ path: name, operation }) => {
  const [, controller] = name.split('/')
  const missing = {
    handler: name in handlers ? null : `handler: write it in mock-server/handlers/${controller}.ts`,
    types:
      name in operations || name in optionalOperations
        ? null
        : 'generated types: run `npm run codegen`',
    example: hasExample(operation) ? null : `example: write it in openapi/paths${name}.yaml`,
    use: useOf(name),
  }
  const told = Object.values(missing).flatMap((one) => one ?? [])
  expect(told, `${name} has no ${told.join(', and no ')}`).toEqual([])
})

function hasExample({ responses }: (typeof contract)[number]['operation']): boolean {
  const content = Object.values(responses['200']?.content ?? {})
  return content.some((media) => Object.keys(media.examples ?? {}).length > 0)
}

/** What is wrong with how an operation is used, or null. */
function useOf(name: string): string | null {
  const called = sources.some((source) => source.includes(`'${name}'`))
  const isKept = name in notCalledYet
  if (called && isKept) return 'reason to be in notCalledYet: src/ calls it'
  if (called || isKept) return null
  return 'use: call it from a query in src/, or say why not in notCalledYet (tests/repository/operations.test.ts)'
}

it('has no handler of an operation that the contract lacks', () => {
  const paths = contract.map(({ path: name }) => name)
  expect(Object.keys(handlers).filter((name) => !paths.includes(name))).toEqual([])
})
