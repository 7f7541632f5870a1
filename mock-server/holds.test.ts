import { afterAll, beforeEach, expect, it } from 'vitest'
import { startStandIn } from './start'
import { dev, wireCall } from './calls-for-tests'

const standIn = await startStandIn({ port: 0, quiet: true })
afterAll(() => standIn.close())
beforeEach(() => dev(standIn, 'POST', 'reset'))

const limit = () =>
  wireCall(standIn, { controller: 'campaign', kode: 'get_campaign_limit', query: { limit: '1' } })
const methods = () => wireCall(standIn, { controller: 'asset', kode: 'get_all_payment_method' })
const arrived = (call: string) => expect.poll(() => standIn.state.holds.waiting(call)).toBe(1)
const surahs = async () => (await fetch(`${standIn.url}/surah/surat`)).status
const hook = (name: 'hold' | 'release', call: string) =>
  dev(standIn, 'POST', `${name}?call=${call}`)

it('keeps the calls of one operation waiting, and no others, until they are released', async () => {
  expect(await hook('hold', 'campaign/get_campaign_limit')).toEqual(['campaign/get_campaign_limit'])
  let answered = false
  const held = limit().then((answer) => {
    answered = true
    return answer.status
  })
  await arrived('campaign/get_campaign_limit')
  expect((await methods()).status).toBe(200)
  expect(await surahs()).toBe(200)
  expect(answered).toBe(false)
  expect(await hook('release', 'campaign/get_campaign_limit')).toEqual([])
  expect(await held).toBe(200)
  expect((await limit()).status).toBe(200)
})

it('holds an external service, and lets all that wait go at once', async () => {
  await hook('hold', 'surah')
  const held = Promise.all([surahs(), surahs()])
  expect((await limit()).status).toBe(200)
  await hook('release', 'surah')
  expect(await held).toEqual([200, 200])
})

it('holds everything, and lets it go', async () => {
  await hook('hold', 'everything')
  const held = Promise.all([surahs(), limit().then(({ status }) => status)])
  await expect.poll(() => standIn.state.holds.waiting('everything')).toBe(2)
  expect(await hook('release', 'everything')).toEqual([])
  expect(await held).toEqual([200, 200])
  expect(await surahs()).toBe(200)
})

it('forgets at a reset who was waiting', async () => {
  await hook('hold', 'campaign/get_campaign_limit')
  const held = limit().then(
    () => 'answered',
    () => 'dropped',
  )
  await arrived('campaign/get_campaign_limit')
  standIn.state.reset()
  expect(await held).toBe('dropped')
  expect((await limit()).status).toBe(200)
})

it.each(['campaign/login', '', 'backend'])('knows nothing to hold called "%s"', async (call) => {
  expect(await hook('hold', call)).toEqual({
    error: 'give ?call=transaction/storeDonate, or a service',
  })
})
