// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { type Claimable, settledCodes, visitorsClaimable } from '@/domain/donation/claims'
import { readRememberedDonations } from '@/domain/donation/remembered-donations'
import { visitorLocal } from '@/lib/storage/owned-storage'
import { owner, setSession } from '@/lib/storage/owner'
import { claimAll } from './ClaimOffer'

const made = { programTitle: 'Sumur', createdAt: '2026-11-20T03:00:00.000Z', gift: null }
const donation = (code: string): Claimable => ({ code, ...made })

/** The status of the answer to each code; 0: none comes. */
let answers: Record<string, number> = {}
let asked: string[] = []
let onAsk: () => void

beforeEach(() => {
  localStorage.clear()
  setSession({ account: 'A', ended: false })
  asked = []
  onAsk = () => undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    const sent = (await request.formData()).get('codeDonate')
    const code = typeof sent === 'string' ? sent : ''
    asked.push(code)
    onAsk()
    const status = answers[code] ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    const body = { status: status === 200, message: `Jawaban ${status}.`, data: null }
    return Response.json(body, { status })
  })
})

const visitorsHave = (...codes: string[]) => {
  localStorage.setItem('jm-donasi', JSON.stringify(codes.map(donation)))
}
const visitors = () => readRememberedDonations(visitorLocal).map(({ code }) => code)
const own = () => readRememberedDonations().map(({ code }) => code)
const all = (...codes: string[]) => claimAll(codes.map(donation), owner())

it('moves what is added to the account, and leaves the visitor what is not', async () => {
  visitorsHave('A1', 'A2', 'A3')
  answers = { A2: 409, A3: 404 }
  const outcome = await all('A1', 'A2', 'A3')
  expect(outcome).toMatchObject({ added: 1, error: null, left: [] })
  expect(outcome.refused.map(({ donation: { code }, why }) => [code, why])).toEqual([
    ['A2', 'taken'],
    ['A3', 'unknown'],
  ])
  expect(own()).toEqual(['A1'])
  expect(visitors()).toEqual(['A2', 'A3'])
})

it('does not ask again for what was decided, by this account', async () => {
  visitorsHave('A1', 'A2')
  answers = { A1: 409 }
  await all('A1')
  expect(settledCodes()).toEqual(['A1'])
  expect(visitorsClaimable().map(({ code }) => code)).toEqual(['A2'])
  setSession({ account: 'B', ended: false })
  expect(visitorsClaimable().map(({ code }) => code)).toEqual(['A1', 'A2'])
  setSession({ account: null, ended: false })
  expect(visitorsClaimable()).toEqual([])
})

it.each([0, 429, 500])(
  'ends at the answer %s, and keeps the rest for another try',
  async (status) => {
    visitorsHave('A1', 'A2', 'A3')
    answers = { A2: status }
    const { added, error, left } = await all('A1', 'A2', 'A3')
    expect(added).toBe(1)
    expect(error).toBeInstanceOf(Error)
    expect(left.map(({ code }) => code)).toEqual(['A2', 'A3'])
    expect(asked).not.toContain('A3')
    expect(settledCodes()).toEqual(['A1'])
  },
)

it('stops when somebody else has logged in, and gives that person nothing', async () => {
  visitorsHave('A1', 'A2')
  answers = {}
  onAsk = () => setSession({ account: 'B', ended: false })
  await all('A1', 'A2')
  expect(asked).toEqual(['A1'])
  expect(own()).toEqual([])
})
