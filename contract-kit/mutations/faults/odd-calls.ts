import { itemsOf, membersOf } from '../../src/check/http/json'
import { asks, fieldOf, has, mentions, sends, sessionOf } from '../calls'
import { byCall } from '../changes'
import {
  accepted,
  accepts,
  breaksOn,
  malformed,
  refusal,
  refuses,
  withoutViolation,
} from '../refusals'
import { at, plus, put, twice } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf } from '../proxy'
import * as op from '../../src/check/operations'

/** Whoever is asked about, the first rows that were found are the answer. */
function keptRows(): Change {
  let first: string | undefined
  return {
    response: (reply) => {
      if (reply.status !== 200) return reply
      if (itemsOf(membersOf(JSON.parse(reply.body))['data']).length > 0) first ??= reply.body
      return { ...reply, body: first ?? reply.body }
    },
  }
}

/** A donation whose doa has two amens counts twice, in this read. */
function joinsAmens(read: string, doubled: Change): Change {
  const amenedBy = new Set<string>()
  return byCall((call, { status }) => {
    const session = sessionOf(call)
    if (operationOf(call) === 'campaign/toggle_like' && status === 200 && session)
      if (!amenedBy.delete(session)) amenedBy.add(session)
    return operationOf(call) === read && amenedBy.size > 1 && doubled
  })
}

/** Answers that a number is taken, even to a form that lacks this field. */
function looksUpFirst(operation: string, number: string, field: string): Change {
  const taken = new Set<string>()
  return {
    response: (reply, call) => {
      const given = fieldOf(call, number)
      if (operationOf(call) !== operation || given === undefined) return reply
      if (reply.status === 409) taken.add(given)
      return fieldOf(call, field) === undefined && taken.has(given)
        ? refusal(withoutViolation(reply), 409)
        : reply
    },
  }
}

/** Calls with more or less than usual, and answers that heed neither what was asked for nor all of it. */
export const mutations: readonly Mutation[] = [
  ...of('user/send_otp', {
    'a code may go by email → malformed verifWith → status': accepts(sends('verifWith', 'email')),
    'where it goes is said in any case → malformed verifWith → status': accepts(
      sends('verifWith', 'WHATSAPP'),
    ),
  }),
  ...of('campaign/get_campaign_by_slug', {
    'the type is known in any case → malformed type → status': accepts(mentions('type=id'), []),
  }),
  ...of('auth/send_otp', {
    'a taken number is told to a form without a code → malformed codeOTP → status': looksUpFirst(
      'auth/send_otp',
      'phoneNumber',
      'codeOTP',
    ),
  }),
  ...of(op.LOGIN, {
    'a field that nobody knows is refused → status ingat_saya → status': malformed(
      has('ingat_saya'),
    ),
  }),
  ...of('campaign/get_campaign_infaq', {
    'a parameter that nobody knows is refused → status utm_source → status': malformed(({ url }) =>
      url.searchParams.has('utm_source'),
    ),
    'PHP warns of an array before the JSON → hostile search[] → body': breaksOn(
      ({ url }) => url.searchParams.has('search[]'),
      (reply) => ({ ...reply, body: `<b>Warning</b>: Array to string${reply.body}` }),
    ),
  }),
  ...[
    'campaign/get_campaign_by_slug',
    'campaign/get_campaign_detail',
    'mosque/get_campaign_by_slug',
    'mosque/get_profile',
    'mosque/get_events',
    'news/get_detail',
  ].flatMap((operation) =>
    of(operation, {
      'a slug with capitals is malformed → unknown status': malformed(asks('slug', /[A-Z]/)),
    }),
  ),
  ...of(beyond(op.PAID, { calls: '*', only: 'campaign' }), {
    'amens are joined to the donations → same /data': joinsAmens(op.PAID, twice),
  }),
  ...of(beyond(op.TOTAL, { calls: '*', only: 'campaign' }), {
    'amens are joined to the sum → same /data': joinsAmens(
      op.TOTAL,
      at('/data/total_donasi', (sum) => Number(sum) * 2),
    ),
  }),
  ...of(beyond(op.EDIT, { calls: '*' }), {
    'a new gender empties the greeting → effect editType gender': () => {
      let last: string | undefined
      return byCall((call, { status }) => {
        const edited =
          operationOf(call) === op.EDIT && status === 200 ? fieldOf(call, 'editType') : ''
        if (edited === 'gender' || edited === 'greeting') last = edited
        return operationOf(call) === op.USER && last === 'gender' && put('/data/sapaan', null)
      })
    },
    'a form is saved as it comes → effect editType fullname': () => {
      let address: string | undefined
      return byCall((call) => {
        const sent = operationOf(call) === op.EDIT ? fieldOf(call, 'alamat') : undefined
        address = sent ?? address
        if (sent !== undefined) return accepted
        return (
          operationOf(call) === op.USER && address !== undefined && put('/data/alamat', address)
        )
      })
    },
  }),
  ...of('auth/new-password', {
    'a name must be there → status status': refuses(sends('fullname', '')),
  }),
  ...of('transaction/get_history', {
    'the years are those of the page → amount /data/per_tahun': byCall(
      ({ url }) => url.searchParams.get('page') === '2' && put('/data/per_tahun', []),
    ),
    'the years are a year late → amount /data/per_tahun': at('/data/per_tahun/*/tahun', plus(1)),
  }),
  // `field[]` is an array in PHP, Rails and qs.
  ...of(op.TOTAL, {
    'an array of ids breaks it → hostile programId[] → status': breaksOn(({ url }) =>
      url.searchParams.has('programId[]'),
    ),
  }),
  ...of('transaction/storeDonate', {
    'an array of amounts breaks it → hostile price[] → status': breaksOn(
      mentions('name="price[]"'),
    ),
  }),
  ...of('campaign/get_updates', { 'any program has the news of one → same /data': keptRows() }),
  ...of('mosque/get_events', { 'any mosque has the events of one → same /data': keptRows() }),
]
