import { accepts, fieldOf, refusal } from './changes'
import { type Mutation } from './mutation'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

const SEND = 'auth/send_otp'
const REGISTER = 'auth/register'
const LOGIN = 'auth/login'
const FORGOT = 'auth/forgot_password'
const NEW = 'auth/new-password'
const REQUEST = 'auth/request_otp'
const VERIFY = 'auth/verify_otp'
const EDIT = 'user/edit_profile'

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
  change: (reply: Reply, call: Passing) => Reply,
): Change {
  const registered = new Set<string>()
  return {
    response: (reply, call) => {
      const [name, asked] = [operationOf(call), numberIn(call)]
      const isTaken =
        asked !== '' && [...registered].some((one) => one !== asked && isLike(one, asked))
      const changed =
        name === operation && isTaken && !registered.has(asked) ? change(reply, call) : reply
      if ([REGISTER, EDIT].includes(name) && asked !== '' && changed.status === 200)
        registered.add(asked)
      return changed
    },
  }
}

const taken = (reply: Reply) => (reply.status === 200 ? refusal(reply, 409) : reply)
const done = (reply: Reply, call: Passing) =>
  reply.status === 429 ? reply : (accepts(() => true).response?.(reply, call) ?? reply)

/** Logs in with a part of the number: the password is that of the account found. */
const passwords = (): Change => {
  const known = new Map<string, string>()
  return {
    response: (reply, call) => {
      const [asked, password] = [numberIn(call), fieldOf(call, 'password') ?? '']
      if (operationOf(call) === REGISTER && reply.status === 200) known.set(asked, password)
      const found = [...known].some(
        ([one, its]) => one !== asked && contains(one, asked) && its === password,
      )
      return operationOf(call) === LOGIN && found ? done(reply, call) : reply
    },
  }
}

/** A login finds the first account that the number is a part of. */
const firstFound = (): Change => {
  const known: string[] = []
  return {
    response: (reply, call) => {
      const asked = numberIn(call)
      if (operationOf(call) === REGISTER && reply.status === 200) known.push(asked)
      const first = known.find((one) => one.includes(asked))
      return operationOf(call) === LOGIN && first !== undefined && first !== asked
        ? refusal(reply, 401)
        : reply
    },
  }
}

/** The code that was sent to one number is right for a part of it. */
const codeOfLike = (): Change => {
  const sent = new Set<string>()
  return {
    response: (reply, call) => {
      const asked = `${numberIn(call)} ${fieldOf(call, 'keperluan')}`
      const [number = '', purpose] = asked.split(' ')
      if (operationOf(call) === REQUEST && reply.status === 200) sent.add(asked)
      const isFound = [...sent].some((one) => {
        const [other = '', its] = one.split(' ')
        return its === purpose && other !== number && other.includes(number)
      })
      return operationOf(call) === VERIFY && isFound ? done(reply, call) : reply
    },
  }
}

const all = { calls: '*', check: 'unknown', field: 'status' } as const

/** Numbers that are looked up by a part of them. */
export const numberPartMutations: readonly Mutation[] = [
  ...(
    [
      ['a part of a number is taken', contains],
      ['numbers with one end are one', ends],
      ['a number that goes on is taken', begins],
    ] as const
  ).map(([what, isLike]): Mutation => ({
    ...all,
    operation: SEND,
    what,
    change: likeNumber(SEND, isLike, taken),
  })),
  ...[REGISTER, EDIT].map((operation): Mutation => ({
    ...{ ...all, operation, what: 'a part of a number is taken' },
    change: likeNumber(operation, contains, taken),
  })),
  ...[FORGOT, NEW].map((operation): Mutation => ({
    ...{ ...all, operation, what: 'a part of a number is the account' },
    change: likeNumber(operation, contains, done),
  })),
  { ...all, operation: LOGIN, what: 'a part of a number logs in', change: passwords() },
  {
    ...{ ...all, operation: REGISTER, what: 'a login finds the longer number', check: 'effect' },
    change: firstFound(),
  },
  {
    ...{ ...all, operation: VERIFY, what: 'a part of a number has its code', check: 'session' },
    change: codeOfLike(),
  },
  {
    ...{ ...all, operation: VERIFY, what: 'a part of a number has forgotten', check: 'session' },
    change: likeNumber(VERIFY, contains, (reply, call) =>
      fieldOf(call, 'keperluan') === 'lupa_sandi' ? done(reply, call) : reply,
    ),
  },
]
