import { membersOf, textAt } from '../src/check/json'
import { accepts, fieldOf } from './changes'
import { type Mutation, of, rowsOf } from './mutation'
import { type Change, operationOf, type Reply } from './proxy'

const DETAIL = 'transaction/getTransaction'
const CLAIM = 'transaction/claim'
const UPLOAD = 'transaction/upload_proof'
const VERIFY = 'auth/verify_otp'

/** Finds a donation by a nearly right code. It knows the codes that were answered with success before. */
export function likeCode(isLike: (code: string, asked: string) => boolean): Change {
  const known = new Set<string>()
  const found = accepts(() => true)
  return {
    response: (reply: Reply, call) => {
      const asked = call.url.searchParams.get('codeDonate') ?? fieldOf(call, 'codeDonate') ?? ''
      if (reply.status === 200) known.add(asked)
      return asked !== '' && [...known].some((code) => code !== asked && isLike(code, asked))
        ? (found.response?.(reply, call) ?? reply)
        : reply
    },
  }
}

const codeMutations = [DETAIL, CLAIM, UPLOAD].flatMap((operation) =>
  of(operation, [
    ...rowsOf('unknown', 'status', {
      'the beginning of a code is enough': likeCode((code, asked) => code.startsWith(asked)),
      'the end of a code is enough': likeCode((code, asked) => code.endsWith(asked)),
      'what follows a code is cut': likeCode((code, asked) => asked.startsWith(code)),
      'a code may begin with a wildcard': likeCode(
        (code, asked) => /^%./.test(asked) && code.endsWith(asked.slice(1)),
      ),
    }),
  ]).map((one) => ({ ...one, only: 'transaction' })),
)

/** Finds a program or an article by the end of its slug or id. */
function likeEnd(name: string): Change {
  const known = new Set<string>()
  return {
    request: ({ url }) => {
      const asked = url.searchParams.get(name) ?? ''
      const whole = [...known].find((one) => one !== asked && one.endsWith(asked))
      if (whole !== undefined && asked !== '') url.searchParams.set(name, whole)
      else known.add(asked)
      return undefined
    },
  }
}

const endMutations = (
  [
    ['campaign/get_campaign_by_slug', 'slug', '/data'],
    ['mosque/get_campaign_by_slug', 'slug', '/data'],
    ['news/get_detail', 'slug', 'status'],
    ['campaign/get_total_donate', 'programId', '/data'],
    ['campaign/get_campaign_by_id', 'programId', 'status'],
  ] as const
).flatMap(([operation, name, field]) =>
  of(operation, [[`the end of a ${name} is enough`, 'unknown', field, likeEnd(name)]]).map(
    (one): Mutation => ({
      ...one,
      ...(name === 'slug' && { only: one.operation.split('/')[0] ?? '' }),
    }),
  ),
)

/** A session is found by a piece of its cookie. */
function likeSession(isLike: (session: string, sent: string) => boolean): Change {
  const known = new Set<string>()
  return {
    request: (call) => {
      const { cookie = '' } = call.headers
      const sent = cookie.replace(/^[^=]*=/, '')
      const whole = [...known].find(
        (one) => one !== cookie && isLike(one.replace(/^[^=]*=/, ''), sent),
      )
      if (whole !== undefined && sent !== '') call.headers['cookie'] = whole
      else known.add(cookie)
      return undefined
    },
  }
}

/** A token is found by its end. */
function likeToken(): Change {
  const given = new Set<string>()
  return {
    response: (reply, call) => {
      const { data } = membersOf(JSON.parse(reply.body))
      if (operationOf(call) === VERIFY && reply.status === 200)
        given.add(textAt(data, 'token') ?? '')
      const sent = fieldOf(call, 'token')
      const isPiece = [...given].some(
        (one) => sent !== undefined && one !== sent && one.endsWith(sent),
      )
      return operationOf(call) === 'auth/register' && isPiece
        ? (accepts(() => true).response?.(reply, call) ?? reply)
        : reply
    },
  }
}

const secretMutations: readonly Mutation[] = [
  ...of('user/get_user', [
    ...rowsOf('session', 'status', {
      'the end of a session is enough': likeSession((one, sent) => one.endsWith(sent)),
      'half a session is enough': likeSession((one, sent) => one.startsWith(sent)),
    }),
  ]),
  {
    ...{ operation: VERIFY, calls: '*', what: 'the end of a token is enough' },
    ...{ check: 'effect', field: '/data/token', change: likeToken() },
  },
]

/** Codes, slugs, ids, sessions and tokens that are found by a part of them. */
export const almostCodeMutations: readonly Mutation[] = [
  ...codeMutations,
  ...endMutations,
  ...secretMutations,
]
