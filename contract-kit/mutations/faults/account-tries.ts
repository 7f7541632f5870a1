import { membersOf } from '../../src/check/http/json'
import * as op from '../../src/check/operations'
import { fieldOf, numbersOfSessions, sends, sessionOf } from '../calls'
import { after, byCall, cookie, header, headerIs, request, status, writes } from '../changes'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing } from '../proxy'
import { accepts, anybodyMay, FORGED, pretendIf, refused, refuses } from '../refusals'
import { at, becomes, cut, is, merges, plus, put, reversed, shiftedBy } from '../values'

/** An edit ends the sessions of the account's other devices. */
function endsOthers(editType: string): Change {
  const { numbers: owners, learn } = numbersOfSessions()
  const ended = new Set<string>()
  return byCall((call, reply) => {
    const session = sessionOf(call) ?? ''
    learn(reply, call)
    const isEdit = operationOf(call) === op.EDIT && fieldOf(call, 'editType') === editType
    if (isEdit && reply.status === 200)
      for (const [other, owner] of owners)
        if (other !== session && owner === owners.get(session)) ended.add(other)
    return operationOf(call) === op.USER && ended.has(session) && refused(401)
  })
}

/** Of several cookies only one is read. */
const oneCookie = (place: 0 | -1) =>
  request(({ headers }) => {
    if (headers['cookie'] !== undefined)
      headers['cookie'] = headers['cookie'].split('; ').at(place) ?? ''
  })

const everyCode = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0')).join()

let looks = 0

const ofNewNumber = (call: Passing) =>
  fieldOf(call, 'editType') === 'whatsapp' ? call.headers['cookie'] : undefined

/** Accounts, their sessions, profiles and one-time codes, as teams' first tries had them. */
export const mutations: readonly Mutation[] = [
  ...of(beyond(op.LOGOUT, { calls: '*' }), {
    'the history outlives it → logout header set-cookie': after(
      op.LOGOUT,
      sessionOf,
      'transaction/get_history',
      (ended, call) => {
        const nothing = { daftar: [], total: 0, page: 1, pages: 0 }
        return ended.has(sessionOf(call) ?? '') && accepts(() => true, nothing)
      },
    ),
  }),
  ...of(beyond('auth/new-password', { calls: 'fundraiser/get_user' }), {
    'sessions outlive it at another controller → session status': pretendIf(
      (reply) => reply.status === 401,
    ),
  }),
  ...of(beyond(op.EDIT, { calls: '*' }), {
    'a new number ends the others’ sessions → effect editType whatsapp': endsOthers('whatsapp'),
    'a new email ends the others’ sessions → effect editType email': endsOthers('email'),
    'a new number loses the fundraiser → effect editType whatsapp': after(
      op.EDIT,
      (call) => fieldOf(call, 'editType'),
      'fundraiser/get_user',
      (edited) => edited.has('whatsapp') && put('/data', null),
    ),
    'a new number ends the session → effect editType whatsapp': after(
      op.EDIT,
      ofNewNumber,
      op.USER,
      (ended, { headers: { cookie = '' } }) => ended.has(cookie) && refused(401),
    ),
    // Looks for an account's donations by its number.
    'a new number loses the history → effect editType whatsapp': after(
      op.EDIT,
      ofNewNumber,
      op.HISTORY,
      ({ size }) => size > 0 && put('/data', { daftar: [], total: 0, page: 1, pages: 0 }),
    ),
  }),
  ...of(op.EDIT, {
    'addresses are measured in bytes → status status': refuses(
      (call) =>
        fieldOf(call, 'editType') === 'address' &&
        Buffer.byteLength(fieldOf(call, 'editValue') ?? '') > 50,
    ),
    'an address of 0 is none → status status': refuses(sends('editValue', '0')),
    'a photo of 9 MB is too large → status status': refuses(
      ({ body }) => body.length > 8_000_000,
      413,
    ),
  }),
  ...of(op.LOGIN, {
    'who is logged in keeps the session’s value → cookie header set-cookie': byCall(
      ({ headers: { cookie = '' } }, { status }) =>
        status === 200 &&
        cookie !== '' &&
        !cookie.includes(FORGED) &&
        header('set-cookie', `${cookie}; Path=/; HttpOnly`),
    ),
  }),
  ...of(beyond(op.LOGIN, { calls: op.USER }), {
    'only the first cookie is read → session-kept header set-cookie': oneCookie(0),
    'only the last cookie is read → session-kept header set-cookie': oneCookie(-1),
  }),
  ...of(op.REGISTER, {
    'a long password breaks it → status status': refuses(sends('password', /.{73}/s), 500),
  }),
  ...of(beyond(op.REGISTER, { calls: op.LOGIN }), {
    'a long password is cut → effect status': accepts(sends('password', /.{73}/s)),
  }),
  ...of('fundraiser/get_user', {
    'the session comes before the method → method status': status(405, 401),
    'another method is unknown → method status': status(405, 404),
  }),
  ...of(beyond('fundraiser/get_user', { only: 'fundraiser' }), {
    'whoever looks gets a code → effect /data': becomes((data) => data ?? { kode_ref: 'BARU7Q2' }),
  }),
  ...of('fundraiser/get_stats', {
    'the figures are kept for the next account → amount /data/donasi': () => {
      let first: string | undefined
      return {
        response: (reply) =>
          reply.status === 200 ? { ...reply, body: (first ??= reply.body) } : reply,
      }
    },
    'it counts too many → amount /data/donasi': becomes(plus(1)),
    'the smallest come first → order /data/per_program': becomes(reversed),
  }),
  ...of('auth/register', {
    'spaces of a password are lost → effect status': writes('password', (password) =>
      password.trim(),
    ),
  }),
  ...of(beyond('auth/new-password', { calls: op.USER }), {
    'sessions outlive a new password → session status': anybodyMay,
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
  ...of(beyond(op.USER, { only: 'user' }), {
    'names are cut at 20 → effect /data/nama': becomes(cut(20)),
    'an edit changes other accounts → private /data': at('/data/alamat', () => `No. ${looks++}`),
    'what isn’t filled in is empty → same /data/email': is(''),
  }),
  ...of(beyond(op.EDIT, { calls: op.USER }), {
    'a new name empties the address → effect editType fullname': merges(
      '/data',
      ({ nama }) => nama === 'Uji Kontrak' && { alamat: null },
    ),
    'addresses are cut at 40 → effect editType address': at('/data/alamat', cut(40)),
  }),
  ...of('auth/logout', { 'the cookie stays → logout header set-cookie': headerIs(null) }),
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
