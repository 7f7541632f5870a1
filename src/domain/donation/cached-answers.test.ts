import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paymentMethodsQuery } from './donation-queries'
import { totalDonateQuery } from '@/domain/program/program-queries'
import { invalidate } from '@/api/query'

let client: QueryClient
const fetched = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  client.clear()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const answer = (data: unknown) => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ status: true, message: 'ok', data })),
  )
}
const qris = { id: 1, type: 'QRIS', channel_name: 'QRIS', code: 'QRIS', image: null }

it('keeps the wire’s answer, and reads it once for all who ask', async () => {
  answer([qris])
  const options = paymentMethodsQuery()
  const read = await client.query(options)
  expect(read).toMatchObject([{ code: 'QRIS', logoUrl: null }])
  expect(client.getQueryData(options.queryKey)).toMatchObject({ data: [qris] })
  expect(await client.query({ ...paymentMethodsQuery(), staleTime: Infinity })).toBe(read)
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('an answer that breaks the contract is the query’s error, and asking again mends it', async () => {
  answer([{ ...qris, code: null }])
  const observer = new QueryObserver(client, paymentMethodsQuery())
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  expect(observer.getCurrentResult()).toMatchObject({
    data: undefined,
    error: {
      kind: 'malformed',
      operation: '/asset/get_all_payment_method',
      detail: 'data[0].code: expected text, got null',
      message: 'Jawaban server tidak dapat dibaca. Silakan coba lagi.',
    },
  })
  answer([qris])
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ error: null, data: [{ code: 'QRIS' }] })
  leave()
})

it('a good answer is not replaced by one that can’t be read', async () => {
  answer({ total_donasi: 7000 })
  const observer = new QueryObserver(client, totalDonateQuery({ kind: 'campaign', id: '1' }))
  const leave = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  answer('seven')
  await observer.refetch()
  expect(observer.getCurrentResult()).toMatchObject({ data: 7000, error: { kind: 'malformed' } })
  leave()
})

it('leaving takes the call back', async () => {
  fetched.mockImplementation(() => new Promise(() => undefined))
  const leave = new QueryObserver(client, paymentMethodsQuery()).subscribe(() => undefined)
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0)
  leave()
  expect(fetched.mock.calls[0]?.[0].signal.aborted).toBe(true)
})

it('invalidates all answers of an operation, and no other’s', async () => {
  answer({ total_donasi: 1 })
  const [one, two] = ['1', '2'].map((id) => totalDonateQuery({ kind: 'campaign', id }))
  for (const options of [one, two]) if (options) await client.query(options)
  answer([qris])
  await client.query(paymentMethodsQuery())
  await invalidate(client, '/campaign/get_total_donate')
  const old = client
    .getQueryCache()
    .getAll()
    .filter((found) => found.state.isInvalidated)
  expect(old.map((found) => found.queryKey)).toEqual([one?.queryKey, two?.queryKey])
})
