// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { malformed, refusal, unreachable } from '@/api/errors'
import { storeDonate } from '@/domain/donation/donation-queries'
import { visitorLocal } from '@/lib/storage/owned-storage'
import { ownerTurn, setSession } from '@/lib/storage/owner'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'
import { dismissToast, toastStore } from '@/ui/overlay/toast'
import {
  ENTERED_MEANWHILE,
  failureText,
  INTERRUPTED,
  INTERRUPTED_KEYED,
  isInDoubt,
  LEFT_MEANWHILE,
  mayBeRecorded,
  RECORDED_AFTER_ENTERING,
  UNSAFE_REDIRECT,
} from './outcome'
import { render, slowBackend, values } from './sending-for-tests'

// Faked here: the stand-in always follows the contract, so it can't play a hostile or broken backend.
vi.mock('@/domain/donation/donation-queries', () => ({ storeDonate: vi.fn() }))

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(vi.fn())
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
})

const STORE = '/transaction/storeDonate'
const toasts = () => toastStore.get().map(({ message }) => message)

describe.each([
  ['nobody knows', unreachable(STORE, null), 'belum pasti donasi Anda tercatat', true],
  ['a refusal', refusal(STORE, 422, 'Nomor ini tidak dapat digunakan'), 'Nomor ini', false],
])('a failure after the donor has left: %s', (_, error, words, lasts) => {
  async function failAway() {
    const { fail } = slowBackend()
    const { result, unmount } = render()
    act(() => void result.current.submit(values))
    unmount()
    await act(async () => {
      fail(error)
      await expect.poll(toasts).toHaveLength(1)
    })
  }

  test('is told there, and in the form until the next sending', async () => {
    await failAway()
    const [toast] = toastStore.get()
    expect(toast?.message).toContain(words)
    expect(toast?.message).toMatch(/donasi/i)
    expect(toast?.duration).toBe(Infinity)
    // The link to ask the organisation.
    expect(toast?.extra !== undefined).toBe(lasts)

    for (const { result, unmount } of [render(), render()]) {
      expect(result.current.failure?.failure).toContain(words)
      unmount()
    }
    // The form says it now.
    expect(toasts()).toEqual([])
    vi.mocked(storeDonate).mockResolvedValue('/donation/JM-5/checkout')
    const { result, unmount } = render()
    await act(() => result.current.submit(values))
    unmount()
    expect(render().result.current.failure).toBeNull()
  })

  test('is told in the form until the donor closes it', async () => {
    await failAway()
    const { result, unmount } = render()
    act(() => {
      result.current.dismissFailure()
    })
    unmount()
    expect(render().result.current.failure).toBeNull()
  })

  test(`after a reload too, if the donation may be recorded: ${String(lasts)}`, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.mocked(storeDonate).mockReset().mockRejectedValue(error)
    const first = render()
    await act(() => first.result.current.submit(values))
    expect(first.result.current.failure?.failure).toContain(words)
    vi.runAllTimers()
    vi.useRealTimers()
    first.unmount()
    const kept = Object.entries(sessionStorage)
    // A fresh page has nothing in memory.
    act(first.result.current.dismissFailure)
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value))
    const anew = render().result.current.failure
    if (lasts) expect(anew?.failure).toContain(words)
    else expect(anew).toBeNull()
    // The link is about the donation that was sent, even if the form has changed since.
    if (lasts) expect(anew?.askUrl).toContain('Rp%2050.000')
  })
})

describe('somebody logs in while a visitor’s donation is under way', () => {
  /** As `RootFrame` does it: the form is mounted anew for the next owner. */
  async function logInElsewhere(first: ReturnType<typeof render>) {
    await expect.poll(() => vi.mocked(storeDonate).mock.calls).toHaveLength(1)
    setSession({ account: 'b', ended: false })
    ownerTurn.next()
    first.unmount()
    return render()
  }
  afterEach(() => {
    setSession({ account: null, ended: false })
  })

  test('true words meanwhile, then where the donation is', async () => {
    const answer = slowBackend()
    const first = render()
    act(() => void first.result.current.submit(values))
    const { result } = await logInElsewhere(first)
    expect(result.current.submitting).toBe(false)
    expect(result.current.failure?.failure).toBe(ENTERED_MEANWHILE)
    await act(async () => {
      answer('/donation/JM-6/checkout')
      await expect.poll(toasts).toEqual([RECORDED_AFTER_ENTERING])
    })
    expect(result.current.failure).toBeNull()
    expect(result.current.at).toBe('/campaign/renovasi/donate')
    expect(readRememberedDonations(visitorLocal)).toHaveLength(1)
    expect(readRememberedDonations()).toEqual([])
  })

  test('a failure is told as well', async () => {
    const { fail } = slowBackend()
    const first = render()
    act(() => void first.result.current.submit(values))
    const { result } = await logInElsewhere(first)
    await act(async () => {
      fail(unreachable(STORE, null))
      await expect.poll(toasts).toEqual([expect.stringContaining('belum pasti donasi Anda')])
    })
    expect(result.current.failure).toBeNull()
  })

  test('an account’s failure is not told to the next', async () => {
    setSession({ account: 'a', ended: false })
    const { fail } = slowBackend()
    const first = render()
    act(() => void first.result.current.submit(values))
    const { result } = await logInElsewhere(first)
    expect(result.current.failure?.failure).toBe(LEFT_MEANWHILE)
    await act(async () => {
      fail(refusal(STORE, 422, 'Nomor 812 tidak dapat digunakan'))
      await Promise.resolve()
    })
    expect(toasts()).toEqual([])
    expect(result.current.failure?.failure).toBe(LEFT_MEANWHILE)
  })
})

const plain = { offline: false, keyed: false }
const offline = { offline: true, keyed: false }
const keyed = { offline: false, keyed: true }

const OWN_WORDS = 'Server sedang dalam pemeliharaan.'
const UNANSWERED = /^Belum ada jawaban dari server, jadi belum pasti donasi Anda tercatat/
const BROKEN = /^Server sedang bermasalah, jadi belum pasti donasi Anda tercatat/
const UNREADABLE = /^Jawaban server tidak dapat dibaca, jadi belum pasti donasi Anda tercatat/
const garbage = malformed(STORE, 200, 'data.redirect_url: expected text')
const SLUG = '/campaign/get_campaign_by_slug'

test.each<[unknown, typeof plain, string | RegExp, boolean]>([
  // A refusal is told in the server's own words, if it is one.
  [refusal(STORE, 422, OWN_WORDS), plain, OWN_WORDS, false],
  [refusal(STORE, 422, null), plain, refusal(STORE, 422, null).message, false],
  [refusal(STORE, 499, null), plain, refusal(STORE, 499, null).message, false],
  [refusal(STORE, 500, null), plain, BROKEN, true],
  [refusal(STORE, 500, null), offline, BROKEN, true],
  [refusal(STORE, 500, OWN_WORDS), plain, OWN_WORDS, false],
  [refusal(STORE, 502, null), plain, UNANSWERED, true],
  [refusal(STORE, 502, OWN_WORDS), keyed, UNANSWERED, true],
  [refusal(STORE, 503, null), plain, BROKEN, true],
  [refusal(STORE, 503, OWN_WORDS), plain, OWN_WORDS, false],
  [refusal(STORE, 504, OWN_WORDS), plain, UNANSWERED, true],
  [refusal(STORE, 520, null), keyed, BROKEN, true],
  [unreachable(STORE, null), plain, UNANSWERED, true],
  [unreachable(STORE, null), keyed, UNANSWERED, true],
  // From the start: it certainly was not sent.
  [unreachable(STORE, null), offline, /offline, jadi donasi belum terkirim/, false],
  [garbage, plain, UNREADABLE, true],
  [garbage, keyed, UNREADABLE, true],
  // An answer came all the same.
  [garbage, offline, UNREADABLE, true],
  // A program that did not load is no donation in doubt.
  [refusal(SLUG, 500, null), plain, refusal(SLUG, 500, null).message, false],
  [unreachable(SLUG, null), plain, unreachable(SLUG, null).message, false],
  // Nothing is shown in a developer's words.
  [new TypeError('x is undefined'), plain, /^Donasi belum dapat/, false],
])('%s, sent as %o: says %s, and may be recorded: %s', (error, way, words, doubtful) => {
  const said = failureText(error, way)
  if (typeof words === 'string') expect(said).toBe(words)
  else expect(said).toMatch(words)
  expect(isInDoubt(said)).toBe(doubtful)
  expect(mayBeRecorded(error, way)).toBe(doubtful)
})

test('an address that is unsafe belongs to a donation that is recorded', () => {
  const unsafe = new Error(UNSAFE_REDIRECT)
  expect(failureText(unsafe, plain)).toBe(UNSAFE_REDIRECT)
  expect(isInDoubt(UNSAFE_REDIRECT)).toBe(false)
  expect(mayBeRecorded(unsafe, plain)).toBe(true)
})

test('of two it is enough to pay one; with its key there are no two, and the text says so', () => {
  const unknown = failureText(unreachable(STORE, null), plain)
  expect(unknown).toMatch(/bisa jadi sudah.*tidak tampil di Riwayat Donasi/)
  for (const failure of [unknown, INTERRUPTED]) expect(failure).toMatch(/Tanyakan kepada kami/)
  for (const failure of [unknown, INTERRUPTED, UNSAFE_REDIRECT])
    expect(failure).toMatch(/jika nanti tercatat dua kali, cukup bayar salah satu/)
  for (const failure of [
    failureText(unreachable(STORE, null), keyed),
    failureText(new Error(UNSAFE_REDIRECT), keyed),
    INTERRUPTED_KEYED,
  ]) {
    expect(failure).toMatch(/selama isiannya sama, donasi tidak akan tercatat dua kali\.$/)
    expect(failure).not.toMatch(/bayar salah satu/)
  }
  for (const failure of [INTERRUPTED, INTERRUPTED_KEYED]) expect(isInDoubt(failure)).toBe(true)
})
