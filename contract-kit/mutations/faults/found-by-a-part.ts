import { membersOf, textAt } from '../../src/check/http/json'
import * as op from '../../src/check/operations'
import { fieldOf } from '../calls'
import { after, byCall, request, takenFor } from '../changes'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing, type Reply } from '../proxy'
import { accepted, refused } from '../refusals'

/** Finds a donation by a nearly right code. It knows the codes that were answered with success before. */
export function likeCode(isLike: (code: string, asked: string) => boolean): Change {
  const known = new Set<string>()
  return byCall((call, { status }) => {
    const asked = call.url.searchParams.get('codeDonate') ?? fieldOf(call, 'codeDonate') ?? ''
    if (status === 200) known.add(asked)
    const isFound = [...known].some((code) => code !== asked && isLike(code, asked))
    return asked !== '' && isFound && accepted
  })
}

const codeMutations = [op.DETAIL, op.CLAIM, op.UPLOAD].flatMap((operation) =>
  of(beyond(operation, { only: 'transaction' }), {
    'the beginning of a code is enough → unknown status': likeCode((code, asked) =>
      code.startsWith(asked),
    ),
    'the end of a code is enough → unknown status': likeCode((code, asked) => code.endsWith(asked)),
    'what follows a code is cut → unknown status': likeCode((code, asked) =>
      asked.startsWith(code),
    ),
    'a code may begin with a wildcard → unknown status': likeCode(
      (code, asked) => /^%./.test(asked) && code.endsWith(asked.slice(1)),
    ),
  }),
)

/** Finds a program or an article by the end of its slug or id. */
const likeEnd = (name: string) =>
  takenFor(name, (one, asked) => asked !== '' && one.endsWith(asked))

const endMutations = [
  ...['campaign', 'mosque'].flatMap((only) =>
    of(beyond(`${only}/get_campaign_by_slug`, { only }), {
      'the end of a slug is enough → unknown /data': likeEnd('slug'),
    }),
  ),
  ...of(beyond('news/get_detail', { only: 'news' }), {
    'the end of a slug is enough → unknown status': likeEnd('slug'),
  }),
  ...of('campaign/get_total_donate', {
    'the end of a programId is enough → unknown /data': likeEnd('programId'),
  }),
  ...of('campaign/get_campaign_by_id', {
    'the end of a programId is enough → unknown status': likeEnd('programId'),
  }),
]

/** A session is found by a piece of its cookie. */
function likeSession(isLike: (session: string, sent: string) => boolean): Change {
  const known = new Set<string>()
  return request(({ headers }) => {
    const { cookie = '' } = headers
    const sent = cookie.replace(/^[^=]*=/, '')
    const whole = [...known].find(
      (one) => one !== cookie && isLike(one.replace(/^[^=]*=/, ''), sent),
    )
    if (whole !== undefined && sent !== '') headers['cookie'] = whole
    else known.add(cookie)
  })
}

const secretMutations: readonly Mutation[] = [
  ...of('user/get_user', {
    'the end of a session is enough → session status': likeSession((one, sent) =>
      one.endsWith(sent),
    ),
    'half a session is enough → session status': likeSession((one, sent) => one.startsWith(sent)),
  }),
]

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
    if ([op.REGISTER, op.EDIT].includes(name) && asked !== '' && reply.status === 200 && !change)
      registered.add(asked)
    return change
  })
}

const taken = (_call: Passing, { status }: Reply) => status === 200 && refused(409)
const done = (_call: Passing, { status }: Reply) => status !== 429 && accepted

/** Codes, slugs, ids, sessions, tokens and numbers that are found by a part of them. */
export const mutations: readonly Mutation[] = [
  ...codeMutations,
  ...endMutations,
  ...secretMutations,
  ...of(beyond(op.SEND, { calls: '*' }), {
    'a part of a number is taken → unknown status': likeNumber(op.SEND, contains, taken),
    'numbers with one end are one → unknown status': likeNumber(op.SEND, ends, taken),
    'a number that goes on is taken → unknown status': likeNumber(op.SEND, begins, taken),
  }),
  ...[op.REGISTER, op.EDIT].flatMap((operation) =>
    of(beyond(operation, { calls: '*' }), {
      'a part of a number is taken → unknown status': likeNumber(operation, contains, taken),
    }),
  ),
  ...[op.FORGOT, op.NEW_PASSWORD].flatMap((operation) =>
    of(beyond(operation, { calls: '*' }), {
      'a part of a number is the account → unknown status': likeNumber(operation, contains, done),
    }),
  ),
  ...of(beyond(op.LOGIN, { calls: '*' }), {
    // Logs in with a part of the number: the password is that of the account found.
    'a part of a number logs in → unknown status': () => {
      const known = new Map<string, string>()
      return byCall((call, reply) => {
        const [asked, password] = [numberIn(call), fieldOf(call, 'password') ?? '']
        if (operationOf(call) === op.REGISTER && reply.status === 200) known.set(asked, password)
        const isFound = [...known].some(
          ([one, its]) => one !== asked && contains(one, asked) && its === password,
        )
        return operationOf(call) === op.LOGIN && isFound && done(call, reply)
      })
    },
  }),
  ...of(beyond(op.REGISTER, { calls: '*' }), {
    'a login finds the longer number → effect status': after(
      op.REGISTER,
      numberIn,
      op.LOGIN,
      (known, call) => {
        const asked = numberIn(call)
        const first = [...known].find((one) => one.includes(asked))
        return first !== undefined && first !== asked && refused(401)
      },
    ),
  }),
  ...of(beyond(op.VERIFY, { calls: '*' }), {
    'the end of a token is enough → effect /data/token': after(
      op.VERIFY,
      (_call, { body }) => textAt(membersOf(JSON.parse(body))['data'], 'token'),
      'auth/register',
      (given, call) => {
        const sent = fieldOf(call, 'token')
        const isPiece = (one: string) => sent !== undefined && one !== sent && one.endsWith(sent)
        return [...given].some(isPiece) && accepted
      },
    ),
    // The code that was sent to one number is right for a part of it.
    'a part of a number has its code → session status': () => {
      const sent = new Set<string>()
      return byCall((call, reply) => {
        const asked = `${numberIn(call)} ${fieldOf(call, 'keperluan')}`
        const [number = '', purpose] = asked.split(' ')
        if (operationOf(call) === op.REQUEST && reply.status === 200) sent.add(asked)
        const isFound = [...sent].some((one) => {
          const [other = '', its] = one.split(' ')
          return its === purpose && other !== number && other.includes(number)
        })
        return operationOf(call) === op.VERIFY && isFound && done(call, reply)
      })
    },
    'a part of a number has forgotten → session status': likeNumber(
      op.VERIFY,
      contains,
      (call, reply) => fieldOf(call, 'keperluan') === 'lupa_sandi' && done(call, reply),
    ),
  }),
]
