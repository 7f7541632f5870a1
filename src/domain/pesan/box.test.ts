import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '@/lib/time/wib-date'
import {
  type Box,
  emptyBox,
  MAX_KEPT,
  MAX_UNDATED,
  type Message,
  parseBox,
  shownMessages,
  takeIn,
  unreadAmong,
  withNothingToTell,
  without,
  withRead,
  withRestored,
} from './box'
const NOW = Date.UTC(2026, 10, 27, 5)
const message = (part: Partial<Message> = {}): Message => ({
  id: 'kabar:a',
  edition: 0,
  kind: 'news',
  at: NOW,
  until: null,
  title: 'Kabar',
  text: 'Atap',
  amount: null,
  to: '/campaign/atap/report?kabar=1',
  ...part,
})
const shown = (box: Box, now = NOW, version = 7) => shownMessages(box, now, version)
const states = (box: Box) => shown(box).map(({ id, state }) => `${id} ${state}`)
const withOne = takeIn(emptyBox, [message()], NOW)

it.each<[string, Message[], string[]]>([
  ['the same again stays read', [message()], ['kabar:a read']],
  ['also with other words', [message({ title: 'Lain' })], ['kabar:a read']],
  ['a later edition is told anew', [message({ edition: 1 })], ['kabar:a unread']],
  [
    'another comes beside it, newest first',
    [message({ id: 'b', at: NOW + 1 })],
    ['b unread', 'kabar:a read'],
  ],
  [
    'one of more than a week before the first comes as read',
    [message({ id: 'b', at: NOW - 8 * DAY_MS })],
    ['kabar:a read', 'b read'],
  ],
])('%s', (_what, taken, expected) => {
  expect(states(takeIn(withRead(withOne), taken, NOW))).toEqual(expected)
})

it('a box that was begun by a clock that ran ahead takes news as news', () => {
  const ahead = takeIn(emptyBox, [message({ id: 'b' })], NOW + 400 * DAY_MS)
  expect(states(takeIn(ahead, [message()], NOW))).toContain('kabar:a unread')
})

it('what is deleted can be had back, unless it was told anew meanwhile', () => {
  const [kept] = shown(withRead(withOne))
  if (kept === undefined) throw new Error('there is none')
  const deleted = without(withOne, ({ id }) => id === kept.id)
  expect(states(deleted)).toEqual([])
  expect(JSON.stringify(deleted)).not.toContain('Atap')
  expect(states(withRestored(deleted, kept))).toEqual(['kabar:a read'])
  const anew = takeIn(deleted, [message({ edition: 1 })], NOW)
  expect(withRestored(anew, kept)).toBe(anew)
})

it('what is over, and an update that was made, isn’t shown', () => {
  const box = takeIn(
    emptyBox,
    [
      message({ id: 'over', until: NOW }),
      message({ id: 'runs', at: NOW + 1, until: NOW + 1 }),
      message({ id: 'versi', kind: 'version', edition: 7 }),
    ],
    NOW,
  )
  expect(shown(box).map(({ id }) => id)).toEqual(['runs', 'versi'])
  expect(shown(box, NOW, 8).map(({ id }) => id)).toEqual(['runs'])
})

it('of what there is nothing to tell of, nothing is told', () => {
  const noted = withNothingToTell(emptyBox, message({ edition: 3 }))
  expect(takeIn(noted, [message({ edition: 2 })], NOW)).toBe(noted)
})

it.each(['null', '[]', '{}', '{"began":"x","upTo":0,"asked":null,"rows":[]}'])(
  '%s is no box',
  (text) => {
    expect(() => parseBox(JSON.parse(text))).toThrow()
  },
)

it('leaves out the rows that can’t be read, and links that lead out of the app', () => {
  const { rows, ...rest } = withOne
  const odd = [1, {}, { ...rows[0], to: '//jahat.example' }, { ...rows[0], kind: 'baru' }]
  expect(parseBox(JSON.parse(JSON.stringify({ ...rest, rows: [...odd, ...rows] })))).toEqual(
    withOne,
  )
})

/** Things that may be told of, each at its own time, more of them than are kept; the first have no time. */
const UNDATED = 20
const things = Array.from({ length: MAX_KEPT + 80 }, (_, index) =>
  message({
    id: `${index}`,
    kind: index < UNDATED ? 'fundraiser' : 'news',
    at: NOW + ((index * 37) % 280) * 1000,
  }),
)
const some = fc.array(
  fc.record({ index: fc.nat(things.length - 1), edition: fc.nat(2), later: fc.nat(1000) }),
  { maxLength: 120 },
)
const messagesOf = (of: { index: number; edition: number; later: number }[]) =>
  of.flatMap(({ index, edition, later }) => {
    const thing = things[index]
    // Without a time of its own it is noticed at another.
    return thing ? [{ ...thing, edition, at: thing.at + (index < UNDATED ? later : 0) }] : []
  })
const step = fc.oneof(
  { weight: 3, arbitrary: some.map((of) => ({ do: 'take', of }) as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'readAll' } as const) },
  {
    weight: 1,
    arbitrary: fc.nat(things.length - 1).map((id) => ({ do: 'delete', id: `${id}` }) as const),
  },
)

it('each is told once, whatever is taken, read and deleted in whatever order by however many tabs', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let box = emptyBox
      const settled = new Map<string, number>()
      const settle = (id: string, edition: number) =>
        settled.set(id, Math.max(edition, settled.get(id) ?? -1))
      for (const one of steps) {
        const before = shown(box)
        if (one.do === 'take') {
          const taken = takeIn(box, messagesOf(one.of), NOW)
          // Another tab has been told the same.
          expect(takeIn(taken, messagesOf(one.of), NOW)).toBe(taken)
          box = taken
        } else if (one.do === 'readAll') {
          for (const { id, edition } of before) settle(id, edition)
          box = withRead(box)
          expect(withRead(box)).toBe(box)
        } else {
          for (const { id, edition } of before) if (id === one.id) settle(id, edition)
          box = without(box, (row) => row.id === one.id)
        }
        const now = shown(box)
        expect(new Set(now.map(({ id }) => id)).size).toBe(now.length)
        expect(box.rows.length).toBeLessThanOrEqual(MAX_KEPT + MAX_UNDATED)
        for (const { id, edition, state } of now)
          if (state === 'unread') expect(edition).toBeGreaterThan(settled.get(id) ?? -1)
        // What another tab reads of the device is the same box.
        expect(parseBox(JSON.parse(JSON.stringify(box)))).toEqual(box)
      }
    }),
    { numRuns: 60 },
  )
})

it('an old one that had to make room doesn’t come back as new', () => {
  const all = takeIn(emptyBox, things, NOW)
  expect(unreadAmong(shown(all))).toBe(MAX_KEPT + UNDATED)
  const read = withRead(all)
  expect(takeIn(read, things, NOW)).toBe(read)
})
