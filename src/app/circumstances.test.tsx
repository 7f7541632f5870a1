import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { routes } from './routes'
import { accounts, address, shows, testScreens } from './screen-for-tests'

/*
 * Every screen of the route table in every circumstance that somebody's device is in. What only a browser has, such as
 * a translated page, is in tests/e2e.
 */

const { open, settle, logIn, give, hook } = testScreens({ base: false })

/** What stands for the parts of an address. A route with another part needs one here. */
const examples: readonly (readonly [start: string, part: string, example: string])[] = [
  ['/campaign/', ':slug', 'renovasi-atap-masjid-al-ikhlas'],
  ['/kencleng-masjid/', ':slug', 'masjid-raya-al-hidayah'],
  ['/masjid/', ':slug', 'masjid-raya-al-hidayah'],
  ['/news/', ':slug', 'seribu-mushaf-tiba-di-masjid-masjid-pelosok'],
]

const patternsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => (children ? patternsOf(children) : (path ?? [])))

const patterns = patternsOf(routes)

/** Who has to be logged in to see a screen. */
const ownerOf = (pattern: string) =>
  pattern.endsWith('/fundraiser')
    ? accounts.fundraiser
    : pattern.startsWith('/profile')
      ? accounts.complete
      : null

/** Opens the screen of a route as its owner, or as somebody who has just given, and waits for all that it asks for. */
async function visit(pattern: string): Promise<void> {
  let path = pattern === '*' ? '/tidak-ada' : pattern
  for (const [start, part, example] of examples)
    if (path.startsWith(start)) path = path.replace(part, example)
  if (path.includes(':codeDonate')) path = path.replace(':codeDonate', await give())
  expect(path, 'a route that needs an example').not.toContain(':')
  const owner = ownerOf(pattern)
  if (owner) await logIn(owner)
  await open(path)
  await settle()
  // Parts that come late ask for more.
  await shows(/\S/)
  await settle()
}

/** What no screen may show, whatever the device lacks: an error page, a value that was not read, a month in English. */
const NEVER =
  /Terjadi kesalahan|\bNaN\b|\bundefined\b|\[object |Invalid Date|\b(?:January|February|March|May|June|July|August|October|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/

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

function withIntlInEnglish() {
  const { DateTimeFormat, NumberFormat } = Intl
  class EnglishDates extends DateTimeFormat {
    constructor(_: unknown, options?: Intl.DateTimeFormatOptions) {
      super('en', options)
    }
  }
  class EnglishNumbers extends NumberFormat {
    constructor(_: unknown, options?: Intl.NumberFormatOptions) {
      super('en', options)
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: EnglishDates, NumberFormat: EnglishNumbers })
}

const WEBVIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0.0.0'

const presses = (name: RegExp) => async () => {
  for (const button of screen.queryAllByRole('button', { name }))
    if (button.isConnected) await act(async () => fireEvent.click(button))
}

interface Circumstance {
  begin: () => unknown
  /** What somebody does on each screen that has it. */
  then?: () => Promise<void>
  /** What would be false here. */
  never?: RegExp
}

/** Those that have nothing to do with one another are tried together: each screen takes a fifth of a second. */
const circumstances: Readonly<Record<string, Circumstance>> = {
  'storage denied': {
    begin: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        set(window, name, { get: refuse('SecurityError') })
    },
  },
  'storage full': {
    begin: () => set(Storage.prototype, 'setItem', { value: refuse('QuotaExceededError') }),
  },
  'a clock three hours behind': { begin: () => hook('clock?minutes=180') },
  'a phone in German with a clock 35 minutes ahead, Intl in English alone, and little data': {
    begin: () => {
      set(navigator, 'language', { value: 'de-DE' })
      set(navigator, 'languages', { value: ['de-DE', 'de'] })
      set(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } })
      withIntlInEnglish()
      return hook('clock?minutes=-35')
    },
  },
  'a webview in which sharing and copying never end and downloads do nothing': {
    begin: () => {
      set(navigator, 'userAgent', { value: WEBVIEW })
      set(navigator, 'share', { value: hanging })
      set(navigator, 'canShare', { value: () => true })
      set(navigator, 'clipboard', { value: { writeText: hanging } })
      set(HTMLAnchorElement.prototype, 'click', { value: () => undefined })
    },
    then: presses(/^Salin|Bagikan/),
    never: /tersalin|berhasil disalin|(?:nomor|nominal|tautan|kode) disalin/i,
  },
}

/** Where each screen leads in no circumstance at all, and its first heading. */
const usual = new Map<string, { address: string; heading: string }>()

const seen = () => ({
  address: address().replace(/\/donation\/[^/]+/, '/donation/…'),
  heading: document.querySelector('h1')?.textContent ?? '',
})

describe.each(['usually', ...Object.keys(circumstances)])('%s', (name) => {
  it.each(patterns)('%s', async (pattern) => {
    const circumstance = circumstances[name]
    const failures: unknown[] = []
    const onFailure = (event: ErrorEvent | PromiseRejectionEvent) => failures.push(event)
    window.addEventListener('error', onFailure)
    window.addEventListener('unhandledrejection', onFailure)
    onTestFinished(() => {
      window.removeEventListener('error', onFailure)
      window.removeEventListener('unhandledrejection', onFailure)
    })
    await circumstance?.begin()
    await visit(pattern)
    await circumstance?.then?.()
    const said = document.body.textContent
    expect(said).not.toMatch(NEVER)
    if (circumstance?.never) expect(said).not.toMatch(circumstance.never)
    if (circumstance) await waitFor(() => expect(seen()).toEqual(usual.get(pattern)))
    else usual.set(pattern, seen())
    expect(failures).toEqual([])
  })
})
