import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { NEVER_SAID } from './never-said-for-tests'
import { routes } from './routes'
import { accounts, address, shows, testScreens } from './screen-for-tests'

/*
 * Every screen of the route table in every circumstance that somebody's device is in, or the backend. What only a
 * browser has, such as a translated page, is in tests/e2e.
 */

const { open, settle, logIn, give, hook } = testScreens({ base: false })

/** What stands for the parts of an address. A route with another part needs one here. */
const examples: readonly (readonly [start: string, part: string, example: string])[] = [
  ['/campaign/', ':slug', 'renovasi-atap-masjid-al-ikhlas'],
  ['/kencleng-masjid/', ':slug', 'masjid-raya-al-hidayah'],
  ['/masjid/', ':slug', 'masjid-raya-al-hidayah'],
  ['/tilawah/juz/', ':slug', '30'],
  ['/tilawah/halaman/', ':slug', '604'],
  ['/tilawah/', ':slug', '36'],
  ['/profile/rutin/', ':slug', '1'],
  ['/news/', ':slug', 'seribu-mushaf-tiba-di-masjid-masjid-pelosok'],
]

const patternsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => (children ? patternsOf(children) : (path ?? [])))

type Gift = Parameters<typeof give>[0]

/** A donation looks otherwise for each of these. */
const gifts: Readonly<Record<string, Gift>> = {
  'by QRIS': {},
  'by transfer': { codePayment: 'BSI', typePayment: 'Manual' },
  paid: { paid: true },
}

/** The routes, those of a donation once for each kind of it: name, pattern, donation. */
const screens = patternsOf(routes).flatMap((pattern): [string, string, Gift][] =>
  pattern.includes(':codeDonate')
    ? Object.entries(gifts).map(([kind, gift]) => [`${pattern} ${kind}`, pattern, gift])
    : [[pattern, pattern, undefined]],
)

/** Who has to be logged in to see a screen. */
const ownerOf = (pattern: string) =>
  pattern.endsWith('/fundraiser')
    ? accounts.fundraiser
    : pattern.startsWith('/profile')
      ? accounts.complete
      : null

/** Opens the screen of a route as its owner, or as somebody who has just given, and waits for all that it asks for. */
async function visit(pattern: string, gift: Gift): Promise<void> {
  let path = pattern === '*' ? '/tidak-ada' : pattern
  for (const [start, part, example] of examples)
    if (path.startsWith(start)) path = path.replace(part, example)
  if (path.includes(':codeDonate')) path = path.replace(':codeDonate', await give(gift))
  expect(path, 'a route that needs an example').not.toContain(':')
  const owner = ownerOf(pattern)
  if (owner) await logIn(owner)
  await open(path)
  await settle()
  // Parts that come late ask for more.
  await shows(/\S/)
  await settle()
}

const hanging = () => new Promise<never>(() => undefined)

/** Sets a member of an object until the test is over. */
function set(target: object, name: string, descriptor: PropertyDescriptor): void {
  const before = Reflect.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...descriptor })
  undo.push(() => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  })
}
const undo: (() => void)[] = []
// Registered after those of `testScreens`, so it comes before them: they need a storage.
afterEach(() => {
  for (const one of undo.splice(0).toReversed()) one()
})

const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}

/** Whatever was asked for, and also where a module asked before. */
function withIntlInEnglish() {
  for (const kind of [Intl.DateTimeFormat, Intl.NumberFormat]) {
    const format = Reflect.getOwnPropertyDescriptor(kind.prototype, 'format')?.get
    if (!format) throw new Error(`${kind.name} has no format`)
    set(kind.prototype, 'format', {
      get(this: { resolvedOptions: () => object }): unknown {
        const english: unknown = Reflect.construct(kind, ['en', this.resolvedOptions()])
        return Reflect.apply(format, english, [])
      },
    })
  }
  for (const [{ prototype }, ...names] of [
    [Number, 'toLocaleString'],
    [Date, 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'],
  ] as const)
    for (const name of names) {
      const inWords: unknown = Reflect.get(prototype, name)
      if (typeof inWords !== 'function') throw new Error(`there is no ${name}`)
      set(prototype, name, {
        value(this: unknown, _: unknown, options: unknown): unknown {
          return Reflect.apply(inWords, this, ['en', options])
        },
      })
    }
}

function withReducedData() {
  const { matchMedia } = window
  set(window, 'matchMedia', {
    value: (query: string) =>
      matchMedia.call(window, query.includes('prefers-reduced-data') ? 'all' : query),
  })
  set(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } })
}

/** Instagram's, for one: a click on a link to a file does nothing, and nothing tells. */
function inWebview() {
  set(navigator, 'userAgent', { value: WEBVIEW })
  set(HTMLAnchorElement.prototype, 'click', { value: () => undefined })
}

const WEBVIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0.0.0'

/** A join, or pages without a stable order. React complains of two things of one list that it can't tell apart. */
function withRowsTwice() {
  const ask = globalThis.fetch
  const twice = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const rows = value.map(twice)
      return typeof rows[0] === 'object' ? [...rows, ...rows] : rows
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, twice(part)]))
  }
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await ask(...call)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    // Of scripture a verse that comes twice is refused, and with it the surah (tilawah-pages.test.tsx).
    const { url } = call[0] instanceof Request ? call[0] : { url: String(call[0]) }
    if (/\/surat\/\d+$/.test(url)) return answer
    const { status, headers } = answer
    return new Response(JSON.stringify(twice(await answer.json())), { status, headers })
  })
}

const textNow = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
  return found
}

/** Presses all buttons of a name. @returns how many there are, and what the screen says since */
async function press(name: RegExp) {
  const before = textNow()
  const buttons = screen.queryAllByRole('button', { name })
  for (const button of buttons)
    if (button.isConnected) await act(async () => fireEvent.click(button))
  const said = () =>
    textNow()
      .filter((text) => !before.includes(text))
      .map((text) => text.replaceAll(DENIED, ''))
  return { count: buttons.length, said }
}

/** What no device here tells, unless it is denied. */
const CLAIM = /\b(?:(?:di|ter)(?:unduh|simpan)|tersalin|disalin)\b(?!\?)|dari unduhan/i
const DENIED = /tidak (?:dapat )?\p{L}+/giu

interface Circumstance {
  begin: () => unknown
  /** What somebody does on each screen that has it. */
  then?: () => Promise<void>
}

const circumstances: Readonly<Record<string, Circumstance>> = {
  'storage denied': {
    begin: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        set(window, name, { get: refuse('SecurityError') })
    },
  },
  'storage full': {
    // In place of the whole storage: happy-dom binds its methods when they are first used, for good.
    begin: () => {
      const full = { length: 0, key: () => null, getItem: () => null, removeItem: () => undefined }
      for (const name of ['localStorage', 'sessionStorage'])
        set(window, name, { value: { ...full, setItem: refuse('QuotaExceededError') } })
    },
  },
  'no Intl at all': { begin: () => vi.stubGlobal('Intl', undefined) },
  'Intl in English alone': { begin: withIntlInEnglish },
  'a clock three hours behind': { begin: () => hook('clock?minutes=180') },
  'a clock 35 minutes ahead': { begin: () => hook('clock?minutes=-35') },
  'a phone in German': {
    begin: () => {
      set(navigator, 'language', { value: 'de-DE' })
      set(navigator, 'languages', { value: ['de-DE', 'de'] })
    },
  },
  'little data': { begin: withReducedData },
  'a backend that names each row twice': { begin: withRowsTwice },
  'a webview in which downloads do nothing and nothing can be shared': {
    begin: inWebview,
    then: async () => {
      const { count, said } = await press(/^Unduh|sebagai gambar$|kalender|pengingat/)
      if (count > 0) await waitFor(() => expect(said()).not.toEqual([]))
      expect(said().join('\n')).not.toMatch(CLAIM)
      if (screen.queryByRole('button', { name: /^Unduh|sebagai gambar$/ }))
        await shows('Tidak tersimpan? Ambil tangkapan layar')
    },
  },
  'a webview in which downloads do nothing, and sharing and copying never end': {
    begin: () => {
      inWebview()
      set(navigator, 'share', { value: hanging })
      set(navigator, 'canShare', { value: () => true })
      set(navigator, 'clipboard', { value: { writeText: hanging } })
    },
    then: async () => {
      const { said } = await press(/^Salin|Bagikan/)
      expect(said().join('\n')).not.toMatch(CLAIM)
    },
  },
}

/**
 * What has nothing to do with one another is tried at once, since each screen takes a sixth of a second: of two that
 * exclude each other, one here and one there. Each circumstance is in one of them.
 */
const together: readonly (readonly string[])[] = [
  [
    'storage full',
    'Intl in English alone',
    'a clock 35 minutes ahead',
    'a phone in German',
    'little data',
    'a webview in which downloads do nothing, and sharing and copying never end',
  ],
  // Later, since Mantine asks for Intl when it is loaded whole, as only tests do.
  [
    'storage denied',
    'no Intl at all',
    'a clock three hours behind',
    'a backend that names each row twice',
    'a webview in which downloads do nothing and nothing can be shared',
  ],
]

it('no circumstance is left out', () => {
  expect(together.flat().toSorted()).toEqual(Object.keys(circumstances).toSorted())
})

/** Where each screen led the first time, and its first heading: neither depends on the circumstance. */
const before = new Map<string, ReturnType<typeof seen>>()

const seen = () => ({
  address: address().replace(/\/donation\/[^/]+/, '/donation/…'),
  heading: document.querySelector('h1')?.textContent ?? '',
})

describe.each(together.map((names) => ({ names })))('$names', ({ names }) => {
  it.each(screens)('%s', async (screenName, pattern, gift) => {
    const failures: unknown[] = []
    const onFailure = (event: ErrorEvent | PromiseRejectionEvent) => failures.push(event)
    window.addEventListener('error', onFailure)
    window.addEventListener('unhandledrejection', onFailure)
    onTestFinished(() => {
      window.removeEventListener('error', onFailure)
      window.removeEventListener('unhandledrejection', onFailure)
    })
    for (const name of names) await circumstances[name]?.begin()
    await visit(pattern, gift)
    for (const name of names) await circumstances[name]?.then?.()
    expect(document.body.textContent).not.toMatch(NEVER_SAID)
    const expected = before.get(screenName)
    if (expected) await waitFor(() => expect(seen()).toEqual(expected))
    else before.set(screenName, seen())
    expect(failures).toEqual([])
  })
})
