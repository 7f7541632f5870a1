import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { accounts, address, arrive, first, follow, testScreens } from '@/app/screen-for-tests'

const app = testScreens()
const { open, logIn, give, calls, settle } = app

const ordinary = '/campaign/renovasi-atap-masjid-al-ikhlas'
const noDonor = '/campaign/wakaf-kebun-kelapa-produktif'

describe('an amen', () => {
  const region = () => screen.findByRole('region', { name: 'Doa donatur' })
  const firstCard = async () => first(await within(await region()).findAllByRole('article'))
  const amenOf = (card: HTMLElement) => within(card).getByRole('button', { name: /^(A|Dia)minkan/ })

  it('of a visitor leads to the login, which knows the way back', async () => {
    await open(`${ordinary}?utm_source=web`)
    amenOf(await firstCard()).click()
    await waitFor(() => expect(address()).toBe('/auth?state=campaign'))
    expect(localStorage.getItem('redirect_after_login')).toBe(`${ordinary}?utm_source=web`)
    expect(calls('toggle_like')).toBe(0)
  })

  it('of a user is toggled, and the texts follow the server', async () => {
    await logIn()
    await open(ordinary)
    const card = await firstCard()
    const amen = amenOf(card)
    const pressed = (value: string) =>
      waitFor(() => expect(amen.getAttribute('aria-pressed')).toBe(value))
    await pressed('false')
    expect(card.textContent).toContain('2 orang mengaminkan doa ini')
    amen.click()
    amen.click()
    await pressed('true')
    await waitFor(() =>
      expect(card.textContent).toContain('Kamu dan 2 orang lainnya mengaminkan doa ini'),
    )
    await waitFor(() => expect(amen.getAttribute('aria-busy')).toBe('false'))
    expect(calls('toggle_like')).toBe(1)
    amen.click()
    await pressed('false')
    expect(card.textContent).toContain('2 orang mengaminkan doa ini')
  })

  it('is one’s own when it is the first of a prayer', async () => {
    await logIn(accounts.complete)
    await open(noDonor)
    await screen.findByText('Belum ada doa dari donatur.')
    const donorPray = 'Semoga kebunnya subur.'
    await give({ programId: 'ID-18', donorName: 'Bu Rahma', donorPray, paid: true })
    const card = await screen.findByRole('article', { name: 'Doa Bu Rahma' })
    expect(card.textContent).toContain(donorPray)
    expect(card.textContent).not.toContain('mengaminkan')
    within(card).getByRole('button', { name: 'Aminkan doa Bu Rahma' }).click()
    await waitFor(() => expect(card.textContent).toContain('Kamu mengaminkan doa ini'))
  })

  it('that does not arrive says so, and may be tried again', async () => {
    await logIn()
    await open(ordinary)
    const amen = amenOf(await firstCard())
    app.setOnline(false)
    amen.click()
    await screen.findByText('Gagal mengirim amin. Coba lagi.')
    app.setOnline(true)
    await waitFor(() => expect(amen.getAttribute('aria-busy')).toBe('false'))
    amen.click()
    await waitFor(() => expect(amen.getAttribute('aria-pressed')).toBe('true'))
  })
})

it('asks for prayers each second, but not while it is hidden or left, and less often without an answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const polls = () => calls('get_prayer_campaign')
  await open(ordinary)
  await screen.findByRole('region', { name: 'Doa donatur' })
  const seen = polls()
  await waitFor(() => expect(polls()).toBeGreaterThan(seen + 1))

  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  const turn = (state: 'visible' | 'hidden') => {
    visibility.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  turn('hidden')
  await settle()
  const hidden = polls()
  await pass(10_000)
  await settle()
  expect(polls()).toBe(hidden)
  turn('visible')
  await waitFor(() => expect(polls()).toBeGreaterThan(hidden))

  app.setOnline(false)
  const asked = vi.spyOn(globalThis, 'fetch')
  // 1, 2, 4 and 8 s apart, each once the one before is over.
  for (let second = 0; second < 20; second += 1) {
    await pass(1_000)
    await settle()
  }
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3)
  expect(asked.mock.calls.length).toBeLessThanOrEqual(5)
  app.setOnline(true)

  await follow(/Kabar Terbaru/)
  await arrive(`${ordinary}/report`)
  await settle()
  const left = polls()
  await pass(60_000)
  await settle()
  expect(polls()).toBe(left)
})
