import { at, envelope, fieldOf, numbersOfSessions, put, refusal } from './changes'
import { type Mutation, of } from './mutation'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

const LOGIN = 'auth/login'
const REGISTER = 'auth/register'
const RESEND = 'auth/resend_otp'
const FORGOT = 'auth/forgot_password'
const REQUEST = 'auth/request_otp'
const VERIFY = 'auth/verify_otp'
const EDIT = 'user/edit_profile'
const USER = 'user/get_user'

const sessionOf = ({ headers }: Passing) => headers['cookie']

const editOf = (call: Passing) => ({
  type: fieldOf(call, 'editType'),
  value: fieldOf(call, 'editValue') ?? '',
})

/** A number that was once registered can never be registered again. */
function keepsNumbers(): Change {
  const had = new Set<string>()
  return {
    response: (reply, call) => {
      const number = fieldOf(call, 'whatsapp') ?? ''
      if (operationOf(call) !== REGISTER || reply.status !== 200) return reply
      if (had.has(number)) return refusal(reply, 409)
      had.add(number)
      return reply
    },
  }
}

/** An account's own number is refused as somebody else's. */
function missesItself(): Change {
  const { numbers, learn } = numbersOfSessions()
  return {
    response: (reply, call) => {
      learn(reply, call)
      const { type, value } = editOf(call)
      if (operationOf(call) !== EDIT || type !== 'whatsapp') return reply
      if (numbers.get(sessionOf(call) ?? '') === value) return refusal(reply, 409)
      if (reply.status === 200) numbers.set(sessionOf(call) ?? '', value)
      return reply
    },
  }
}

/** Sending a new code resets the count of wrong tries of the old one. */
function revives(): Change {
  const tries = new Map<string, number>()
  const revived = new Set<string>()
  return {
    response: (reply, call) => {
      const phone = fieldOf(call, 'phoneNumber') ?? ''
      const name = operationOf(call)
      if (name === VERIFY && reply.status === 422) tries.set(phone, (tries.get(phone) ?? 0) + 1)
      if (name === REQUEST && (tries.get(phone) ?? 0) > 5) revived.add(phone)
      return name === VERIFY && revived.has(phone)
        ? { ...reply, status: 200, body: envelope(200, null) }
        : reply
    },
  }
}

/** The profile is cached for each session, which sees only its own edits. */
function keptForEach(): Change {
  const kept = new Map<string, string>()
  return {
    response: (reply, call) => {
      const session = sessionOf(call) ?? ''
      if (operationOf(call) === EDIT) kept.delete(session)
      if (operationOf(call) !== USER || reply.status !== 200) return reply
      const body = kept.get(session) ?? reply.body
      kept.set(session, body)
      return { ...reply, body }
    },
  }
}

/** Registering while logged in switches to the new account. */
function becomesAnother(): Change {
  const others = new Map<string, string>()
  return {
    response: (reply, call) => {
      const session = sessionOf(call)
      if (session === undefined || reply.status !== 200) return reply
      if (operationOf(call) === REGISTER) others.set(session, fieldOf(call, 'whatsapp') ?? '')
      const other = others.get(session)
      return operationOf(call) === USER && other !== undefined
        ? (put('/data/whatsapp', other).response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** A refused new number takes the old one away all the same. */
function losesNumber(): Change {
  const { numbers, learn } = numbersOfSessions()
  const lost = new Set<string>()
  return {
    response: (reply, call) => {
      const name = operationOf(call)
      learn(reply, call)
      if (name === EDIT && reply.status === 409) lost.add(numbers.get(sessionOf(call) ?? '') ?? '')
      return name === LOGIN && lost.has(fieldOf(call, 'whatsapp') ?? '')
        ? refusal(reply, 401)
        : reply
    },
  }
}

/** Amens are stored by number, so a new number loses them. */
function losesAmens(): Change {
  const moved = new Set<string>()
  return {
    response: (reply, call) => {
      const session = sessionOf(call) ?? ''
      if (operationOf(call) === EDIT && editOf(call).type === 'whatsapp' && reply.status === 200)
        moved.add(session)
      return operationOf(call) === 'campaign/get_prayer_campaign' && moved.has(session)
        ? (put('/data/*/status_like', 'unliked').response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** A second code is refused where the first one is: to a number that has an account. */
function resendsLikeSend(): Change {
  const registered = new Set<string>()
  return {
    response: (reply, call) => {
      if (operationOf(call) === REGISTER && reply.status === 200)
        registered.add(fieldOf(call, 'whatsapp') ?? '')
      return operationOf(call) === RESEND && registered.has(fieldOf(call, 'phoneNumber') ?? '')
        ? refusal(reply, 409)
        : reply
    },
  }
}

/** A name may have 30 bytes, not 30 characters. */
const countsBytes: Change = {
  response: (reply, call) => {
    const { type, value } = editOf(call)
    const isLong = type === 'fullname' && Buffer.byteLength(value) > 30
    return isLong && reply.status === 200 ? refusal(reply, 422) : reply
  },
}

/** Asking for a code makes the password invalid. */
function locksOut(asks: (call: Passing) => boolean): Change {
  const lockedOut = new Set<string>()
  return {
    response: (reply: Reply, call) => {
      if (asks(call) && reply.status === 200) lockedOut.add(fieldOf(call, 'phoneNumber') ?? '')
      return operationOf(call) === LOGIN && lockedOut.has(fieldOf(call, 'whatsapp') ?? '')
        ? refusal(reply, 401)
        : reply
    },
  }
}

const edit = (what: string, editType: string, change: Change, calls = '*'): Mutation => ({
  ...{ operation: EDIT, calls, what, check: 'effect', field: `editType ${editType}`, change },
})

/** Faults between two accounts, or between two sessions of one. */
export const accountNeighbourMutations: readonly Mutation[] = [
  edit('an old number is never free again', 'whatsapp', keepsNumbers()),
  {
    ...{ operation: EDIT, calls: '*', what: 'the own number is another’s' },
    ...{ check: 'status', field: 'status', change: missesItself() },
  },
  {
    ...{ operation: RESEND, calls: '*', what: 'who has an account gets no second code' },
    ...{ check: 'status', field: 'status', change: resendsLikeSend() },
  },
  {
    ...{ operation: EDIT, what: 'a name is measured in bytes' },
    ...{ check: 'status', field: 'status', change: countsBytes },
  },
  edit(
    'nobody was born before 1970',
    'birthdate',
    at('/data/tgl_lahir', (day) =>
      typeof day === 'string' && day < '1970-01-01' ? '1970-01-01' : day,
    ),
    USER,
  ),
  edit(
    'people of one name have one picture',
    'avatar',
    at('/data', (user) =>
      typeof user === 'object' && user !== null && 'nama' in user && 'avatar' in user
        ? {
            ...user,
            avatar: user.avatar === null ? null : `http://localhost/${String(user.nama)}.gif`,
          }
        : user,
    ),
    USER,
  ),
  edit('other devices see no edit', 'fullname', keptForEach()),
  {
    ...{ operation: VERIFY, calls: '*', what: 'a new code revives an old one' },
    ...{ check: 'throttle', field: 'status', change: revives() },
  },
  edit('a new number loses the amens', 'whatsapp', losesAmens()),
  {
    ...{
      operation: LOGIN,
      calls: '*',
      only: [EDIT, LOGIN],
      what: 'a refused number costs the own',
    },
    ...{ check: 'status', field: 'status', change: losesNumber() },
  },
  {
    ...{
      operation: 'fundraiser/register',
      calls: 'fundraiser/get_user',
      only: [EDIT, 'fundraiser'],
    },
    ...{ what: 'all fundraisers have one code', check: 'private' },
    field: '/data/kode_ref of fundraiser/get_user afterwards',
    change: at('/data/kode_ref', (code) => (code === null ? null : 'SAMA-SEMUA')),
  },
  {
    ...{ operation: REGISTER, calls: '*', what: 'whoever registers another becomes that one' },
    ...{ check: 'session', field: 'header set-cookie', change: becomesAnother() },
  },
  ...of(FORGOT, [
    [
      'a code takes the password away',
      'effect',
      'status',
      locksOut((call) => operationOf(call) === FORGOT),
    ],
  ]).map((one) => ({ ...one, calls: '*' })),
  ...of(REQUEST, [
    [
      'a code takes the password away',
      'effect',
      'status',
      locksOut((call) => fieldOf(call, 'keperluan') === 'lupa_sandi'),
    ],
  ]).map((one) => ({ ...one, calls: '*' })),
]
