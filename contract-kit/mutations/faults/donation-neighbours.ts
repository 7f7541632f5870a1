import { itemsOf, membersOf, textAt } from '../../src/check/http/json'
import { fieldOf, paramOf, sends, sessionOf } from '../calls'
import { after, byCall, pageAfter } from '../changes'
import { accepted, takesGift } from '../refusals'
import { at, becomes, is, plus, put, rows, typed } from '../values'
import { beyond, type Mutation, of } from '../mutation'
import { operationOf, type Passing } from '../proxy'
import { codeIn } from './money-edges'
import * as op from '../../src/check/operations'

/** The history leaves some donations out. */
const forgets = (isLost: (call: Passing) => boolean) =>
  after(
    op.STORE,
    (call, reply) => (isLost(call) ? codeIn(reply) : undefined),
    op.HISTORY,
    (lost) => rows((list) => list.filter((row) => !lost.has(textAt(row, 'kode') ?? ''))),
  )

/** Whether a call repeats an earlier key without a session. */
function isRepeated(): (call: Passing) => boolean {
  const seen = new Set<string>()
  return (call) => {
    const key = fieldOf(call, 'kunci')
    const isKnown = key !== undefined && seen.has(key)
    if (key !== undefined) seen.add(key)
    return isKnown && sessionOf(call) === undefined
  }
}

const codeSent = (call: Passing) => fieldOf(call, 'codeDonate')

/** A figure counts unpaid donations. */
const countsUnpaid = (read: string, pointer: string) =>
  after(
    op.STORE,
    (call) => call,
    read,
    ({ size }) => at(pointer, (count) => Number(count ?? 0) + size),
  )

/** Faults that mix up donations, or whose they are. */
export const mutations: readonly Mutation[] = [
  ...of(beyond(op.STORE, { calls: '*' }), {
    'a hidden donation is nobody’s → effect transaction/get_history afterwards': forgets(
      sends('anonim', 'Y'),
    ),
    'a repeat without a session takes the donation away → effect transaction/get_history afterwards':
      forgets(isRepeated()),
    'a donation edits the profile → effect email of user/get_user afterwards': () => {
      const addresses = new Map<string, string>()
      return byCall((call) => {
        const session = sessionOf(call)
        const address = fieldOf(call, 'donorEmail') ?? ''
        if (session === undefined) return false
        if (operationOf(call) === op.STORE && address !== '') addresses.set(session, address)
        const given = addresses.get(session)
        return operationOf(call) === op.USER && given !== undefined && put('/data/email', given)
      })
    },
    'unpaid donations are counted → amount totalDonor of campaign/get_campaign_infaq afterwards':
      countsUnpaid(op.GRID, '/data/*/totalDonor'),
  }),
  ...of(beyond(op.CLAIM, { calls: '*', only: 'transaction' }), {
    // The history puts a claimed donation first, though it is years older than the others.
    'a claimed donation comes first → order transaction/get_history afterwards': after(
      op.CLAIM,
      codeSent,
      op.HISTORY,
      (claimed) => {
        const isClaimed = (row: unknown) => claimed.has(textAt(row, 'kode') ?? '')
        const older = (row: unknown) => ({
          ...membersOf(row),
          tgl_donasi: (textAt(row, 'tgl_donasi') ?? '').replace(/^\d{4}/, '2020'),
        })
        return rows((list) => [
          ...list.filter(isClaimed).map(older),
          ...list.filter((row) => !isClaimed(row)),
        ])
      },
    ),
  }),
  ...of(beyond(op.DETAIL, { calls: '*', only: 'transaction' }), {
    'a claim gives another date → same /data/tgl_donasi': pageAfter(op.CLAIM, () =>
      put('/data/tgl_donasi', '2026-11-24 10:00:00'),
    ),
  }),
  ...of(beyond(op.UPLOAD, { calls: '*' }), {
    'a refused slip is told of → effect /data/riwayat': () => {
      const refused = new Map<string, number>()
      const told = { keterangan: 'Bukti transfer kami terima', waktu: '2026-11-24 10:00:00' }
      return byCall((call, { status }) => {
        const code = codeSent(call) ?? ''
        if (operationOf(call) === op.UPLOAD && status === 422)
          refused.set(code, (refused.get(code) ?? 0) + 1)
        const times =
          operationOf(call) === op.DETAIL ? (refused.get(paramOf(call, 'codeDonate')) ?? 0) : 0
        return at('/data/riwayat', (events) => [
          ...Array.from({ length: times }, () => told),
          ...itemsOf(events),
        ])
      })
    },
  }),
  ...of(beyond(op.DISBURSEMENTS, { calls: '*', only: [op.STORE, op.DISBURSEMENTS] }), {
    'unpaid money is left → amount /data/sisa': countsUnpaid(op.DISBURSEMENTS, '/data/sisa'),
  }),
  ...of(beyond(op.GRID, { only: 'campaign' }), {
    'donors are counted once → amount /data/*/totalDonor': is(1),
  }),
  ...of(op.STORE, {
    'a program is found by its number alone → unknown status': takesGift(
      (call) => !['ID-4000000000', undefined].includes(fieldOf(call, 'programId')),
    ),
  }),
  ...of(beyond(op.DETAIL, { only: 'transaction' }), {
    'the unique code takes digits of the price → amount /data/nominal': typed(
      'Manual',
      'nominal',
      plus(-1_000),
    ),
    'all have one QR picture → effect /data/image': becomes((image) =>
      image === null ? null : 'http://localhost/qr.png',
    ),
    'a code may have wildcards → unknown status': byCall(
      (call, { status }) => status === 404 && /[%_]$/.test(paramOf(call, 'codeDonate')) && accepted,
    ),
  }),
]
