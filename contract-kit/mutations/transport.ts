import { STAND_IN_KEY } from '../src/stand-in'
import {
  accepts,
  breaksOn,
  envelope,
  fieldOf,
  header,
  htmlPage,
  inputOf,
  request,
  status,
  text,
} from './changes'
import { type Mutation, of, type Row, rowsOf } from './mutation'
import type { Change, Passing, Reply } from './proxy'

const LIMIT = 'campaign/get_campaign_limit'
const USER = 'user/get_user'

const KODE = 'get_campaign_limit'

/** Answers a kode that is almost one as that one. */
const kodeFor = (calls: string, what: string): Mutation => ({
  ...{ operation: LIMIT, calls: `campaign/${calls}`, what, check: 'kode', field: 'status' },
  change: request(({ headers }) => {
    headers['kode'] = KODE
  }),
})

/** Takes other keys for the right one. */
const keyFor = (what: string, isTaken: (key: string) => boolean): Row => [
  what,
  'key',
  'status',
  request(({ headers }) => {
    if (isTaken(headers['key'] ?? '')) headers['key'] = STAND_IN_KEY
  }),
]

/** Allows other sites to read. */
const allows = (what: string, isAllowed: (origin: string) => boolean): Row => [
  what,
  'origin',
  'header access-control-allow-origin',
  {
    response: (reply, { headers: { origin = '' } }) =>
      isAllowed(origin) ? { ...reply, headers: { ...reply.headers, ...cors(origin) } } : reply,
  },
]
const cors = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
})

const noPath = (host: string, only: string, rows: readonly Row[]): Mutation[] =>
  rows.map(([what, check, field, change]) => ({
    ...{ operation: 'GET /jalur-yang-tidak-ada', what: `${host}: ${what}`, check, field, change },
    ...{ calls: '*', only },
  }))
const onNoPath = (change: (reply: Reply, call: Passing) => Reply): Change => ({
  response: (reply, call) =>
    call.url.pathname === '/jalur-yang-tidak-ada' ? change(reply, call) : reply,
})
const paths: readonly Row[] = [
  [
    'an unknown path is a page',
    'content-type',
    'header content-type',
    onNoPath((reply, call) => htmlPage(404, 404).response?.(reply, call) ?? reply),
  ],
  ...rowsOf('unknown', 'status', {
    'an unknown path is the app': onNoPath(
      (reply, call) => htmlPage(404, 200).response?.(reply, call) ?? reply,
    ),
    'an unknown path is 500': onNoPath((reply) => ({ ...reply, status: 500 })),
  }),
  ['an unknown path is empty', 'json', 'body', onNoPath((reply) => ({ ...reply, body: '' }))],
]

const encoded = (encoding: BufferEncoding, type = 'application/json'): Change => ({
  response: (reply) => ({
    ...reply,
    encoding,
    headers: { ...reply.headers, 'content-type': type },
  }),
})

/** What keeps an answer for a later call. */
const kept: readonly Row[] = [
  ...rowsOf('cache', 'header cache-control', {
    'is kept but for its cookie': header(
      'cache-control',
      'private, max-age=600, no-cache="Set-Cookie"',
    ),
    'may be shown once it is old': header(
      'cache-control',
      'max-age=0, stale-while-revalidate=86400',
    ),
    'may be kept for an hour': header('cache-control', 'max-age=3600'),
    'may be kept by everybody': header('cache-control', 'public, s-maxage=60'),
  }),
  [
    'expires tomorrow',
    'cache',
    'header expires',
    {
      response: (reply) => {
        const { 'cache-control': _none, ...headers } = reply.headers
        return { ...reply, headers: { ...headers, expires: 'Fri, 31 Dec 2099 23:59:59 GMT' } }
      },
    },
  ],
  [
    'is as old as a file',
    'cache',
    'header last-modified',
    {
      response: (reply) => {
        const { 'cache-control': _none, ...headers } = reply.headers
        return {
          ...reply,
          headers: { ...headers, 'last-modified': 'Mon, 02 Nov 2026 08:00:00 GMT' },
        }
      },
    },
  ],
]

/** Bodies that aren't what their headers say. */
const bodies: readonly Row[] = [
  ...rowsOf('connection', 'body', {
    'gzip is said, and nothing packed': header('content-encoding', 'gzip'),
    'deflate is said, and nothing packed': header('content-encoding', 'deflate'),
    'br is said, and nothing packed': header('content-encoding', 'br'),
  }),
  [
    'a name comes twice',
    'json',
    '/status',
    text(200, (before) => before.replace(/^\{/, '{"status":true,')),
  ],
  [
    'a number that loses its end',
    'json',
    '/nomor',
    text(200, (before) => before.replace(/\}$/, ',"nomor":9007199254740993}')),
  ],
  ...rowsOf('json', 'body', {
    'a BOM comes first': text(200, (before) => `\ufeff${before}`),
    'a notice comes first': text(
      200,
      (before) => `Notice: Undefined variable $x in a.php\n${before}`,
    ),
    'a second text comes after': text(200, (before) => `${before}${before}`),
    'a comment comes after': text(200, (before) => `${before}<!-- 12 ms -->`),
    'JSON in a call': text(200, (before) => `callback(${before})`),
    'JSON with a last comma': text(200, (before) => before.replace(/\}$/, ',}')),
    'JSON with single quotes': text(200, (before) => before.replaceAll('"', "'")),
    'JSON with NaN': text(200, (before) => before.replace(/"data":.*\}$/s, '"data":NaN}')),
  }),
  ...rowsOf('content-type', 'header content-type', {
    'another charset is said': header('content-type', 'application/json; charset=iso-8859-1'),
    'JSON is only mentioned': header(
      'content-type',
      'text/html; charset=utf-8; as="application/json"',
    ),
    'JSON under another name': header('content-type', 'application/vnd.api+json'),
  }),
  ...rowsOf('status', 'status', {
    'moved behind a slash': {
      response: (reply) =>
        reply.status === 200
          ? { ...reply, status: 301, headers: { ...reply.headers, location: '/campaign/' } }
          : reply,
    },
    'not modified': {
      response: (reply) => (reply.status === 200 ? { ...reply, status: 304, body: '' } : reply),
    },
    busy: status(200, 503),
    'nothing was said': {
      response: (reply) => (reply.status === 200 ? { ...reply, status: 204, body: '' } : reply),
    },
  }),
]

const breaks = (input: string, what: string, holds: (value: string) => boolean): Row => [
  `${what} in ${input} breaks it`,
  'hostile',
  `${input} → status`,
  breaksOn(({ url }) => url.searchParams.getAll(input).some(holds)),
]
const breaksForm = (input: string, what: string, holds: (value: string) => boolean): Row => [
  `${what} in ${input} breaks it`,
  'hostile',
  `${input} → status`,
  breaksOn((call) => holds(fieldOf(call, input) ?? '')),
]

/** HTTP, and what comes in whatever field. */
export const transportMutations: readonly Mutation[] = [
  ...of(LIMIT, [
    keyFor('a beginning of the key is enough', (key) => key !== '' && STAND_IN_KEY.startsWith(key)),
    keyFor('an end of the key is enough', (key) => key !== '' && STAND_IN_KEY.endsWith(key)),
    keyFor('the key in any case', (key) => key.toLowerCase() === STAND_IN_KEY),
    keyFor('the key and more', (key) => key.startsWith(STAND_IN_KEY)),
    keyFor('the key may be a pattern', (key) => key === '%' || key === '*'),
    keyFor('any key will do', (key) => key !== ''),
    keyFor('a key of 0 is nothing', (key) => key === '0'),
    keyFor('no key is no matter', (key) => key === ''),
    ['a wrong key is 404', 'key', 'status', status(403, 404)],
    ['a wrong key is 500', 'key', 'status', status(403, 500)],
  ]),
  ...of('auth/login', [keyFor('the key in any case', (key) => key.toLowerCase() === STAND_IN_KEY)]),
  kodeFor('GET_CAMPAIGN_LIMIT', 'the kode in any case'),
  kodeFor('get_campaign_limi', 'a beginning of the kode is enough'),
  kodeFor('get_campaign_limitx', 'the kode and more'),
  kodeFor('../get_campaign_limit', 'the kode is a path'),
  kodeFor('', 'without a kode the first is answered'),
  kodeFor('get_campaign', 'another controller’s kode'),
  ...of(USER, [
    allows('every origin is allowed', () => true),
    allows('a sandboxed page is allowed', (origin) => origin === 'null'),
    allows('what begins like the app is allowed', (origin) =>
      origin.startsWith('http://localhost'),
    ),
    allows('what ends like the app is allowed', (origin) => origin.endsWith('localhost:5173')),
  ]),
  ...['campaign/get_prayer_campaign', 'transaction/storeDonate', 'auth/login'].flatMap(
    (operation) =>
      of(operation, [allows('every origin is allowed', () => true)]).map((mutation) => ({
        ...mutation,
        calls: '*',
      })),
  ),
  ...noPath('main', LIMIT, paths),
  ...noPath('account', USER, paths),
  ...[LIMIT, USER, 'transaction/storeDonate'].flatMap((operation) =>
    of(operation, bodies.slice(0, 6)),
  ),
  ...of(LIMIT, bodies.slice(6)),
  ...of('campaign/get_campaign_by_slug', [
    ['Latin-1', 'json', 'body', encoded('latin1')],
    ['UTF-16', 'json', 'body', encoded('utf16le')],
  ]),
  ...[LIMIT, USER, 'campaign/get_total_donate'].flatMap((operation) => of(operation, kept)),
  ...of('campaign/get_campaign_infaq', [
    // The search for single signs meets it first.
    [
      'a percent sign in search breaks it',
      'status',
      'status',
      breaksOn(({ url }) => url.searchParams.getAll('search').some((value) => value.includes('%'))),
    ],
    breaks('search', 'a bracket', (value) => /[()[\]]/.test(value)),
    breaks('search', 'a backslash', (value) => value.includes('\\')),
    breaks('search', 'more than 255 letters', (value) => value.length > 255),
    breaks('search', 'what is outside the first plane', (value) =>
      /[\u{10000}-\u{10ffff}]/u.test(value),
    ),
    breaks('search', 'a control character', (value) => /\p{Cc}/u.test(value)),
    breaks(
      'sortBy',
      'another word',
      (value) => !['paling banyak', 'Paling Sedikit'].includes(value),
    ),
  ]),
  ...of('campaign/get_campaign_by_slug', [
    breaks('slug', 'a sign of a template', (value) => value.includes('{{')),
    breaks('slug', 'an angle bracket', (value) => value.includes('<')),
    breaks('slug', 'a mark that turns the line', (value) => value.includes('\u202e')),
    breaks('slug', 'a capital letter', (value) => /[A-Z]/.test(value)),
  ]),
  ...of('campaign/get_total_donate', [
    breaks('programId', 'a number beyond 64 bits', (value) => /\d{20}/.test(value)),
    breaks('programId', 'no number', (value) => !/\d/.test(value)),
  ]),
  ...of(LIMIT, [
    breaks('limit', 'nought', (value) => value === '0'),
    breaks('limit', 'more than there may be', (value) => value === '51'),
    breaks('limit', 'a fraction', (value) => /^-?\d+\.\d+$/.test(value)),
    breaks('limit', 'more than 31 bits', (value) => Number(value) > 2 ** 31 - 1),
    breaks('limit', 'a negative number', (value) => Number(value) < 0),
  ]),
  ...of('transaction/storeDonate', [
    breaksForm('price', 'nothing', (value) => value === ''),
    breaksForm('price', 'more than 63 bits', (value) => Number(value) > 2 ** 63),
    breaksForm('price', 'what is no number', (value) => Number.isNaN(Number(value))),
    breaksForm('donorPray', 'an emoji', (value) => value.includes('🕌')),
    breaksForm('donorPray', 'more than 9,000 letters', (value) => value.length > 9_000),
    breaksForm('donorPhone', 'what is no digit', (value) => /\D/.test(value)),
    breaksForm('programId', 'another form', (value) => !/^(ID|KM)-\d+$/.test(value)),
    breaksForm('donorEmail', 'a quote', (value) => value.includes("'")),
  ]),
  ...of('auth/register', [
    breaksForm('fullname', 'a double quote', (value) => value.includes('"')),
  ]),
  {
    ...{ operation: 'mosque/get_campaign', what: 'a link is answered by another method' },
    ...{ check: 'method', field: 'status' },
    change: accepts(({ method }) => method === 'POST', []),
  },
  ...of('campaign/toggle_like', [
    [
      'a number of very many digits breaks it',
      'hostile',
      'doa_id → status',
      breaksOn((call) => /^\d{4301,}$/.test(fieldOf(call, 'doa_id') ?? '')),
    ],
    ['a link amens', 'method', 'status', accepts(({ method }) => method === 'GET')],
  ]),
  ...of('auth/logout', [
    [
      'a link logs out',
      'method',
      'status',
      {
        response: (reply, { method }) =>
          method === 'GET' ? { ...reply, status: 200, body: envelope(200, null) } : reply,
      },
    ],
  ]),
  ...of('transaction/getTransaction', [
    [
      'a quote breaks it',
      'hostile',
      'codeDonate → status',
      breaksOn((call) => inputOf(call).includes("'")),
    ],
  ]),
]
