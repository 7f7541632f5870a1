// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DecodeError } from './decode'
import { malformed, refusal, unreachable } from './errors'
import { keepAnswer, keptAnswer } from './kept-answers'
import { memoryCaches } from './memory-caches-for-tests'
import { query, shouldRetry } from './query'

const DAY_MS = 86_400_000
const TOTAL = '/campaign/get_total_donate'
const of = (id: string, path = TOTAL) =>
  ['get', path, { params: { query: { programId: id } } }] as const
const now = Date.parse('2026-11-27T10:30:00+07:00')

let stored: ReturnType<typeof memoryCaches>
let client: QueryClient

beforeEach(() => {
  stored = memoryCaches()
  vi.stubGlobal('caches', stored.caches)
  vi.useFakeTimers({ toFake: ['Date'], now })
  client = new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, retryDelay: 0, networkMode: 'always' } },
  })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const read = (answer: { total: number }) => {
  if (typeof answer.total !== 'number') throw new DecodeError('total: expected a number')
  return answer.total
}

/** Shows a program's total, for which the backend fails. @returns what the screen has in the end */
async function showFailing(error: Error, queryKey = of('ID-1')) {
  const queryFn = vi.fn(() => Promise.reject(error))
  const observer = new QueryObserver(client, query({ queryKey, queryFn, select: read }))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  const { data, dataUpdatedAt, error: told } = observer.getCurrentResult()
  stop()
  return { data, dataUpdatedAt, told, calls: queryFn.mock.calls.length }
}

const lost = unreachable(TOTAL, new TypeError('Failed to fetch'))

it('shows what was seen last with its time, once the network is given up on', async () => {
  await keepAnswer(of('ID-1'), { total: 5000 }, now - DAY_MS)
  await keepAnswer(of('ID-2'), { total: 1 }, now)
  const shown = await showFailing(lost)
  expect(shown).toMatchObject({ data: 5000, dataUpdatedAt: now - DAY_MS, told: lost, calls: 3 })
})

it('shows nothing old while another try may bring an answer', async () => {
  await keepAnswer(of('ID-1'), { total: 5000 }, now)
  const queryFn = vi.fn(() => Promise.resolve({ total: 7000 }))
  queryFn.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const observer = new QueryObserver(client, query({ queryKey: of('ID-1'), queryFn, select: read }))
  const shown = new Set<number | undefined>()
  const stop = observer.subscribe(({ data }) => shown.add(data))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(7000))
  expect(shown).not.toContain(5000)
  stop()
})

it('shows it at once where the device says that it is offline', async () => {
  await keepAnswer(of('ID-1'), { total: 5000 }, now)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const observer = new QueryObserver(
    client,
    query({
      queryKey: of('ID-1'),
      queryFn: vi.fn(() => new Promise<{ total: number }>(() => {})).mockRejectedValueOnce(lost),
      select: read,
    }),
  )
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(5000))
  stop()
})

it('does so after one call that nobody has answered in time, and tries on', async () => {
  await keepAnswer(of('ID-1'), { total: 5000 }, now)
  const timeout = unreachable(TOTAL, new DOMException('timed out', 'TimeoutError'))
  let resolve = (_answer: { total: number }) => {}
  const next = new Promise<{ total: number }>((done) => {
    resolve = done
  })
  const queryFn = vi.fn(() => next).mockRejectedValueOnce(timeout)
  const observer = new QueryObserver(client, query({ queryKey: of('ID-1'), queryFn, select: read }))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(5000))
  resolve({ total: 7000 })
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(7000))
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

it.each([
  ['a refusal', refusal(TOTAL, 500, null)],
  ['an answer that can’t be read', malformed(TOTAL, 200, 'total')],
])('shows nothing old in place of %s', async (_, error) => {
  await keepAnswer(of('ID-1'), { total: 5000 }, now)
  expect(await showFailing(error)).toMatchObject({ data: undefined, told: error })
})

it('leaves what is on the screen', async () => {
  await keepAnswer(of('ID-1'), { total: 5000 }, now - DAY_MS)
  client.setQueryData(of('ID-1'), { total: 6000 }, { updatedAt: now - 60_000 })
  expect(await showFailing(lost)).toMatchObject({ data: 6000, dataUpdatedAt: now - 60_000 })
})

it.each([
  ['is damaged', '{"total":'],
  ['breaks the contract', '{"total":"many"}'],
])('shows the failure where what was kept %s', async (_, text) => {
  await keepAnswer(of('ID-1'), { total: 5000 }, now)
  stored.damage(text)
  expect(await showFailing(lost)).toMatchObject({ data: undefined, told: lost })
})

it('shows the failure where storage is denied or full, and keeps nothing', async () => {
  stored.deny()
  await keepAnswer(of('ID-1'), { total: 5000 }, now)
  expect(await showFailing(lost)).toMatchObject({ data: undefined, told: lost })
  vi.stubGlobal('caches', undefined)
  await keepAnswer(of('ID-1'), { total: 5000 }, now)
  expect(await showFailing(lost)).toMatchObject({ data: undefined, told: lost })
})

it('keeps no donor, no user and no search', async () => {
  await keepAnswer(of('ID-1', '/campaign/get_transaction_list'), {}, now)
  await keepAnswer(['post', '/user/get_user'], {}, now)
  const search = ['get', '/mosque/get_campaign', { params: { query: { search: 'al' } } }]
  await keepAnswer(search, {}, now)
  expect(stored.addresses()).toEqual([])
})

it('keeps a newer answer in place of an older one, never the other way round', async () => {
  const json = async () => (await keptAnswer(of('ID-1')))?.json
  await keepAnswer(of('ID-1'), { total: 2 }, now - 2)
  await keepAnswer(of('ID-1'), { total: 1 }, now - 3)
  expect(await json()).toBe('{"total":2}')
  await keepAnswer(of('ID-1'), { total: 3 }, now - 1)
  expect(await json()).toBe('{"total":3}')
  // The clock was set back.
  vi.setSystemTime(now - DAY_MS)
  await keepAnswer(of('ID-1'), { total: 4 }, now - DAY_MS)
  expect(await json()).toBe('{"total":4}')
})

it('keeps 300 answers for 30 days', async () => {
  await keepAnswer(of('ID-1'), {}, now)
  vi.setSystemTime(now + 30 * DAY_MS - 1)
  expect(await keptAnswer(of('ID-1'))).not.toBeNull()
  vi.setSystemTime(now + 30 * DAY_MS)
  expect(await keptAnswer(of('ID-1'))).toBeNull()
  for (let id = 2; id <= 310; id += 1) await keepAnswer(of(`ID-${id}`), {}, Date.now())
  expect(stored.addresses()).toHaveLength(300)
  expect(await keptAnswer(of('ID-10'))).toBeNull()
  expect(await keptAnswer(of('ID-11'))).not.toBeNull()
})
