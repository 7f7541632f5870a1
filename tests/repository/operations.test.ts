import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { handlers } from '../../mock-server/handlers'
import { loadContract, operationsOf } from '../../scripts/contract'
import { operations } from '../../src/api/generated/operations'

type OperationPath = keyof typeof operations

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
  expect(handlers).toHaveProperty([name])
  expect(operations).toHaveProperty([name])

  const content = Object.values(operation.responses['200']?.content ?? {})
  expect(content.flatMap((media) => Object.keys(media.examples ?? {}))).not.toHaveLength(0)

  const called = sources.some((source) => source.includes(`'${name}'`))
  const reason = new Map(Object.entries(notCalledYet)).get(name)
  expect(called, reason ?? 'nothing in src/ calls it, and notCalledYet has no reason').toBe(
    reason === undefined,
  )
})

it('covers the whole backend', () => {
  expect(contract).toHaveLength(26)
  expect(Object.keys(handlers).sort()).toEqual(contract.map((one) => one.path).sort())
})
