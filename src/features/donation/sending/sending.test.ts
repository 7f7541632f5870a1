import { describe, expect, test, vi } from 'vitest'
import { ownerTurn, setSession } from '@/lib/storage/owner'
import {
  dispatch,
  leaveForm,
  next,
  otherSender,
  type Sending,
  type SendingEvent,
  sendingOf,
  sendings,
} from './sending'

type Status = Sending['status']

const known = { failure: 'Server sedang bermasalah', askUrl: null }
const fresh = { failure: 'Nomor ini tidak dapat digunakan', askUrl: 'https://wa.me/62812' }
const recorded = {
  target: { kind: 'internal', path: '/donation/JM-1/checkout' },
  sentAt: 0,
  kept: true,
} as const

const states: { [S in Status]: Extract<Sending, { status: S }> } = {
  idle: { status: 'idle' },
  sending: { status: 'sending' },
  background: { status: 'background' },
  redirecting: {
    status: 'redirecting',
    recorded: { ...recorded, target: { kind: 'external', url: 'https://bayar.example' } },
  },
  failed: { status: 'failed', failure: known },
}

const KEPT = 'opened, with a kept failure'
type EventType = SendingEvent['type']

const events: { [E in EventType]: Extract<SendingEvent, { type: E }> } & {
  [KEPT]: SendingEvent
} = {
  opened: { type: 'opened', kept: null },
  [KEPT]: { type: 'opened', kept: fresh },
  submitted: { type: 'submitted' },
  recorded: { type: 'recorded', recorded },
  failed: { type: 'failed', failure: fresh },
  left: { type: 'left' },
  dismissed: { type: 'dismissed' },
}

const { idle, sending, background } = states
const redirecting: Sending = { status: 'redirecting', recorded }
const failed: Sending = { status: 'failed', failure: fresh }

/** The state after each event that changes it. All others must be ignored. */
const table: Record<Status, Partial<Record<EventType | typeof KEPT, Sending>>> = {
  idle: { [KEPT]: failed, submitted: sending },
  sending: { recorded: redirecting, failed, left: background },
  background: { opened: sending, [KEPT]: sending, submitted: sending, recorded: idle, failed },
  redirecting: { left: idle },
  failed: { submitted: sending, dismissed: idle },
}

describe.each(Object.values(states))('$status', (state) => {
  test.each(Object.entries(events))('%s', (name, event) => {
    const [, after] = Object.entries(table[state.status]).find(([key]) => key === name) ?? []
    // The store compares objects: the same one means that nothing has changed.
    if (after) expect(next(state, event)).toEqual(after)
    else expect(next(state, event)).toBe(state)
  })
})

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
