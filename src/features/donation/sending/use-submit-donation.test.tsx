// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeDonate } from '@/domain/donation/donation-queries'
import { ownerTurn, setSession } from '@/lib/storage/owner'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'
import { dismissToast, toastStore } from '@/ui/overlay/toast'
import { INTERRUPTED, UNSAFE_REDIRECT } from './outcome'
import { ref, render, slowBackend, values } from './sending-for-tests'

// Faked here: the stand-in always follows the contract, so it can't play a hostile or broken backend.
vi.mock('@/domain/donation/donation-queries', () => ({ storeDonate: vi.fn() }))

const assign = vi.fn()

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  assign.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  setSession({ account: null, ended: false })
  for (const { id } of toastStore.get()) dismissToast(id)
})

// More of them: safe-redirect.test.ts.
test('a hostile address is not followed, and it says so', async () => {
  vi.mocked(storeDonate).mockResolvedValue('javascript:alert(1)')
  const { result } = render()
  await act(() => result.current.submit(values))
  expect(result.current.failure?.failure).toBe(UNSAFE_REDIRECT)
  expect(result.current.submitting).toBe(false)
  expect(result.current.at).toBe('/campaign/renovasi/donate')
  expect(assign).not.toHaveBeenCalled()
  expect(localStorage.getItem('jm-donasi')).toBeNull()
})

test('a payment provider’s https address is followed by the browser, the donation kept', async () => {
  vi.mocked(storeDonate).mockResolvedValue('https://bayar.example/x')
  const { result } = render()
  await act(() => result.current.submit(values))
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://bayar.example/x')
  expect(result.current.submitting).toBe(true)
  expect(readRememberedDonations()).toEqual([
    expect.objectContaining({
      code: null,
      programTitle: 'Renovasi',
      gift: { ...ref, amount: 50_000 },
    }),
  ])
})

test('a path of this site is followed by the router, and never sent twice', async () => {
  vi.mocked(storeDonate).mockReset().mockResolvedValue('/donation/JM-1/checkout')
  const { result } = render()
  await act(async () => {
    const { submit } = result.current
    await Promise.all([submit(values), submit(values), submit(values)])
    await submit(values)
  })
  expect(storeDonate).toHaveBeenCalledOnce()
  expect(result.current.at).toBe('/donation/JM-1/checkout')
  expect(assign).not.toHaveBeenCalled()
})

test('a page that the browser restores while it is sent, or its payment opened, is loaded anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(vi.fn())
  const restore = (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }
  const answer = slowBackend()
  const { result } = render()
  restore(true)
  expect(reload).not.toHaveBeenCalled()
  act(() => void result.current.submit(values))
  restore(false)
  expect(reload).not.toHaveBeenCalled()
  restore(true)
  expect(reload).toHaveBeenCalledTimes(1)
  answer('https://bayar.example/JM-1')
  await waitFor(() => {
    expect(assign).toHaveBeenCalledOnce()
  })
  restore(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('the server names the account while it is sent: another tap sends nothing, and its payment opens', async () => {
  const answer = slowBackend()
  const { result } = render()
  act(() => void result.current.submit(values))
  await expect.poll(() => vi.mocked(storeDonate).mock.calls).toHaveLength(1)
  // As `accountSeen` does it where nobody was known: the screens stay.
  act(() => {
    setSession({ account: 'a', ended: false })
  })
  await act(() => result.current.submit(values))
  expect(result.current.submitting).toBe(true)
  answer('/donation/JM-1/checkout')
  await waitFor(() => {
    expect(result.current.at).toBe('/donation/JM-1/checkout')
  })
  expect(storeDonate).toHaveBeenCalledOnce()
})

test('an account that comes back to a visitor’s form waits for the donation that it sent before', async () => {
  setSession({ account: 'a', ended: false })
  const answer = slowBackend()
  const first = render()
  act(() => void first.result.current.submit(values))
  await expect.poll(() => vi.mocked(storeDonate).mock.calls).toHaveLength(1)
  setSession({ account: null, ended: false })
  ownerTurn.next()
  first.unmount()
  const { result } = render()
  act(() => {
    setSession({ account: 'a', ended: false })
  })
  act(() => void result.current.submit(values))
  expect(result.current.submitting).toBe(true)
  expect(result.current.failure).toBeNull()
  answer('/donation/JM-1/checkout')
  await waitFor(() => {
    expect(result.current.at).toBe('/donation/JM-1/checkout')
  })
  expect(storeDonate).toHaveBeenCalledOnce()
})

test('an answer that comes before the former owner’s form is gone is told, not followed', async () => {
  const answer = slowBackend()
  const { result } = render()
  act(() => void result.current.submit(values))
  await expect.poll(() => vi.mocked(storeDonate).mock.calls).toHaveLength(1)
  act(() => {
    ownerTurn.next()
  })
  await act(async () => {
    answer('/donation/JM-1/checkout')
    await expect.poll(() => toastStore.get()).toHaveLength(1)
  })
  expect(result.current.at).toBe('/campaign/renovasi/donate')
})

const inHistory = 'ada di Riwayat Donasi, di halaman Profil.'
const notInHistory = 'tidak dapat menyimpannya di Riwayat Donasi'

test.each([
  ['/donation/JM-3/checkout', true, `Pembayarannya ${inHistory}`],
  ['/campaign/renovasi/bayar', true, `belum dibayar. Catatannya ${inHistory}`],
  ['/donation/JM-3/checkout', false, `dengan kode JM-3. Perangkat ini ${notInHistory}`],
  ['https://bayar.example/x', false, `belum dibayar. Perangkat ini ${notInHistory}`],
])(
  'who stays away is told what is so: %s, with room to keep it: %s',
  async (address, room, told) => {
    const answer = slowBackend()
    const { result, unmount } = render()
    act(() => void result.current.submit(values))
    unmount()
    if (!room)
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    answer(address)
    await expect
      .poll(() => toastStore.get().map(({ message }) => message))
      .toEqual([expect.stringContaining(told)])
    vi.restoreAllMocks()
    expect(readRememberedDonations()).toHaveLength(room ? 1 : 0)
    // The code is shown nowhere else, so the toast stays, with a button to copy it.
    const [toast] = toastStore.get()
    expect(toast?.duration === Infinity).toBe(!room)
    expect(toast?.extra !== undefined).toBe(told.includes('dengan kode'))
  },
)

test('a page loaded anew before the answer says that nobody knows, until the donation is sent again', async () => {
  const answer = slowBackend()
  const { result, unmount } = render()
  act(() => void result.current.submit(values))
  const key = 'jm-draf-kirim:campaign:renovasi'
  await expect.poll(() => sessionStorage.getItem(key)).not.toBeNull()
  // What a reload leaves: the session's storage, and nothing else.
  const left = sessionStorage.getItem(key) ?? ''
  unmount()
  answer('/donation/JM-4/checkout')
  await expect.poll(() => sessionStorage.getItem(key)).toBeNull()
  sessionStorage.setItem(key, left)
  for (let reload = 0; reload < 3; reload += 1) {
    const anew = render()
    expect(anew.result.current.failure?.failure).toBe(INTERRUPTED)
    expect(anew.result.current.submitting).toBe(false)
    anew.unmount()
  }
  vi.mocked(storeDonate).mockResolvedValue('/donation/JM-4/checkout')
  const again = render()
  await act(() => {
    const sent = again.result.current.submit(values)
    // Before the call: it may fail without a mark of its own.
    expect(sessionStorage.getItem(key)).toBeNull()
    return sent
  })
  again.unmount()
  expect(render().result.current.failure).toBeNull()
})
