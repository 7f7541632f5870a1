import { inputOf } from './calls'
import { byCall, header, headerIs, status, text } from './changes'
import { pretendIf, refused } from './refusals'
import { is } from './values'
import { beyond, type Mutation, of } from './mutation'
import type { Change } from './proxy'

const refusedWith = (code: number, words = '') =>
  pretendIf((reply) => reply.status === code && reply.body.includes(words))

/** How many calls come before the one about a forgotten password whose number has no account. */
const BEFORE_UNKNOWN = 6

/** Another answer to a number without an account. */
const tells = (change: Change) =>
  byCall(
    (call) => inputOf(call).includes('lupa_sandi') && call.earlier === BEFORE_UNKNOWN && change,
  )

/** Codes that the backend makes and compares. */
export const oneTimeCodeMutations: Mutation[] = [
  ...of('auth/request_otp', {
    'a second code at once → throttle status': refusedWith(429),
    'nobody says how long to wait → throttle header retry-after': headerIs(null),
    'the wait is a date → throttle header retry-after': header(
      'retry-after',
      'Mon, 23 Nov 2026 10:00:00 GMT',
    ),
    'no script can read the wait → cors header access-control-expose-headers': headerIs(null),
    'an unknown number is 404 → enumeration status': tells(
      refused(404, 'Nomor WhatsApp belum terdaftar.'),
    ),
    'an unknown number is told apart by the message → enumeration /message': tells(
      text(200, (before) => before.replace('diterima', 'diabaikan')),
    ),
    'anybody may ask for a change → session status': refusedWith(401),
    'an account may ask for any number → status status': refusedWith(422),
  }),
  ...of('auth/verify_otp', {
    'any code is right → status status': refusedWith(422),
    'a wrong code is 401 → status status': status(422, 401),
    'a code serves twice → status status': refusedWith(422, 'sudah dipakai'),
    'a code can be tried without end → throttle status': refusedWith(422, 'lima kali'),
    'the token is good for nothing → effect /data/token': is('x'.repeat(24)),
  }),
  ...of(beyond('auth/verify_otp', { calls: 'auth/register' }), {
    'the token is good for any number → effect /data/token': refusedWith(422),
  }),
]
