import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listen } from '../listen'
import { runDiff } from './command'
import { ContractCopy, LOST } from './contract-for-tests'

let copy: ContractCopy
beforeEach(() => {
  copy = new ContractCopy()
  copy.release('1.0.0')
})
afterEach(() => copy[Symbol.dispose]())

const lose = () => copy.loseValue()

const git = (...args: string[]) => copy.git(...args)

/** Serves one file of the copy. @returns its address */
async function served(file: string) {
  const server = createServer((request, response) => {
    if (request.url !== '/contract.yaml') response.writeHead(404)
    response.end(readFileSync(path.join(copy.root, file)))
  })
  const port = await listen(server)
  const end = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://localhost:${port}`, [Symbol.asyncDispose]: end }
}

it('compares files, folders, git refs and addresses with one another', async () => {
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
  lose()
  const bundled = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'x', version: '9' },
    paths: {},
  })
  writeFileSync(path.join(copy.root, 'empty.json'), bundled)
  await using site = await served('empty.json')

  for (const old of ['main', 'main:openapi', 'HEAD:openapi/backend.yaml']) {
    const { out, code } = await runDiff([old, 'openapi'], copy.root)
    expect(out).toBe(
      `breaks the backend              ${LOST}\n1 change, 1 breaking (${old} (1.0.0) → openapi (1.0.0))\n`,
    )
    expect(code).toBe(1)
  }
  expect(await runDiff(['main', 'HEAD:openapi/backend.yaml'], copy.root)).toMatchObject({
    out: 'no changes (main (1.0.0) → HEAD:openapi/backend.yaml (1.0.0))\n',
    code: 0,
  })
  // A folder that `docs` wrote has its contract further down.
  expect(await runDiff(['main', '.'], copy.root)).toMatchObject({ code: 1 })
  // Without a second one, this repository's contract.
  expect((await runDiff(['openapi/backend.yaml'], copy.root)).out).toContain(
    'value "unliked" added',
  )
  const gone = await runDiff(['openapi/backend.yaml', `${site.url}/contract.yaml`], copy.root)
  expect(gone.out).toContain('breaks the app                  POST /auth/login: removed\n')
  // One document says nothing of the other services.
  expect(gone.out).not.toContain('surah')

  const lost = await runDiff(['main', `${site.url}/elsewhere`], copy.root)
  expect(lost).toMatchObject({ out: '', code: 2 })
  expect(lost.error).toContain('404')
})

it('takes other words, examples and the order of things for no change', async () => {
  copy.edit('schemas/common.yaml', 'description: Whole rupiah. Null', 'description: Rupiah. Null')
  copy.edit(
    'schemas/campaign.yaml',
    'required: [flyer, header, slug]',
    'required: [slug, header, flyer]',
  )
  copy.edit('paths/auth/login.yaml', 'rahasia-sekali', 'rahasia-lain')
  const { out } = await runDiff(['openapi', path.join(copy.root, 'openapi')], process.cwd())
  expect(out).toContain('no changes')
})

it('has its result for programs and for merge requests', async () => {
  lose()
  const name = path.join(copy.root, 'openapi')
  const json = await runDiff(['--report', 'json', name, 'openapi'], process.cwd())
  expect(json.code).toBe(1)
  expect(JSON.parse(json.out)).toMatchObject({
    before: { name, version: '1.0.0' },
    after: { name: 'openapi' },
    breaking: 1,
    changes: [{ text: LOST.replace('lost', 'added'), breaks: ['app'] }],
  })
  const { out } = await runDiff(['openapi', name, '--report', 'markdown'], process.cwd())
  expect(out).toContain(`## Contract: 1 change, 1 breaking\n`)
  expect(out).toContain(`### Breaks\n\n- \`${LOST}\` (breaks the backend)\n`)
})

it.each<[string, string[], string]>([
  ['nothing to compare with', [], 'Say what to compare with'],
  ['three contracts', ['a', 'b', 'c'], 'Two contracts can be compared, not 3'],
  ['an unknown report', ['a', '--report', 'pdf'], '--report takes json or markdown, got "pdf"'],
  ['an unknown option', ['--wide'], "Unknown option '--wide'"],
  ['an option in a ref’s place', ['main', '-x'], "Unknown option '-x'"],
  ['what is nothing', ['v9'], '"v9" is no file, no folder, no address (https://…) and no commit'],
  ['a commit that is not there', ['v9:a.yaml'], 'This repository has no commit "v9"'],
  [
    'a folder without the contract',
    ['openapi/schemas'],
    'schemas has no backend.yaml, no prayer.yaml',
  ],
  ['a file that is no contract', ['wrong.yaml'], 'wrong.yaml is no OpenAPI document'],
  ['a file of words', ['words.md'], 'words.md is no OpenAPI document'],
  ['a file that is not even YAML', ['odd.md'], 'odd.md is no OpenAPI document'],
  ['other JSON', ['package.json'], 'package.json is no OpenAPI document'],
  [
    'contracts of other services',
    ['openapi/surah.yaml', 'openapi/backend.yaml'],
    'different services',
  ],
])('could not compare %s', async (_what, args, reason) => {
  writeFileSync(path.join(copy.root, 'wrong.yaml'), 'openapi: 3.1.0\n')
  writeFileSync(path.join(copy.root, 'words.md'), 'Halo\n')
  writeFileSync(path.join(copy.root, 'odd.md'), 'satu\ndua:\n')
  writeFileSync(path.join(copy.root, 'package.json'), '{ "name": "x" }')
  const { out, error, code } = await runDiff(args, copy.root)
  expect(error.trimEnd().split('\n').at(-1)).toContain(reason)
  expect({ out, code }).toEqual({ out: '', code: 2 })
})

it('tells of a service that is gone', async () => {
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
  git('rm', '-q', 'openapi/surah.yaml')
  const { out, code } = await runDiff(['HEAD', 'openapi'], copy.root)
  expect(out).toContain('breaks the app                  surah: removed\n')
  expect(code).toBe(1)
})
