import { STAND_IN_KEY } from '../src/stand-in'
import { envelope, header, request, status } from './changes'
import type { Mutation } from './mutation'
import type { Change } from './proxy'

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

const slowed = ['asset/get_all_payment_method', 'campaign/get_total_donate']

const preflightOf = (
  controller: string,
  only: string,
  rows: [string, string, Change][],
): Mutation[] =>
  rows.map(([what, field, change]) => ({
    operation: `OPTIONS /${controller}`,
    what,
    check: 'preflight',
    field,
    change,
    only,
  }))

/** What is true of all calls of a controller, or of none. */
export const wireMutations: Mutation[] = [
  ...unkeyed.map((operation) => ({
    operation,
    what: 'the key is not checked',
    check: 'key' as const,
    field: 'status',
    change: answersAnyKey,
  })),
  ...slowed.map((operation) => ({
    operation,
    what: 'slower than the limit',
    check: 'slow' as const,
    field: 'time',
    change: { delayMs: 450 },
    limitMs: 400,
  })),
  {
    operation: 'campaign/get_campaign_limit',
    calls: `campaign/${UNKNOWN_KODE}`,
    what: 'an unknown kode is another operation',
    check: 'kode',
    field: 'status',
    change: request(({ headers }) => {
      headers['kode'] = 'get_campaign_limit'
    }),
  },
  {
    operation: 'transaction/storeDonate',
    calls: `transaction/${UNKNOWN_KODE}`,
    what: 'an unknown kode breaks it',
    check: 'kode',
    field: 'status',
    change: status(404, 500),
  },
  {
    operation: 'fundraiser/register',
    calls: 'fundraiser/',
    what: 'a call without kode is 200',
    check: 'kode',
    field: 'status',
    change: { response: (reply) => ({ ...reply, status: 200, body: envelope(200, null) }) },
  },
  {
    operation: 'fundraiser/register',
    what: 'a link can register',
    check: 'method',
    field: 'status',
    change: {
      response: (reply, { method }) =>
        method === 'GET' ? { ...reply, status: 200, body: envelope(200, null) } : reply,
    },
  },
  ...preflightOf('campaign', 'campaign/get_prayer_campaign', [
    [
      'kode is not allowed',
      'header access-control-allow-headers',
      header('access-control-allow-headers', 'key, content-type'),
    ],
    [
      'any header, with credentials',
      'header access-control-allow-headers',
      header('access-control-allow-headers', '*'),
    ],
    [
      'another origin',
      'header access-control-allow-origin',
      header('access-control-allow-origin', 'https://situs-lain.example'),
    ],
    [
      'no credentials',
      'header access-control-allow-credentials',
      header('access-control-allow-credentials', null),
    ],
  ]),
  ...preflightOf('auth', 'auth/logout', [
    ['it needs a key', 'status', status(204, 403)],
    ['it is unknown', 'status', status(204, 404)],
  ]),
  ...preflightOf('asset', 'asset/get_all_payment_method', [
    [
      'no CORS at all',
      'header access-control-allow-origin',
      header('access-control-allow-origin', null),
    ],
    [
      'the key is not allowed',
      'header access-control-allow-headers',
      header('access-control-allow-headers', null),
    ],
    ['it is not answered', 'body', { response: (reply) => ({ ...reply, cut: true }) }],
  ]),
]
