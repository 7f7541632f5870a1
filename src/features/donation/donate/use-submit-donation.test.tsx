// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, unreachable } from '@/api/errors'
import { storeDonate } from '@/api/queries/donation'
import { programQuery } from '@/api/queries/program'
import { visitorLocal } from '@/lib/owned-storage'
import { ownerTurn, setSession } from '@/lib/owner'
import { readRememberedDonations } from '@/lib/remembered-donations'
import { dismissToast, toastStore } from '@/ui/toast-store'
import { type DonationValues, emptyDonation } from './donation-form'
import {
  ENTERED_UNDERWAY,
  INTERRUPTED,
  LEFT_UNDERWAY,
  RECORDED_AFTER_ENTERING,
  UNSAFE_REDIRECT,
} from './failure-text'
import { useSubmitDonation } from './use-submit-donation'

// What a hostile or broken backend answers can't be had from the stand-in, which keeps to the contract.
vi.mock('@/api/queries/donation', () => ({ storeDonate: vi.fn() }))

const ref = { kind: 'campaign', slug: 'renovasi' } as const
const values: DonationValues = {
  ...emptyDonation,
  price: '50000',
  donorName: 'Siti',
  donorPhone: '81234567890',
  codePayment: 'QRIS',
  typePayment: 'QRIS',
}

function render() {
  const client = new QueryClient()
  client.setQueryData(programQuery(ref.kind, ref.slug).queryKey, {
    status: true,
    message: '',
    data: [
      {
        id: 1,
        slug: ref.slug,
        header: 'Renovasi',
        flyer: '',
        type: 'infaq',
        target: null,
        all_time: 'Y',
        batas_tanggal: null,
        created_date: '',
        deskripsi: null,
        tentang: null,
      },
    ],
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/campaign/renovasi/donate']}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  return renderHook(() => ({ ...useSubmitDonation(ref), at: useLocation().pathname }), { wrapper })
}

const assign = vi.fn()

/** A backend that answers when told to. */
function slowBackend() {
  let answer = (_address: string) => {}
  let fail = (_error: Error) => {}
  vi.mocked(storeDonate)
    .mockReset()
    .mockReturnValue(
      new Promise((resolve, reject) => {
        answer = resolve
        fail = reject
      }),
    )
  return Object.assign(answer, { fail })
}

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  assign.mockReset()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
})

test.each([
  'javascript:alert(1)',
  '//jahat.example/donation/JM-1/checkout',
  '/\\jahat.example',
  'http://jahat.example/',
  'data:text/html,x',
  '',
])('"%s" is not followed, and it says so', async (address) => {
  vi.mocked(storeDonate).mockResolvedValue(address)
  const { result } = render()
  await act(() => result.current.submit(values))
  expect(result.current.failure?.failure).toBe(UNSAFE_REDIRECT)
  expect(result.current.submitting).toBe(false)
  expect(result.current.at).toBe('/campaign/renovasi/donate')
  expect(assign).not.toHaveBeenCalled()
  expect(localStorage.getItem('jm-donasi')).toBeNull()
})

test('a payment provider’s https address is followed by the browser', async () => {
  vi.mocked(storeDonate).mockResolvedValue('https://bayar.example/JM-1')
  const { result } = render()
  await act(() => result.current.submit(values))
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://bayar.example/JM-1')
  expect(result.current.submitting).toBe(true)
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

test('who comes back while it is under way waits for that one, and goes on to its payment', async () => {
  const answer = slowBackend()
  const first = render()
  act(() => void first.result.current.submit(values))
  first.unmount()
  const second = render()
  expect(second.result.current.submitting).toBe(true)
  await act(async () => {
    await second.result.current.submit(values)
    answer('/donation/JM-2/checkout')
  })
  expect(storeDonate).toHaveBeenCalledOnce()
  expect(second.result.current.at).toBe('/donation/JM-2/checkout')
  expect(toastStore.get()).toEqual([])
})

const inHistory = 'ada di Riwayat Donasi, di halaman Profil.'
const notInHistory = 'tidak dapat menyimpannya di Riwayat Donasi'

test.each([
  ['/donation/JM-3/checkout', true, `Pembayarannya ${inHistory}`],
  ['/donation/JM-3', true, `Pembayarannya ${inHistory}`],
  ['/campaign/renovasi/bayar', true, `belum dibayar. Catatannya ${inHistory}`],
  ['https://bayar.example/x', true, `belum dibayar. Catatannya ${inHistory}`],
  ['/donation/JM-3/checkout', false, `dengan kode JM-3. Perangkat ini ${notInHistory}`],
  ['/campaign/renovasi/bayar', false, `belum dibayar. Perangkat ini ${notInHistory}`],
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

test('a payment provider’s donation is kept before its page is left', async () => {
  vi.mocked(storeDonate).mockResolvedValue('https://bayar.example/x')
  const { result } = render()
  await act(() => result.current.submit(values))
  expect(readRememberedDonations()).toEqual([
    expect.objectContaining({
      code: null,
      programTitle: 'Renovasi',
      gift: { ...ref, amount: 50_000 },
    }),
  ])
})

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
  await act(() => again.result.current.submit(values))
  again.unmount()
  expect(render().result.current.failure).toBeNull()
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
    // The link asks about what was sent, whatever the form holds by now.
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
    expect(result.current.failure?.failure).toBe(ENTERED_UNDERWAY)
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
    expect(result.current.failure?.failure).toBe(LEFT_UNDERWAY)
    await act(async () => {
      fail(refusal(STORE, 422, 'Nomor 812 tidak dapat digunakan'))
      await Promise.resolve()
    })
    expect(toasts()).toEqual([])
    expect(result.current.failure?.failure).toBe(LEFT_UNDERWAY)
  })
})
