import { randomBytes } from 'node:crypto'
import { itemsOf } from '../../src/check/http/json'
import { STAND_IN_KEY } from '../../src/stand-in'
import { beyondPage, inputOf, isVisitor, keyOf, mentions, rewrite, sends } from '../calls'
import { NOWHERE } from '../../src/check/walk/visit'
import { byCall, reads, request, spoils, status, text } from '../changes'
import { beyond, type Mutation, of } from '../mutation'
import type { Passing } from '../proxy'
import {
  accepts,
  anybodyMay,
  breaksOn,
  pretendIf,
  pretendTo,
  refuses,
  takesGift,
  usesUp,
} from '../refusals'
import { at, is, put, replaced, reversed } from '../values'

/** Gives a donation's form another key. */
export const rekey = (call: Passing): void =>
  rewrite(call, 'kunci', () => randomBytes(16).toString('hex'))

/** The name of the check's hidden donor. */
const HIDDEN = 'Uji Nama Tersembunyi'

/** Payment methods, donations and their slips, and what an account has given. */
export const mutations: readonly Mutation[] = [
  ...of('asset/get_all_payment_method', {
    'image is a file name → schema /data/*/image': is('qris logo.svg'),
    'message is null → envelope /message': is(null),
    'status is a number → envelope /status': is(200),
    'the JSON ends too early → json body': text(200, (before) => before.slice(0, -20)),
    'less is sent than was said → connection body': {
      response: (reply) => ({ ...reply, truncated: true }),
    },
    'a limit is a text → schema /data/*/max_nominal': is('10000000'),
    'a limit is nothing → schema /data/*/min_nominal': is(0),
    'the steps are one text → schema /data/*/petunjuk': is('Buka aplikasi.'),
  }),
  ...of('transaction/storeDonate', {
    'created is 201 → status status': status(200, 201),
    'the same again breaks it → repeat status': usesUp(keyOf, ({ status }) => status === 200, 500),
    'too little is accepted → refusal status': takesGift(mentions('\r\n999\r\n')),
    'an unknown program is 500 → unknown status': status(404, 500),
    'an emoji in the name breaks it → hostile donorName → status': breaksOn(
      sends('donorName', /^🕌/),
    ),
    'a refusal has data → envelope /data': {
      response: (reply) =>
        reply.status === 404
          ? { ...reply, body: JSON.stringify({ status: false, message: 'Tidak ada.', data: [] }) }
          : reply,
    },
    'each kunci is a new one → repeat /data/redirect_url': request(rekey),
    'a used kunci takes another donation → repeat status': request((call) => {
      if (inputOf(call).includes(HIDDEN)) rekey(call)
    }),
    'an unknown fundraiser is refused → status status': refuses(mentions('UJI-TIDAK-ADA')),
    'the key is not checked → key status': request(({ headers }) => {
      headers['key'] = STAND_IN_KEY
    }),
  }),
  ...(
    [
      ['transaction/getTransaction', '/data/donatur', 'Hamba Allah'],
      ['campaign/get_transaction_list', '/data/0/donatur', HIDDEN],
      ['campaign/get_prayer_campaign', '/data/0/donatur', HIDDEN],
    ] as const
  ).flatMap(([calls, pointer, name]) =>
    of(beyond('transaction/storeDonate', { calls }), {
      [`${calls} names a hidden donor wrongly → effect anonim in ${calls}`]: put(pointer, name),
    }),
  ),
  ...of(beyond('transaction/storeDonate', { calls: 'campaign/get_transaction_list' }), {
    'a hidden donation shows in whose name it is → effect anonim in campaign/get_transaction_list':
      put('/data/1/atas_nama', HIDDEN),
  }),
  ...of('transaction/getTransaction', {
    'nominal is another → amount /data/nominal': is(75000),
    'paid, with no date of it → schema /data/tgl_bayar': put('/data/status', 'Lunas'),
    'an unknown code is 200 → unknown status': pretendIf((reply) => reply.status === 404),
    'the prayer lost its emoji → effect /data/doa': replaced('🤲', '?'),
    'what became of it has no time → schema /data/riwayat/*/waktu': is('kemarin'),
    'what became of it is an object → schema /data/riwayat': is({}),
    'the merchant is null → schema /data/nama_merchant': is(null),
    'the merchant is empty → schema /data/nama_merchant': is(''),
    'the merchant id has spaces → schema /data/nmid': is('ID 1020 3040 5060'),
  }),
  ...of('transaction/upload_proof', {
    'taken is 201 → status status': status(200, 201),
    'an unknown donation is 500 → unknown status': status(404, 500),
    'a page is taken for a picture → status status': accepts(mentions('<!doctype html>'), {
      status: 'Menunggu',
    }),
    'a text in place of the file breaks it → hostile bukti → status': breaksOn(
      sends('bukti', /^🕌/),
    ),
  }),
  ...of(beyond('transaction/upload_proof', { calls: 'transaction/getTransaction' }), {
    'a slip takes the donation’s status → effect /data/status': is('Menunggu Verifikasi'),
  }),
  ...of('transaction/get_history', {
    'anybody may → session status': anybodyMay,
    'a donation made with a session is not there → effect /data/daftar/*/kode': at(
      '/data/daftar',
      (list) => itemsOf(list).slice(1),
    ),
    'page is not heeded → same /data/page': reads('page', () => null),
    'the second page is the first → same /data/daftar/*/kode': {
      ...reads('page', (value) => (value === '2' ? '1' : value)),
      ...put('/data/page', 2),
    },
    'the oldest come first → same /data/daftar/*/tgl_donasi': at('/data/daftar', reversed),
    'beyond the last page is the first → empty /data/daftar': reads('page', (value) =>
      Number(value) > 1 ? '1' : value,
    ),
    'a page beyond the last is 404 → empty status': spoils(status(200, 404), beyondPage(100)),
  }),
  ...of('transaction/claim', {
    'anybody may → session status': anybodyMay,
    'nothing is added → effect /data/daftar/*/kode': pretendTo(
      (call) => !isVisitor(call) && call.headers['key'] === STAND_IN_KEY,
    ),
    'again is 409 → repeat status': byCall(({ earlier }) => earlier > 2 && status(200, 409)),
    'somebody else’s is added → status status': pretendIf((reply) => reply.status === 409),
    'an unknown code is 500 → unknown status': status(404, 500),
    'a visitor is told that a code is unknown → session status': byCall(
      (call) => isVisitor(call) && mentions(NOWHERE)(call) && status(401, 404),
    ),
  }),
  ...of('fundraiser/get_stats', {
    'nobody is 403 → session status': status(401, 403),
    'anybody may → session status': anybodyMay,
  }),
]
