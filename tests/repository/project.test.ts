import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFile(path.join(root, file), 'utf8')

const manifest = z
  .object({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(await read('package.json')))
const commands = (await read('README.md')) + (await read('docs/commands.md'))
const example = await read('.env.example')

const kit = z
  .object({ devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await read('contract-kit/package.json')))

const versions = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...kit.devDependencies,
})

it('pins each package to one version, and the parts of Mantine to the same', () => {
  expect(
    versions.filter(([, version]) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([])
  const mantine = versions.filter(([name]) => name.startsWith('@mantine/'))
  expect(new Set(mantine.map(([, version]) => version)).size).toBe(1)
})

it('tells in docs/commands.md of each script, and of none that does not exist', () => {
  const told = [...commands.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap((match) => match[1] ?? [])
  const scripts = Object.keys(manifest.scripts)
  expect(told.filter((name) => !scripts.includes(name))).toEqual([])
  const plain = ['start', 'test'].filter((name) => commands.includes(`npm ${name}`))
  expect(scripts.filter((name) => !told.includes(name) && !plain.includes(name))).toEqual([])
})

it('explains each variable of the client in .env.example', async () => {
  const named = (text: string) => new Set(text.match(/\bVITE_\w+/g))
  const variables = named(await read('src/api/env.ts'))
  expect(variables.size).toBeGreaterThan(15)
  const unexplained = [...variables].filter(
    (name) => !new RegExp(`^# [^\\n]+\\n(?:# VITE_\\w+=.*\\n)*# ${name}=`, 'm').test(example),
  )
  const told = [
    ...unexplained.map(
      (name) =>
        `${name} isn’t explained: write it in .env.example, a comment line and then \`# ${name}=…\``,
    ),
    ...[...named(example)]
      .filter((name) => !variables.has(name))
      .map((name) => `${name} is in .env.example, but not in src/api/env.ts`),
  ]
  expect(told, told.join('\n')).toEqual([])
})

it('takes Prism by what its packages publish, never by a file inside one', async () => {
  const folders = ['mock-server', 'contract-kit', 'scripts', 'tests', 'src']
  const files = await Promise.all(
    folders.map((folder) => readdir(path.join(root, folder), { recursive: true })),
  )
  const sources = files.flatMap((names, index) =>
    names
      .filter((name) => /\.(m?[jt]s|tsx)$/.test(name))
      .map((name) => `${folders[index] ?? ''}/${name}`),
  )
  const reaching = await Promise.all(
    sources.map(async (file) => /@stoplight\/[\w-]+\/\w/.test(await read(file))),
  )
  expect(sources.filter((_file, index) => reaching[index])).toEqual([])
})

it('names no file in .oxlintrc.json that isn’t there', async () => {
  const lists = (await read('.oxlintrc.json')).matchAll(
    /"(?:files|excludeFiles|ignorePatterns)": \[([^\]]*)\]/g,
  )
  const named = [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/"([^"]+)"/g)].flatMap((match) => match[1] ?? []),
  )
  // Up to its first star: the rest is a pattern.
  const beginnings = named.map((name) => name.replace(/[^/]*[*{].*/, ''))
  expect(beginnings.length).toBeGreaterThan(20)
  const made = /^(dist|\.cache|playwright-report|test-results|coverage)\/$/
  const missing = beginnings.filter(
    (name) => !made.test(name) && !existsSync(path.join(root, name)),
  )
  expect(missing).toEqual([])
})
