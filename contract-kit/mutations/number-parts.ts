import { fieldOf } from './calls'
import { after, byCall } from './changes'
import { accepted, refused } from './refusals'
import { beyond, type Mutation, of } from './mutation'
import { type Change, operationOf, type Passing, type Reply } from './proxy'
import {
  EDIT,
  FORGOT,
  LOGIN,
  NEW_PASSWORD,
  REGISTER,
  REQUEST,
  SEND,
  VERIFY,
} from '../src/check/operations'

type Like = (number: string, asked: string) => boolean

/** Shorter texts are refused as malformed, before any number is looked up. */
const contains: Like = (number, asked) => asked.length > 7 && number.includes(asked)
const ends: Like = (number, asked) => number.slice(-8) === asked.slice(-8)
const begins: Like = (number, asked) => asked.startsWith(number)

const numberIn = (call: Passing) => {
  const isMove = fieldOf(call, 'editType') === 'whatsapp'
  return (
    fieldOf(call, 'whatsapp') ??
    fieldOf(call, 'phoneNumber') ??
    (isMove ? fieldOf(call, 'editValue') : undefined) ??
    ''
  )
}

/** Changes an operation's answer for a number that nobody has, but that is a part of an account's number. */
function likeNumber(
  operation: string,
  isLike: Like,
  choose: (call: Passing, reply: Reply) => Change | false,
): Change {
  const registered = new Set<string>()
  return byCall((call, reply) => {
    const [name, asked] = [operationOf(call), numberIn(call)]
    const isTaken =
      asked !== '' &&
      !registered.has(asked) &&
      [...registered].some((one) => one !== asked && isLike(one, asked))
    const change = name === operation && isTaken && choose(call, reply)
    if ([REGISTER, EDIT].includes(name) && asked !== '' && reply.status === 200 && !change)
      registered.add(asked)
    return change
  })
}

const taken = (_call: Passing, { status }: Reply) => status === 200 && refused(409)
const done = (_call: Passing, { status }: Reply) => status !== 429 && accepted

/** Numbers that are looked up by a part of them. */
export const numberPartMutations: readonly Mutation[] = [
  ...of(beyond(SEND, { calls: '*' }), {
    'a part of a number is taken → unknown status': likeNumber(SEND, contains, taken),
    'numbers with one end are one → unknown status': likeNumber(SEND, ends, taken),
    'a number that goes on is taken → unknown status': likeNumber(SEND, begins, taken),
  }),
  ...[REGISTER, EDIT].flatMap((operation) =>
    of(beyond(operation, { calls: '*' }), {
      'a part of a number is taken → unknown status': likeNumber(operation, contains, taken),
    }),
  ),
  ...[FORGOT, NEW_PASSWORD].flatMap((operation) =>
    of(beyond(operation, { calls: '*' }), {
      'a part of a number is the account → unknown status': likeNumber(operation, contains, done),
    }),
  ),
  ...of(beyond(LOGIN, { calls: '*' }), {
    // Logs in with a part of the number: the password is that of the account found.
    'a part of a number logs in → unknown status': () => {
      const known = new Map<string, string>()
      return byCall((call, reply) => {
        const [asked, password] = [numberIn(call), fieldOf(call, 'password') ?? '']
        if (operationOf(call) === REGISTER && reply.status === 200) known.set(asked, password)
        const isFound = [...known].some(
          ([one, its]) => one !== asked && contains(one, asked) && its === password,
        )
        return operationOf(call) === LOGIN && isFound && done(call, reply)
      })
    },
  }),
  ...of(beyond(REGISTER, { calls: '*' }), {
    'a login finds the longer number → effect status': after(
      REGISTER,
      numberIn,
      LOGIN,
      (known, call) => {
        const asked = numberIn(call)
        const first = [...known].find((one) => one.includes(asked))
        return first !== undefined && first !== asked && refused(401)
      },
    ),
  }),
  ...of(beyond(VERIFY, { calls: '*' }), {
    // The code that was sent to one number is right for a part of it.
    'a part of a number has its code → session status': () => {
      const sent = new Set<string>()
      return byCall((call, reply) => {
        const asked = `${numberIn(call)} ${fieldOf(call, 'keperluan')}`
        const [number = '', purpose] = asked.split(' ')
        if (operationOf(call) === REQUEST && reply.status === 200) sent.add(asked)
        const isFound = [...sent].some((one) => {
          const [other = '', its] = one.split(' ')
          return its === purpose && other !== number && other.includes(number)
        })
        return operationOf(call) === VERIFY && isFound && done(call, reply)
      })
    },
    'a part of a number has forgotten → session status': likeNumber(
      VERIFY,
      contains,
      (call, reply) => fieldOf(call, 'keperluan') === 'lupa_sandi' && done(call, reply),
    ),
  }),
]
