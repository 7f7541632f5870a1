import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folders = ['src', 'openapi', 'mock-server', 'contract-kit', 'scripts', 'tests', 'docs']
const text = /\.(?:[jt]sx?|mjs|css|ya?ml|md)$/

const names = await Promise.all(
  folders.map(async (folder) =>
    (await readdir(path.join(root, folder), { recursive: true })).map(
      (name) => `${folder}/${name}`,
    ),
  ),
)
const files = await Promise.all(
  ['README.md', 'vite.config.ts', ...names.flat()]
    .filter((name) => text.test(name))
    .map(async (name) => ({ name, code: await readFile(path.join(root, name), 'utf8') })),
)

it('no comment cites a document from outside the repository', () => {
  expect(files.length).toBeGreaterThan(800)
  const citing = files.filter(({ code }) => /\b(?:spec|design)(?:\.md)? §/.test(code))
  expect(citing.map(({ name }) => name)).toEqual([])
})

// The linter's own rule against it (scripts/lint/house-rules.js) can't speak where everything is off.
it('no file is kept from the linter', () => {
  const off = files.filter(({ code }) => /\/[/*]\s*oxlint-disable\b(?!-)/.test(code))
  expect(off.map(({ name }) => name)).toEqual([])
})

it('each heading of docs/product.md that a comment points to is there', async () => {
  const product = await readFile(path.join(root, 'docs/product.md'), 'utf8')
  const headings = [...product.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  const pointers = files.flatMap(({ name, code }) =>
    // A comment may break the line anywhere in it.
    [
      ...code.replaceAll(/\n\s*(?:\*|\/\/|#)? ?/g, ' ').matchAll(/docs\/product\.md, ([^).;:"]+)/g),
    ].map(([, heading = '']) => ({ name, heading: heading.trim() })),
  )
  expect(pointers.length).toBeGreaterThan(10)
  const lost = pointers.filter(
    ({ heading }) => !headings.some((known) => heading.startsWith(known)),
  )
  expect(lost).toEqual([])
})
