import { membersOf, textAt } from '../src/check/json'
import { at, fieldOf, pretend, put, refusal, rows } from './changes'
import type { Mutation } from './mutation'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

const LIST = 'campaign/get_transaction_list'
const PRAYERS = 'campaign/get_prayer_campaign'
const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'
const HISTORY = 'transaction/get_history'
const UPLOAD = 'transaction/upload_proof'
const VERIFY = 'auth/verify_otp'
const REQUEST = 'auth/request_otp'

// What escaped when somebody spoilt a backend who had read the contract alone.

/** A donation of the stand-in's seed, and who made it. */
const GIFT = 'DN-RIWAYAT44'
const GIVER = '81355667788'

const inRows = (name: string, value: unknown) =>
  rows((list) => list.map((row) => ({ ...membersOf(row), [name]: value })))

/** The list has one of the account's own donations, at another time than its page says. */
function listedAt(change: (time: string) => string): Change {
  let own: Readonly<Record<string, unknown>> | null = null
  return {
    response: (reply, call) => {
      if (operationOf(call) === DETAIL && call.url.searchParams.get('codeDonate') === GIFT)
        own = membersOf(membersOf(JSON.parse(reply.body))['data'])
      if (operationOf(call) !== LIST || own === null) return reply
      const { donatur, nominal, doa, ...others } = own
      const tgl_bayar = change(textAt(others, 'tgl_bayar') ?? '')
      return inFront({ donatur, nominal, doa, tgl_bayar }).response?.(reply, call) ?? reply
    },
  }
}

const inFront = (row: unknown) => rows((list) => [row, ...list])

const hoursLater = (hours: number) => (time: string) =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + hours * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

/** A slip lies in a folder of the web server, and the donation's page says where. */
function servesSlips(): Change {
  const sent = new Set<string>()
  return {
    request: ({ url }) =>
      url.pathname.startsWith('/bukti/')
        ? { status: 200, headers: { 'content-type': 'image/jpeg' }, body: 'x' }
        : undefined,
    response: (reply, call) => {
      if (operationOf(call) === UPLOAD) sent.add(fieldOf(call, 'codeDonate') ?? '')
      const code = call.url.searchParams.get('codeDonate') ?? ''
      const told = at('/data', (data) => ({ ...membersOf(data), berkas: `bukti/${code}.jpg` }))
      return operationOf(call) === DETAIL && sent.has(code)
        ? (told.response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** While one call of a number is under way, the others never come to where they are counted. */
function uncounted(answer: (call: Passing) => Reply | undefined): Change {
  const running = new Map<string, number>()
  const add = (call: Passing, more: number) => {
    const number = fieldOf(call, 'phoneNumber') ?? ''
    running.set(number, (running.get(number) ?? 0) + more)
    return running.get(number) ?? 0
  }
  return {
    request: (call) => (add(call, 1) > 1 ? answer(call) : undefined),
    response: (reply, call) => {
      add(call, -1)
      return reply
    },
  }
}

const wrongCode = (call: Passing) => {
  const reply = pretend.request?.(call)
  return reply && refusal(reply, 422)
}

/** A key is forgotten as soon as the donations after it have come. */
function forgetsKeys(): Change {
  const known = new Set<string>()
  let isLater = false
  return {
    request: (call) => {
      const key = fieldOf(call, 'kunci')
      if (fieldOf(call, 'donorName') === '0') isLater = true
      if (key === undefined) return undefined
      if (!isLater) known.add(key)
      else if (known.has(key))
        call.body = Buffer.from(
          call.body.toString('latin1').replace(key, `${key.slice(1)}x`),
          'latin1',
        )
      return undefined
    },
  }
}

/** A token that comes twice at the same time is looked up twice before it is used up. */
function takesTwice(): Change {
  let running = 0
  return {
    request: (call) => {
      running += 1
      return running > 1 && fieldOf(call, 'token') !== undefined
        ? pretend.request?.(call)
        : undefined
    },
    response: (reply) => {
      running -= 1
      return reply
    },
  }
}

/** A form that is refused for its password uses the token up. */
function spendsTokens(): Change {
  const spent = new Set<string>()
  return {
    response: (reply, call) => {
      const token = [fieldOf(call, 'token'), fieldOf(call, 'whatsapp')].join()
      if (reply.status === 200 && spent.has(token)) return refusal(reply, 422)
      if (reply.status >= 400) spent.add(token)
      return reply
    },
  }
}

let turns = 0

export const freshMutations: Mutation[] = [
  ...[LIST, PRAYERS].flatMap((operation): Mutation[] => [
    {
      ...{ operation, what: 'a donation’s code', check: 'private', field: '/data/*/ref' },
      change: inRows('ref', GIFT),
    },
    {
      ...{ operation, what: 'a donation’s address', check: 'private', field: '/data/*/tautan' },
      change: inRows('tautan', `https://www.masjid.example/donation/${GIFT}/checkout`),
    },
    {
      ...{ operation, what: 'a number as no_wa', check: 'private', field: '/data/*/no_wa' },
      change: inRows('no_wa', '+62 812-3456-789'),
    },
    {
      ...{ operation, what: 'a number behind the name', check: 'private', field: '/data' },
      ...{ only: [operation, HISTORY], change: put('/data/*/donatur', `Budi ${GIVER}`) },
    },
  ]),
  ...Object.entries({ 'in UTC': hoursLater(-7), 'with %I for %H': hoursLater(-12) }).map(
    ([what, change]): Mutation => ({
      ...{ operation: LIST, what: `times ${what}`, check: 'time', field: '/data/*/tgl_bayar' },
      ...{ calls: '*', only: [LIST, HISTORY], change: listedAt(change) },
    }),
  ),
  {
    ...{ operation: DETAIL, what: 'a paid donation expires', check: 'same', field: '/data/status' },
    ...{ only: [DETAIL, HISTORY], change: put('/data/status', 'Kedaluwarsa') },
  },
  {
    ...{ operation: HISTORY, what: 'ties are shuffled', check: 'order', field: '/data/daftar' },
    change: rows((list) => {
      turns += 1
      const first = textAt(list[0], 'tgl_donasi')
      const tied = list.filter((row) => textAt(row, 'tgl_donasi') === first)
      return turns % 2 === 0 ? list : [...tied.toReversed(), ...list.slice(tied.length)]
    }),
  },
  {
    ...{ operation: UPLOAD, what: 'slips are served to anybody', check: 'private' },
    ...{ field: 'address of the proof', calls: '*', change: servesSlips() },
  },
  {
    ...{ operation: VERIFY, what: 'wrong codes at once count as one', check: 'throttle' },
    ...{ field: 'after ten wrong codes at once → status', change: uncounted(wrongCode) },
  },
  {
    ...{ operation: REQUEST, what: 'two codes at once', check: 'throttle', field: 'status' },
    change: uncounted((call) => pretend.request?.(call)),
  },
  {
    ...{ operation: 'auth/new-password', what: 'a token sets two passwords at once' },
    ...{ check: 'repeat', field: 'status', change: takesTwice() },
  },
  {
    ...{ operation: STORE, what: 'a key is soon forgotten', check: 'repeat' },
    ...{ field: '/data/redirect_url', change: forgetsKeys() },
  },
  {
    ...{ operation: 'user/edit_profile', what: 'the year is that of the week', check: 'effect' },
    ...{ field: 'editType birthdate', calls: 'user/get_user' },
    change: at('/data/tgl_lahir', (date) => (date === '1990-12-31' ? '1991-12-31' : date)),
  },
  {
    ...{ operation: STORE, what: 'no fundraiser gives by an own link', check: 'status' },
    ...{ field: 'status', only: ['fundraiser/register', STORE] },
    change: {
      response: (reply, call) =>
        call.headers['cookie'] !== undefined &&
        /^(?!UJI-(TIDAK|LAIN))./.test(fieldOf(call, 'kode_ref') ?? '')
          ? refusal(reply, 422)
          : reply,
    },
  },
  {
    ...{ operation: VERIFY, what: 'a refused form uses the token up', check: 'effect' },
    ...{ field: '/data/token', calls: 'auth/register', change: spendsTokens() },
  },
]
