import { membersOf, numberAt, rowsOf, textAt } from '../src/check/http/json'
import { asks, fieldOf, isVisitor, keyOf, paramOf, sends, sessionOf, tokenOf } from './calls'
import { byCall, keepsFirst } from './changes'
import {
  accepts,
  breaksOn,
  envelope,
  htmlPage,
  malformed,
  refusal,
  refused,
  refuses,
  usesUp,
  withoutViolation,
} from './refusals'
import { at, later, plus, put, reversed, turned } from './values'
import { beyond, type Mutation, of } from './mutation'
import { type Change, operationOf } from './proxy'
import * as op from '../src/check/operations'

// More of what escaped: a list of faults by somebody who had read the contract alone.

/** What another operation answers from when two calls of one session have crossed. */
function onceCrossed(operation: string, read: string, change: Change): Change {
  const running = new Map<string | undefined, number>()
  let haveCrossed = false
  const add = (whose: string | undefined, more: number) => {
    const now = (running.get(whose) ?? 0) + more
    running.set(whose, now)
    return now
  }
  return {
    request: (call) => {
      if (operationOf(call) === operation && add(sessionOf(call), 1) > 1) haveCrossed = true
      return undefined
    },
    response: (reply, call) => {
      if (operationOf(call) === operation) add(sessionOf(call), -1)
      const isSeen = haveCrossed && operationOf(call) === read
      return (isSeen && change.response?.(reply, call)) || reply
    },
  }
}

/** What a session knew of its account is still there for the next one that logs in with the same browser. */
function staysFundraiser(): Change {
  let isSecond = false
  return byCall((call, { status }) => {
    if (operationOf(call) === op.LOGIN && status === 200) isSecond = sessionOf(call) !== undefined
    const isLast = isSecond && operationOf(call) === op.FUNDRAISER
    return isLast && put('/data', { kode_ref: 'LAMA7Q2' })
  })
}

/** A login that fails ends the session that came with it. */
function endsByMistake(): Change {
  const ended = new Set<string | undefined>()
  return byCall((call, { status }) => {
    const session = sessionOf(call)
    if (session === undefined) return false
    if (operationOf(call) === op.LOGIN && status === 401) ended.add(session)
    return operationOf(call) === op.USER && ended.has(session) && refused(401)
  })
}

/** Whoever has logged in with a number once is still found by it. */
function keepsNumbers(): Change {
  const known = new Set<string | undefined>()
  return byCall((call, { status }) => {
    if (operationOf(call) === op.LOGIN && status === 200) known.add(fieldOf(call, 'whatsapp'))
    const isFound = operationOf(call) === op.FORGOT && known.has(fieldOf(call, 'phoneNumber'))
    return isFound && accepts(() => true)
  })
}

/** An address belongs to the first session that has stored it. */
function ofTheFirst(): Change {
  const first = new Map<string | undefined, string | undefined>()
  return byCall((call, { status }) => {
    const [endpoint, session] = [fieldOf(call, 'endpoint'), sessionOf(call)]
    if (status === 200 && !first.has(endpoint)) first.set(endpoint, session)
    return status === 200 && first.get(endpoint) !== session && refused(409)
  })
}

/** Answers of another kind for whoever doesn't ask for JSON, or asks in another language. */
const unless = (header: string, wanted: RegExp, change: Change) =>
  byCall(
    ({ headers }, { status }) => status >= 400 && !wanted.test(headers[header] ?? '') && change,
  )

/** A transfer that comes again is given another unique code. */
const drawnAnew = () => {
  const repeated = new Map<string, number>()
  return byCall((call, { body }) => {
    const key = keyOf(call)
    if (operationOf(call) === op.STORE && key !== undefined) {
      const { redirect_url: address } = membersOf(membersOf(JSON.parse(body))['data'])
      const code = String(address).split('/')[2] ?? ''
      repeated.set(code, (repeated.get(code) ?? 0) + 1)
    }
    const times = repeated.get(paramOf(call, 'codeDonate')) ?? 0
    return operationOf(call) === op.DETAIL && times > 1 && at('/data/nominal', plus(1))
  })
}

/** A refused email is shown all the same. */
function showsRefused(): Change {
  let email: string | undefined
  return byCall((call, { status }) => {
    if (operationOf(call) === op.EDIT && fieldOf(call, 'editType') === 'email')
      email = status === 422 ? fieldOf(call, 'editValue') : undefined
    return operationOf(call) === op.USER && email !== undefined && put('/data/email', email)
  })
}

export const secondListMutations: readonly Mutation[] = [
  ...of(op.DETAIL, {
    'a donation is found by its row → unknown status': accepts(
      (call) => paramOf(call, 'codeDonate') === '1',
    ),
  }),
  ...of(beyond(op.DETAIL, { only: [op.STORE, op.DETAIL] }), {
    'each channel has one logo → effect /data/image': at('/data', (data) => ({
      ...membersOf(data),
      ...(textAt(data, 'metode_bayar') === 'VA' && {
        image: textAt(data, 'image')?.replace(/[^/]+$/, 'GOPAY.svg'),
      }),
    })),
    'sixes and twos before a number are 62 → effect /data/nomor_hp': at('/data/nomor_hp', (phone) =>
      String(phone).replace(/^[62]+/, ''),
    ),
  }),
  ...of(op.STORE, {
    'names are measured in UTF-16 → status status': refuses(sends('donorName', /^[^]{101}/)),
    'doa are measured in UTF-16 → status status': refuses(sends('donorPray', /^[^]{2001}/)),
    'a used kunci takes no doa → repeat status': byCall(
      (call, { status }) =>
        status === 422 &&
        fieldOf(call, 'kunci') !== undefined &&
        fieldOf(call, 'donorPray') === undefined && {
          response: (reply) => ({
            ...reply,
            status: 200,
            body: envelope(200, { redirect_url: '/donation/X/checkout' }),
          }),
        },
    ),
  }),
  ...of(beyond(op.DETAIL, { only: [op.DETAIL, op.HISTORY] }), {
    'what has expired can still be paid → same /data/status': at('/data/status', (status) =>
      status === 'Kedaluwarsa' ? 'Belum Lunas' : status,
    ),
  }),
  ...of(op.STORE, {
    'a transfer that is sent again is compared with its code → repeat status': () => {
      const used = new Set<string>()
      return byCall((call) => {
        const key = keyOf(call)
        if (key === undefined || fieldOf(call, 'typePayment') !== 'Manual') return false
        if (used.has(key)) return refused(422)
        used.add(key)
        return false
      })
    },
  }),
  ...of(beyond(op.DETAIL, { calls: '*', only: [op.STORE, op.DETAIL] }), {
    'a transfer that is sent again has another code → same /data/nominal': drawnAnew,
  }),
  ...of(op.DETAIL, {
    'signs are taken apart (NFKC) → effect /data/doa': at('/data/doa', (doa) =>
      String(doa).normalize('NFKC'),
    ),
  }),
  ...of(beyond(op.DETAIL, { only: 'transaction' }), {
    'amounts are floats of 32 bits → amount /data/nominal': at('/data/nominal', (nominal) =>
      Math.fround(Number(nominal)),
    ),
  }),
  ...of(beyond(op.GRID, { calls: '*', only: [op.STORE, op.GRID] }), {
    'promises count → order /data by sortBy': () => {
      let promised = 0
      return byCall((call, { status }) => {
        if (operationOf(call) === op.STORE && status === 200) promised += 1
        return operationOf(call) === op.GRID && promised > 20 && turned
      })
    },
  }),
  ...of('campaign/get_campaign_by_id', {
    'a number beyond 32 bits in an id breaks it → unknown status': breaksOn(
      asks('programId', /\d{10}/),
    ),
  }),
  ...of(op.UPLOAD, {
    'the code must come before the picture → status bukti before codeDonate → status': refuses(
      ({ body }) => body.indexOf('name="bukti"') < body.indexOf('name="codeDonate"'),
      400,
    ),
  }),
  ...of(op.EDIT, {
    'what is there already is refused → status status': () => {
      const last = new Map<string | undefined, string | undefined>()
      return byCall((call, { status }) => {
        const [type, value] = [fieldOf(call, 'editType'), fieldOf(call, 'editValue')]
        const isSame = last.get(type) === value
        if (status === 200) last.set(type, value)
        return isSame && type === 'greeting' && refused(422)
      })
    },
  }),
  ...of(op.PUSH, {
    'a long address breaks it → status status': refuses(sends('endpoint', /.{256}/), 500),
  }),
  ...of(op.LOGIN, {
    'whoever asks in English is answered in it → envelope /message': unless(
      'accept-language',
      /^id/,
      refused(401, 'These credentials do not match our records.'),
    ),
    'whoever doesn’t ask for JSON gets a page → json body': unless(
      'accept',
      /json/,
      htmlPage(401, 401),
    ),
  }),
  ...of('mosque/get_cashbook', {
    'days without rows begin with nothing → amount /data/saldo_awal': at('/data', (data) =>
      rowsOf(data).length > 0 ? data : { ...membersOf(data), saldo_awal: 0, saldo_akhir: 0 },
    ),
  }),
  ...of(op.EDIT, {
    'a number that somebody has uses the token up → status a token that 409 leaves unused → status':
      usesUp(tokenOf, ({ status }) => status === 409),
  }),
  ...of(beyond(op.EDIT, { calls: '*' }), {
    'a refused email is kept → effect editType email': showsRefused,
  }),
  ...of(beyond(op.CLAIM, { calls: op.HISTORY }), {
    'the history is kept as it was read → effect /data/daftar/*/kode': () =>
      keepsFirst((call) => [sessionOf(call), call.url.search].join()),
  }),
  ...of(op.CLAIM, {
    'a visitor is told what is missing → session status': malformed(
      (call) => isVisitor(call) && fieldOf(call, 'codeDonate') === undefined,
    ),
    'what is missing is told in English → envelope /message': breaksOn(
      (call) => fieldOf(call, 'codeDonate') === undefined,
      (reply) => refusal(withoutViolation(reply), 400, 'Required part codeDonate is not present.'),
    ),
  }),
  ...of(op.LIMIT, {
    'a few are in another order → order /data': byCall(
      (call) => paramOf(call, 'limit') === '3' && at('/data', reversed),
    ),
  }),
  ...of(op.BY_SLUG, {
    'no campaign is of the type ID → status status': byCall(
      (call) => paramOf(call, 'type') === 'ID' && refused(404),
    ),
  }),
  ...of(beyond(op.LIKE, { calls: '*' }), {
    'two taps that cross are two amens → effect /data/*/total_like': () =>
      onceCrossed(op.LIKE, op.PRAYERS, at('/data/*/total_like', plus(1))),
  }),
  ...of(beyond(op.READ_INBOX, { calls: '*' }), {
    'of two calls at once one is lost → effect /data/daftar/*/dibaca': () =>
      onceCrossed(op.READ_INBOX, op.INBOX, put('/data/daftar/*/dibaca', false)),
  }),
  ...of(beyond(op.INBOX, { only: [op.INBOX, op.READ_INBOX] }), {
    'messages have their time in UTC → time /data/daftar/*/waktu': at(
      '/data/daftar/*/waktu',
      (time) => later(time, -7),
    ),
  }),
  ...of(op.VERIFY, {
    'a token ends with its code → time /data/berlaku_sampai': at('/data/berlaku_sampai', (time) =>
      later(time, -1 / 6),
    ),
  }),
  ...of(op.PUSH, { 'an address stays with its first session → repeat status': ofTheFirst }),
  ...of(op.STATS, {
    'programs without a paid donation are named → amount /data/per_program': put(
      '/data/per_program',
      [
        {
          programId: 'ID-999',
          slug: 'tanpa-donasi',
          judul: 'Tanpa Donasi',
          donasi: 1,
          nominal: 50_999,
        },
      ],
    ),
  }),
  ...of(op.HISTORY, {
    'a full last page has one after it → amount /data/pages': at('/data', (data) => {
      const [total, pages] = [numberAt(data, 'total') ?? 0, numberAt(data, 'pages') ?? 0]
      return { ...membersOf(data), pages: total > 0 && total % 10 === 0 ? pages + 1 : pages }
    }),
  }),
  ...of(beyond(op.NEW_PASSWORD, { calls: op.LOGIN }), {
    'a long password is cut → effect status': accepts(sends('password', /.{73}/s)),
  }),
  ...of(beyond(op.LOGIN, { calls: '*' }), {
    'the next account is a fundraiser too → session header set-cookie': staysFundraiser,
    'a mistyped password logs out → session-kept status': endsByMistake,
  }),
  ...of(beyond(op.FORGOT, { calls: '*', only: ['auth', 'user'] }), {
    'a number that was given up gets a code → unknown a number that was given up → status':
      keepsNumbers,
  }),
]
