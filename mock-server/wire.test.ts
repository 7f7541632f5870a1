import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startStandIn } from './start'
import { donationForm, wireCall } from './calls-for-tests'

const ORIGIN = 'http://localhost:5173'

const standIn = await startStandIn({ port: 0, quiet: true })
afterAll(() => standIn.close())
beforeEach(() => standIn.log.clear())

const campaigns = { controller: 'campaign', kode: 'get_campaign_limit' }

describe('key and kode', () => {
  it('answers a call by its header kode, not by its path', async () => {
    const answer = await wireCall(standIn, { ...campaigns, query: { limit: '3' } })
    expect(answer).toMatchObject({ status: 200, ok: true })
    expect(answer.data).toHaveLength(3)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  })

  it.each([
    ['gzip, br', 'gzip'],
    ['identity', null],
  ])('sends a long answer to a client that reads %s as %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await wireCall(standIn, { ...campaigns, query: { limit: '3' }, headers })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.data).toHaveLength(3)
  })

  it('does not serve the contract’s own paths', async () => {
    const answer = await wireCall(standIn, {
      ...campaigns,
      controller: 'campaign/get_campaign_limit',
    })
    expect(answer).toMatchObject({ status: 404, ok: false })
  })
})

describe('CORS', () => {
  it('lets a page of another origin call with credentials and our headers', async () => {
    const preflight = await fetch(`${standIn.url}/transaction`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'key,kode',
      },
    })
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'key, kode, content-type',
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '7200',
      vary: 'Origin',
    })
  })
})

describe('the wire log', () => {
  it('tells what came: kode, key, query, form fields, status', async () => {
    await wireCall(standIn, { controller: 'transaction', kode: 'storeDonate', form: donationForm })
    expect(standIn.log.entries).toMatchObject([
      {
        method: 'POST',
        path: '/transaction',
        kode: 'storeDonate',
        key: true,
        cookie: false,
        query: {},
        form: donationForm,
        operation: 'POST /transaction/storeDonate',
        status: 200,
      },
    ])
  })

  it('keeps no password', async () => {
    const form = { whatsapp: '81234567890', password: 'rahasia123' }
    await wireCall(standIn, { controller: 'auth', kode: 'login', form })
    expect(JSON.stringify(standIn.log.entries)).not.toContain('rahasia123')
    expect(standIn.log.entries[0]?.form).toEqual({
      whatsapp: '81234567890',
      password: '••••••••',
    })
  })
})

it('keeps a state of its own in each instance', async () => {
  const other = await startStandIn({ port: 0, quiet: true })
  try {
    await wireCall(other, { controller: 'transaction', kode: 'storeDonate', form: donationForm })
    expect(other.state.donations.all).toHaveLength(1)
    expect(standIn.state.donations.all.map(({ code }) => code)).not.toContain(
      other.state.donations.all[0]?.code,
    )
    expect(standIn.log.entries).toEqual([])
  } finally {
    await other.close()
  }
})

it('says that a port is busy', async () => {
  await expect(startStandIn({ port: standIn.port, quiet: true })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
