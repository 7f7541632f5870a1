// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { malformed, refusal, unreachable } from '@/api/errors'
import { storeDonate } from '@/domain/donation/donation-queries'
import { visitorLocal } from '@/lib/storage/owned-storage'
import { ownerTurn, setSession } from '@/lib/storage/owner'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'
import { dismissToast, toastStore } from '@/ui/overlay/toast-store'
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
  ['a broken server', refusal(STORE, 500, null), 'belum pasti donasi Anda tercatat', true],
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
const offlineOne = { offline: true, keyed: false }
const keyedOne = { offline: false, keyed: true }

test('a refusal is told in the server’s own words', () => {
  expect(failureText(refusal(STORE, 422, 'Nomor tidak valid'), plain)).toBe('Nomor tidak valid')
  expect(failureText(refusal(STORE, 500, null), offlineOne)).toMatch(/^Server sedang bermasalah/)
})

test('without an answer nobody knows, and it says so', () => {
  expect(failureText(unreachable(STORE, null), plain)).toMatch(/belum pasti donasi Anda tercatat/)
})

const OWN_WORDS = 'Server sedang dalam pemeliharaan.'

test.each([
  [422, null, false],
  [499, null, false],
  [500, null, true],
  [500, OWN_WORDS, false],
  [502, null, true],
  [502, OWN_WORDS, true],
  [503, null, true],
  [503, OWN_WORDS, false],
  [504, OWN_WORDS, true],
  [520, null, true],
  [599, null, true],
])('a donation answered with %i and the words %s may be recorded, and says so: %s', (...row) => {
  const [status, words, expected] = row
  const error = refusal(STORE, status, words)
  for (const way of [plain, keyedOne]) expect(isInDoubt(failureText(error, way))).toBe(expected)
  expect(mayBeRecorded(error, plain)).toBe(expected)
  if (words !== null && !expected) expect(failureText(error, plain)).toBe(words)
  const other = refusal('/campaign/get_campaign_by_slug', status, words)
  expect(isInDoubt(failureText(other, plain))).toBe(false)
})

test('an uncertain donation: the text says that it isn’t in the history, and that paying one of two is enough', () => {
  const unknown = failureText(unreachable(STORE, null), plain)
  expect(unknown).toMatch(/bisa jadi sudah/)
  expect(unknown).toMatch(/tidak tampil di Riwayat Donasi/)
  for (const failure of [unknown, INTERRUPTED]) {
    expect(isInDoubt(failure)).toBe(true)
    expect(failure).toMatch(/Tanyakan kepada kami/)
  }
  for (const failure of [unknown, INTERRUPTED, UNSAFE_REDIRECT])
    expect(failure).toMatch(/jika nanti tercatat dua kali, cukup bayar salah satu/)
  expect(isInDoubt(failureText(unreachable(STORE, null), offlineOne))).toBe(false)
  expect(isInDoubt(UNSAFE_REDIRECT)).toBe(false)
})

test('with its key on the way it can be sent again, and the text says so', () => {
  const unknown = failureText(unreachable(STORE, null), keyedOne)
  for (const failure of [unknown, INTERRUPTED_KEYED]) {
    expect(isInDoubt(failure)).toBe(true)
    expect(failure).toMatch(/belum pasti donasi Anda tercatat/)
  }
  const unsafe = failureText(new Error(UNSAFE_REDIRECT), keyedOne)
  for (const failure of [unknown, INTERRUPTED_KEYED, unsafe]) {
    expect(failure).toMatch(/selama isiannya sama, donasi tidak akan tercatat dua kali\.$/)
    expect(failure).not.toMatch(/bayar salah satu/)
  }
})

test('offline from the start, it certainly was not sent', () => {
  expect(failureText(unreachable(STORE, null), offlineOne)).toMatch(
    /offline, jadi donasi belum terkirim/,
  )
})

test('a program that did not load is not a donation in doubt', () => {
  const error = unreachable('/campaign/get_campaign_by_slug', null)
  expect(failureText(error, plain)).toBe(error.message)
})

test('an address that is unsafe', () => {
  expect(failureText(new Error(UNSAFE_REDIRECT), plain)).toBe(UNSAFE_REDIRECT)
})

test.each([plain, keyedOne, offlineOne])(
  'an answer that can’t be read says neither that it was done nor that it never left: %o',
  (way) => {
    const said = failureText(malformed(STORE, 200, 'data.redirect_url: expected text'), way)
    expect(said).toMatch(
      /^Jawaban server tidak dapat dibaca, jadi belum pasti donasi Anda tercatat/,
    )
    expect(isInDoubt(said)).toBe(true)
  },
)

test('anything else is not shown in a developer’s words', () => {
  expect(failureText(new TypeError('x is undefined'), plain)).toMatch(/^Donasi belum dapat/)
})

test.each([
  [refusal(STORE, 422, null), false, false],
  [refusal(STORE, 500, null), false, true],
  [malformed(STORE, 200, 'data.redirect_url: expected text'), false, true],
  [malformed(STORE, 200, 'data.redirect_url: expected text'), true, true],
  [unreachable(STORE, null), false, true],
  [unreachable(STORE, null), true, false],
  [unreachable('/campaign/get_campaign_by_slug', null), false, false],
  [new Error(UNSAFE_REDIRECT), false, true],
  [new Error('another owner'), false, false],
])('%s (sent offline: %s) may be recorded: %s', (error, offline, expected) => {
  expect(mayBeRecorded(error, { offline })).toBe(expected)
})
