import * as op from '../../src/check/operations'
import { fieldOf, inputOf, isVisitor, sends, tokenOf } from '../calls'
import { byCall, header, headerIs, status, text } from '../changes'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing, type Reply } from '../proxy'
import {
  accepted,
  accepts,
  malformed,
  pretendIf,
  pretendTo,
  refusal,
  refused,
  usesUp,
} from '../refusals'
import { is } from '../values'

const refusedWith = (code: number, words = '') =>
  pretendIf((reply) => reply.status === code && reply.body.includes(words))

/** How many calls come before the one about a forgotten password whose number has no account. */
const BEFORE_UNKNOWN = 6

/** Another answer to a number without an account. */
const tells = (change: Change) =>
  byCall(
    (call) => inputOf(call).includes('lupa_sandi') && call.earlier === BEFORE_UNKNOWN && change,
  )

/** Answers otherwise about numbers, by whether they have an account. */
function byAccount(
  operation: string,
  choose: (hasAccount: boolean, call: Passing, reply: Reply) => Change | false,
): Change {
  const registered = new Set<string | undefined>()
  return byCall((call, reply) => {
    const name = operationOf(call)
    if (name === op.REGISTER && reply.status === 200) registered.add(fieldOf(call, 'whatsapp'))
    const number = fieldOf(call, 'whatsapp') ?? fieldOf(call, 'phoneNumber')
    return name === operation && choose(registered.has(number), call, reply)
  })
}

const purposeIs = (call: Passing, purpose: string) => fieldOf(call, 'keperluan') === purpose

const isMadeUp = (call: Passing) => fieldOf(call, 'token')?.startsWith('token-yang-tidak') === true

const says = (words: string) =>
  byCall(
    (_call, { body }) =>
      body.includes(words) && refused(422, 'Kode OTP tidak sesuai. Sisa 4 kali percobaan.'),
  )

/** Another `Retry-After`. */
const waits = (change: (seconds: number) => number): Change => ({
  response: (reply) => {
    const { 'retry-after': seconds, ...headers } = reply.headers
    return seconds === undefined
      ? reply
      : { ...reply, headers: { ...headers, 'retry-after': String(change(Number(seconds))) } }
  },
})

/** Codes and tokens, and what tells who has an account. */
export const mutations: readonly Mutation[] = [
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
  ...of(beyond(op.LOGIN, { calls: '*', only: 'auth' }), {
    // The third wrong password of an account locks it.
    'accounts are locked, and that is told → enumeration /message': () => {
      const wrong = new Map<string | undefined, number>()
      return byAccount(op.LOGIN, (hasAccount, call, { status }) => {
        if (status !== 401 || !hasAccount) return false
        const number = fieldOf(call, 'whatsapp')
        const times = (wrong.get(number) ?? 0) + 1
        wrong.set(number, times)
        return times > 2 && refused(401, 'Akun ini dikunci untuk sementara.')
      })
    },
  }),
  ...of(beyond(op.REQUEST, { calls: '*' }), {
    'any account’s number may be asked for → status status': byAccount(
      op.REQUEST,
      (hasAccount, _call, { status }) => hasAccount && status === 422 && accepted,
    ),
    'a number without an account may ask again at once → enumeration status': byAccount(
      op.REQUEST,
      (hasAccount, call) => purposeIs(call, 'lupa_sandi') && !hasAccount && accepted,
    ),
  }),
  ...of(op.REQUEST, {
    'a new email needs no session → session status': accepts(
      (call) => purposeIs(call, 'ubah_email') && isVisitor(call),
    ),
    'a new email takes any number’s token → status status': accepts(
      (call) => purposeIs(call, 'ubah_email') && !isVisitor(call),
    ),
    'the wait is in milliseconds → throttle header retry-after': waits((seconds) => seconds * 1000),
    'the wait is in minutes → throttle header retry-after': waits((seconds) =>
      Math.ceil(seconds / 60),
    ),
    'a short number is malformed → status status': malformed(sends('phoneNumber', '8')),
  }),
  ...of(beyond(op.VERIFY, { calls: '*', only: 'auth' }), {
    'a number without an account has no code → enumeration /message': byAccount(
      op.VERIFY,
      (hasAccount, call, { status }) =>
        purposeIs(call, 'lupa_sandi') &&
        !hasAccount &&
        status === 422 &&
        refused(422, 'Kode ini sudah kedaluwarsa.'),
    ),
    'tries of a number without an account are not counted → enumeration /message': byAccount(
      op.VERIFY,
      (hasAccount, call, { status }) =>
        purposeIs(call, 'lupa_sandi') &&
        !hasAccount &&
        text(status, (before) => before.replace(/Sisa \d/, 'Sisa 4')),
    ),
  }),
  ...of(op.VERIFY, {
    'a code that is used up is told as wrong → envelope /message': says('sudah dipakai'),
    'a code that was tried too often is told as wrong → envelope /message': says('lima kali'),
  }),
  ...of(op.EDIT, {
    'a made-up token changes the email → session a made-up token → status': accepts(
      (call) => isMadeUp(call) && fieldOf(call, 'editType') === 'email',
    ),
    'a token for the email changes the number → session a token for the email → status': accepts(
      (call) =>
        !isMadeUp(call) &&
        fieldOf(call, 'token') !== undefined &&
        fieldOf(call, 'editType') === 'whatsapp',
    ),
    'a token for the email serves twice → session a token that has served → status': accepts(
      (call) => !isMadeUp(call) && fieldOf(call, 'editValue')?.startsWith('uji.token.') === true,
    ),
    'a value that is refused uses its token up → status status': usesUp(
      tokenOf,
      ({ status }) => status === 422,
    ),
  }),
  ...of(op.REGISTER, { 'a made-up token registers → session status': accepts(isMadeUp) }),
  ...of(beyond(op.REGISTER, { calls: '*', only: 'auth' }), {
    // Registers nobody without a token, but says before that whose number it is.
    'a form without a token tells whose number it is → enumeration status': () => {
      const taken = new Set<string | undefined>()
      return {
        ...pretendTo(
          (call) =>
            operationOf(call) === op.REGISTER &&
            tokenOf(call) === undefined &&
            !taken.has(fieldOf(call, 'whatsapp')),
          (reply) => refusal(reply, 422),
        ),
        response: (reply, call) => {
          if (reply.status === 200)
            taken.add(fieldOf(call, 'editValue') ?? fieldOf(call, 'whatsapp'))
          return reply
        },
      }
    },
  }),
]
