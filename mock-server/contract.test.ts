import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fail, ok } from './handlers/types'
import { DEVELOPMENT_KEY, startStandIn } from './start'
import { dev, donationForm, wireCall } from './calls-for-tests'
import { contractFiles, operationName } from './wire/contract'
import { createPrism, loadOperations } from './wire/prism'

const standIn = await startStandIn({
  port: 0,
  quiet: true,
  overrides: {
    '/asset/get_all_payment_method': () =>
      ok([{ id: 'satu', type: 'QRIS', channel_name: 'QRIS', code: 'QRIS' }], 'Salah.'),
    '/mosque/get_campaign': () => fail(418, 'Bukan status kontrak.'),
  },
})
afterAll(() => standIn.close())

let printed: string
beforeEach(() => {
  standIn.log.clear()
  printed = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    printed += String(line)
    return true
  })
})

const store = (form: Record<string, string>) =>
  wireCall(standIn, { controller: 'transaction', kode: 'storeDonate', form })

describe('a call that breaks the contract', () => {
  it('names a form field that is missing from a multipart body', async () => {
    const fields = Object.entries(donationForm).filter(([name]) => name !== 'price')
    const answer = await store(Object.fromEntries(fields))
    expect(answer).toMatchObject({ status: 500, ok: false, data: null })
    expect(answer.message).toContain('/body/price')
    expect(answer.headers.get('x-contract-violation')).toBe(
      "POST /transaction/storeDonate request /body/price: Request body must have required property 'price'",
    )
    expect(await dev(standIn, 'GET', 'violations')).toMatchObject([
      { operation: 'POST /transaction/storeDonate', direction: 'request', pointer: '/body/price' },
    ])
  })

  it.each([
    ['price', 'seribu', 'must be integer'],
    ['price', '2000.000', 'must be an integer in plain digits'],
    ['price', '999', 'must be >= 1000'],
    ['donorPhone', '+62812', 'must match pattern'],
    ['typePayment', 'Tunai', 'must be equal to one of the allowed values'],
    ['programId', '12', 'must match pattern'],
    ['anonim', 'ya', 'must be equal to one of the allowed values'],
    ['kunci', 'pendek', 'must match pattern'],
    ['paymentName', 'QRIS', 'the contract has no "paymentName" here'],
  ])('names the form field %s with the value %s', async (field, value, expectation) => {
    const before = standIn.state.donations.all.length
    const answer = await store({ ...donationForm, [field]: value })
    expect(answer.status).toBe(500)
    expect(standIn.log.violations).toHaveLength(1)
    expect(standIn.log.violations[0]).toMatchObject({ pointer: `/body/${field}` })
    expect(standIn.log.violations[0]?.expectation).toContain(expectation)
    expect(standIn.state.donations.all).toHaveLength(before)
  })

  it('refuses a body that is no form', async () => {
    const answer = await fetch(`${standIn.url}/transaction`, {
      method: 'POST',
      headers: {
        key: DEVELOPMENT_KEY,
        kode: 'storeDonate',
        'content-type': 'application/json',
      },
      body: JSON.stringify(donationForm),
    })
    expect(answer.status).toBe(500)
    expect(answer.headers.get('x-contract-violation')).toContain('multipart/form-data')
  })

  it.each([
    [{ limit: 'lima' }, '/query/limit'],
    [{ limit: '5', halaman: '2' }, '/query/halaman'],
  ])('names the query parameter of %o', async (query, pointer) => {
    await wireCall(standIn, { controller: 'campaign', kode: 'get_campaign_limit', query })
    expect(standIn.log.violations).toMatchObject([{ direction: 'request', pointer }])
  })

  it('says so in the terminal, in red', async () => {
    await wireCall(standIn, {
      controller: 'campaign',
      kode: 'get_total_donate',
      query: { programId: 'X' },
    })
    expect(printed).toContain(
      '\u001b[31mContract violation: GET /campaign/get_total_donate request /query/programId: ',
    )
  })
})

describe('a handler that breaks the contract', () => {
  it('is caught with each field that is wrong', async () => {
    const answer = await wireCall(standIn, { controller: 'asset', kode: 'get_all_payment_method' })
    expect(answer.status).toBe(500)
    expect(
      standIn.log.violations.map(({ direction, pointer }) => `${direction} ${pointer}`),
    ).toEqual(['response /body/data/0/image', 'response /body/data/0/id'])
  })

  it('is caught with a status that the contract does not declare', async () => {
    await wireCall(standIn, { controller: 'mosque', kode: 'get_campaign' })
    expect(standIn.log.violations).toHaveLength(1)
    expect(standIn.log.violations[0]?.expectation).toContain('returned status code')
  })
})

it('can validate every answer of every contract', async () => {
  // A schema that Ajv can't compile would pass everything in silence: each must refuse a number.
  for (const file of Object.values(contractFiles))
    for (const operation of await loadOperations(file)) {
      const method = operation.method === 'post' ? ('post' as const) : ('get' as const)
      for (const { code, contents = [] } of operation.responses) {
        if (!contents.some(({ mediaType }) => mediaType === 'application/json')) continue
        const prism = createPrism(async () => ({
          statusCode: Number(code),
          headers: { 'content-type': 'application/json' },
          body: 42,
        }))
        const request = {
          method,
          url: { path: operation.path, query: {} },
          headers: {},
          body: null,
        }
        // Only the answer is in question here.
        const unasked = { ...operation, request: {} }
        const checked = await prism(request, unasked, [])
        expect(checked.kind, `${operationName(operation)} ${code}`).toBe('violation')
      }
    }
})
