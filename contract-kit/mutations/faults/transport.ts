import { STAND_IN_KEY } from '../../src/stand-in'
import { fieldOf, isLink, mentions, sends } from '../calls'
import {
  byCall,
  emptied,
  header,
  headerIs,
  keepsFirst,
  movedTo,
  request,
  spoils,
  status,
  text,
} from '../changes'
import { accepts, breaksOn, htmlPage, pretendIf, refused } from '../refusals'
import { beyond, type Faults, type Mutation, of } from '../mutation'
import type { Change, Reply } from '../proxy'
import * as op from '../../src/check/operations'

const KODE = 'get_campaign_limit'

/** Answers a kode that is almost one as that one. */
const kodeFor = (calls: string, what: string) =>
  of(beyond(op.LIMIT, { calls: `campaign/${calls}` }), {
    [`${what} → kode status`]: request(({ headers }) => {
      headers['kode'] = KODE
    }),
  })

/** Takes other keys for the right one. */
const forKey = (isTaken: (key: string) => boolean) =>
  request(({ headers }) => {
    if (isTaken(headers['key'] ?? '')) headers['key'] = STAND_IN_KEY
  })
const inAnyCase = forKey((key) => key.toLowerCase() === STAND_IN_KEY)

/** Allows other sites to read. */
const allows = (isAllowed: (origin: string) => boolean): Change => ({
  response: (reply, { headers: { origin = '' } }) =>
    isAllowed(origin) ? { ...reply, headers: { ...reply.headers, ...cors(origin) } } : reply,
})
const cors = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
})

/** What is answered of a path that there isn't, by the host that it is asked of. */
const noPath = (host: string, only: string) => {
  const on = (change: Change) =>
    byCall(({ url }) => url.pathname === '/jalur-yang-tidak-ada' && change)
  return of(beyond('GET /jalur-yang-tidak-ada', { calls: '*', only }), {
    [`${host}: an unknown path is a page → content-type header content-type`]: on(
      htmlPage(404, 404),
    ),
    [`${host}: an unknown path is the app → unknown status`]: on(htmlPage(404, 200)),
    [`${host}: an unknown path is 500 → unknown status`]: on(status(404, 500)),
    [`${host}: an unknown path is empty → json body`]: on(text(404, () => '')),
  })
}

const encoded = (encoding: BufferEncoding, type = 'application/json'): Change => ({
  response: (reply) => ({
    ...reply,
    encoding,
    headers: { ...reply.headers, 'content-type': type },
  }),
})

/** Another header in the place of `Cache-Control`. */
const uncontrolled = (value: string) => (field: string) =>
  ({
    response: (reply: Reply) => {
      const { 'cache-control': _none, ...headers } = reply.headers
      return { ...reply, headers: { ...headers, [field.replace('header ', '')]: value } }
    },
  }) satisfies Change

/** What keeps an answer for a later call. */
const kept: Faults = {
  'is kept but for its cookie → cache header cache-control': headerIs(
    'private, max-age=600, no-cache="Set-Cookie"',
  ),
  'may be shown once it is old → cache header cache-control': headerIs(
    'max-age=0, stale-while-revalidate=86400',
  ),
  'may be kept for an hour → cache header cache-control': headerIs('max-age=3600'),
  'may be kept by everybody → cache header cache-control': headerIs('public, s-maxage=60'),
  'expires tomorrow → cache header expires': uncontrolled('Fri, 31 Dec 2099 23:59:59 GMT'),
  'is as old as a file → cache header last-modified': uncontrolled('Mon, 02 Nov 2026 08:00:00 GMT'),
}

const inText = (change: (before: string) => string) => text(200, change)

/** Bodies that aren't what their headers say. */
const packed: Faults = {
  'gzip is said, and nothing packed → connection body': header('content-encoding', 'gzip'),
  'deflate is said, and nothing packed → connection body': header('content-encoding', 'deflate'),
  'br is said, and nothing packed → connection body': header('content-encoding', 'br'),
  'a name comes twice → json /status': inText((before) => before.replace(/^\{/, '{"status":true,')),
  'a number that loses its end → json /nomor': inText((before) =>
    before.replace(/\}$/, ',"nomor":9007199254740993}'),
  ),
  'a BOM comes first → json body': inText((before) => `\ufeff${before}`),
}
const otherBodies: Faults = {
  'a notice comes first → json body': inText(
    (before) => `Notice: Undefined variable $x in a.php\n${before}`,
  ),
  'a second text comes after → json body': inText((before) => `${before}${before}`),
  'a comment comes after → json body': inText((before) => `${before}<!-- 12 ms -->`),
  'JSON in a call → json body': inText((before) => `callback(${before})`),
  'JSON with a last comma → json body': inText((before) => before.replace(/\}$/, ',}')),
  'JSON with single quotes → json body': inText((before) => before.replaceAll('"', "'")),
  'JSON with NaN → json body': inText((before) => before.replace(/"data":.*\}$/s, '"data":NaN}')),
  'another charset is said → content-type header content-type': headerIs(
    'application/json; charset=iso-8859-1',
  ),
  'JSON is only mentioned → content-type header content-type': headerIs(
    'text/html; charset=utf-8; as="application/json"',
  ),
  'JSON under another name → content-type header content-type': headerIs(
    'application/vnd.api+json',
  ),
  'moved behind a slash → status status': movedTo(200, 301, '/campaign/'),
  'not modified → status status': emptied(304),
  'busy → status status': status(200, 503),
  'nothing was said → status status': emptied(204),
}

/** Values of an input that break it, in the address or in the form. */
const breaks = (
  input: string,
  values: Readonly<Record<string, (value: string) => boolean>>,
): Faults =>
  Object.fromEntries(
    Object.entries(values).map(([what, holds]) => [
      `${what} in ${input} breaks it → hostile ${input} → status`,
      breaksOn((call) =>
        isLink(call)
          ? call.url.searchParams.getAll(input).some(holds)
          : holds(fieldOf(call, input) ?? ''),
      ),
    ]),
  )

/** HTTP, and what comes in whatever field. */
export const mutations: readonly Mutation[] = [
  ...of(beyond('campaign/get_total_donate', { calls: '*', only: 'campaign' }), {
    // Of each address the first success, whatever `kode` it answered.
    'a cache takes all operations for one → cache body': () =>
      keepsFirst(({ url, method }) => (method === 'GET' ? url.href : undefined)),
  }),
  ...of(op.LIMIT, {
    'a beginning of the key is enough → key status': forKey(
      (key) => key !== '' && STAND_IN_KEY.startsWith(key),
    ),
    'an end of the key is enough → key status': forKey(
      (key) => key !== '' && STAND_IN_KEY.endsWith(key),
    ),
    'the key in any case → key status': inAnyCase,
    'the key and more → key status': forKey((key) => key.startsWith(STAND_IN_KEY)),
    'the key may be a pattern → key status': forKey((key) => key === '%' || key === '*'),
    'any key will do → key status': forKey((key) => key !== ''),
    'a key of 0 is nothing → key status': forKey((key) => key === '0'),
    'no key is no matter → key status': forKey((key) => key === ''),
    'a wrong key is 404 → key status': status(403, 404),
    'a wrong key is 500 → key status': status(403, 500),
    ...breaks('limit', {
      nought: (value) => value === '0',
      'more than there may be': (value) => value === '51',
      'a fraction': (value) => /^-?\d+\.\d+$/.test(value),
      'more than 31 bits': (value) => Number(value) > 2 ** 31 - 1,
      'a negative number': (value) => Number(value) < 0,
    }),
  }),
  ...of('auth/login', { 'the key in any case → key status': inAnyCase }),
  ...kodeFor('GET_CAMPAIGN_LIMIT', 'the kode in any case'),
  ...kodeFor('get_campaign_limi', 'a beginning of the kode is enough'),
  ...kodeFor('get_campaign_limitx', 'the kode and more'),
  ...kodeFor('../get_campaign_limit', 'the kode is a path'),
  ...kodeFor('', 'without a kode the first is answered'),
  ...kodeFor('get_campaign', 'another controller’s kode'),
  ...of(op.USER, {
    'every origin is allowed → origin header access-control-allow-origin': allows(() => true),
    'a sandboxed page is allowed → origin header access-control-allow-origin': allows(
      (origin) => origin === 'null',
    ),
    'what begins like the app is allowed → origin header access-control-allow-origin': allows(
      (origin) => origin.startsWith('http://localhost:5173'),
    ),
    'what ends like the app is allowed → origin header access-control-allow-origin': allows(
      (origin) => origin.endsWith('localhost:5173'),
    ),
  }),
  ...['campaign/get_prayer_campaign', 'transaction/storeDonate', 'auth/login'].flatMap(
    (operation) =>
      of(beyond(operation, { calls: '*' }), {
        'every origin is allowed → origin header access-control-allow-origin': allows(() => true),
      }),
  ),
  ...noPath('main', op.LIMIT),
  ...noPath('account', op.USER),
  ...[op.LIMIT, op.USER, 'transaction/storeDonate'].flatMap((operation) => of(operation, packed)),
  ...of(op.LIMIT, otherBodies),
  ...of('campaign/get_campaign_by_slug', {
    'Latin-1 → json body': encoded('latin1'),
    'UTF-16 → json body': encoded('utf16le'),
    ...breaks('slug', {
      'a sign of a template': (value) => value.includes('{{'),
      'an angle bracket': (value) => value.includes('<'),
      'a mark that turns the line': (value) => value.includes('\u202e'),
      'a capital letter': (value) => /[A-Z]/.test(value),
    }),
  }),
  ...[op.LIMIT, op.USER, 'campaign/get_total_donate'].flatMap((operation) => of(operation, kept)),
  ...of('campaign/get_campaign_infaq', {
    // The search for single signs meets it first.
    'a percent sign in search breaks it → status status': breaksOn(({ url }) =>
      url.searchParams.getAll('search').some((value) => value.includes('%')),
    ),
    ...breaks('search', {
      'a bracket': (value) => /[()[\]]/.test(value),
      'a backslash': (value) => value.includes('\\'),
      'more than 255 letters': (value) => value.length > 255,
      'what is outside the first plane': (value) => /[\u{10000}-\u{10ffff}]/u.test(value),
      'a control character': (value) => /\p{Cc}/u.test(value),
    }),
    ...breaks('sortBy', {
      'another word': (value) => !['paling banyak', 'Paling Sedikit'].includes(value),
    }),
  }),
  ...of('campaign/get_total_donate', {
    ...breaks('programId', {
      'a number beyond 64 bits': (value) => /\d{20}/.test(value),
      'no number': (value) => !/\d/.test(value),
    }),
  }),
  ...of('transaction/storeDonate', {
    ...breaks('price', {
      nothing: (value) => value === '',
      'more than 63 bits': (value) => Number(value) > 2 ** 63,
      'what is no number': (value) => Number.isNaN(Number(value)),
    }),
    ...breaks('donorPray', {
      'an emoji': (value) => value.includes('🕌'),
      'more than 9,000 letters': (value) => value.length > 9_000,
    }),
    ...breaks('donorPhone', { 'what is no digit': (value) => /\D/.test(value) }),
    ...breaks('programId', { 'another form': (value) => !/^(ID|KM)-\d+$/.test(value) }),
    ...breaks('donorEmail', { 'a quote': (value) => value.includes("'") }),
    'what has no form is a medium of another type → malformed no form → status': byCall(
      ({ headers }) => headers['content-type'] === undefined && refused(415),
    ),
  }),
  ...of('auth/register', breaks('fullname', { 'a double quote': (value) => value.includes('"') })),
  ...of('mosque/get_campaign', {
    'a link is answered by another method → method status': accepts(
      ({ method }) => method === 'POST',
      [],
    ),
  }),
  ...of('campaign/toggle_like', {
    'a number of very many digits breaks it → hostile doa_id → status': breaksOn(
      sends('doa_id', /^\d{4301,}$/),
    ),
    'a link amens → method status': accepts(isLink),
  }),
  ...of('auth/logout', {
    'a link logs out → method status': spoils(
      pretendIf(() => true),
      isLink,
    ),
  }),
  ...of('transaction/getTransaction', {
    'a quote breaks it → hostile codeDonate → status': breaksOn(mentions("'")),
  }),
]
