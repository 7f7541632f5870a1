import { membersOf, textAt } from '../../src/check/http/json'
import { fieldOf, keyOf, paramOf, sends, sessionOf, tokenOf } from '../calls'
import { byCall, pageAfter, request } from '../changes'
import { rekey } from './donations'
import { codeIn } from './money-edges'
import { pretendTo, refusal, refused, servesAgain, takesGift, usesUp } from '../refusals'
import { adds, at, is, later, put, rows } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing, type Reply } from '../proxy'
import * as op from '../../src/check/operations'

// What escaped when somebody spoilt a backend who had read the contract alone.

/** Serves each slip to anybody. @param told how a donation's page tells where it is */
function servedSlip(told: (slip: string) => Change): Change {
  return {
    request: ({ url }) =>
      url.pathname.startsWith('/bukti/')
        ? { status: 200, headers: { 'content-type': 'image/jpeg' }, body: 'x' }
        : undefined,
    ...pageAfter(op.UPLOAD, (code) => told(`bukti/${code}.jpg`)),
  }
}

/** A donation of the stand-in's seed, and who made it. */
const GIFT = 'DN-RIWAYAT44'
const GIVER = '81355667788'

const phoneOf = (call: Passing) => fieldOf(call, 'phoneNumber')

/** The list has one of the account's own donations, at another time than its page says. */
function listedAt(hours: number): Change {
  let own: Readonly<Record<string, unknown>> | null = null
  return byCall((call, { body }) => {
    if (operationOf(call) === op.DETAIL && call.url.searchParams.get('codeDonate') === GIFT)
      own = membersOf(membersOf(JSON.parse(body))['data'])
    if (operationOf(call) !== op.PAID || own === null) return false
    const { donatur, nominal, doa, tgl_bayar: at } = own
    return rows((list) => [{ donatur, nominal, doa, tgl_bayar: later(at, hours) }, ...list])
  })
}

/** While one call of this name is under way, the others of that name never come to where they are counted. */
function uncounted(
  nameOf: (call: Passing) => string | undefined,
  answer?: (reply: Reply) => Reply,
): Change {
  const running = new Map<string | undefined, number>()
  const add = (call: Passing, more: number) => {
    const value = nameOf(call)
    const now = (running.get(value) ?? 0) + more
    running.set(value, now)
    return value === undefined ? 0 : now
  }
  return {
    ...pretendTo((call) => add(call, 1) > 1, answer),
    response: (reply, call) => {
      add(call, -1)
      return reply
    },
  }
}

let turns = 0

export const mutations: readonly Mutation[] = [
  ...[op.PAID, op.PRAYERS].flatMap((operation) => [
    ...of(operation, {
      'a donation’s code → private /data/*/ref': adds(GIFT),
      'a donation’s address → private /data/*/tautan': adds(
        `https://www.masjid.example/donation/${GIFT}/checkout`,
      ),
      'a number as no_wa → private /data/*/no_wa': adds('+62 812-3456-789'),
    }),
    ...of(beyond(operation, { only: [operation, op.HISTORY] }), {
      'a number behind the name → private /data': put('/data/*/donatur', `Budi ${GIVER}`),
    }),
  ]),
  ...of(beyond(op.PAID, { calls: '*', only: [op.PAID, op.HISTORY] }), {
    'times in UTC → time /data/*/tgl_bayar': listedAt(-7),
    'times with %I for %H → time /data/*/tgl_bayar': listedAt(-12),
  }),
  ...of(beyond(op.DETAIL, { calls: '*', only: 'transaction' }), {
    // A file that keeps the last ones alone.
    'older donations are lost → effect /data': () => {
      const made: string[] = []
      return byCall((call, reply) => {
        const code = codeIn(reply)
        if (operationOf(call) === op.STORE && code !== undefined) made.push(code)
        const place = made.indexOf(paramOf(call, 'codeDonate'))
        return (
          operationOf(call) === op.DETAIL && place >= 0 && place < made.length - 30 && refused(404)
        )
      })
    },
  }),
  ...of(beyond(op.PAID, { only: [op.PAID, op.TOTAL] }), {
    'what was paid is lost → amount /data': rows((list, { earlier }) =>
      earlier > 240 ? list.slice(0, -1) : list,
    ),
  }),
  ...of(op.STORE, {
    'an amount of very many digits is made into nothing → hostile price → /data/redirect_url':
      takesGift(sends('price', /^\d{1000,}$/)),
    // A key is forgotten as soon as the donations after it have come.
    'a key is soon forgotten → repeat /data/redirect_url': () => {
      const known = new Set<string>()
      let isLater = false
      return request((call) => {
        const key = keyOf(call) ?? ''
        if (fieldOf(call, 'donorName') === '0') isLater = true
        if (!isLater) known.add(key)
        else if (known.has(key)) rekey(call)
      })
    },
  }),
  ...of(beyond(op.DETAIL, { only: [op.DETAIL, op.HISTORY] }), {
    'a paid donation expires → same /data/status': is('Kedaluwarsa'),
  }),
  ...of(op.HISTORY, {
    'ties are shuffled → order /data/daftar': rows((list) => {
      turns += 1
      const first = textAt(list[0], 'tgl_donasi')
      const tied = list.filter((row) => textAt(row, 'tgl_donasi') === first)
      return turns % 2 === 0 ? list : [...tied.toReversed(), ...list.slice(tied.length)]
    }),
  }),
  ...of(beyond(op.UPLOAD, { calls: '*' }), {
    // A slip lies in a folder of the web server, and the donation's page says where.
    'slips are served to anybody → private address of the proof': () =>
      servedSlip((slip) => at('/data', (data) => ({ ...membersOf(data), berkas: slip }))),
    'a slip’s address stands among words → private address of the proof': () =>
      servedSlip((slip) => put('/data/riwayat/0/catatan', `Bukti: /${slip} (kami periksa)`)),
  }),
  ...of(op.VERIFY, {
    'wrong codes at once count as one → throttle after ten wrong codes at once → status': uncounted(
      phoneOf,
      (reply) => refusal(reply, 422),
    ),
  }),
  ...of(op.REQUEST, { 'two codes at once → throttle status': uncounted(phoneOf) }),
  ...of('auth/new-password', {
    // A token that comes twice at the same time is looked up twice before it is used up.
    'a token sets two passwords at once → repeat status': uncounted(tokenOf),
  }),
  ...of('user/edit_profile', {
    'two accounts get one number at once → repeat status': uncounted((call) =>
      fieldOf(call, 'editValue'),
    ),
  }),
  ...of('news/get_list', {
    'the summary is HTML → text /data/daftar/*/ringkasan': at(
      '/data/daftar/*/ringkasan',
      (words) => `<p>${String(words)}</p>`,
    ),
  }),
  ...of('mosque/get_events', {
    'an event ends in UTC → time /data/*/selesai': at('/data/*/selesai', (end) => later(end, -7)),
  }),
  ...of('fundraiser/register', {
    'a fundraiser at once twice → repeat status': uncounted(sessionOf),
  }),
  ...of(beyond('user/edit_profile', { calls: 'user/get_user' }), {
    'the year is that of the week → effect editType birthdate': at('/data/tgl_lahir', (date) =>
      date === '1990-12-31' ? '1991-12-31' : date,
    ),
  }),
  ...of(beyond(op.STORE, { only: ['fundraiser/register', op.STORE] }), {
    'no fundraiser gives by an own link → status status': byCall(
      (call) =>
        sessionOf(call) !== undefined &&
        /^(?!UJI-(TIDAK|LAIN))./.test(fieldOf(call, 'kode_ref') ?? '') &&
        refused(422),
    ),
  }),
  ...of(beyond(op.VERIFY, { calls: 'auth/register' }), {
    'a refused form uses the token up → effect /data/token': usesUp((call) =>
      [tokenOf(call), fieldOf(call, 'whatsapp')].join(),
    ),
    'a token registers its number again → effect /data/token': servesAgain,
  }),
]
