import { expect, it } from 'vitest'
import { htmlPage, refused } from '../../mutations/refusals'
import { byCall, status } from '../../mutations/changes'
import { at, body } from '../../mutations/values'
import { allEnded, firstEnded } from '../../mutations/faults/wire'
import type { Change } from '../../mutations/proxy'
import { freshStandIn } from '../stand-in-for-tests'
import { membersOf } from './http/json'
import type { RunOptions } from './run'
import { spoiltStandIn } from './spoilt-for-tests'
import { DETAIL, LOGOUT, STORE, USER } from './operations'

const { login } = await freshStandIn()
const checkSpoilt = spoiltStandIn()

async function judge(change: Change | null, options: Partial<RunOptions>, calls = '*') {
  // The walk alone: what it finds, and whether it was made.
  const without = ['malformed', 'hostile', 'key', 'kode', 'method', 'origin', 'preflight'] as const
  const quick = { without, formSize: 1_000_001, rows: 4, login, write: true }
  const { findings, ...result } = await checkSpoilt(change, { ...quick, ...options }, calls)
  const of = (name: string) => findings.filter(({ operation }) => operation === name)
  return { ...result, findings, of }
}

it('gives to the first program that is open, wherever it stands in its list', async () => {
  const only = [STORE, DETAIL]
  const { conforms, findings, gave, operations, skipped } = await judge(firstEnded, { only })
  expect({ findings, skipped }).toEqual({ findings: [], skipped: [] })
  expect(operations.map(({ summary }) => summary)).toEqual(['ok', 'ok'])
  // Of the other operations it says nothing.
  expect({ conforms, gave }).toEqual({ conforms: true, gave: false })
})

it('does not let a backend pass to which nobody can give, and says which call left it so', async () => {
  const { conforms, of } = await judge(allEnded, { only: [STORE, DETAIL] })
  expect(conforms).toBe(false)
  for (const name of [STORE, DETAIL]) {
    const [finding] = of(name)
    expect(finding).toMatchObject({ check: 'walked', field: 'walk' })
    expect(finding?.seen).toContain('no program with an id that takes donations is in campaign/')
    expect(finding?.call).toContain("-H 'kode: get_campaign_")
    expect(finding?.answer).toMatch(/^200 /)
  }
})

it('blames no redirect where no donation was made', async () => {
  const { of } = await judge(allEnded, { only: [DETAIL] })
  expect(of(DETAIL)[0]?.seen).not.toContain('redirect_url')
})

it.each<[string, Change, string]>([
  ['is out of order', htmlPage(200, 500), 'got 500'],
  ['can’t be read', body((json) => ({ ...membersOf(json), data: 'x' })), 'must be array'],
])('names the call that leads on, if it %s and is not checked itself', async (_, change, seen) => {
  const calls = 'campaign/get_prayer_campaign'
  const { of } = await judge(change, { only: ['campaign/toggle_like'] }, calls)
  expect(of('campaign/toggle_like').map((one) => one.seen)).toContainEqual(
    expect.stringMatching(new RegExp(`no program has a prayer to amen; ${calls} .*${seen}`)),
  )
})

it('does not pass for an account that can’t log in', async () => {
  const wrong = { ...login, password: 'bukan-sandinya' }
  const options = { write: false, login: wrong, only: ['user/get_user'] }
  const { conforms, of } = await judge(null, options)
  expect(conforms).toBe(false)
  const [finding] = of('user/get_user')
  expect(finding?.seen).toMatch(/^logging in failed; auth\/login status: must be 200; got 401/)
  expect(finding?.call).toContain("-H 'kode: login'")
})

it('asks for the code of a donation whose redirect has none', async () => {
  const elsewhere = at('/data/redirect_url', () => 'https://bayar.example/x')
  const { of } = await judge(elsewhere, { only: [DETAIL] }, STORE)
  expect(of(DETAIL)[0]?.seen).toContain('nor --donation CODE has a code')
  expect(of(DETAIL)[0]?.call).toContain("'kode: storeDonate'")
})

it('passes where an empty backend is only read', async () => {
  const empty = body((json) => ({ ...membersOf(json), data: [] }))
  const options = { write: false, only: ['campaign/get_total_donate'] }
  const { conforms, gave, skipped } = await judge(empty, options)
  expect({ conforms, gave }).toEqual({ conforms: true, gave: false })
  expect(skipped).toMatchObject([{ reason: 'no list answered with a program to ask for' }])
})

it('does not blame a logout where nobody is told 401, with a session or without', async () => {
  const { of } = await judge(status(401, 404), { only: [USER, LOGOUT] })
  expect(of(USER)).toContainEqual(expect.objectContaining({ check: 'session', field: 'status' }))
  expect(of(LOGOUT)).toEqual([])
})

it('tells of a donation that is gone, and not of each of its fields', async () => {
  const read = new Set<string>()
  const gone = byCall(({ url }) => {
    const code = url.searchParams.get('codeDonate') ?? ''
    const isGone = read.has(code)
    read.add(code)
    return isGone && refused(404)
  })
  const { of } = await judge(gone, { only: [STORE, DETAIL] }, DETAIL)
  expect(of(DETAIL)).toContainEqual(
    expect.objectContaining({ check: 'effect', field: '/data', seen: 'no such donation' }),
  )
  expect(of(DETAIL).filter(({ seen }) => seen === 'nothing')).toEqual([])
})
