import { expect, test, vi } from 'vitest'
import { ownerTurn, setSession } from '@/lib/owner'
import { dispatch, leaveForm, otherSender, sendingOf, sendings } from './sending-store'

const roof = { kind: 'campaign', slug: 'atap' } as const
const box = { kind: 'kencleng', slug: 'atap' } as const

test('each owner’s sending for each program is its own', () => {
  expect(dispatch(null, roof, { type: 'submitted' })).toEqual({ status: 'idle' })
  expect(sendingOf(null, roof)).toEqual({ status: 'sending' })
  expect(sendingOf('a', roof)).toEqual({ status: 'idle' })
  expect(sendingOf(null, box)).toEqual({ status: 'idle' })
  dispatch('a', box, { type: 'submitted' })
  const failure = { failure: 'Server sedang bermasalah', askUrl: null }
  expect(dispatch('a', box, { type: 'failed', failure })).toEqual({ status: 'sending' })
  expect(sendingOf('a', box)).toEqual({ status: 'failed', failure })
  expect(sendingOf(null, roof)).toEqual({ status: 'sending' })
})

test('another owner’s sending is known until its answer', () => {
  dispatch('a', roof, { type: 'submitted' })
  expect(otherSender('b', box)).toBeUndefined()
  dispatch(null, box, { type: 'submitted' })
  expect(otherSender(null, box)).toBeUndefined()
  expect(otherSender('b', box)).toBeNull()
  leaveForm()
  expect(otherSender('b', box)).toBeNull()
  dispatch(null, box, { type: 'failed', failure: { failure: '', askUrl: null } })
  expect(otherSender('b', box)).toBeUndefined()
})

test('a new owner of the tab leaves the former’s form; a change of the session alone does not', () => {
  dispatch('c', roof, { type: 'submitted' })
  setSession({ account: 'c', ended: false })
  expect(sendingOf('c', roof)).toEqual({ status: 'sending' })
  ownerTurn.next()
  expect(sendingOf('c', roof)).toEqual({ status: 'background' })
})

test('an ignored event is told to nobody', () => {
  const listener = vi.fn()
  const stop = sendings.subscribe(listener)
  dispatch('d', roof, { type: 'dismissed' })
  expect(listener).not.toHaveBeenCalled()
  dispatch('d', roof, { type: 'submitted' })
  expect(listener).toHaveBeenCalledOnce()
  stop()
})
