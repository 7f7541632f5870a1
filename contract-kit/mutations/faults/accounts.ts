import { STAND_IN_KEY } from '../../src/stand-in'
import { fieldOf, inputOf, isVisitor, mentions, sends, sessionOf } from '../calls'
import {
  byCall,
  cookie,
  emptied,
  header,
  headerIs,
  movedTo,
  request,
  status,
  text,
} from '../changes'
import { anybodyMay, breaksOn, htmlPage, pretendIf, pretendTo, refused } from '../refusals'
import { becomes, drop, is, rename } from '../values'
import { type Mutation, of } from '../mutation'
import type { Passing } from '../proxy'

const isMeant = ({ method, headers }: Passing) =>
  method === 'POST' && headers['key'] === STAND_IN_KEY

/** Says yes to an account, and does nothing; a visitor is refused still. */
const idle = pretendTo((call) => isMeant(call) && !isVisitor(call))

/** Users, sessions and fundraisers. */
export const mutations: readonly Mutation[] = [
  ...of('campaign/toggle_like', {
    'anybody may amen → session status': anybodyMay,
    'nothing is amened → effect /data/*/status_like': idle,
    'no content is 204 → status status': emptied(204),
    'an unknown prayer breaks it → unknown status': status(404, 500),
  }),
  ...of('user/get_user', {
    'tgl_lahir begins with the day → schema /data/tgl_lahir': is('21-04-1994'),
    'whatsapp with its 62 → schema /data/whatsapp': becomes((value) => `+62${String(value)}`),
    'avatar is a path → schema /data/avatar': is('avatars/siti.webp'),
    'nobody is 200 null → session status': anybodyMay,
    'nobody is 403 → session status': status(401, 403),
    'nobody is sent to a login page → session status': movedTo(401, 302, '/login'),
    'the session is lost after a call → session-kept status': request((call) => {
      if (call.earlier > 1) delete call.headers['cookie']
    }),
    'somebody else → same /data/whatsapp': is('85711223344'),
    'any cookie is a session → session status': byCall(
      (call) => sessionOf(call)?.includes('tidak-pernah') && pretendIf(() => true),
    ),
  }),
  ...of('user/edit_profile', {
    'anybody may → session status': anybodyMay,
    'nothing is saved → effect editType fullname': idle,
    'message is missing → envelope /message': drop,
    'a refusal is 500 → status status': breaksOn(mentions('Lainnya'), (reply) => ({
      ...reply,
      ...{ status: 500, headers: { 'content-type': 'application/json' } },
    })),
  }),
  ...of('user/send_otp', {
    'failed with 200 → envelope /status': is(false),
    'anybody may → session status': anybodyMay,
    'a list of one code breaks it → hostile codeOTP → status': breaksOn(
      (call) => inputOf(call).split('name="codeOTP"').length > 2,
    ),
  }),
  ...of('auth/login', {
    'scripts can read the cookie → cookie cookie jejaring_session; HttpOnly': cookie((line) =>
      line.replace('; HttpOnly', ''),
    ),
    'the cookie is for /auth → cookie cookie jejaring_session; Path': cookie((line) =>
      line.replace('Path=/', 'Path=/auth'),
    ),
    'SameSite=None without Secure → cookie cookie jejaring_session; Secure': cookie((line) =>
      line.replace('SameSite=Lax', 'SameSite=None'),
    ),
    'no cookie → cookie header set-cookie': headerIs(null),
    'a wrong password is 200 → status status': status(401, 200),
    'a wrong password logs in → session header set-cookie': byCall(
      (_call, { status }) =>
        status === 401 && header('set-cookie', 'jejaring_session=x; Path=/; HttpOnly'),
    ),
    'the session is for another domain → session-kept header set-cookie': cookie(
      (line) => `${line}; Domain=example.org`,
    ),
    'quotes break it → hostile password → status': breaksOn(sends('password', /^'/)),
    'JSON as text/plain → content-type header content-type': headerIs('text/plain'),
  }),
  ...of('auth/logout', {
    'the session goes on → logout header set-cookie': idle,
    'only the cookie goes → logout header set-cookie': request((call) => {
      delete call.headers['cookie']
    }),
    'data is missing → envelope /data': drop,
  }),
  ...of('auth/send_otp', {
    'an empty body → json body': text(200, () => ''),
    'OK → json body': text(200, () => 'OK'),
  }),
  ...of('auth/resend_otp', {
    'the JSON ends too early → json body': text(200, (before) => before.slice(0, 20)),
    'a bare true → envelope body': text(200, () => 'true'),
  }),
  ...of('auth/register', {
    'the same number again is 200 → status status': status(409, 200),
    'the same number again is 500 → status status': status(409, 500),
    'a short password breaks it → content-type header content-type': breaksOn(mentions('pendek')),
  }),
  ...of('auth/new-password', {
    'nothing is changed → effect status': pretendTo(isMeant),
    // Says without a token that a number has no account: each but the one whose password was set.
    'an unknown number is told before the token is looked at → enumeration status': () => {
      let known: string | undefined
      return byCall((call, reply) => {
        const number = fieldOf(call, 'whatsapp')
        if (reply.status === 200) known = number
        return known !== undefined && number !== known && reply.status === 422 && refused(404)
      })
    },
    'message is an object → envelope /message': is({ id: 'Berhasil' }),
  }),
  ...of('auth/forgot_password', {
    'status is called success → envelope /status': rename('/status', 'success'),
    'an unknown number is a page → unknown status': htmlPage(404, 500),
  }),
  ...of('fundraiser/get_user', { 'nobody is 404 → session status': status(401, 404) }),
  ...of('fundraiser/register', {
    'nothing happens → effect /data/kode_ref': idle,
    'again is 200 → status status': status(409, 200),
    'anybody may → session status': anybodyMay,
  }),
]
