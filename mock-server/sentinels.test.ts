import { expect, it, vi } from 'vitest'
import { type StandIn, startStandIn } from './start'
import { wireCall } from './calls-for-tests'

/* What a sentinel does to an answer is tested on the screens that show it. */

/** Until the next call has come to where sentinels hold it back. */
function arrival({ state }: StandIn): Promise<void> {
  return new Promise((resolve) => {
    const faults = vi.spyOn(state.faults, 'of').mockImplementation(() => {
      faults.mockRestore()
      resolve()
      return undefined
    })
  })
}

/** A call that a sentinel is holding back, and how it ends. */
async function heldCall(other: StandIn) {
  const held = arrival(other)
  const call = wireCall(other, {
    controller: 'campaign',
    kode: 'get_campaign_infaq',
    query: { search: 'lambat' },
  })
  const outcome = call.then(
    () => 'answered',
    () => 'dropped',
  )
  await held
  return { outcome }
}

it('closes at once, even while an answer is being held back', async () => {
  const other = await startStandIn({ port: 0, quiet: true })
  const { outcome } = await heldCall(other)
  await other.close()
  // Had the close waited for the held answer, the call would have been answered.
  expect(await outcome).toBe('dropped')
})

it('forgets at a reset what was being held back', async () => {
  const other = await startStandIn({ port: 0, quiet: true })
  const { outcome } = await heldCall(other)
  other.state.reset()
  expect(await outcome).toBe('dropped')
  expect(other.log.entries).toEqual([])
  await other.close()
})

it('kosong is an empty answer, also for a slug', async () => {
  const other = await startStandIn({ port: 0, quiet: true })
  const query = { slug: 'kosong' }
  const call = { controller: 'campaign', kode: 'get_campaign_by_slug', query }
  expect(await wireCall(other, call)).toMatchObject({ status: 200, data: [] })
  expect(other.log.violations).toEqual([])
  await other.close()
})
