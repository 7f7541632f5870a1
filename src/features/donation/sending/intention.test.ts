// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { heldStorage } from '@/lib/storage/storage'
import { DAY_MS } from '@/lib/time/wib-date'
import { keyOf } from '@/domain/request/sending-key'
import { endIntention, intentionFor, keepIntention } from './intention'

const roof = { kind: 'campaign', slug: 'atap' } as const
const well = { kind: 'campaign', slug: 'sumur' } as const
const START = Date.UTC(2026, 10, 23)

/** What a tab that is opened now has of its own: nothing. */
const anotherTab = () => {
  sessionStorage.clear()
  heldStorage.removeItem('jm-niat:campaign:atap')
}

beforeEach(() => {
  localStorage.clear()
  anotherTab()
})

test('its keys are what the contract takes, one for each content', () => {
  const intention = intentionFor(roof, START)
  const key = keyOf(intention.seed, [50_000, 'Siti'])
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
  expect(keyOf(intention.seed, [50_000, 'Siti'])).toBe(key)
  expect(keyOf(intention.seed, [50_001, 'Siti'])).not.toBe(key)
  expect(keyOf(intentionFor(well, START).seed, [50_000, 'Siti'])).not.toBe(key)
})

/** What this tab holds, to come back to it after another one. */
const thisTab = () => {
  const held = sessionStorage.getItem('jm-niat:campaign:atap') ?? ''
  return () => sessionStorage.setItem('jm-niat:campaign:atap', held)
}

/** Something is sent, and no answer comes. */
const send = (now: number) =>
  keepIntention(roof, { ...intentionFor(roof, now), usedAt: now, sent: true }, now)

test('lasts for a day, here and for the tabs opened meanwhile', () => {
  const intention = intentionFor(roof, START)
  const back = thisTab()
  expect(intentionFor(roof, START + DAY_MS - 1)).toEqual(intention)
  anotherTab()
  expect(intentionFor(roof, START + DAY_MS - 1)).toEqual(intention)
  for (const open of [anotherTab, back]) {
    open()
    expect(intentionFor(roof, START + DAY_MS).seed).not.toBe(intention.seed)
  }
})

test('a day begins anew with what is sent; what became of it is shared too', () => {
  const intention = intentionFor(roof, START)
  const sent = { ...intention, usedAt: START + DAY_MS - 1, keyed: true, hiding: 'field' } as const
  keepIntention(roof, sent, START + DAY_MS - 1)
  expect(intentionFor(roof, START)).toEqual(sent)
  anotherTab()
  expect(intentionFor(roof, START + 2 * DAY_MS - 2)).toEqual(sent)
})

test('what was sent without an answer lasts as long as the backend keeps its key', () => {
  const { seed } = intentionFor(roof, START)
  send(START)
  expect(intentionFor(roof, START + 30 * DAY_MS - 1).seed).toBe(seed)
  expect(intentionFor(roof, START + 30 * DAY_MS).seed).not.toBe(seed)
})

test.each([
  ['only opened', () => undefined],
  ['refused', () => send(START)],
])('given in another tab, a tab where it was %s keeps it for a day', (_, before) => {
  const { seed } = intentionFor(roof, START)
  before()
  const back = thisTab()
  anotherTab()
  const given = START + DAY_MS - 1
  expect(intentionFor(roof, given).seed).toBe(seed)
  endIntention(roof, given)
  // A third gift that is made meanwhile changes nothing for this tab.
  anotherTab()
  intentionFor(roof, given)
  endIntention(roof, given)

  back()
  expect(intentionFor(roof, given + DAY_MS - 1).seed).toBe(seed)
  back()
  expect(intentionFor(roof, given + DAY_MS).seed).not.toBe(seed)
  back()
  expect(intentionFor(roof, START + 7 * DAY_MS).seed).not.toBe(seed)
})

test('a recorded donation ends it here, while a tab that has it already keeps it', () => {
  const intention = intentionFor(roof, START)
  const back = thisTab()
  endIntention(roof, START)
  const next = intentionFor(roof, START)
  expect(next.seed).not.toBe(intention.seed)

  anotherTab()
  back()
  expect(intentionFor(roof, START).seed).toBe(intention.seed)
  // What it does with the old one doesn't concern the forms opened since.
  keepIntention(roof, { ...intention, keyed: true }, START)
  endIntention(roof, START)
  expect(intentionFor(roof, START)).toEqual(next)
})

test('another program’s is left alone', () => {
  const intention = intentionFor(well, START)
  intentionFor(roof, START)
  endIntention(roof, START)
  expect(intentionFor(well, START)).toEqual(intention)
})

test.each(['{}', '{"seed":"x","usedAt":0,"keyed":false,"hiding":null}', 'rusak'])(
  'what is damaged is none: %s',
  (stored) => {
    localStorage.setItem('jm-niat', stored)
    sessionStorage.setItem('jm-niat:campaign:atap', stored)
    expect(intentionFor(roof, START).seed).toMatch(/^[\da-f]{32}$/)
  },
)

test('where storage is denied it lasts for the visit', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  const intention = intentionFor(roof, START)
  keepIntention(roof, { ...intention, keyed: true }, START)
  expect(intentionFor(roof, START)).toEqual({ ...intention, keyed: true })
  endIntention(roof, START)
  expect(intentionFor(roof, START).seed).not.toBe(intention.seed)
})

test('what one tab has learnt outlives its end in another', () => {
  const intention = intentionFor(roof, START)
  const kept = sessionStorage.getItem('jm-niat:campaign:atap') ?? ''
  anotherTab()
  keepIntention(roof, { ...intentionFor(roof, START), keyed: true }, START)
  const other = sessionStorage.getItem('jm-niat:campaign:atap') ?? ''
  anotherTab()
  sessionStorage.setItem('jm-niat:campaign:atap', kept)
  expect(intentionFor(roof, START)).toEqual({ ...intention, keyed: true })
  const learnt = sessionStorage.getItem('jm-niat:campaign:atap') ?? ''
  anotherTab()
  sessionStorage.setItem('jm-niat:campaign:atap', other)
  endIntention(roof, START)
  anotherTab()
  sessionStorage.setItem('jm-niat:campaign:atap', learnt)
  expect(intentionFor(roof, START)).toMatchObject({ seed: intention.seed, keyed: true })
})
