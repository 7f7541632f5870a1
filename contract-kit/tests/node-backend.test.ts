import { expect, it } from 'vitest'
import { check } from '../src/check/check'
import { loadModel } from '../src/check/model'
import { reach } from '../src/check/reach'
import { htmlReport } from '../src/check/report/html'
import { junitReport } from '../src/check/report/junit'
import { tableReport } from '../src/check/report/table'
import { PATIENCE_MS, targetAt } from '../src/check/target-for-tests'
import { stepsOf } from '../src/check/walk/steps'
import { type Mistakes, NODE_OPERATIONS, startSecondBackend } from './node-backend'

const model = await loadModel()
const only = NODE_OPERATIONS

async function judge(mistakes: Mistakes = {}) {
  const { url, key, origin, close } = await startSecondBackend(mistakes)
  const target = targetAt(url, { key, origin })
  await reach(model, target, { limitMs: PATIENCE_MS, only: [], login: null })
  const result = await check(model, { target, only, samples: 2, limitMs: PATIENCE_MS })
  await close()
  return result
}

it('has a step for each operation of the contract', () => {
  const walked = stepsOf(model.operations).map(({ operation }) => operation.name)
  expect(walked.toSorted()).toEqual(model.operations.map(({ name }) => name).toSorted())
})

it('says of an operation that it can’t walk what is missing, and where', () => {
  const read = model.get('campaign/get_total_donate')
  const strange = { name: 'kabarId', required: true, schema: { type: 'integer' }, index: 1 }
  const added = (change: object) =>
    stepsOf([...model.operations, { ...read, name: 'campaign/baru', ...change }])
  expect(added({}).map(({ operation }) => operation.name)).toContain('campaign/baru')
  expect(() => added({ parameters: [...read.parameters, strange] })).toThrow(
    'campaign/baru has no step: nothing says what to give as kabarId. Add it to `subjects` in contract-kit/src/check/walk/reads.ts',
  )
  expect(() => added({ method: 'POST' })).toThrow(
    'campaign/baru has no step: what is posted can’t be derived. Write one in contract-kit/src/check/walk',
  )
  expect(() => stepsOf([read])).toThrow('contract-kit/src/check/walk has a step for')
})

it('lets a backend pass that was written from the contract alone', async () => {
  const { findings, operations } = await judge()
  expect(findings).toEqual([])
  expect(operations.map(({ summary }) => summary)).toEqual(['ok', 'ok', 'ok'])
})

it.each<[Mistakes, string, string, string, string]>([
  [
    { numbersAsText: true },
    'campaign/get_campaign_limit',
    '/data/0/target',
    'must be integer or null',
    '"85000000"',
  ],
  [{ numbersAsText: true }, 'asset/get_all_payment_method', '/data/0/id', 'must be integer', '"1"'],
  [
    { unknownSlugCrashes: true },
    'campaign/get_campaign_by_slug',
    'status',
    'must be 404 or 200',
    '500',
  ],
  [
    { noEnvelope: true },
    'asset/get_all_payment_method',
    'body',
    'must be { status, message, data }',
    '[{"id":1',
  ],
  [
    { wildcardHeaders: true },
    'OPTIONS /campaign',
    'header access-control-allow-headers',
    'must name key and kode',
    'authorization, content-type',
  ],
])(
  'says of %j what is wrong, where and why',
  async (mistakes, operation, field, expected, seen) => {
    const { findings } = await judge(mistakes)
    const found = findings.filter((one) => one.operation === operation && one.field === field)
    expect(found.map((one) => one.expected)).toContain(expected)
    expect(found[0]?.seen).toContain(seen)
  },
)

it('tells it in words, with the line of the contract, in every report', async () => {
  const result = await judge({ numbersAsText: true, unknownSlugCrashes: true })
  const table = tableReport(result, { color: false })
  expect(table).toContain('campaign/get_campaign_limit    FAILED')
  expect(table).toContain('schema  /data/0/target: must be integer or null; got "85000000"')
  expect(table).toMatch(/says {2}openapi\/schemas\/common\.yaml:\d+/)
  expect(table).toMatch(
    /try {3}curl -i --compressed -X GET .*-H "key: \$CONTRACT_KEY" -H 'kode: get_campaign_limit'/,
  )
  expect(table).not.toContain('\u001b')
  expect(table).not.toContain('rahasia-umum')
  expect(table).toContain('export CONTRACT_KEY=…')
  expect(tableReport(result, { color: true })).toContain('\u001b[31m')

  const about = { target: 'http://b', account: 'http://b', origin: 'http://o', time: '2026-11-21' }
  const html = htmlReport(result, about, model.lines)
  // The contract's own line is in the file, marked, and nothing is loaded from elsewhere.
  expect(html).toMatch(/<mark> *\d+ {4}type: \[integer, &#39;null&#39;\]<\/mark>/)
  expect(html).not.toMatch(/<(script|link|img)\b|url\(/)
  const junit = junitReport(result, about)
  expect(junit.match(/<(failure |system-out>)/g)).toHaveLength(result.findings.length)
  expect(junit).toContain(
    'message="/data/0/target: must be integer or null; got &quot;85000000&quot;"',
  )
})

it('points at the line that says so', () => {
  const [error] = model
    .errors(model.get('campaign/get_campaign_limit'), 200, {
      status: true,
      message: '',
      data: [{ slug: 'BESAR' }],
    })
    .filter(({ pointer }) => pointer === '/data/0/slug')
  expect(error?.expected).toMatch(/must match pattern/)
  const line = error?.line ?? { file: '', line: 0 }
  expect(line.file).toBe('openapi/schemas/common.yaml')
  expect(model.lines.excerpt(line, 0)).toEqual([
    { number: line.line, text: '  pattern: ^[a-z0-9]+(-[a-z0-9]+)*$' },
  ])
})
