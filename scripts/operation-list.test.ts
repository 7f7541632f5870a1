import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { withEveryOperation } from './operation-list'

let folder = ''
afterEach(() => rm(folder, { recursive: true }))

async function listOf(files: readonly string[], listed: readonly string[]) {
  folder = await mkdtemp(path.join(tmpdir(), 'contract-'))
  const lines = listed.map((name) => `  /${name}: { $ref: paths/${name}.yaml }\n`).join('')
  await writeFile(
    path.join(folder, 'backend.yaml'),
    `openapi: 3.1.0\npaths:\n${lines}components:\n`,
  )
  for (const name of files) {
    const file = path.join(folder, 'paths', `${name}.yaml`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'get: {}\n')
  }
  const text = await withEveryOperation(pathToFileURL(`${folder}/`))
  expect(text).toMatch(/^openapi: 3\.1\.0\npaths:\n.*components:\n$/s)
  return [...text.matchAll(/^ {2}\/(\S+): \{ \$ref: paths\/\1\.yaml \}$/gm)].map(([, name]) => name)
}

it.each([
  ['keeps the order', ['a/x', 'a/y', 'b/z'], ['b/z', 'a/y', 'a/x'], ['b/z', 'a/y', 'a/x']],
  [
    'puts a new one after the others of its controller',
    ['a/new', 'a/x', 'b/z'],
    ['a/x', 'b/z'],
    ['a/x', 'a/new', 'b/z'],
  ],
  ['puts a new controller last', ['a/x', '0/new'], ['a/x'], ['a/x', '0/new']],
  ['drops one whose file is gone', ['a/x'], ['a/gone', 'a/x'], ['a/x']],
] as const)('%s', async (_, files, listed, expected) => {
  expect(await listOf(files, listed)).toEqual(expected)
})
