import { beforeAll, expect, it } from 'vitest'
import type { Change } from './change'
import { ContractCopy } from './contract-for-tests'

const LIMIT = 'GET /campaign/get_campaign_limit'

const changes: readonly [
  what: string,
  file: string,
  from: string,
  to: string,
  breaks: string,
  text: string,
  /** The copy that it is made in. */
  copy?: 'second' | 'third',
][] = [
  [
    'an operation removed',
    'backend.yaml',
    '  /asset/get_all_payment_method: { $ref: paths/asset/get_all_payment_method.yaml }\n',
    '',
    'app',
    'GET /asset/get_all_payment_method: removed',
  ],
  [
    'an operation added',
    'backend.yaml',
    '  /asset/get_all_payment_method:',
    '  /asset/other: { $ref: paths/asset/get_all_payment_method.yaml }\n  /asset/get_all_payment_method:',
    'backend',
    'GET /asset/other: added',
    'second',
  ],
  [
    'an optional operation added',
    'backend.yaml',
    '  /asset/get_all_payment_method:',
    '  /asset/other: { $ref: paths/asset/get_capabilities.yaml }\n  /asset/get_all_payment_method:',
    '',
    'GET /asset/other: added, optional',
    'third',
  ],
  [
    'an operation that a backend may lack from now on',
    'paths/asset/get_all_payment_method.yaml',
    'operationId: getAllPaymentMethod',
    'operationId: getAllPaymentMethod\n  x-optional: true',
    'app',
    'GET /asset/get_all_payment_method: now optional',
    'third',
  ],
  [
    'an operation that each backend must have from now on',
    'paths/asset/get_capabilities.yaml',
    'x-optional: true',
    'x-optional: false',
    'backend',
    'GET /asset/get_capabilities: no longer optional',
  ],
  [
    'a field of an answer removed',
    'schemas/campaign.yaml',
    "    alamat: { type: [string, 'null'] }\n",
    '',
    'app',
    `${LIMIT} response 200 /data/*/alamat: removed`,
  ],
  [
    'a required field of an answer added',
    'schemas/account.yaml',
    'required: [kode_ref]\n  properties:',
    'required: [kode_ref, since]\n  properties:\n    since: { type: string }',
    'backend',
    'GET /fundraiser/get_user response 200 /data/since: added, required',
  ],
  [
    'an optional field of an answer added',
    'schemas/account.yaml',
    'required: [kode_ref]\n  properties:',
    'required: [kode_ref]\n  properties:\n    since: { type: string }',
    '',
    'GET /fundraiser/get_user response 200 /data/since: added, optional',
    'second',
  ],
  [
    'a status added',
    'paths/campaign/get_campaign_limit.yaml',
    "    '403':",
    "    '404': { $ref: ../../responses.yaml#/NotFoundProgram }\n    '403':",
    'app',
    `${LIMIT} response 404: added`,
  ],
  [
    'a status removed',
    'paths/campaign/get_campaign_limit.yaml',
    "    '400': { $ref: ../../responses.yaml#/BadRequest }\n",
    '',
    'backend',
    `${LIMIT} response 400: removed`,
  ],
  [
    'another host',
    'paths/asset/get_all_payment_method.yaml',
    'x-host: main',
    'x-host: account',
    'app,backend',
    'GET /asset/get_all_payment_method: on the account host, was main',
    'second',
  ],
  [
    'another condition',
    'schemas/transaction.yaml',
    'const: Lunas',
    'const: Sudah',
    'app,backend',
    'GET /transaction/getTransaction response 200 /data: if status is "Sudah" then tgl_bayar is string, was if status is "Lunas"',
  ],
  [
    'an answer of an external service',
    'surah.yaml',
    'nomor: { type: integer,',
    'nomor: { type: string,',
    'app,backend',
    'surah GET /surat response 200 /data/*/nomor: type string, was integer',
  ],
  [
    'another name of the key’s header',
    'backend.yaml',
    'name: key\n',
    'name: api-key\n',
    'app,backend',
    'security scheme key: header api-key, was header key',
  ],
  [
    'another name of the session’s cookie, which is the backend’s own',
    'backend.yaml',
    'name: jejaring_session',
    'name: sesi',
    '',
    'security scheme session: cookie sesi, was cookie jejaring_session',
  ],
]

/** What is found in each copy; those that touch the same place are made in different ones. */
const found = new Map<string, Change[]>()
beforeAll(async () => {
  for (const name of ['first', 'second', 'third']) {
    using copy = new ContractCopy()
    for (const [, file, from, to, , , where = 'first'] of changes)
      if (where === name) copy.edit(file, from, to)
    found.set(name, await copy.changes())
  }
})

it.each(changes)('tells of %s, and whom it breaks', (...change) => {
  const [, , , , breaks, text, copy = 'first'] = change
  const inCopy = found.get(copy) ?? []
  const told = inCopy.find((one) => one.text.startsWith(text))
  expect(told, inCopy.map((one) => one.text).join('\n')).toBeDefined()
  expect(told?.breaks.join()).toBe(breaks)
})

it.each(['first', 'second', 'third'])('what breaks comes first: %s copy', (name) => {
  const order = (found.get(name) ?? []).map(({ breaks }) => breaks.length > 0)
  expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)))
})

it('takes other words, examples and the order of things for no change', async () => {
  using copy = new ContractCopy()
  copy.edit('schemas/common.yaml', 'description: Whole rupiah. Null', 'description: Rupiah. Null')
  copy.edit(
    'schemas/campaign.yaml',
    'required: [flyer, header, slug]',
    'required: [slug, header, flyer]',
  )
  copy.edit('paths/auth/login.yaml', 'rahasia-sekali', 'rahasia-lain')
  expect(await copy.changes()).toEqual([])
})
