// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, unreachable } from '@/api/errors'
import { storeDonate } from '@/domain/donation/donation-queries'
import { visitorLocal } from '@/lib/owned-storage'
import { ownerTurn, setSession } from '@/lib/owner'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'
import { dismissToast, toastStore } from '@/ui/toast-store'
import { ENTERED_MEANWHILE, LEFT_MEANWHILE, RECORDED_AFTER_ENTERING } from './failure-text'
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
  ['a broken server', refusal(STORE, 500, null), 'Server sedang bermasalah', true],
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
    expect(toast?.extra !== undefined).toBe(error.kind === 'network')

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
    if (error.kind === 'network') expect(anew?.askUrl).toContain('Rp%2050.000')
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
