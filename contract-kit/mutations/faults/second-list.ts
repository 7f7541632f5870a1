import { membersOf, numberAt, rowsOf, textAt } from '../../src/check/http/json'
import { asks, fieldOf, keyOf, paramOf, sends } from '../calls'
import { byCall } from '../changes'
import { accepts, breaksOn, envelope, refused, refuses } from '../refusals'
import { at, plus, put, reversed, turned } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import { operationOf } from '../proxy'
import * as op from '../../src/check/operations'

// More of what escaped: a list of faults by somebody who had read the contract alone.

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

export const mutations: readonly Mutation[] = [
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
  ...of('mosque/get_cashbook', {
    'days without rows begin with nothing → amount /data/saldo_awal': at('/data', (data) =>
      rowsOf(data).length > 0 ? data : { ...membersOf(data), saldo_awal: 0, saldo_akhir: 0 },
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
]
