import { isObject, membersOf, textAt } from '../src/check/http/json'
import { fieldOf } from './calls'
import { byCall } from './changes'
import { htmlPage, refusal, withoutViolation } from './refusals'
import { drop, put, rows } from './values'
import { beyond, type Mutation, of } from './mutation'
import { type Change, operationOf, type Passing } from './proxy'

const LISTS = ['campaign/get_campaign_limit', 'campaign/get_campaign_infaq', 'mosque/get_campaign']
const isList = (call: Passing) => LISTS.includes(operationOf(call))

const ended = (row: unknown) =>
  isObject(row) ? { ...membersOf(row), batas_tanggal: '2020-02-29 23:59:59', all_time: 'N' } : row

const inLists = (change: Change) => byCall((call) => isList(call) && change)

const isOver = (row: unknown) =>
  membersOf(row)['all_time'] !== 'Y' &&
  (textAt(row, 'batas_tanggal') ?? '9') < new Date().toISOString()

/** The first campaigns of the only list that has some have ended, and there is no kencleng. */
export const firstEnded = byCall((call) => {
  if (fieldOf(call, 'programId')?.startsWith('KM-')) return gone
  if (operationOf(call) !== 'campaign/get_campaign_infaq') return isList(call) && rows(() => [])
  return rows((list) => [...list.filter(isOver), ...list.filter((row) => !isOver(row))])
})
const gone: Change = { response: (reply) => refusal(withoutViolation(reply), 404) }

/** Nobody can give to any program. */
export const allEnded = inLists(rows((list) => list.map(ended)))

const unwalked = (operation: string, calls: string, what: string, change: Change) =>
  of(beyond(operation, { calls }), { [`${what} → walked walk`]: change })

const failed = htmlPage(200, 500)
const noCode = put('/data/redirect_url', 'https://bayar.example/tanpa-kode')

/** Ways in which one operation keeps another from being asked, which must not pass for what is right. */
export const notWalkedMutations: readonly Mutation[] = [
  ...unwalked('transaction/storeDonate', '*', 'every program has ended', allEnded),
  ...unwalked('transaction/getTransaction', '*', 'every program has ended', allEnded),
  ...unwalked(
    'transaction/storeDonate',
    'asset/get_all_payment_method',
    'no method',
    put('/data', []),
  ),
  ...['transaction/getTransaction', 'transaction/claim'].flatMap((operation) =>
    unwalked(operation, 'transaction/storeDonate', 'a redirect without a code', noCode),
  ),
  ...unwalked('user/get_user', 'auth/login', 'nobody can log in', failed),
  ...unwalked('user/edit_profile', 'auth/register', 'nobody can register', failed),
  ...unwalked('campaign/toggle_like', 'campaign/get_prayer_campaign', 'no doa can be read', failed),
  ...unwalked('campaign/get_total_donate', '*', 'no list can be read', inLists(failed)),
  ...unwalked(
    'campaign/get_campaign_by_slug',
    '*',
    'the rows have no slug',
    inLists(drop('/data/*/slug')),
  ),
]
