import { accepts, fieldOf, malformed, pretend, refusal } from './changes'
import { type Mutation, of, rowsOf } from './mutation'
import { type Change, type Passing, type Reply, operationOf } from './proxy'

const LOGIN = 'auth/login'
const REGISTER = 'auth/register'
const REQUEST = 'auth/request_otp'
const VERIFY = 'auth/verify_otp'
const EDIT = 'user/edit_profile'

/** Answers otherwise about numbers, by whether they have an account. */
function byAccount(
  operation: string,
  change: (reply: Reply, call: Passing, hasAccount: boolean) => Reply,
): Change {
  const registered = new Set<string | undefined>()
  return {
    response: (reply, call) => {
      const name = operationOf(call)
      if (name === REGISTER && reply.status === 200) registered.add(fieldOf(call, 'whatsapp'))
      const number = fieldOf(call, 'whatsapp') ?? fieldOf(call, 'phoneNumber')
      return name === operation ? change(reply, call, registered.has(number)) : reply
    },
  }
}

/** The third wrong password of an account locks it. */
function locks(): Change {
  const wrong = new Map<string | undefined, number>()
  return byAccount(LOGIN, (reply, call, hasAccount) => {
    if (reply.status !== 401 || !hasAccount) return reply
    const number = fieldOf(call, 'whatsapp')
    const times = (wrong.get(number) ?? 0) + 1
    wrong.set(number, times)
    return times < 3 ? reply : refusal(reply, 401, 'Akun ini dikunci untuk sementara.')
  })
}

/** Registers nobody without a token, but says before that whose number it is. */
function wantsToken(): Change {
  const taken = new Set<string | undefined>()
  return {
    request: (call) => {
      const hasToken = fieldOf(call, 'token') !== undefined
      if (operationOf(call) !== REGISTER || hasToken || taken.has(fieldOf(call, 'whatsapp')))
        return undefined
      const reply = pretend.request?.(call)
      return reply && refusal(reply, 422)
    },
    response: (reply, call) => {
      if (reply.status === 200) taken.add(fieldOf(call, 'editValue') ?? fieldOf(call, 'whatsapp'))
      return reply
    },
  }
}

const purposeIs = (call: Passing, purpose: string) => fieldOf(call, 'keperluan') === purpose

const isMadeUp = (call: Passing) => fieldOf(call, 'token')?.startsWith('token-yang-tidak') === true

const says = (words: string) =>
  ({
    response: (reply: Reply) =>
      reply.body.includes(words)
        ? refusal(reply, 422, 'Kode OTP tidak sesuai. Sisa 4 kali percobaan.')
        : reply,
  }) satisfies Change

const isVisitor = ({ headers }: Passing) => headers['cookie'] === undefined

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
export const numberSecretMutations: readonly Mutation[] = [
  {
    ...{ operation: LOGIN, only: 'auth', calls: '*', check: 'enumeration', field: '/message' },
    ...{ what: 'accounts are locked, and that is told', change: locks() },
  },
  {
    ...{ operation: REQUEST, calls: '*', check: 'status', field: 'status' },
    what: 'any account’s number may be asked for',
    change: byAccount(REQUEST, (reply, call, hasAccount) =>
      hasAccount && reply.status === 422
        ? (accepts(() => true).response?.(reply, call) ?? reply)
        : reply,
    ),
  },
  {
    ...{ operation: REQUEST, calls: '*', check: 'enumeration', field: 'status' },
    what: 'a number without an account may ask again at once',
    change: byAccount(REQUEST, (reply, call, hasAccount) =>
      purposeIs(call, 'lupa_sandi') && !hasAccount
        ? (accepts(() => true).response?.(reply, call) ?? reply)
        : reply,
    ),
  },
  ...of(REQUEST, [
    [
      'a new email needs no session',
      'session',
      'status',
      accepts((call) => purposeIs(call, 'ubah_email') && isVisitor(call)),
    ],
    [
      'a new email takes any number’s token',
      'status',
      'status',
      accepts((call) => purposeIs(call, 'ubah_email') && !isVisitor(call)),
    ],
    ...rowsOf('throttle', 'header retry-after', {
      'the wait is in milliseconds': waits((seconds) => seconds * 1000),
      'the wait is in minutes': waits((seconds) => Math.ceil(seconds / 60)),
    }),
  ]),
  ...of(REQUEST, [
    [
      'a short number is malformed',
      'status',
      'status',
      malformed((call) => fieldOf(call, 'phoneNumber') === '8'),
    ],
  ]),
  {
    ...{ operation: VERIFY, only: 'auth', calls: '*', check: 'enumeration', field: '/message' },
    what: 'a number without an account has no code',
    change: byAccount(VERIFY, (reply, call, hasAccount) =>
      purposeIs(call, 'lupa_sandi') && !hasAccount && reply.status === 422
        ? refusal(reply, 422, 'Kode ini sudah kedaluwarsa.')
        : reply,
    ),
  },
  {
    ...{ operation: VERIFY, only: 'auth', calls: '*', check: 'enumeration', field: '/message' },
    what: 'tries of a number without an account are not counted',
    change: byAccount(VERIFY, (reply, call, hasAccount) =>
      purposeIs(call, 'lupa_sandi') && !hasAccount
        ? { ...reply, body: reply.body.replace(/Sisa \d/, 'Sisa 4') }
        : reply,
    ),
  },
  ...of(VERIFY, [
    ['a code that is used up is told as wrong', 'envelope', '/message', says('sudah dipakai')],
    ['a code that was tried too often is told as wrong', 'envelope', '/message', says('lima kali')],
  ]),
  ...of(EDIT, [
    ...rowsOf('session', 'status', {
      'a made-up token changes the email': accepts(
        (call) => isMadeUp(call) && fieldOf(call, 'editType') === 'email',
      ),
      'a token for the email changes the number': accepts(
        (call) =>
          !isMadeUp(call) &&
          fieldOf(call, 'token') !== undefined &&
          fieldOf(call, 'editType') === 'whatsapp',
      ),
    }),
  ]),
  ...of(EDIT, [
    [
      'a token for the email serves twice',
      'session',
      'status',
      accepts(
        (call) => !isMadeUp(call) && fieldOf(call, 'editValue')?.startsWith('uji.token.') === true,
      ),
    ],
  ]),
  ...of(REGISTER, [['a made-up token registers', 'session', 'status', accepts(isMadeUp)]]),
  {
    ...{ operation: REGISTER, calls: '*', only: 'auth', check: 'enumeration', field: 'status' },
    ...{ what: 'a form without a token tells whose number it is', change: wantsToken() },
  },
]
