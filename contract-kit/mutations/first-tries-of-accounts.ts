import { itemsOf, membersOf } from '../src/check/http/json'
import { fieldOf } from './calls'
import { after, byCall, cookie, headerIs, request } from './changes'
import { pretendIf, refused, refuses } from './refusals'
import { at, becomes, body, is, plus, put, shiftedBy } from './values'
import { beyond, type Mutation, of } from './mutation'
import type { Passing } from './proxy'
import { FORGED, cut } from './first-tries'
import { EDIT, HISTORY, USER } from '../src/check/operations'

const everyCode = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0')).join()

let looks = 0

const ofNewNumber = (call: Passing) =>
  fieldOf(call, 'editType') === 'whatsapp' ? call.headers['cookie'] : undefined

/** Accounts, their sessions, profiles and one-time codes, as teams' first tries had them. */
export const accountTries: readonly Mutation[] = [
  ...of('auth/register', {
    'spaces of a password are lost → effect status': request((call) => {
      const sent = call.body.toString('utf8')
      const trimmed = sent.replace(/(name="password"\r\n\r\n)\s*(.*?)\s*\r\n/, '$1$2\r\n')
      call.body = Buffer.from(trimmed)
      call.headers['content-length'] = String(call.body.length)
    }),
  }),
  ...of(beyond('auth/new-password', { calls: USER }), {
    'sessions outlive a new password → session status': pretendIf((reply) => reply.status === 401),
  }),
  ...of('auth/login', {
    'each session has the same value → cookie header set-cookie': cookie((line) =>
      line.replace(/=[^;]+/, '=5f4dcc3b5aa765d61d8327deb882cf99'),
    ),
    'who is logged in may not log in → status status': refuses(
      ({ headers }) => headers['cookie'] !== undefined && !headers['cookie'].includes(FORGED),
      400,
    ),
  }),
  ...of(beyond(USER, { only: 'user' }), {
    'names are cut at 20 → effect /data/nama': becomes(cut(20)),
    'an edit changes other accounts → private /data': at('/data/alamat', () => `No. ${looks++}`),
  }),
  ...of(EDIT, {
    'a photo of 9 MB is too large → status status': refuses(
      ({ body }) => body.length > 8_000_000,
      413,
    ),
  }),
  ...of('fundraiser/get_stats', {
    'it counts too many → amount /data/donasi': becomes(plus(1)),
    'the smallest come first → order /data/per_program': becomes((list) =>
      itemsOf(list).toReversed(),
    ),
  }),
  ...of(beyond(EDIT, { calls: USER }), {
    'a new name empties the address → effect editType fullname': body((json) => {
      const { data, ...rest } = membersOf(json)
      const isNew = membersOf(data)['nama'] === 'Uji Kontrak'
      return { ...rest, data: isNew ? { ...membersOf(data), alamat: null } : data }
    }),
    'addresses are cut at 40 → effect editType address': at('/data/alamat', cut(40)),
  }),
  ...of(beyond(EDIT, { calls: '*' }), {
    'a new number ends the session → effect editType whatsapp': after(
      EDIT,
      ofNewNumber,
      USER,
      (ended, { headers: { cookie = '' } }) => ended.has(cookie) && refused(401),
    ),
    // Looks for an account's donations by its number.
    'a new number loses the history → effect editType whatsapp': after(
      EDIT,
      ofNewNumber,
      HISTORY,
      ({ size }) => size > 0 && put('/data', { daftar: [], total: 0, page: 1, pages: 0 }),
    ),
  }),
  ...of('auth/logout', {
    'the cookie stays → logout header set-cookie': headerIs(null),
  }),
  ...of(beyond(USER, { only: 'user' }), {
    'what isn’t filled in is empty → same /data/email': is(''),
  }),
  ...of('fundraiser/register', {
    'a visitor is told in English → envelope /message': byCall(
      (_call, { status }) => status === 401 && refused(401, 'Unauthenticated.'),
    ),
  }),
  ...of(beyond('fundraiser/register', { calls: 'fundraiser/get_user' }), {
    'all have one code → effect /data/kode_ref': is('REF-UJI'),
  }),
  ...of('auth/request_otp', {
    'a code is good for a day → time /data/berlaku_sampai': shiftedBy(24),
    'a code is told → private body': at('/data', (data) => ({ ...membersOf(data), everyCode })),
  }),
  ...of('auth/verify_otp', {
    'a token is good for a day → time /data/berlaku_sampai': shiftedBy(24),
  }),
]
