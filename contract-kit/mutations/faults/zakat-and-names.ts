import { textAt } from '../../src/check/http/json'
import * as op from '../../src/check/operations'
import { fieldOf, has, isVisitor, keyOf, sends } from '../calls'
import { after, byCall, spoils, status } from '../changes'
import { forgets } from './first-tries-of-donations'
import { likeCode } from './found-by-a-part'
import { codeIn } from './money-edges'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing, type Reply } from '../proxy'
import { accepts, breaksOn, pretend, refusal, refused, takesGift, usesUp } from '../refusals'
import { at, becomes, is, merges, put, rows, shifted, shiftedBy } from '../values'

/** Takes a count that doesn't go with the kind, or with none. */
const takesWith = (count: string, kind: string | undefined): Change =>
  takesGift((call) => has(count)(call) && fieldOf(call, 'zakat_jenis') === kind)

const name = (change: (text: string) => string | null): Change =>
  at('/data/atas_nama', (text) => (typeof text === 'string' ? change(text) : text))

/** Only where it was corrected: then the longer name comes first. */
const corrected = (change: (text: string) => string): Change =>
  name((text) => (text.startsWith('almarhumah') ? change(text) : text))

/** Changes donations that are zakat. */
const ofZakat = (field: string, change: (value: unknown) => unknown) =>
  merges('/data', (data) => data['zakat'] != null && { [field]: change(data[field]) })

/** What an answer becomes once a name was corrected. */
function afterEdit(change: (reply: Reply, call: Passing) => Reply): Change {
  let last: Passing | null = null
  return {
    response: (reply, call) => {
      if (operationOf(call) === op.DEDICATE && reply.status === 200) last = call
      return last ? change(reply, call) : reply
    },
  }
}

/** Only the account that made a donation may correct it. */
function ownersOnly(): Change {
  const owned = new Set<string>()
  return byCall((call, reply) => {
    if (operationOf(call) === op.STORE && !isVisitor(call)) owned.add(codeIn(reply) ?? '')
    const isTheirs = owned.has(fieldOf(call, 'codeDonate') ?? '')
    return operationOf(call) === op.DEDICATE && isVisitor(call) && isTheirs && refused(404)
  })
}

/** From a visitor's nth correction on, a donation runs out an hour later. */
function lengthens(nth: number): Change {
  let corrected = 0
  return byCall((call) => {
    if (operationOf(call) === op.DEDICATE && isVisitor(call)) corrected += 1
    return operationOf(call) === op.DETAIL && corrected >= nth && shifted('/data/tgl_expired', 1)
  })
}

const LISTS = ['campaign/get_transaction_list', 'campaign/get_prayer_campaign']

const lostInEdit = (what: string, change: (text: string) => string): Mutation => ({
  ...{ operation: op.DEDICATE, calls: op.DETAIL, only: 'transaction', check: 'effect', what },
  ...{ field: `atas_nama of ${op.DETAIL} afterwards`, change: corrected(change) },
})

const isZakat = { operation: op.DETAIL, calls: op.DETAIL, only: 'transaction' }

/** Zakat, its proofs of payment, and in whose name something is given. */
export const mutations: readonly Mutation[] = [
  ...of(op.STORE, {
    'zakat for a program that isn’t for it is taken → refusal status': takesGift(
      has('zakat_jenis'),
    ),
    'souls of zakat on wealth are taken → refusal status': takesWith('zakat_jiwa', 'penghasilan'),
    'days of zakat fitrah are taken → refusal status': takesWith('zakat_hari', 'fitrah'),
    'days of no zakat are taken → refusal status': takesWith('zakat_hari', undefined),
    'zakat fitrah and zakat on wealth are one → refusal status': takesGift(
      (call) =>
        /^zakat/.test(fieldOf(call, 'programType') ?? '') &&
        /^(fitrah|simpanan)$/.test(fieldOf(call, 'zakat_jenis') ?? '') &&
        !has('zakat_jiwa')(call),
    ),
    'zakat for a mosque is taken → refusal status': takesGift(
      (call) => has('zakat_jenis')(call) && /^KM-/.test(fieldOf(call, 'programId') ?? ''),
    ),
    'a used kunci takes another kind of zakat → repeat status': forgets('zakat_jenis'),
    'a used kunci takes other souls → repeat status': forgets('zakat_jiwa'),
    'a used kunci takes other days → repeat status': forgets('zakat_hari'),
    'a used kunci takes no name → repeat status': forgets('atas_nama'),
    'a refused zakat uses its kunci up → repeat status': usesUp(
      keyOf,
      ({ status }, call) => status === 422 && has('zakat_hari')(call),
    ),
    'a program for zakat takes nothing else → status status': breaksOn(
      (call) =>
        !has('zakat_jenis')(call) && /^(zakat|fidyah)/.test(fieldOf(call, 'programType') ?? ''),
      (reply) => refusal(reply, 422),
    ),
    'a wrong kind of zakat is 400 → refusal status': spoils(status(422, 400), has('zakat_jenis')),
    'the form says what its program is for → refusal status': takesGift(
      (call) =>
        fieldOf(call, 'programType') === 'zakat-mal' && fieldOf(call, 'zakat_jenis') === 'simpanan',
    ),
    'a used kunci takes another name → repeat status': accepts(sends('atas_nama', 'Uji')),
  }),
  ...of(isZakat, {
    'in whose name is cut → effect /data/atas_nama': is('alm. Uji'),
    'which zakat is lost → effect /data/zakat': is(null),
    'what is none is a zakat called infaq → effect /data/zakat': becomes(
      (zakat) => zakat ?? { jenis: 'infaq', jiwa: null, hari: null },
    ),
    'whose souls weren’t counted has one → effect /data/zakat': merges(
      '/data/zakat',
      ({ jenis, jiwa }) => /^fi(trah|dyah)$/.test(String(jenis)) && { jiwa: jiwa ?? 1 },
    ),
    'days without souls are lost → effect /data/zakat': merges(
      '/data/zakat',
      ({ jiwa }) => jiwa === null && { hari: null },
    ),
    'zakat on trade is zakat on savings → effect /data/zakat': at('/data/zakat/jenis', (kind) =>
      kind === 'perdagangan' ? 'simpanan' : kind,
    ),
    'a month of days is the most → effect /data/zakat': at('/data/zakat/hari', (days) =>
      days === null ? days : Math.min(Number(days), 30),
    ),
    'each soul costs the amount again → amount /data/nominal': ofZakat(
      'nominal',
      (nominal) => Number(nominal) * 4,
    ),
    'zakat loses the number → effect /data/nomor_hp': ofZakat('nomor_hp', () => '0'),
    'zakat is paid another way → effect /data/metode_bayar': ofZakat(
      'metode_bayar',
      () => 'E-wallet',
    ),
    'emoji and Arabic in whose name are lost → effect /data/atas_nama': name((text) =>
      text.replace(/[\u0100-\uffff]/g, '?'),
    ),
    'in whose name is decomposed → effect /data/atas_nama': name((text) => text.normalize('NFD')),
    'in whose name is lost for a mosque → effect /data/atas_nama': merges(
      '/data',
      ({ id_program }) => /^KM-/.test(String(id_program)) && { atas_nama: null },
    ),
    'a correction is no zakat any more → same /data/zakat': merges(
      '/data',
      ({ atas_nama }) => /^almarhumah/.test(String(atas_nama)) && { zakat: null },
    ),
  }),
  ...of(beyond(op.STORE, { calls: op.DETAIL }), {
    [`anonim hides in whose name from the giver → effect anonim in ${op.DETAIL}`]: name((text) =>
      text === 'Uji Nama Tersembunyi' ? null : text,
    ),
  }),
  ...LISTS.flatMap((operation) =>
    (
      [
        ['a hidden donor’s names are told', 'private', () => 'almarhumah Ibu Fatimah'],
        ['no names are told', 'same', () => null],
        ['no name is an empty text', 'same', (text) => text ?? ''],
        ['names stand on one line', 'same', (text) => text?.replace(/\s+/g, ' ') ?? null],
      ] as const satisfies [string, string, (text: string | undefined) => string | null][]
    ).map(([what, check, change]) => ({
      ...{ operation, only: [operation, op.HISTORY], what, check, field: '/data/*/atas_nama' },
      change: merges('/data/*', (row) => ({ atas_nama: change(textAt(row, 'atas_nama')) })),
    })),
  ),
  ...of(beyond(LISTS[1] ?? '', { calls: '*', only: [LISTS[1] ?? '', op.DEDICATE] }), {
    'a correction shows a hidden name → private /data/*/atas_nama': after(
      op.DEDICATE,
      (call) => fieldOf(call, 'atas_nama'),
      LISTS[1] ?? '',
      (seen) => merges('/data/*', () => ({ atas_nama: [...seen][0] })),
    ),
  }),
  ...of(beyond(op.HISTORY, { calls: '*', only: op.HISTORY }), {
    'zakat isn’t in it → effect /data/daftar/*/kode': after(
      op.STORE,
      (call) => fieldOf(call, 'zakat_jenis'),
      op.HISTORY,
      () => rows((all) => all.filter((row) => !/zakat|fidyah/i.test(JSON.stringify(row)))),
    ),
  }),
  lostInEdit('a correction joins lines', (text) => text.replace(/\s+/g, ' ')),
  lostInEdit('a correction is cut', (text) => text.slice(0, 64)),
  {
    ...{ ...isZakat, calls: '*', what: 'a correction is of all donations' },
    ...{ check: 'same', field: '/data/atas_nama' },
    change: afterEdit((reply, call) =>
      operationOf(call) === op.DETAIL
        ? (name(() => 'Orang Lain').response?.(reply, call) ?? reply)
        : reply,
    ),
  },
  ...of(beyond(op.STORE, { calls: '*', only: 'transaction' }), {
    'after a correction the kunci is of another donation → repeat status': afterEdit(
      (reply, call) =>
        operationOf(call) === op.STORE && has('kunci')(call) && has('atas_nama')(call)
          ? refusal(reply, 422)
          : reply,
    ),
  }),
  ...of(beyond(op.DEDICATE, { calls: '*', only: 'transaction' }), {
    'only the giver may correct → status status': ownersOnly(),
    'other accounts may not → status status': byCall(
      (call) => operationOf(call) === op.DEDICATE && !isVisitor(call) && refused(404),
    ),
  }),
  ...of(beyond(op.DETAIL, { calls: '*', only: 'transaction' }), {
    'a later correction lengthens its time → same /data/tgl_expired': lengthens(3),
  }),
  ...of(op.DEDICATE, {
    'an unknown donation is 500 → unknown status': status(404, 500),
    [`nothing is corrected → effect atas_nama of ${op.DETAIL} afterwards`]: pretend,
    'nobody’s is 200 → refusal status': accepts(has('codeDonate')),
  }),
  ...of(op.RECEIPT, {
    'an unpaid donation has one → refusal status': spoils(status(404, 200), isVisitor),
    'another amount → amount /data/nominal': is(1_000),
    'it was issued before it was paid → time /data/tgl': shiftedBy(-7),
    'the payer’s number is told to anybody → private /data/nik_npwp': is('3174'),
    'a gift that is no zakat has one → refusal status': spoils(
      status(404, 200),
      (call) => !isVisitor(call),
    ),
    'only the giver may read it → listed status': breaksOn(isVisitor, (reply) =>
      refusal(reply, 404),
    ),
    'its document comes in the clear → private /data/url': is(
      'http://dokumen.masjid.example/bsz.pdf',
    ),
    'the payer’s number is told to any account → private /data/nik_npwp': spoils(
      put('/data/nik_npwp', '3174'),
      (call) => !isVisitor(call),
    ),
  }),
  ...[op.DEDICATE, op.RECEIPT].flatMap((operation) =>
    of(operation, {
      'the beginning of a code is enough → unknown status': likeCode((code, asked) =>
        code.startsWith(asked),
      ),
    }),
  ),
]
