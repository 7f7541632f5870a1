import { execFile, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownFolder } from '../../../openapi/read'
import { listen } from '../listen'
import type { StandIn } from '../stand-in'
import { freshStandIn } from '../stand-in-for-tests'
import { isRunning } from './npm-end'
import { makePackage } from './pack'

const MAX_MB = 5

const work = mkdtempSync(path.join(tmpdir(), 'contract-pack-test-'))
/** As a backend team has it: a folder with the tarball's installation in it, and nothing else. */
const empty = path.join(work, 'empty')
let tarball = ''
let standIn: StandIn

beforeAll(async () => {
  tarball = await makePackage(path.join(work, 'pack'))
  mkdirSync(empty)
  await promisify(execFile)('npm', ['install', '--offline', '--no-audit', tarball], { cwd: empty })
  standIn = await freshStandIn()
})
afterAll(() => rmSync(work, { recursive: true }))

/** Runs the installed command. */
function run(...args: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  const command = path.join(empty, 'node_modules/.bin/jejaring-contract')
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: empty }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, code: error ? Number(error.code) : 0 }),
    )
  })
}

/** The anchors of a page's headings, as GitHub makes them. */
const headings = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  )

it('is small, and needs no other package', () => {
  expect(
    readdirSync(path.join(empty, 'node_modules')).filter((name) => !name.startsWith('.')),
  ).toEqual(['jejaring-contract'])
  const files = readdirSync(empty, { recursive: true, encoding: 'utf8', withFileTypes: true })
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0)
  expect(bytes).toBeLessThan(MAX_MB * 1024 * 1024)
})

it('judges a backend, and names lines of the contract that it brings along', async () => {
  const wrong = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end('{"status":true,"message":"Berhasil.","data":"bukan daftar"}')
  })
  const port = await listen(wrong)
  const judge = (url: string) =>
    run('check', '--target', url, '--key', standIn.key, '--only', 'asset/get_all_payment_method')
  expect(await judge(standIn.url)).toMatchObject({ code: 0 })
  const { stdout, code } = await judge(`http://localhost:${port}`)
  wrong.close()
  expect(code).toBe(1)
  expect(stdout).toContain('bukan daftar')
  expect(stdout).toMatch(/openapi\/backend\.yaml:\d+/)
})

it('tells whether an app fits a backend, by the exit code', async () => {
  const fits = (app: string, ...more: string[]) =>
    run('fits', '--app', app, '--backend', standIn.url, ...more)
  expect(await fits('1.1', '--key', standIn.key)).toMatchObject({ code: 0 })
  const old = await fits('1.0', '--key', standIn.key)
  expect(old.code).toBe(1)
  expect(old.stdout).toContain('Breaks:\n  auth/new-password#token: ')
  const without = await fits('1.1', '--key', 'salah')
  expect(without.code).toBe(2)
  expect(without.stderr).toContain('doesn’t say what it has: it answered 403')
})

it('compares, and writes the contract', async () => {
  const same = await run('diff', ownFolder)
  expect(same.stdout).toMatch(/^no changes /)
  expect(same.code).toBe(0)
  expect(await run('docs')).toMatchObject({ code: 0 })
  const [folder = ''] = readdirSync(empty).filter((name) => name.startsWith('jejaring-contract-'))
  expect(existsSync(path.join(empty, folder, 'docs/backend.html'))).toBe(true)
  const json: unknown = JSON.parse(
    readFileSync(path.join(empty, folder, 'openapi/backend.json'), 'utf8'),
  )
  expect(folder).toBe(`jejaring-contract-${(await run('--version')).stdout.trim()}`)
  expect(json).toMatchObject({ info: { version: folder.slice('jejaring-contract-'.length) } })
})

it('names the commands that its reader has, and nothing of the repository', async () => {
  const said = await Promise.all(
    ['--help', 'check', 'diff', 'fits', 'docs', 'proxy'].map((name) => run(name, '--help')),
  )
  const help = said.map(({ stdout }) => stdout).join()
  for (const name of ['check', 'diff', 'fits', 'docs', 'proxy'])
    expect(help).toContain(`jejaring-contract ${name}`)
  expect(help).not.toMatch(/npm run|stand-in/)
})

it('has pages without a dead link, for this very version', async () => {
  const { stdout } = await run('docs', 'tertulis')
  const written = stdout.trim().split('\n')
  expect(written).toContain('tertulis/docs/contract.md')
  for (const file of written) expect(existsSync(path.join(empty, file))).toBe(true)
  const errands = readFileSync(path.join(empty, 'tertulis/docs/errands.md'), 'utf8')
  expect(errands).toContain(
    'App->>Backend: GET transaction/getTransaction with codeDonate\n  Backend-->>App: 200\n',
  )
  expect(errands).not.toMatch(/undefined|App->>Backend: *(with|$)/m)
  const version = (await run('--version')).stdout.trim()
  for (const name of ['contract.md', 'contract-changes.md']) {
    const page = readFileSync(path.join(empty, 'tertulis/docs', name), 'utf8')
    const links = [...page.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)]
    const dead = links.filter(
      ([, file = '', anchor]) =>
        !existsSync(path.join(empty, 'tertulis/docs', file)) ||
        (file === '' && !headings(page).includes(anchor ?? '')),
    )
    expect(dead.map(([link]) => link)).toEqual([])
    expect(page).not.toContain('npm run')
    // What stays of a link that leads out must read as words.
    expect(page).not.toMatch(/\((how it is made|measured)\)|changing-the-contract|stand-in/)
    for (const [, named] of page.matchAll(/\.\/jejaring-contract-([\d.]+)\.tgz [cp]/g))
      expect(named).toBe(version)
  }
})

it('runs a proxy that ends with the npx that started it', async () => {
  const npx = spawn(
    'npx',
    [
      ...['--yes', '--offline', `./${path.relative(work, tarball)}`],
      ...['proxy', '--port', '0', '--target', standIn.url],
    ],
    { cwd: work, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const said = await new Promise<string>((resolve) => {
    createInterface(npx.stdout).once('line', resolve)
  })
  const [, url = '', pid] = /^(http\S+) .*kill (\d+)$/.exec(said) ?? []
  expect((await fetch(`${url}/asset/get_legality`)).status).toBe(403)
  npx.kill('SIGKILL')
  await expect.poll(() => isRunning(Number(pid))).toBe(false)
})

it('says what is missing', async () => {
  for (const name of ['check', 'proxy']) {
    const { stderr, code } = await run(name)
    expect(stderr).toBe(
      `\`jejaring-contract ${name} --help\` lists the options.\nSay which backend: --target URL\n`,
    )
    expect(code).toBe(2)
  }
  const other = await run('chek')
  expect(other.stderr).toMatch(/--help` lists the commands\.\nThere is no command "chek"\.\n$/)
  expect(other.code).toBe(2)
  const port = new URL(standIn.url).port
  const taken = await run('proxy', '--target', standIn.url, '--port', port)
  expect(taken.stderr).toContain(`\nport ${port} is taken: --port PORT\n`)
})
