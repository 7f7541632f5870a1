import { STAND_IN_KEY } from '../src/stand-in'
import { byCall, cutOff, headerIs, request, status } from './changes'
import { pretendIf } from './refusals'
import { beyond, type Mutation, of } from './mutation'

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

/** What is true of all calls of a controller, or of none. */
export const wireMutations: Mutation[] = [
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
    'a link can register → method status': byCall(
      ({ method }) => method === 'GET' && pretendIf(() => true),
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
]
