import { expect, it } from 'vitest'
import { request } from '../../mutations/changes'
import { accepts } from '../../mutations/refusals'
import { at, rows } from '../../mutations/values'
import type { Change } from '../../mutations/proxy'
import { STAND_IN_KEY } from '../stand-in'
import { membersOf } from './http/json'
import { spoiltStandIn } from './spoilt-for-tests'
import { GRID, LIMIT } from './operations'

const checkSpoilt = spoiltStandIn()

/** What is found where an operation is spoilt. */
const found = async (operation: string, change: Change, calls = operation) =>
  (await checkSpoilt(change, { only: [operation] }, calls)).findings

const isNumber = (text: string | null) => text === null || /^[1-9]\d*$/.test(text)

it('says all values of a field that are taken wrongly, and no 429', async () => {
  const findings = await found(
    LIMIT,
    request(({ url }) => {
      if (!isNumber(url.searchParams.get('limit'))) url.searchParams.set('limit', '5')
    }),
  )
  const [finding] = findings.filter((one) => one.check === 'malformed')
  expect(finding?.expected).toBe('must be 400 or 422')
  expect(finding?.seen).toMatch(/^200 .* for limit: `bukan yang diminta`, `2abc`, `1\.9`, `0`$/)
})

it('says which kode was sent', async () => {
  const change = accepts(({ headers }) => headers['kode'] === 'GET_CAMPAIGN_LIMIT', [])
  const findings = await found(LIMIT, change, '*')
  const [finding] = findings.filter((one) => one.check === 'kode')
  expect(finding?.seen).toContain('for kode "GET_CAMPAIGN_LIMIT"')
})

it('says of an order which dates it goes by, and who told them', async () => {
  const findings = await found(
    GRID,
    rows((list) => list.toReversed()),
  )
  const date = String.raw`\(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\)`
  expect(findings.map(({ seen }) => seen)).toContainEqual(
    expect.stringMatching(
      new RegExp(`${date} after \\S+ ${date}, as campaign/get_campaign_by_slug says$`),
    ),
  )
})

it('says that the total of nothing is null or 0', async () => {
  const total = 'campaign/get_total_donate'
  const findings = await found(
    total,
    accepts(() => true, { total_donasi: 5 }),
  )
  expect(findings.map(({ expected }) => expected)).toContain(
    'must be null or 0 (or the status 404) for a programId that does not exist',
  )
})

it('does not compare rows that cannot be told apart', async () => {
  const findings = await found(
    LIMIT,
    rows((list) =>
      list.flatMap((row) => [row, { ...membersOf(row), target: 1 }, { ...membersOf(row), id: 7 }]),
    ),
  )
  expect(findings.map(({ expected }) => expected)).toContain('must have each row once')
  expect(findings.map(({ expected }) => expected).join('\n')).not.toContain('moment ago')
})

it('escapes what would turn the line around', async () => {
  const findings = await found(
    LIMIT,
    at('/data/*/slug', () => 'a\u202eb'),
  )
  const told = findings.map(({ seen, answer, call }) => `${seen} ${answer} ${call}`).join('\n')
  expect(told).toContain(String.raw`"a\u202eb"`)
  expect(told).not.toContain('\u202e')
  expect(told).not.toContain(STAND_IN_KEY)
})
