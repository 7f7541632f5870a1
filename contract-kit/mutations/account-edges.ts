import { fieldOf, numbersOfSessions, sends, sessionOf } from './calls'
import { after, byCall, header, request, status } from './changes'
import { accepts, pretendIf, refused, refuses } from './refusals'
import { becomes, put } from './values'
import { beyond, type Mutation, of } from './mutation'
import { type Change, operationOf } from './proxy'
import { FORGED } from './first-tries'
import { EDIT, LOGIN, LOGOUT, REGISTER, USER } from '../src/check/operations'

/** An edit ends the sessions of the account's other devices. */
function endsOthers(editType: string): Change {
  const { numbers: owners, learn } = numbersOfSessions()
  const ended = new Set<string>()
  return byCall((call, reply) => {
    const session = sessionOf(call) ?? ''
    learn(reply, call)
    const isEdit = operationOf(call) === EDIT && fieldOf(call, 'editType') === editType
    if (isEdit && reply.status === 200)
      for (const [other, owner] of owners)
        if (other !== session && owner === owners.get(session)) ended.add(other)
    return operationOf(call) === USER && ended.has(session) && refused(401)
  })
}

/** Of several cookies only one is read. */
const oneCookie = (place: 0 | -1) =>
  request(({ headers }) => {
    if (headers['cookie'] !== undefined)
      headers['cookie'] = headers['cookie'].split('; ').at(place) ?? ''
  })

/** Sessions, and what a change of the profile leaves as it is. */
export const accountEdgeMutations: readonly Mutation[] = [
  ...of(beyond(LOGOUT, { calls: '*' }), {
    'the history outlives it → logout header set-cookie': after(
      LOGOUT,
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
  ...of(beyond(EDIT, { calls: '*' }), {
    'a new number ends the others’ sessions → effect editType whatsapp': endsOthers('whatsapp'),
    'a new email ends the others’ sessions → effect editType email': endsOthers('email'),
    'a new number loses the fundraiser → effect editType whatsapp': after(
      EDIT,
      (call) => fieldOf(call, 'editType'),
      'fundraiser/get_user',
      (edited) => edited.has('whatsapp') && put('/data', null),
    ),
  }),
  ...of(EDIT, {
    'addresses are measured in bytes → status status': refuses(
      (call) =>
        fieldOf(call, 'editType') === 'address' &&
        Buffer.byteLength(fieldOf(call, 'editValue') ?? '') > 50,
    ),
    'an address of 0 is none → status status': refuses(sends('editValue', '0')),
  }),
  ...of(LOGIN, {
    'who is logged in keeps the session’s value → cookie header set-cookie': byCall(
      ({ headers: { cookie = '' } }, { status }) =>
        status === 200 &&
        cookie !== '' &&
        !cookie.includes(FORGED) &&
        header('set-cookie', `${cookie}; Path=/; HttpOnly`),
    ),
  }),
  ...of(beyond(LOGIN, { calls: USER }), {
    'only the first cookie is read → session-kept header set-cookie': oneCookie(0),
    'only the last cookie is read → session-kept header set-cookie': oneCookie(-1),
  }),
  ...of(REGISTER, {
    'a long password breaks it → status status': refuses(
      (call) => (fieldOf(call, 'password')?.length ?? 0) > 72,
      500,
    ),
  }),
  ...of(beyond(REGISTER, { calls: LOGIN }), {
    'a long password is cut → effect status': accepts(
      (call) => (fieldOf(call, 'password')?.length ?? 0) > 72,
    ),
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
  }),
]
