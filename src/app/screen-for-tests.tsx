import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { config } from '@/api/config'
import { watchSession } from '@/domain/account/hand-over'
import { doubtCapabilities, endVisit } from '@/domain/capabilities/capabilities'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { locationStore } from '@/domain/place/use-location'
import { setSession } from '@/lib/storage/owner'
import { forgetServerTime } from '@/lib/time/server-clock'
import { toastStore } from '@/ui/overlay/toast'
// oxlint-disable-next-line no-restricted-imports -- outside src, where `@/` doesn't lead
import { type StandIn, type StandInOptions, startStandIn } from '../../mock-server/start'
// oxlint-disable-next-line no-restricted-imports -- the same
import { dev, donate, login, type WireCall, wireCall } from '../../mock-server/calls-for-tests'
import { mendAddress } from './mend-address'
import { findPage, isPlainAddress, routes } from './routes'
import { createQueryClient, Providers } from './Providers'
/** The accounts of the seed (mock-server/README.md). */
export const accounts = {
  complete: { whatsapp: '81234567890', password: 'rahasia123' },
  fundraiser: { whatsapp: '82198765432', password: 'rahasia789' },
  /** A fundraiser with figures, and 45 donations over two years. */
  longHistory: { whatsapp: '81355667788', password: 'rahasia246' },
  nearlyEmpty: { whatsapp: '85711223344', password: 'rahasia456' },
} as const

/** The app's other services, which are always the stand-in's. */
const SERVICES = /^\/(prayer|geocode|surah)\b/

/** Path and query of the screen that is shown. */
export const address = () => window.location.pathname + window.location.search

/** Waits for the screen of an address. */
export const arrive = (path: string) => waitFor(() => expect(address()).toBe(path))

/** The first of several. @throws when there is none */
export function first<T>(all: readonly T[]): T {
  const [one] = all
  if (one === undefined) throw new Error('there is none')
  return one
}

/** For `ByLabelText`: a required field has a star beside its label. */
export const label = (text: string) => (found: string) => found === text || found === `${text} *`

/** What a screen reader says of a field beside its name. */
export const description = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

/** Puts a text into a field as soon as there is one, in place of what was there. */
export async function fill(name: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label(name)), { target: { value } })
}

/**
 * Waits until the page says this. Its words may stand in several elements, as amounts and dates do. The page is looked
 * for each time: another one may still be on its way.
 */
export const shows = (words: string | RegExp) =>
  waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(words))

/** Clicks the button as soon as it can be clicked; twice at once, as a double tap does. */
export async function press(name: string | RegExp, times: 1 | 2 = 1) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => {
    expect(button).toHaveProperty('disabled', false)
    expect(button.getAttribute('aria-disabled')).not.toBe('true')
  })
  for (let time = 0; time < times; time += 1) fireEvent.click(button)
}

/** Follows the link as soon as there is one. */
export async function follow(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('link', { name }))
}

/** What a field has in it. */
export const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(label(name)).value

/** Waits until the page's own alert says this, not a toast. */
export async function alerts(words: string | RegExp) {
  await waitFor(() => {
    const shown = within(screen.getByRole('main')).queryAllByRole('alert')
    const text = shown.map(({ textContent }) => textContent).join('')
    if (typeof words === 'string') expect(text).toBe(words)
    else expect(text).toMatch(words)
  })
}

/** The device says that it is here, or refuses to say, until the test is over. */
export function locate(coords: { latitude: number; longitude: number } | null) {
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, refuse) => {
    const error = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
    if (!coords) {
      refuse?.({ ...error, code: 1, message: 'denied' })
      return
    }
    const whole = { accuracy: 20, ...unknown, ...coords, toJSON: () => coords }
    found({ coords: whole, timestamp: 0, toJSON: () => coords })
  }
  const watching = { watchPosition: () => 0, clearWatch: () => undefined }
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition, ...watching })
}

/**
 * Rejects when a call is aborted, as `fetch` should. Node's (20.20.2) once didn't settle after an abort, and the test
 * hung.
 */
async function givenUp(signal: AbortSignal): Promise<never> {
  await new Promise((heard) => {
    signal.addEventListener('abort', heard)
  })
  throw signal.reason
}

/**
 * The whole app without a browser: its route table, frames and client, and a stand-in that answers and checks each
 * call. Registers hooks, so it is called once in each file or `describe`. After each test it fails for a breach of the
 * contract and for what React complains about.
 * @param options of the stand-in; by default it has contract 1.0 alone
 */
export function testScreens(options: Omit<StandInOptions, 'port'> = {}) {
  let standIn: StandIn
  /** The origin of the backend. */
  let backend = ''
  let cookie: string | null = null
  let online = true
  let refusing = false
  let complaints: MockInstance<typeof console.error>
  /** The calls that wait for an answer. */
  const pending = new Set<Promise<unknown>>()
  let close = () => {}
  let isFetching = () => false

  /** Sends a call to the backend as a browser would: with the cookie, where the call asks for it. */
  async function send(input: Request | URL | string, init?: RequestInit): Promise<Response> {
    // A file that the app itself serves.
    if (typeof input === 'string' && input.startsWith('/')) {
      if (!online) throw new TypeError('Failed to fetch')
      return new Response(await readFile(`public${input}`))
    }
    const call = new Request(input, init)
    const { origin } = new URL(config.apiUrl)
    // Not the app's: somebody else gives, or the test uses a hook.
    // By the whole origin: a stand-in's port may begin with the app's.
    if (new URL(call.url).origin !== origin) return realFetch(call)
    if (!online) throw new TypeError('Failed to fetch')
    const path = call.url.replace(origin, '')
    const withCookie = call.credentials === 'include'
    const headers = new Headers(call.headers)
    if (withCookie && cookie !== null) headers.set('cookie', cookie)
    const url = (SERVICES.test(path) ? standIn.url : backend) + path
    const answering = Promise.race([hearWhole(url, call, headers), givenUp(call.signal)])
    pending.add(answering)
    const answer = await answering.finally(() => pending.delete(answering))
    const [set] = answer.headers.getSetCookie()
    if (withCookie && !refusing && set !== undefined) cookie = set.replace(/;.*/, '')
    return answer
  }
  const realFetch = globalThis.fetch

  async function hearWhole(url: string, call: Request, headers: Headers): Promise<Response> {
    const { method, signal } = call
    // Whole, since Python's server reads no form that comes in chunks.
    const body = call.body && (await call.arrayBuffer())
    const answer = await realFetch(url, { method, headers, body, signal })
    await answer.clone().arrayBuffer()
    return answer
  }

  /** Waits until nothing is on its way, and the app has taken in what came, which it does in later tasks. */
  async function heardAll() {
    do {
      await Promise.allSettled(pending)
      await new Promise((later) => setTimeout(later))
    } while (pending.size > 0)
  }

  beforeAll(async () => {
    standIn = await startStandIn({ port: 0, quiet: true, silent: true, base: true, ...options })
  })
  afterAll(() => standIn.close())

  beforeEach(() => {
    backend = standIn.url
    cookie = null
    online = true
    refusing = false
    vi.stubGlobal('fetch', send)
    complaints = vi.spyOn(console, 'error')
  })
  afterEach(async () => {
    // While they are on screen: what shows them has a store of its own.
    act(() => toastStore.set([]))
    close()
    const { violations } = standIn.log
    // Ends the calls that are held back. The log of the next test must have none of this one.
    standIn.state.reset()
    // The app would store a later answer on the device of the next test.
    await heardAll()
    standIn.log.clear()
    setSession({ account: null, ended: false })
    endVisit()
    settingsStore.set(config)
    forgetServerTime()
    // Of all that a visit knows of the place it forgets one that was found and deleted, so there has to be one.
    locate({ latitude: 0, longitude: 0 })
    locationStore.request()
    localStorage.clear()
    locationStore.reread()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    expect(complaints).not.toHaveBeenCalled()
    expect(violations).toEqual([])
  })

  return {
    /** The backend of this file, fresh from the seed in each test. */
    get standIn() {
      return standIn
    },
    /** All calls, oldest first. */
    log: () => standIn.log.entries,
    /** The forms that were sent to an operation, oldest first. */
    sent: (kode: string) => calls(kode).map(({ form }) => form),
    /** The query of each call of an operation, oldest first. */
    asked: (kode: string) => calls(kode).map(({ query }) => query),
    /** Whether each call of an operation brought the session's cookie, oldest first. */
    withCookie: (kode: string) => calls(kode).map(({ cookie }) => cookie),
    /** How often an operation was called. */
    calls: (kode: string) => calls(kode).length,
    /** Opens an address as a visit does: nothing is cached, what is stored stays. */
    async open(path: string) {
      close()
      doubtCapabilities()
      const opened = new URL(path, window.location.origin)
      window.history.replaceState(null, '', path)
      // As in entry-client.tsx.
      if (!isPlainAddress(opened, findPage(opened.pathname)?.route.path)) mendAddress()
      const page = findPage(window.location.pathname)
      if (typeof page?.route.lazy === 'function')
        Object.assign(page.route, await page.route.lazy(), { lazy: undefined })
      const leave = new AbortController()
      const client = createQueryClient()
      // Another try comes at once, since what a screen shows doesn't depend on how long it waits.
      const { queries } = client.getDefaultOptions()
      client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
      watchSession(client, leave)
      const router = createBrowserRouter(routes)
      render(
        <Providers queryClient={client}>
          <RouterProvider router={router} />
        </Providers>,
      )
      isFetching = () => client.isFetching() > 0
      close = () => {
        cleanup()
        router.dispose()
        client.clear()
        leave.abort()
        close = () => {}
      }
    },
    /** Waits until the screen has asked for everything: nothing is on its way, and no answer has led to another call. */
    async settle() {
      do await act(heardAll)
      while (pending.size > 0 || isFetching())
    },
    /** From now on another backend answers, until the test is over. */
    ask(url: string) {
      backend = url
    },
    /** Logs in without the screen for it. */
    async logIn(
      { whatsapp, password }: { whatsapp: string; password: string } = accounts.complete,
    ) {
      cookie = await login({ url: backend }, whatsapp, password)
    },
    /** Somebody gives, and pays if `paid`. @returns the donation's code */
    async give({ paid, ...changes }: Parameters<typeof donate>[1] & { paid?: boolean } = {}) {
      const code = await donate(standIn, changes)
      if (paid) await dev(standIn, 'POST', `donations/${code}/paid`)
      return code
    },
    /** A call that somebody else makes. */
    call: (call: WireCall) => wireCall(standIn, call),
    /** Uses a development hook of the stand-in (mock-server/README.md). */
    hook: (path: string) => dev(standIn, 'POST', path),
    /** The browser keeps no cookie from now on. */
    refuseCookies() {
      refusing = true
    },
    /** Whether calls reach the backend. */
    setOnline(value: boolean) {
      online = value
    },
  }

  function calls(kode: string) {
    return standIn.log.entries.filter((entry) => entry.kode === kode)
  }
}
