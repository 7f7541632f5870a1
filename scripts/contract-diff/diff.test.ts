import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkChanges, compareFolders, listChanges } from './diff'

const own = path.resolve(import.meta.dirname, '../../openapi')
let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'contract-diff-test-'))
  cpSync(own, path.join(root, 'openapi'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Replaces a text of one of the contract's files, which must be there. */
function edit(file: string, from: string, to: string): void {
  const whole = path.join(root, 'openapi', file)
  const before = readFileSync(whole, 'utf8')
  expect(before).toContain(from)
  writeFileSync(whole, before.replace(from, to))
}

const LIMIT = 'GET /campaign/get_campaign_limit'
const DONATE = 'POST /transaction/storeDonate'

it.each<[string, file: string, from: string, to: string, expected: [string, string]]>([
  [
    'an operation removed',
    'backend.yaml',
    '  /asset/get_all_payment_method: { $ref: paths/asset/get_all_payment_method.yaml }\n',
    '',
    ['app', 'GET /asset/get_all_payment_method: removed'],
  ],
  [
    'an operation added',
    'backend.yaml',
    '  /asset/get_all_payment_method:',
    '  /asset/other: { $ref: paths/asset/get_all_payment_method.yaml }\n  /asset/get_all_payment_method:',
    ['backend', 'GET /asset/other: added'],
  ],
  [
    'an optional operation added',
    'backend.yaml',
    '  /asset/get_all_payment_method:',
    '  /asset/other: { $ref: paths/asset/get_capabilities.yaml }\n  /asset/get_all_payment_method:',
    ['', 'GET /asset/other: added, optional'],
  ],
  [
    'an operation that a backend may lack from now on',
    'paths/asset/get_all_payment_method.yaml',
    'operationId: getAllPaymentMethod',
    'operationId: getAllPaymentMethod\n  x-optional: true',
    ['app', 'GET /asset/get_all_payment_method: now optional'],
  ],
  [
    'an operation that each backend must have from now on',
    'paths/asset/get_capabilities.yaml',
    'x-optional: true',
    'x-optional: false',
    ['backend', 'GET /asset/get_capabilities: no longer optional'],
  ],
  [
    'a field of an answer removed',
    'schemas/campaign.yaml',
    "    alamat: { type: [string, 'null'] }\n",
    '',
    ['app', `${LIMIT} response 200 /data/*/alamat: removed`],
  ],
  [
    'a required field of an answer added',
    'schemas/account.yaml',
    'required: [kode_ref]\n  properties:',
    'required: [kode_ref, since]\n  properties:\n    since: { type: string }',
    ['backend', 'GET /fundraiser/get_user response 200 /data/since: added, required'],
  ],
  [
    'an optional field of an answer added',
    'schemas/account.yaml',
    'required: [kode_ref]\n  properties:',
    'required: [kode_ref]\n  properties:\n    since: { type: string }',
    ['', 'GET /fundraiser/get_user response 200 /data/since: added, optional'],
  ],
  [
    'a type of an answer widened',
    'schemas/campaign.yaml',
    'nominal: { type: integer,',
    'nominal: { type: [integer, string],',
    [
      'app',
      'GET /campaign/get_transaction_list response 200 /data/*/nominal: type integer or string, was integer',
    ],
  ],
  [
    'a type of an answer narrowed',
    'schemas/common.yaml',
    "Target:\n  type: [integer, 'null']",
    'Target:\n  type: integer',
    ['backend', `${LIMIT} response 200 /data/*/target: type integer, was integer or null`],
  ],
  [
    'a number for a whole one',
    'schemas/campaign.yaml',
    'nominal: { type: integer,',
    'nominal: { type: number,',
    [
      'app',
      'GET /campaign/get_transaction_list response 200 /data/*/nominal: type number, was integer',
    ],
  ],
  [
    'a value of an answer’s enum lost',
    'schemas/campaign.yaml',
    'enum: [liked, unliked]',
    'enum: [liked]',
    [
      'backend',
      'GET /campaign/get_prayer_campaign response 200 /data/*/status_like: value "unliked" lost',
    ],
  ],
  [
    'a value of an answer’s enum added',
    'schemas/campaign.yaml',
    'enum: [liked, unliked]',
    'enum: [liked, unliked, loved]',
    [
      'app',
      'GET /campaign/get_prayer_campaign response 200 /data/*/status_like: value "loved" added',
    ],
  ],
  [
    'a field of an answer no longer certain',
    'schemas/campaign.yaml',
    'required: [flyer, header, slug]',
    'required: [flyer, slug]',
    ['app', 'GET /campaign/get_campaign_by_id response 200 /data/header: now optional'],
  ],
  [
    'another pattern',
    'schemas/common.yaml',
    '^(ID|KM)-[1-9]',
    '^(ID|KM|XX)-[1-9]',
    [
      'app,backend',
      'GET /campaign/get_campaign_by_id response 200 /data/program_id: pattern ^(ID|KM|XX)-[1-9]\\d*$, was pattern ^(ID|KM)-[1-9]\\d*$',
    ],
  ],
  [
    'a status added',
    'paths/campaign/get_campaign_limit.yaml',
    "    '403':",
    "    '404': { $ref: ../../responses.yaml#/NotFoundProgram }\n    '403':",
    ['app', `${LIMIT} response 404: added`],
  ],
  [
    'a status removed',
    'paths/campaign/get_campaign_limit.yaml',
    "    '400': { $ref: ../../responses.yaml#/BadRequest }\n",
    '',
    ['backend', `${LIMIT} response 400: removed`],
  ],
  [
    'a newly required parameter',
    'parameters.yaml',
    'Search:\n  name: search\n',
    'Search:\n  name: search\n  required: true\n',
    ['app', 'GET /mosque/get_campaign query search: now required'],
  ],
  [
    'a parameter that may be left out',
    'parameters.yaml',
    'Slug:\n  name: slug\n  in: query\n  required: true',
    'Slug:\n  name: slug\n  in: query',
    ['backend', 'GET /mosque/get_campaign_by_slug query slug: now optional'],
  ],
  [
    'a field of a form removed',
    'paths/transaction/storeDonate.yaml',
    '            donorEmail:\n              type: string\n',
    '            other:\n              type: string\n',
    ['app', `${DONATE} request /donorEmail: removed`],
  ],
  [
    'a newly required field of a form',
    'paths/transaction/storeDonate.yaml',
    'programId, programType]',
    'programId, programType, donorPray]',
    ['app', `${DONATE} request /donorPray: now required`],
  ],
  [
    'a higher minimum in a form',
    'paths/transaction/storeDonate.yaml',
    'minimum: 1000',
    'minimum: 5000',
    ['app', `${DONATE} request /price: minimum 5000, was 1000`],
  ],
  [
    'a value of a parameter added',
    'paths/campaign/get_campaign_by_slug.yaml',
    'enum: [ID, KM]',
    'enum: [ID, KM, XX]',
    ['backend', 'GET /campaign/get_campaign_by_slug query type: value "XX" added'],
  ],
  [
    'a session newly required',
    'paths/campaign/get_prayer_campaign.yaml',
    '    - { key: [] }\n',
    '',
    ['app', 'GET /campaign/get_prayer_campaign: session required, was optional'],
  ],
  [
    'another host',
    'paths/asset/get_all_payment_method.yaml',
    'x-host: main',
    'x-host: account',
    ['app,backend', 'GET /asset/get_all_payment_method: on the account host, was main'],
  ],
  [
    'another condition',
    'schemas/transaction.yaml',
    'const: Lunas',
    'const: Sudah',
    [
      'app,backend',
      'GET /transaction/getTransaction response 200 /data: if status is "Sudah" then tgl_bayar is string, was if status is "Lunas"',
    ],
  ],
  [
    'an answer of an external service',
    'surah.yaml',
    'nomor: { type: integer,',
    'nomor: { type: string,',
    ['app,backend', 'surah GET /surat response 200 /data/*/nomor: type string, was integer'],
  ],
])('tells of %s, and whom it breaks', async (_what, file, from, to, [breaks, text]) => {
  edit(file, from, to)
  const changes = await compareFolders(own, path.join(root, 'openapi'))
  const found = changes.find((change) => change.text.startsWith(text))
  expect(found, changes.map((change) => change.text).join('\n')).toBeDefined()
  expect(found?.breaks.join()).toBe(breaks)
  // What breaks comes first.
  const order = changes.map((change) => change.breaks.length > 0)
  expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)))
})

it('takes other words, examples and the order of things for no change', async () => {
  edit('schemas/common.yaml', 'description: Whole rupiah. Null', 'description: Rupiah. Null')
  edit(
    'schemas/campaign.yaml',
    'required: [flyer, header, slug]',
    'required: [slug, header, flyer]',
  )
  edit('paths/auth/login.yaml', 'rahasia-sekali', 'rahasia-lain')
  expect(await compareFolders(own, path.join(root, 'openapi'))).toEqual([])
})

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=t', '-c', 'user.email=t@t', '-c', 'init.defaultBranch=main', ...args],
    { cwd: root, stdio: 'pipe' },
  )

function commit(message: string): void {
  git('add', '-A')
  git('commit', '-q', '-m', message)
}

it('wants each breaking change recorded, on a branch, on main, and before a commit', async () => {
  git('init', '-q')
  commit('first')
  // Nothing before it.
  expect(await checkChanges(root)).toMatchObject({ code: 0 })

  edit('schemas/campaign.yaml', 'enum: [liked, unliked]', 'enum: [liked]')
  const uncommitted = await checkChanges(root)
  expect(uncommitted.code).toBe(1)
  const line =
    'GET /campaign/get_prayer_campaign response 200 /data/*/status_like: value "unliked" lost'
  expect(uncommitted.lines.join('\n')).toContain(`- \`${line}\` (breaks the backend)`)

  git('checkout', '-q', '-b', 'branch')
  commit('break it')
  writeFileSync(path.join(root, 'more.txt'), 'more')
  commit('something else on the branch')
  expect(await checkChanges(root)).toMatchObject({ code: 1 })
  expect(await listChanges(root, 'main')).toMatchObject({
    code: 0,
    lines: [`breaks the backend              ${line}`],
  })

  git('checkout', '-q', 'main')
  git('merge', '-q', '--ff-only', 'branch')
  expect(await checkChanges(root)).toMatchObject({ code: 1 })

  mkdirSync(path.join(root, 'docs'))
  writeFileSync(path.join(root, 'docs/contract-changes.md'), `- \`${line}\`: nobody used it.\n`)
  expect(await checkChanges(root)).toMatchObject({ code: 0 })
})

it('says so where there is no history to compare with', async () => {
  const { lines, code } = await checkChanges(root)
  expect(lines.join()).toContain('no earlier state')
  expect(code).toBe(0)
  expect(await listChanges(root, 'v9')).toEqual({
    lines: ['This repository has no commit "v9".'],
    code: 2,
  })
})
