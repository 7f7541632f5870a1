/**
 * In a process of its own, unlike other tests with a document: what is called here listens to events afterwards.
 * @vitest-environment happy-dom
 */
import { expect, test, vi } from 'vitest'

/*
 * What somebody pastes or a server sends may be of any length: no function that is given it may take a time that grows
 * with its square. Functions are found by calling them, so a new one is tried without being named here.
 */

const modules = import.meta.glob<Record<string, unknown>>([
  '/src/{lib,domain}/**/*.ts',
  '!/src/**/*.test.ts',
  '!/src/**/*-for-tests.ts',
  // They need a browser's HTML parser, so tests/e2e/sanitise-html.spec.ts measures them; and one that sets a style.
  '!/src/lib/text/html-text.ts',
  '!/src/lib/{trusted-types,appearance}.ts',
  // It reads a list of days, not a text. Given a text, it would take each letter for a day.
  '!/src/domain/prayer-times/next-shalat.ts',
])

type Reader = (...args: readonly unknown[]) => unknown

/** What patterns go back over when it is repeated: letters, digits, spaces, marks to be sorted, tags, escapes, words. */
const UNITS =
  'a|8|0| |\n|\u0301\u0316|\u200D|😀|-|. |/|://|%25|<|<b>|<!--|&amp;|0812 |a |, |(|@|a.|*|=|Kota |+|phone='
    .split('|')
    .map((unit) => unit || '|')
/** Around them, so that a pattern begins, and finds at the end that it doesn't match. */
const FRAMES = [
  ['', ''],
  ['0', '\u0001x'],
] as const

const isField = (name: string | symbol) => typeof name === 'string' && name !== 'length'

/** A text, or a record of the backend or a geocoder with this text in every field. */
const kinds: readonly ((text: string) => unknown)[] = [
  (text) => text,
  (text) => new Proxy({}, { get: (_, field) => (isField(field) ? text : undefined) }),
]

const SHORT = 1_000
const GROWTH = 4
/** How many times longer four times the text may take: with its length it is 4, with its square 16. */
const MOST = 8
/** Processor time in milliseconds that nobody notices. What took a phone 6.7 s for 60,000 letters is twenty times it. */
const UNNOTICED = 4
const ROUNDS = 6

/** A place among a reader's arguments, or all of them. */
type Place = number | 'all'

/** Calls a reader with a text in a place. What it gives back is called too, if it is a reader. It may refuse. */
function call(reader: Reader, text: unknown, place: Place): unknown {
  const inPlace = (_: unknown, index: number) => (place === 'all' || place === index ? text : 'a')
  try {
    const given = reader(...Array.from({ length: reader.length }, inPlace))
    return typeof given === 'function' ? Reflect.apply(given, null, [text]) : given
  } catch {
    return undefined
  }
}

/** Processor time of this process in milliseconds, with its compiler and its garbage collector. */
function timeOf(reader: Reader, text: unknown, place: Place): number {
  const start = process.cpuUsage()
  call(reader, text, place)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/**
 * Measures how much longer a reader takes when its text is four times as long. The fastest of several tries counts. If
 * the limit is exceeded, longer texts are measured too, since garbage collection once made a linear reader 6.2 times slower.
 * @returns null within the limit
 */
function growthOf(
  reader: Reader,
  textOf: (length: number) => unknown,
  place: Place = 'all',
  length = SHORT,
): number | null {
  const long = textOf(length * GROWTH)
  let [least, most] = [Infinity, timeOf(reader, long, place)]
  for (let round = 0; most > UNNOTICED; round += 1) {
    least = Math.min(least, timeOf(reader, textOf(length), place))
    if (most <= least * MOST) return null
    if (round === ROUNDS)
      return length > SHORT ? most / least : growthOf(reader, textOf, place, length * GROWTH)
    most = Math.min(most, timeOf(reader, long, place))
  }
  return null
}

const isReader = (name: string, value: unknown): value is Reader =>
  typeof value === 'function' && value.length > 0 && !/^(?:use)?[A-Z]/.test(name)

/** Those that give their answer at once. What sends, or waits, has a form's limits before it. */
async function readersIn(load: () => Promise<Record<string, unknown>>) {
  return Object.entries(await load()).flatMap(([name, value]) => {
    if (!isReader(name, value)) return []
    const given = call(value, 'a', 'all')
    if (!(given instanceof Promise)) return [{ name, reader: value }]
    given.catch(() => undefined)
    return []
  })
}

function slowInputs(reader: Reader): string[] {
  for (const kind of kinds)
    for (const unit of UNITS)
      for (const [before, after] of FRAMES) {
        const textOf = (length: number) => kind(before + unit.repeat(length / unit.length) + after)
        if (growthOf(reader, textOf) === null) continue
        // Two long texts may take a time that grows with both; one alone may not.
        const growth = Math.max(
          ...Array.from(
            { length: reader.length },
            (_, place) => growthOf(reader, textOf, place) ?? 0,
          ),
        )
        if (growth > 0)
          return [
            `${[before, unit, after].map((part) => JSON.stringify(part)).join(' ')} (the middle repeated): ×${growth.toFixed(1)}`,
          ]
      }
  return []
}

test('no reader of text takes a time that grows with the square of its length', async () => {
  // happy-dom's own would look for a server.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  // Readers refuse most of what they are given, letter by letter; to write the stack each time took most of this test.
  Error.stackTraceLimit = 0
  const found: string[] = []
  const slow: string[] = []
  for (const [path, load] of Object.entries(modules))
    for (const { name, reader } of await readersIn(load)) {
      localStorage.clear()
      sessionStorage.clear()
      found.push(name)
      slow.push(...slowInputs(reader).map((input) => `${path} ${name} of ${input}`))
    }
  expect(found).toEqual(expect.arrayContaining(['readPhone', 'cleanText', 'htmlSummary']))
  expect(slow).toEqual([])
})
