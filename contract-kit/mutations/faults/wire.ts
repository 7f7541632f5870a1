import { membersOf, textAt } from '../../src/check/http/json'
import { STAND_IN_KEY } from '../../src/stand-in'
import { fieldOf, inputOf, isLink } from '../calls'
import { byCall, cutOff, headerIs, request, spoils, status } from '../changes'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing } from '../proxy'
import { htmlPage, pretendIf, refusal, refuses, withoutViolation } from '../refusals'
import { drop, merges, put, rows } from '../values'

const UNKNOWN_KODE = 'kode_yang_tidak_ada'

/** Operations that nobody else's mutations leave without a key: it is checked in one place, or in each. */
const unkeyed = [
  'mosque/get_campaign',
  'user/get_user',
  'auth/login',
  'asset/get_all_payment_method',
  'fundraiser/register',
]

const answersAnyKey = request(({ headers }) => {
  headers['key'] = STAND_IN_KEY
})

const LISTS = ['campaign/get_campaign_limit', 'campaign/get_campaign_infaq', 'mosque/get_campaign']
const isList = (call: Passing) => LISTS.includes(operationOf(call))

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
export const allEnded = inLists(
  merges('/data/*', () => ({ batas_tanggal: '2020-02-29 23:59:59', all_time: 'N' })),
)

const unwalked = (operation: string, calls: string, what: string, change: Change) =>
  of(beyond(operation, { calls }), { [`${what} → walked walk`]: change })

const failed = htmlPage(200, 500)
const noCode = put('/data/redirect_url', 'https://bayar.example/tanpa-kode')

/** What is true of all calls of a controller or of none, and what keeps an operation from being asked. */
export const mutations: readonly Mutation[] = [
  ...unkeyed.flatMap((operation) =>
    of(operation, { 'the key is not checked → key status': answersAnyKey }),
  ),
  ...['asset/get_all_payment_method', 'campaign/get_total_donate'].flatMap((operation) =>
    of(beyond(operation, { limitMs: 400 }), {
      'slower than the limit → slow time': { delayMs: 450 },
    }),
  ),
  ...of(beyond('campaign/get_campaign_limit', { calls: `campaign/${UNKNOWN_KODE}` }), {
    'an unknown kode is another operation → kode status': request(({ headers }) => {
      headers['kode'] = 'get_campaign_limit'
    }),
  }),
  ...of(beyond('transaction/storeDonate', { calls: `transaction/${UNKNOWN_KODE}` }), {
    'an unknown kode breaks it → kode status': status(404, 500),
  }),
  ...of(beyond('fundraiser/register', { calls: 'fundraiser/' }), {
    'a call without kode is 200 → kode status': pretendIf(() => true),
  }),
  ...of('fundraiser/register', {
    'a link can register → method status': spoils(
      pretendIf(() => true),
      isLink,
    ),
  }),
  ...of(beyond('OPTIONS /campaign', { only: 'campaign/get_prayer_campaign' }), {
    'kode is not allowed → preflight header access-control-allow-headers':
      headerIs('key, content-type'),
    'any header, with credentials → preflight header access-control-allow-headers': headerIs('*'),
    'another origin → preflight header access-control-allow-origin': headerIs(
      'https://situs-lain.example',
    ),
    'no credentials → preflight header access-control-allow-credentials': headerIs(null),
  }),
  ...of(beyond('OPTIONS /auth', { only: 'auth/logout' }), {
    'it needs a key → preflight status': status(204, 403),
    'it is unknown → preflight status': status(204, 404),
  }),
  ...of(beyond('OPTIONS /asset', { only: 'asset/get_all_payment_method' }), {
    'no CORS at all → preflight header access-control-allow-origin': headerIs(null),
    'the key is not allowed → preflight header access-control-allow-headers': headerIs(null),
    'it is not answered → preflight body': cutOff,
  }),
  ...of('asset/get_capabilities', { 'it breaks → status status': status(200, 500) }),
  ...of('auth/verify_otp', {
    'it is listed and isn’t there → listed status': refuses(
      (call) => !inputOf(call).includes('phoneNumber'),
      404,
    ),
  }),
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
