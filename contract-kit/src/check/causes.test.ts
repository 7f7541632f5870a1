import { expect, it } from 'vitest'
import { byCause } from './causes'
import type { Finding } from './checks'

const finding = (about: Partial<Finding>): Finding => ({
  check: 'cors',
  operation: 'campaign/get_campaign_limit',
  input: null,
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
const asSuccess = { answer: '200 {"status":false,"message":"Tidak ada.","data":null}' }
const json = { check: 'json', field: 'body', expected: 'must be JSON' } as const
const warning = (words: string) => ({ ...json, seen: `"<br />\\n<b>Warning</b>:  ${words}"` })
const text = {
  check: 'text',
  field: '/data/0/header',
  expected: 'must be the text',
  seen: '&amp;',
} as const
const preflight = { operation: 'OPTIONS /campaign', check: 'preflight' } as const
const effect = { check: 'effect', field: '/data/status' } as const

it('tells first what costs most, then what more operations have, and what only follows last', () => {
  const causes = byCause(
    [
      finding({ check: 'malformed' }),
      finding({ check: 'walked' }),
      finding({ ...json, seen: 'a' }),
      finding(schema),
      finding({ ...schema, ...elsewhere }),
      finding({ check: 'session' }),
      finding({ check: 'effect', operation: 'transaction/storeDonate' }),
    ],
    'locked',
  )
  expect(causes.map(({ finding: { check }, harm, fails }) => [check, harm, fails])).toEqual([
    ['effect', 'money', true],
    ['session', 'data', true],
    ['schema', 'screen', false],
    ['json', 'screen', false],
    ['walked', 'screen', true],
    ['malformed', 'untidy', false],
  ])
})

it('tells the gravest first', () => {
  const takeover = finding({ check: 'takeover', operation: 'auth/new-password', field: 'status' })
  const causes = byCause([finding({}), finding(schema), takeover])
  expect(causes.map(({ finding: { check } }) => check)).toEqual(['takeover', 'cors', 'schema'])
})

it('tells an amount that is wrong, before what is compared with it', () => {
  const nominal = (about: Partial<Finding>) => finding({ field: '/data/nominal', ...about })
  const same = 'as getTransaction says of the same donation'
  const history = { check: 'same', operation: 'transaction/get_history' } as const
  const causes = byCause([
    nominal({ ...history, field: '/data/daftar/*/nominal', expected: `must be 24000, ${same}` }),
    nominal({ ...history, field: '/data/daftar/*/status', expected: `must be "Lunas", ${same}` }),
    nominal({
      check: 'amount',
      operation: 'transaction/getTransaction',
      expected: 'must be 20000',
    }),
  ])
  expect(causes.map(({ finding: { field }, operations }) => [field, ...operations])).toEqual([
    ['/data/nominal', 'transaction/getTransaction', 'transaction/get_history'],
    ['/data/daftar/*/status', 'transaction/get_history'],
  ])
})

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
    'another site that may read, whatever it asks for',
    ['campaign/get_prayer_campaign', 'transaction/storeDonate', 'auth/login'].map((operation) => ({
      ...{ operation, check: 'origin' as const, expected: 'must not be another site' },
      seen: `https://${operation}.example`,
    })),
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
    'the zone of a server',
    ['tgl_donasi', 'tgl_expired', 'waktu'].map((name) => ({
      ...{ check: 'time' as const, field: `/data/${name}`, operation: `transaction/${name}` },
      expected: `must be the time in WIB, as ${name}`,
    })),
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
  [
    'a page of the web server’s own, which lacks what answers have',
    [
      { answer: '413 <html>', check: 'json', field: 'body' },
      { answer: '413 <html>', check: 'content-type', field: 'header content-type' },
      { answer: '413 <html>', check: 'cache', field: 'header cache-control' },
      { answer: '413 <html>' },
    ],
    1,
  ],
  [
    'refusals that are missing for two inputs',
    [
      { check: 'refusal', field: 'status', input: { name: 'price', shown: 'price="0"' } },
      {
        check: 'refusal',
        field: 'status',
        input: { name: 'typePayment', shown: 'no typePayment' },
      },
    ],
    2,
  ],
  [
    'failures that are sent as successes, whatever was asked',
    [
      { ...asSuccess, check: 'envelope', field: '/status', expected: 'must be true with HTTP 200' },
      { ...asSuccess, ...elsewhere, check: 'key', field: 'status', expected: 'must be 403' },
      { ...asSuccess, check: 'malformed', field: 'limit → status', expected: 'must be 400' },
      { ...asSuccess, check: 'schema', field: '/data', expected: 'must be array' },
      { answer: '200 {"data":null, "status": false', check: 'kode', field: 'status' },
    ],
    1,
  ],
  [
    'what such a failure lacks besides',
    [
      { ...asSuccess, check: 'key', field: 'status' },
      { ...asSuccess, check: 'cors' },
      { ...asSuccess, check: 'content-type', field: 'header content-type' },
    ],
    3,
  ],
  [
    'a warning before each JSON',
    [warning('Undefined variable $a'), { ...warning('Undefined array key'), ...elsewhere }],
    1,
  ],
  [
    'byte order marks',
    [
      { ...json, seen: String.raw`"\ufeff{\"status\":true"` },
      { ...json, ...elsewhere, seen: String.raw`"\ufeff{\"status\":false"` },
    ],
    1,
  ],
  [
    'JSON that each operation breaks in its own way',
    [
      { ...json, seen: String.raw`"{\"status\":true,"` },
      { ...json, ...elsewhere, seen: String.raw`"{\"status\":true,"` },
    ],
    2,
  ],
  [
    'text that is escaped everywhere',
    [text, { ...text, ...elsewhere, field: '/data/header', seen: '&quot;' }],
    1,
  ],
  ['two texts that are escaped', [text, { ...text, field: '/data/0/nama' }], 2],
  [
    'what an odd input shows again',
    [
      { ...schema, seen: '"1"' },
      { ...schema, check: 'hostile', field: 'limit → /data/1/target', seen: '"2" for limit="-1"' },
    ],
    1,
  ],
  [
    'what only an odd input shows',
    [
      { ...schema, seen: '"1"' },
      { ...schema, check: 'hostile', field: 'limit → /data/1/target', seen: 'null for limit="-1"' },
    ],
    2,
  ],
  [
    'a day that is none',
    [
      { ...schema, field: '/data/0/tgl', seen: '"0000-00-00"' },
      { check: 'time', field: '/data/0/tgl', expected: 'a day', seen: '0000-00-00 00:00:00' },
    ],
    1,
  ],
  [
    'a preflight that is refused',
    [
      { ...preflight, field: 'status', expected: 'must be 204', seen: '404' },
      preflight,
      { ...preflight, field: 'header access-control-allow-headers', expected: 'must name key' },
    ],
    1,
  ],
  [
    'a field that is wrong in each row for one reason',
    ['Siti', 'Budi'].map((name, row) => ({
      ...{ ...effect, field: `/data/${row}/nama`, seen: 'Hamba Allah' },
      expected: `must be "${name}", as getTransaction says of the same donation`,
    })),
    1,
  ],
  [
    'a text that is lost in each donation, a long one too, and in one that is sent again',
    (
      [
        ['effect', '"Siti 🤲"'],
        ['effect', '"…Ya Allah \\"🤲\\", mudahk… (1233 characters)'],
        ['repeat', '"Siti 🤲"'],
      ] as const
    ).map(([check, text]) => ({
      ...{ ...effect, check, field: '/data/doa', seen: '"Siti ??"' },
      expected: `must be ${text}, as it was sent`,
    })),
    1,
  ],
  [
    'an amount that is wrong in each answer for one reason',
    [1_500_000, -20].map((amount) => ({
      ...{ ...effect, seen: '0' },
      expected: `must be ${amount}, saldo_akhir of the days before`,
    })),
    1,
  ],
  [
    'a field that is wrong for two reasons',
    ['as getTransaction says', 'while others donate'].map((reason) => ({
      ...effect,
      expected: `must be "Siti", ${reason}`,
    })),
    2,
  ],
  ['what two operations do wrong, each for itself', [effect, { ...effect, ...elsewhere }], 2],
])('takes %s for so many things to repair', (_what, findings, count) => {
  const causes = byCause(findings.map(finding))
  expect(causes).toHaveLength(count)
  if (count === 1) expect(causes[0]?.times).toBe(findings.length)
})

it('tells failures that are sent as successes by a status, and says what is wrong with it', () => {
  const [cause] = byCause(
    [
      { ...asSuccess, check: 'envelope' as const, field: '/status' },
      { ...asSuccess, check: 'unknown' as const, field: 'status', expected: 'must be 404' },
    ].map(finding),
  )
  expect(cause?.finding).toMatchObject({
    check: 'unknown',
    expected: 'must be 404: a failure has a status of its own, not 200 with "status": false',
  })
})
