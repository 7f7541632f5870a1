import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startStandIn } from './start'
import { wireCall } from './calls-for-tests'
import { startPrismMock } from './wire/prism-cli'

const standIn = await startStandIn({ port: 0, mode: 'static', quiet: true })
afterAll(() => standIn.close())
beforeEach(() => standIn.log.clear())

/* The contract check (contract-kit/tests/stand-in.test.ts) sees that each operation is answered. */

describe('static mode', () => {
  it('names its own address in them', async () => {
    const { text } = await wireCall(standIn, {
      controller: 'asset',
      kode: 'get_all_payment_method',
    })
    expect(text).toContain(`${standIn.url}/assets/payments/`)
  })

  const campaign = { controller: 'campaign', kode: 'get_campaign_by_slug', query: { slug: 'x' } }

  it('gives the status that Prefer names', async () => {
    expect(await wireCall(standIn, { ...campaign, headers: { prefer: 'code=404' } })).toMatchObject(
      {
        status: 404,
        ok: false,
        message: 'Program tidak ditemukan.',
      },
    )
    const refused = await wireCall(standIn, {
      controller: 'auth',
      kode: 'login',
      form: { whatsapp: '81234567890', password: 'rahasia123' },
      headers: { prefer: 'code=401' },
    })
    expect(refused).toMatchObject({ status: 401, ok: false, data: null })
    expect(standIn.log.violations).toEqual([])
  })

  it('gives the example that Prefer names', async () => {
    const example = async (name: string) =>
      (await wireCall(standIn, { ...campaign, headers: { prefer: `example=${name}` } })).data
    expect(await example('tanpaBatas')).toMatchObject([{ slug: 'infaq-jumat-berkah' }])
    expect(await example('kosong')).toEqual([])
  })

  it('passes on what Prism says where the contract has no such example', async () => {
    const answer = await wireCall(standIn, { ...campaign, headers: { prefer: 'code=418' } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(JSON.parse(answer.text)).toMatchObject({
      title: 'The server cannot find the requested content',
    })
    expect(standIn.log.violations).toEqual([])
  })

  it('lets a page of another origin send Prefer', async () => {
    const preflight = await fetch(`${standIn.url}/campaign`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173' },
    })
    expect(preflight.headers.get('access-control-allow-headers')).toContain('prefer')
  })

  it('takes a photo', async () => {
    const editValue = `data:image/jpeg;base64,${'A'.repeat(130_000)}`
    const form = { editType: 'avatar', editValue }
    const answer = await wireCall(standIn, { controller: 'user', kode: 'edit_profile', form })
    expect(answer).toMatchObject({ status: 200, ok: true })
  })

  it('has a QR picture for the code of any example', async () => {
    expect((await fetch(`${standIn.url}/qr/JM26112100A7.png`)).status).toBe(200)
  })
})

it('leaves no process of Prism behind', async () => {
  const signals = [AbortSignal.abort(), new AbortController()] as const
  await expect(startPrismMock(signals[0])).rejects.toThrow('abort')
  const prism = await startPrismMock(signals[1].signal)
  const before = process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  signals[1].abort()
  await prism.ended
  const after = process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  expect(before - after).toBe(1)
})
