import { expect, it } from 'vitest'
import type { CheckResult } from '../check'
import { byCause } from '../causes'
import type { Finding } from '../checks'
import { githubReport } from './github'
import { junitReport } from './junit'
import { sarifReport } from './sarif'
import { tableReport } from './table'

const finding: Finding = {
  check: 'cors',
  operation: 'campaign/get_campaign_limit',
  input: null,
  field: 'header access-control-allow-origin',
  expected: 'must be http://a',
  seen: 'no such header',
  call: `curl -H "key: $CONTRACT_KEY" 'http://b/campaign' -b sesi.txt --form-string "password=$PASSWORD"`,
  answer: '200 {"data": "100%\n"}',
  line: { file: 'openapi/backend.yaml', line: 7 },
  times: 2,
}
const findings = [finding, { ...finding, operation: 'auth/login' }]
const ok = { summary: 'ok', timing: null, findings: [], skipped: null } as const

const result: CheckResult = {
  conforms: false,
  gave: true,
  failOn: 'untidy',
  isOutOfTime: false,
  saysNothing: false,
  operations: [
    { ...ok, operation: finding.operation, summary: 'failed', findings: [finding] },
    { ...ok, operation: 'auth/login', summary: 'failed', findings: findings.slice(1) },
    { ...ok, operation: 'user/get_user', summary: 'partly', skipped: 'no <code>' },
    { ...ok, operation: 'asset/get_legality' },
  ],
  findings,
  causes: byCause(findings),
  skipped: [{ operation: 'user/get_user', reason: 'no <code>' }],
  account: { whatsapp: '800111', password: null },
  calls: 9,
  seconds: 1,
}
const about = { target: 'http://b', account: 'http://b', origin: 'http://a', time: '' }

it('tells one header that two operations lack once, and as whom to log in', () => {
  const table = tableReport(result, { color: false })
  expect(table.match(/header access-control/g)).toHaveLength(1)
  expect(table).toContain('no such header (4 times)\n    also  1: auth/login')
  expect(table).toContain('    came  200 {"data"')
  expect(table).toContain('export CONTRACT_KEY=…')
  expect(table).toContain('export WHATSAPP=800111 PASSWORD=the one of --login')
  expect(table).toContain('It does not conform: 1 problem, in 2 places (a screen broken: 1).')
})

it('counts each place once, a preflight’s too, and tells what costs less than counts', () => {
  const untidy = { ...finding, check: 'key', operation: 'OPTIONS /auth' } as const
  const all = [finding, untidy]
  const causes = byCause(all, 'screen')
  const mixed = { ...result, failOn: 'screen', operations: [], findings: all, causes } as const
  const table = tableReport(mixed, { color: false })
  expect(table).toMatch(/OPTIONS \/auth +ok +1\b/)
  expect(table).toContain('2 problems, in 2 places (a screen broken: 1, untidy: 1).')
  expect(junitReport(mixed, about)).toContain('tests="2" failures="1" skipped="0"')
  expect(githubReport(mixed)).toMatch(/^::error .*\n::warning title=OPTIONS/)
  const tidied = {
    ...mixed,
    conforms: true,
    findings: [untidy],
    causes: byCause([untidy], 'screen'),
  }
  expect(tableReport(tidied, { color: false })).toContain(
    'It conforms. 1 problem, in 1 place (untidy: 1) would not do with --fail-on untidy.',
  )
})

it('says with --strict that what was checked in part does not conform', () => {
  const strict = { ...result, findings: [], causes: [] }
  expect(tableReport(strict, { color: false })).toContain('which --strict asks for')
})

it('says that nothing was found where nothing was checked either', () => {
  const nothing = { ...result, isOutOfTime: true, saysNothing: true, findings: [], causes: [] }
  expect(tableReport(nothing, { color: false })).toContain(
    'Nothing wrong was found, but nothing was checked in full: --time was over.',
  )
  expect(tableReport({ ...nothing, saysNothing: false }, { color: false })).toContain(
    'Nothing wrong was found, but not everything was checked: --time was over.',
  )
})

it('says that a backend conforms only where a donation was made and read', () => {
  const right = { ...result, conforms: true, findings: [], causes: [] }
  const text = (gave: boolean) => tableReport({ ...right, gave }, { color: false })
  expect(text(true)).toContain('It conforms. ')
  expect(text(false)).not.toContain('It conforms')
  expect(text(false)).toContain('Nothing wrong was found; that it conforms takes a donation')
})

it('tells what a recording lacks as a sum', () => {
  const left = ['user/get_fav', 'asset/get_x'].map((operation) => ({
    ...ok,
    operation,
    skipped: 'not in the recording',
  }))
  const table = tableReport(
    { ...result, operations: [...result.operations, ...left] },
    { color: false },
  )
  expect(table).toContain('\n2 other operations are not in the recording\n')
  expect(table).not.toContain('user/get_fav')
})

it('counts in JUnit what was checked in part as skipped, not as passed', () => {
  const junit = junitReport(result, about)
  expect(junit).toContain('tests="4" failures="2" skipped="1"')
  expect(junit).toContain(
    '<testcase classname="user/get_user" name="not checked"><skipped message="no &lt;code&gt;"/></testcase>',
  )
  expect(junit).toContain('<testcase classname="asset/get_legality" name="contract"></testcase>')
})

it('writes annotations that GitHub reads as one line each', () => {
  const lines = githubReport(result).trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    /^::error title=campaign\/get_campaign_limit%3A CORS of the answer::header access-control-allow-origin: must be http:\/\/a; got no such header%0Acampaign\/get_campaign_limit, auth\/login%0A.*100%25%0A"}$/,
  )
  expect(lines[1]).toBe('::warning title=user/get_user::not checked: no <code>')
})

it('writes SARIF with a rule and the line of the contract for each thing to repair', () => {
  const sarif: unknown = JSON.parse(sarifReport(result, about))
  expect(sarif).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { rules: [{ id: 'cors' }] } },
        results: [
          {
            ruleId: 'cors',
            level: 'error',
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'openapi/backend.yaml' },
                  region: { startLine: 7 },
                },
                logicalLocations: [
                  { fullyQualifiedName: finding.operation },
                  { fullyQualifiedName: 'auth/login' },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
})
