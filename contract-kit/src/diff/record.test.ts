import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ContractCopy, LOST } from './contract-for-tests'
import { checkRecord } from './record'

let copy: ContractCopy
beforeEach(() => {
  copy = new ContractCopy()
  // Each test reads the contract up to twenty times.
  copy.shorten()
  copy.release('1.0.0')
  git('init', '-q', '-b', 'main')
  commit('first')
})
afterEach(() => copy[Symbol.dispose]())

const git = (...args: string[]) => copy.git(...args)

function commit(message: string): void {
  git('add', '-A')
  git('commit', '-q', '--allow-empty', '-m', message)
}

const lose = () => copy.loseValue()
const restore = () => copy.edit('schemas/campaign.yaml', 'enum: [liked]', 'enum: [liked, unliked]')

function write(record: string): void {
  mkdirSync(path.join(copy.root, 'docs'), { recursive: true })
  writeFileSync(path.join(copy.root, 'docs/contract-changes.md'), record)
}

const checked = () => checkRecord(copy.root)
const said = async () => (await checked()).lines.join('\n')

it('has nothing to say of a first commit, and of changes that break nobody', async () => {
  expect(await checked()).toMatchObject({ code: 0 })
  expect(await said()).toContain('no earlier state')
  copy.edit(
    'schemas/campaign.yaml',
    'required: [id, donatur, tgl_donasi, doa,',
    'required: [donatur, id, tgl_donasi, doa,',
  )
  expect(await said()).toContain('0 breaking changes')
})

it('wants a new version and a sentence: before the commit, on a branch, and on main', async () => {
  lose()
  const uncommitted = await said()
  expect(uncommitted).toContain('openapi/backend.yaml still says version 1.0.0')
  expect(uncommitted).toContain(`- \`${LOST}\` (breaks the backend)`)

  git('checkout', '-q', '-b', 'branch')
  commit('break it')
  commit('something else on the branch')
  expect(await checked()).toMatchObject({ code: 1 })

  // A sentence alone won't do.
  write(`## 1.0.0\n\n- \`${LOST}\`: nobody used it.\n`)
  expect(await said()).toContain('still says version 1.0.0')

  copy.release('1.1.0')
  expect(await said()).toContain("doesn't have under `## 1.1.0`")
  write(`## 1.1.0\n\n- \`${LOST}\`: nobody used it.\n\n## 1.0.0\n`)
  expect(await said()).toContain('1 breaking changes of the contract, all recorded for 1.1.0')
  commit('record it')

  git('checkout', '-q', 'main')
  git('merge', '-q', '--no-ff', '-m', 'merge', 'branch')
  expect(await said()).toContain('all recorded for 1.1.0')
  commit('something else on main')
  expect(await said()).toContain('all recorded for 1.1.0')
  write('## 1.1.0\n')
  expect(await checked()).toMatchObject({ code: 1 })
})

it('takes no sentence for two breaks, not even the same one again', async () => {
  const record = `## 1.1.0\n\n- \`${LOST}\`: nobody used it.\n`
  lose()
  copy.release('1.1.0')
  write(record)
  commit('break it')
  expect(await checked()).toMatchObject({ code: 0 })

  restore()
  copy.release('1.2.0')
  write(`## 1.2.0\n\n- \`${LOST.replace('lost', 'added')}\`: wanted after all.\n\n${record}`)
  commit('take it back')
  expect(await checked()).toMatchObject({ code: 0 })

  lose()
  expect(await said()).toContain('still says version 1.2.0')
  copy.release('1.10.0')
  expect(await said()).toContain("doesn't have under `## 1.10.0`")
})

it('refuses a shallow clone, and says how to fetch the rest', async () => {
  commit('second')
  const clone = path.join(copy.root, 'clone')
  git('clone', '-q', '--depth', '1', `file://${copy.root}`, clone)
  await expect(checkRecord(clone)).rejects.toThrow(/shallow clone.*`fetch-depth: 0`/)
  // What is there can be compared with.
  expect(await checkRecord(clone, 'HEAD')).toMatchObject({ code: 0 })
  await expect(checkRecord(clone, 'v1')).rejects.toThrow(/no commit here.*`fetch-depth: 0`/)
})

it('has nothing to compare without a repository, or before there was a contract', async () => {
  rmSync(path.join(copy.root, '.git'), { recursive: true })
  expect(await said()).toContain('no earlier state')
  git('init', '-q', '-b', 'main')
  writeFileSync(path.join(copy.root, '.gitignore'), 'openapi\n')
  commit('without it')
  rmSync(path.join(copy.root, '.gitignore'))
  commit('with it')
  expect(await said()).toContain('no earlier state')
})
