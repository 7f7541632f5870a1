import { membersOf, textAt } from '../src/check/http/json'
import { fieldOf } from './calls'
import { after, byCall } from './changes'
import { accepted } from './refusals'
import { beyond, type Mutation, of } from './mutation'
import type { Change } from './proxy'
import { CLAIM, DETAIL, UPLOAD, VERIFY } from '../src/check/operations'

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

const codeMutations = [DETAIL, CLAIM, UPLOAD].flatMap((operation) =>
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

const secretMutations: readonly Mutation[] = [
  ...of('user/get_user', {
    'the end of a session is enough → session status': likeSession((one, sent) =>
      one.endsWith(sent),
    ),
    'half a session is enough → session status': likeSession((one, sent) => one.startsWith(sent)),
  }),
  ...of(beyond(VERIFY, { calls: '*' }), {
    'the end of a token is enough → effect /data/token': after(
      VERIFY,
      (_call, { body }) => textAt(membersOf(JSON.parse(body))['data'], 'token'),
      'auth/register',
      (given, call) => {
        const sent = fieldOf(call, 'token')
        const isPiece = (one: string) => sent !== undefined && one !== sent && one.endsWith(sent)
        return [...given].some(isPiece) && accepted
      },
    ),
  }),
]

/** Codes, slugs, ids, sessions and tokens that are found by a part of them. */
export const almostCodeMutations: readonly Mutation[] = [
  ...codeMutations,
  ...endMutations,
  ...secretMutations,
]
