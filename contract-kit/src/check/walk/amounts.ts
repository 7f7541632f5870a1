import type { Exchange } from '../http/client'
import { itemsOf, numberAt, rowsOf, shown, textAt } from '../http/json'
import { checkExport } from './account/account-export'
import { checkCashbook } from './cashbook'
import { checkDisbursements, checkUpdates } from './disbursements'
import { checkLegality } from './legality'
import { checkInbox } from './account/inbox-pages'
import { checkFigures } from './fundraiser-figures'
import { type Answer, nothingIn } from './list'
import { keyOf, keysOf } from './list-rows'
import { checkMerchants } from './merchants'
import { checkPrayers } from './prayers'
import { checkMethods } from './donation/methods'
import { sampled, type Step, type Visit } from './visit'
import { BY_SLUG, GRID, PAID, TOTAL } from '../operations'

/** What follows a read that the contract says enough of, where what it answers must agree with other answers. */
export const furtherSteps: Readonly<Record<string, Step>> = {
  [TOTAL]: async (visit) => {
    for (const programId of await visit.followedIds()) await totalOfRows(visit, programId)
    await countsDonations(visit)
    visit.atEnd.push(await keepsPaid(visit))
  },

  'campaign/get_disbursements': checkDisbursements,
  'campaign/get_updates': checkUpdates,
  'mosque/get_cashbook': checkCashbook,
  'mosque/get_profile': checkMerchants,
  [BY_SLUG]: checkKind,
  'asset/get_legality': checkLegality,
  'campaign/get_prayer_campaign': checkPrayers,
  'fundraiser/get_stats': checkFigures,
  'user/export': checkExport,
  'user/get_inbox': checkInbox,
  'asset/get_all_payment_method': checkMethods,

  [GRID]: async (visit) => {
    const { run } = visit
    const plain = await run.ask(GRID)
    const listed = rowsOf(plain.data).map((row) => textAt(row, 'slug'))
    const lost = (await visit.campaigns())
      .map((row) => textAt(row, 'slug'))
      .find((slug) => !listed.includes(slug))
    if (plain.ok && lost !== undefined)
      run.tell(plain.exchange, 'search', {
        field: '/data',
        expected: `must have ${shown(lost)}, which get_campaign_limit has: no search finds everything`,
        seen: shown(listed),
      })
    await byNumbers(visit, plain, 'created_date', 'newest first', async (row) => {
      const query = [['slug', textAt(row, 'slug') ?? '']] as const
      const [detail] = itemsOf(await run.call(BY_SLUG, { query }))
      const date = textAt(detail, 'created_date') ?? ''
      return { number: -Date.parse(date), told: date, by: BY_SLUG }
    })
    for (const [sortBy, sign] of [
      ['paling banyak', -1],
      ['Paling Sedikit', 1],
    ] as const) {
      const answer = await run.ask(GRID, { query: [['sortBy', sortBy]] })
      const words = `by total_donasi, ${sign < 0 ? 'most' : 'least'} first`
      await byNumbers(visit, answer, 'sortBy', words, async (row) => {
        const query = [['programId', `ID-${numberAt(row, 'id')}`]] as const
        const total = numberAt(await run.call(TOTAL, { query }), 'total_donasi') ?? 0
        return { number: sign * total, told: String(total), by: TOTAL }
      })
      await sortsFound(visit, answer, sortBy)
      const keys = ({ data }: Answer) => keysOf(data)
      const lost = keys(plain).find((key) => answer.ok && !keys(answer).includes(key))
      if (lost !== undefined)
        run.tell(answer.exchange, 'order', {
          field: '/data',
          expected: `must have the same rows with sortBy=${sortBy} as without`,
          seen: `no ${shown(lost)}`,
        })
    }
  },
}

/** Reads how much was given to each program. @returns a check, for later, that none of it has gone */
async function keepsPaid(visit: Visit): Promise<() => Promise<void>> {
  const { run } = visit
  const known = await Promise.all(
    (await visit.followedIds()).map(async (programId) => {
      const query = [['programId', programId]] as const
      return { query, before: rowsOf(await run.call(PAID, { query })).length }
    }),
  )
  return async () => {
    for (const { query, before } of known) {
      const { exchange, data, ok } = await run.ask(PAID, { query })
      const { length } = rowsOf(data)
      if (ok && length < before)
        run.tell(exchange, 'amount', {
          field: '/data',
          expected: `must still have the ${before} donations that it had before: what is paid stays`,
          seen: String(length),
        })
    }
  }
}

/** Checks that `type=KM` finds nothing for a campaign's slug, and `type=ID` the campaign. */
async function checkKind(visit: Visit): Promise<void> {
  const { run } = visit
  const mosques = (await visit.programs('mosque')).map(({ slug }) => slug)
  const [campaign] = (await visit.programs('campaign')).filter(
    ({ slug }) => !mosques.includes(slug),
  )
  if (!campaign) return
  const queryOf = (type: string) =>
    [
      ['slug', campaign.slug],
      ['type', type],
    ] as const
  const own = await visit.run.ask(BY_SLUG, { query: queryOf('ID') })
  if (own.ok && textAt(rowsOf(own.data)[0], 'slug') !== campaign.slug)
    visit.run.tell(own.exchange, 'same', {
      field: '/data/0/slug',
      expected: `must be ${shown(campaign.slug)} with type=ID: it is a campaign`,
      seen: shown(textAt(rowsOf(own.data)[0], 'slug')),
      lineOf: ['parameters', '2'],
    })
  const query = queryOf('KM')
  const expectation = { status: [404, 200], as: 'unknown' } as const
  nothingIn(visit, await run.ask(BY_SLUG, { query }, expectation), {
    check: 'unknown',
    expected: 'must be [] (or the status 404) for a campaign’s slug with type=KM',
    lineOf: ['parameters', '2'],
  })
}

/** Checks that search results are sorted as asked. Almost every title has an `a`. */
async function sortsFound({ run }: Visit, sorted: Answer, sortBy: string): Promise<void> {
  const query = [
    ['search', 'a'],
    ['sortBy', sortBy],
  ] as const
  const { exchange, data, ok } = await run.ask(GRID, { query })
  const found = keysOf(data)
  const all = keysOf(sorted.data)
  const expected = all.filter((key) => found.includes(key))
  if (!ok || !sorted.ok || expected.join() === found.join()) return
  run.tell(exchange, 'order', {
    field: '/data by sortBy',
    expected: `must have the order of sortBy=${sortBy} with a search as well: ${shown(expected)}`,
    seen: shown(found),
  })
}

/** What a row is sorted by: as a number, in words, and which operation said so. */
interface Told {
  number: number
  told: string
  by: string
}

/** Checks that a list is sorted by a number, smallest first. `numberOf` asks another operation for each row's number. */
async function byNumbers(
  visit: Visit,
  { exchange, data, ok }: Answer,
  field: string,
  words: string,
  numberOf: (row: unknown) => Promise<Told>,
): Promise<void> {
  const rows = sampled(rowsOf(data), visit.rows)
  const numbers: Told[] = []
  for (const row of rows) numbers.push(await numberOf(row))
  const wrong = numbers.findIndex(
    ({ number }, index) => number < (numbers[index - 1]?.number ?? number),
  )
  const rowAt = (index: number) => `${keyOf(rows[index])} (${numbers[index]?.told})`
  if (ok && wrong >= 0)
    visit.run.tell(exchange, 'order', {
      field: `/data by ${field}`,
      expected: `must be ordered ${words}`,
      seen: `${rowAt(wrong)} after ${rowAt(wrong - 1)}, as ${numbers[wrong]?.by} says`,
    })
}

/**
 * Compares the total and the sum of the rows, asked again where they differ: a donation may have been paid in between.
 * @param cause the call that made the difference, if it was one
 */
export async function totalOfRows(
  { run }: Visit,
  programId: string,
  cause?: Exchange,
): Promise<void> {
  const query = [['programId', programId]] as const
  for (let tries = 0; ; tries += 1) {
    const list = await run.ask(PAID, { query })
    const total = await run.ask(TOTAL, { query })
    if (!list.ok || !total.ok) return
    const sum = rowsOf(list.data).reduce<number>(
      (before, row) => before + (numberAt(row, 'nominal') ?? 0),
      0,
    )
    const seen = numberAt(total.data, 'total_donasi') ?? 0
    if (seen === sum) return
    if (tries === 0) continue
    run.tell(cause ?? total.exchange, 'amount', {
      field: cause ? `${TOTAL} afterwards` : '/data/total_donasi',
      expected: `must be ${sum}, the sum of ${PAID}`,
      seen: String(seen),
    })
    return
  }
}

/**
 * Checks that `totalDonor` in the lists is the number of donations. Asks a second time before it tells of a difference.
 * @param cause the call to blame; without it, the list
 */
export async function countsDonations(visit: Visit, cause?: Exchange): Promise<void> {
  const { run } = visit
  for (const name of [GRID, 'campaign/get_campaign_limit'])
    for (let tries = 0; tries < 2; tries += 1) {
      const { exchange, data, ok } = await run.ask(name)
      const rows = sampled(rowsOf(data), visit.rows)
      const wrong: string[] = []
      for (const row of rows) {
        const [id, told] = [numberAt(row, 'id'), numberAt(row, 'totalDonor')]
        if (id === undefined || told === undefined) continue
        const list = await run.ask(PAID, { query: [['programId', `ID-${id}`]] })
        const { length } = rowsOf(list.data)
        if (list.ok && length !== told) wrong.push(`${told} for ID-${id}, which has ${length}`)
      }
      const [first] = wrong
      if (!ok || first === undefined) break
      if (tries > 0)
        run.tell(cause ?? exchange, 'amount', {
          field: cause ? `totalDonor of ${name} afterwards` : '/data/*/totalDonor',
          expected: `must be the number of rows of ${PAID}`,
          seen: first,
        })
    }
}
