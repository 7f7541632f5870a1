import { itemsOf, membersOf, textAt } from '../../src/check/http/json'
import { fieldOf, isVisitor, sends, tokenOf } from '../calls'
import { after, pageAfter } from '../changes'
import {
  accepts,
  pretendIf,
  pretendTo,
  refused,
  refuses,
  refusesStale,
  servesAgain,
  usesUp,
} from '../refusals'
import { becomes, cut, is, merges, put, rows, shiftedBy } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import type { Change } from '../proxy'
import * as op from '../../src/check/operations'

/** Once an operation has succeeded with a session, another one answers differently. */
const once = (operation: string, read: string, change: Change) =>
  after(
    operation,
    ({ headers }) => headers['cookie'],
    read,
    ({ size }) => size > 0 && change,
  )

const withCookie = (line: string): Change => ({
  response: (reply) => {
    const lines = [reply.headers['set-cookie'] ?? []].flat()
    return reply.status === 200
      ? { ...reply, headers: { ...reply.headers, 'set-cookie': [...lines, line] } }
      : reply
  },
})

const isLikedHere = (row: unknown) => membersOf(row)['status_like'] === 'liked'

/** What one account does, and what must stay as it is. */
export const mutations: readonly Mutation[] = [
  ...of(beyond('auth/logout', { calls: '*' }), {
    'it ends the account’s other sessions → logout user/get_user afterwards': once(
      'auth/logout',
      op.USER,
      refused(401),
    ),
  }),
  ...of(beyond(op.NEW_PASSWORD, { calls: '*' }), {
    'it ends the sessions of other accounts → session user/get_user afterwards': once(
      op.NEW_PASSWORD,
      op.USER,
      refused(401),
    ),
  }),
  ...of(beyond(op.CLAIM, { calls: '*' }), {
    'the account gets the donor’s name → effect nama of user/get_user afterwards': once(
      op.CLAIM,
      op.USER,
      put('/data/nama', 'Donatur'),
    ),
    'visitors can’t read it any more → effect transaction/getTransaction afterwards': pageAfter(
      op.CLAIM,
      () => refused(404),
    ),
    'the donor is renamed → effect donatur of transaction/getTransaction afterwards': once(
      op.CLAIM,
      op.DETAIL,
      put('/data/donatur', 'Uji Kontrak'),
    ),
  }),
  ...of(op.CLAIM, {
    'two accounts at once both get it → repeat status': pretendIf((reply) => reply.status === 409),
  }),
  ...of(op.HISTORY, {
    'slug is the id → same /data/daftar/*/program/slug': merges(
      '/data/daftar/*/program',
      ({ programId }) => ({ slug: String(programId).toLowerCase() }),
    ),
    'each program has one title → same /data/daftar/*/program/judul': is('Program Pertama'),
    'total is that of the page → amount /data/total': merges('/data', ({ daftar }) => ({
      total: itemsOf(daftar).length,
    })),
    'the second page lacks a donation → effect /data/daftar/*/kode': rows((list, { url }) =>
      url.searchParams.get('page') === '2' ? list.slice(1) : list,
    ),
  }),
  ...of('fundraiser/get_stats', {
    'each program has one title → same /data/per_program/*/judul': is('Program Pertama'),
  }),
  ...of(op.PRAYERS, {
    'prayers of another program → same /data/*/id': () => {
      let first: unknown
      return rows((list) => {
        first ??= list[0]
        return list.includes(first) || first === undefined ? list : [...list, first]
      })
    },
    'who is logged in sees hidden names → same /data/*/donatur': rows((list, call) =>
      isVisitor(call)
        ? list
        : list.map((row) =>
            textAt(row, 'donatur') === 'Hamba Allah' ? { ...membersOf(row), donatur: 'Siti' } : row,
          ),
    ),
    'an account sees its own alone → same /data': rows((list, { headers }) =>
      headers['cookie'] === undefined ? list : list.filter(isLikedHere),
    ),
  }),
  ...of(beyond(op.LIKE, { calls: op.PRAYERS }), {
    'the next prayer is amened too → effect /data/*/id': rows((list) =>
      list.map((row, index) => {
        const { total_like, ...rest } = membersOf(row)
        const more = index > 0 && isLikedHere(list[index - 1]) ? 1 : 0
        return { ...rest, total_like: Number(total_like ?? 0) + more }
      }),
    ),
  }),
  ...of(op.LIKE, {
    'a second account’s amen is not counted → effect /data/*/total_like': pretendTo(
      ({ earlier }) => earlier > 4,
    ),
  }),
  ...of(beyond('fundraiser/register', { calls: 'fundraiser/get_user' }), {
    'the code is another one each time → effect /data/kode_ref': becomes(
      (code) => `${String(code)}-${Math.random()}`,
    ),
  }),
  ...of(op.USER, {
    // Two people who ask at the same time get the answer of one, as the process remembers only one user.
    'accounts mix when calls cross → private /data/whatsapp': () => {
      const underWay = new Set<string>()
      const bodies = new Map<string, string>()
      return {
        delayMs: 20,
        request: ({ headers: { cookie = '' } }) => {
          underWay.add(cookie)
          return undefined
        },
        response: (reply, { headers: { cookie = '' } }) => {
          if (reply.status === 200) bodies.set(cookie, reply.body)
          const other = [...underWay].find((one) => one !== cookie && bodies.has(one))
          return other === undefined ? reply : { ...reply, body: bodies.get(other) ?? reply.body }
        },
      }
    },
  }),
  ...of(op.EDIT, {
    'one of two edits at a time is lost → effect editType birthdate': pretendTo(
      sends('editValue', '1996-02-29'),
    ),
  }),
  ...of(op.STORE, {
    // One donor is led to the donation that was made just before.
    [`donations mix when calls cross → private donatur of ${op.DETAIL} afterwards`]: () => {
      let before: string | undefined
      return {
        response: (reply, call) => {
          if (reply.status !== 200) return reply
          const isMixed = fieldOf(call, 'donorName') === 'Uji Donatur Dua'
          const body = isMixed && before !== undefined ? before : reply.body
          before ??= reply.body
          return { ...reply, body }
        },
      }
    },
    'visitors get a session’s cookie → cookie cookie jejaring_session': withCookie(
      'jejaring_session=sesi-tamu-yang-tidak-perlu; Path=/; HttpOnly',
    ),
  }),
  ...of('auth/verify_otp', {
    'a code is right for a number that asked for none → session status': accepts(
      sends('keperluan', 'daftar'),
    ),
    'a code is right for each purpose → session status': accepts(sends('keperluan', 'lupa_sandi')),
    'a change needs no session → session status': accepts(sends('keperluan', 'ubah_nomor')),
    'two at once get two tokens → repeat status': pretendIf((reply) => reply.status === 422),
  }),
  ...of('auth/request_otp', {
    'the next code is asked for in UTC → time /data/kirim_ulang_setelah': shiftedBy(-7),
  }),
  ...of(op.NEW_PASSWORD, {
    'a token serves twice → session status': servesAgain,
    'a token serves any number → session status': accepts(
      (call) => call.earlier > 2 && fieldOf(call, 'token') !== undefined,
    ),
  }),
  ...of('auth/register', {
    'a refusal uses the token up → repeat a token that a refusal leaves unused → status': usesUp(
      tokenOf,
      () => true,
    ),
  }),
  ...['auth/send_otp', 'auth/forgot_password', 'auth/logout'].flatMap((operation) =>
    of(operation, { 'a session that has ended is 401 → status status': refusesStale }),
  ),
  ...of('auth/forgot_password', {
    'a short number is malformed → unknown status': refuses(sends('phoneNumber', '8'), 400),
  }),
  ...of(beyond(op.USER, { only: 'user' }), {
    'numbers are cut at 11 digits → effect /data/whatsapp': becomes(cut(11)),
  }),
  ...of('auth/login', {
    'a short number is malformed → status status': refuses(sends('whatsapp', '8'), 400),
    'the session is two cookies → cookie cookie XSRF-TOKEN': withCookie(
      'XSRF-TOKEN=sesi-kedua-yang-tidak-perlu; Path=/',
    ),
  }),
  ...of('asset/get_all_payment_method', {
    'the least is more than the most → same /data/*/max_nominal': merges('/data/*', () => ({
      min_nominal: 5_000,
      max_nominal: 4_000,
    })),
  }),
  ...of('mosque/get_events', {
    'what has no hour begins at midnight → same /data/*/mulai': merges(
      '/data/*',
      ({ tgl, mulai }) => ({ mulai: mulai ?? tgl }),
    ),
  }),
]
