import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contractRoot, loadContract } from '../../../openapi/read'
import { loadModel } from '../check/model'
import { compareVersions, fitOf } from './fit'

const { operations } = await loadModel()
const record = readFileSync(path.join(contractRoot, 'docs/contract-changes.md'), 'utf8')
const { version: ours } = (await loadContract('backend')).info
const all = { version: ours, has: () => true }
const none = { version: '1.0', has: () => false }
const basics = operations.filter(({ optional }) => !optional).map(({ name }) => name)

it.each([
  ['1.1', '1.1.0', 0],
  ['1.2', '1.10', -1],
  ['2.0', '1.9', 1],
])('compares %s with %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
})

it('lets an app that is newer than its backend do without what isn’t there', () => {
  const { works, absent, breaks, unused } = fitOf(operations, record, ours, none)
  expect(works).toEqual(basics)
  expect(absent).toContain('transaction/claim')
  expect(absent).toContain('transaction/storeDonate#kunci')
  expect({ breaks, unused }).toEqual({ breaks: [], unused: [] })
})

it('says what an older app can’t do where forms need a token', () => {
  const { works, breaks, unused, onPaper } = fitOf(operations, record, '1.0', all)
  expect(works).toEqual(basics)
  expect(unused).toContain('news/get_list')
  expect(breaks).toEqual([expect.stringContaining('auth/new-password#token: ')])
  expect(onPaper).toEqual([expect.stringContaining('Too often (1.1.0): ')])
})

it('lets the two of one version meet', () => {
  const { absent, unused, breaks, onPaper } = fitOf(operations, record, ours, all)
  expect({ absent, unused, breaks, onPaper }).toEqual({
    ...{ absent: [], unused: [], breaks: [], onPaper: [] },
  })
})

it.each([
  ['the app', '1.0', '1.2', ['Nama (1.2.0): ia lain.']],
  ['the app', '1.2', '1.2', []],
  ['a backend', '1.2', '1.0', ['Nama (1.2.0): ia lain.']],
  ['a backend', '1.0', '1.2', []],
])('finds a change that breaks %s of %s at %s', (whom, app, version, breaks) => {
  const changes = `# x\n\n## 1.2.0\n\n### Nama\n\nBreaks ${whom}: ia lain.\n\n- \`x\`\n`
  expect(fitOf(operations, changes, app, { version, has: () => false }).breaks).toEqual(breaks)
})
