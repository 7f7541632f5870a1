import { expect, it } from 'vitest'
import { byCause } from './causes'
import type { Finding } from './checks'

const finding = (about: Partial<Finding>): Finding => ({
  check: 'cors',
  operation: 'campaign/get_campaign_limit',
  field: 'header access-control-allow-origin',
  expected: 'must be http://a',
  seen: 'no such header',
  call: '',
  answer: '',
  line: { file: 'openapi/backend.yaml', line: 1 },
  times: 1,
  ...about,
})
const elsewhere = { operation: 'auth/login' }
const schema = { check: 'schema', field: '/data/0/target', expected: 'must be integer' } as const
const page = { answer: '501 <!DOCTYPE HTML><title>Unsupported method' }
const effect = { check: 'effect', field: '/data/status' } as const

it.each<[string, Partial<Finding>[], number]>([
  [
    'a header that no answer has, nor a preflight',
    [
      {},
      { ...elsewhere, expected: 'must be http://a (not "*": this call has credentials)' },
      { operation: 'OPTIONS /auth', check: 'preflight' },
    ],
    1,
  ],
  ['two headers', [{}, { field: 'header access-control-allow-credentials' }], 2],
  ['a shared schema', [schema, { ...schema, ...elsewhere, field: '/data/target', seen: '"1"' }], 1],
  [
    'two lines of a schema',
    [schema, { ...schema, line: { file: 'openapi/backend.yaml', line: 2 } }],
    2,
  ],
  [
    'a key that nobody looks at',
    [
      { check: 'key', field: 'status', seen: '200' },
      { ...elsewhere, check: 'key', field: 'status', seen: '401' },
    ],
    1,
  ],
  [
    'two inputs that break one operation',
    [
      { check: 'hostile', field: 'slug (quotes) → status', seen: '500' },
      { check: 'hostile', field: 'search (10 kB) → status', seen: '500' },
    ],
    1,
  ],
  [
    'methods that the server itself does not know',
    ['campaign/toggle_like', 'auth/login'].flatMap((operation) => [
      { ...page, operation, check: 'method', field: 'status' },
      { ...page, operation, check: 'content-type', field: 'header content-type' },
      { ...page, operation, check: 'json', field: 'body' },
    ]),
    1,
  ],
  [
    'operations that crash, each with a page',
    ['campaign/toggle_like', 'auth/login'].flatMap((operation) => [
      { ...page, operation, answer: '500 ', check: 'status', field: 'status' },
      { ...page, operation, answer: '500 ', check: 'json', field: 'body' },
    ]),
    2,
  ],
  [
    'a failure that is told as the contract says, but for its type',
    [
      { ...page, answer: '500 {"status":false', check: 'status', field: 'status' },
      { ...page, answer: '500 {"status":false', check: 'content-type' },
    ],
    2,
  ],
  [
    'a page that the browser could not show either',
    [{ ...page, check: 'status', field: 'status' }, page],
    2,
  ],
  ['what two operations do wrong, each for itself', [effect, { ...effect, ...elsewhere }], 2],
])('takes %s for so many things to repair', (_what, findings, count) => {
  const causes = byCause(findings.map(finding))
  expect(causes).toHaveLength(count)
  if (count === 1) expect(causes[0]?.times).toBe(findings.length)
})
