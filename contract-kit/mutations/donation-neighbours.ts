import { itemsOf, membersOf, textAt } from '../src/check/json'
import { accepts, at, envelope, fieldOf, put, rows } from './changes'
import { codeIn } from './money-edges'
import { type Mutation, of } from './mutation'
import { type Change, operationOf, type Passing } from './proxy'

const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'
const UPLOAD = 'transaction/upload_proof'
const CLAIM = 'transaction/claim'
const HISTORY = 'transaction/get_history'
const USER = 'user/get_user'
const LEFT = 'campaign/get_disbursements'
const GRID = 'campaign/get_campaign_infaq'

const codeAsked = ({ url }: Passing) => url.searchParams.get('codeDonate') ?? ''

/** The history leaves some donations out. */
function forgets(isLost: (call: Passing) => boolean): Change {
  const lost = new Set<string>()
  return {
    response: (reply, call) => {
      if (operationOf(call) === STORE && reply.status === 200 && isLost(call))
        lost.add(codeIn(reply) ?? '')
      if (operationOf(call) !== HISTORY) return reply
      const kept = rows((list) => list.filter((row) => !lost.has(textAt(row, 'kode') ?? '')))
      return kept.response?.(reply, call) ?? reply
    },
  }
}

/** Whether a call repeats an earlier key without a session. */
function isRepeated(): (call: Passing) => boolean {
  const seen = new Set<string>()
  return (call) => {
    const key = fieldOf(call, 'kunci')
    const isKnown = key !== undefined && seen.has(key)
    if (key !== undefined) seen.add(key)
    return isKnown && call.headers['cookie'] === undefined
  }
}

/** The profile takes over the email address of a donation. */
function takesAddress(): Change {
  const addresses = new Map<string, string>()
  return {
    response: (reply, call) => {
      const { cookie } = call.headers
      const address = fieldOf(call, 'donorEmail') ?? ''
      if (cookie === undefined) return reply
      if (operationOf(call) === STORE && address !== '') addresses.set(cookie, address)
      const given = addresses.get(cookie)
      return operationOf(call) === USER && given !== undefined
        ? (put('/data/email', given).response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** The history puts a claimed donation first, though it is years older than the others. */
function claimedFirst(): Change {
  const claimed = new Set<string>()
  const isClaimed = (row: unknown) => claimed.has(textAt(row, 'kode') ?? '')
  const older = (row: unknown) => ({
    ...membersOf(row),
    tgl_donasi: (textAt(row, 'tgl_donasi') ?? '').replace(/^\d{4}/, '2020'),
  })
  return {
    response: (reply, call) => {
      if (operationOf(call) === CLAIM && reply.status === 200)
        claimed.add(fieldOf(call, 'codeDonate') ?? '')
      if (operationOf(call) !== HISTORY) return reply
      const sorted = rows((list) => [
        ...list.filter(isClaimed).map(older),
        ...list.filter((row) => !isClaimed(row)),
      ])
      return sorted.response?.(reply, call) ?? reply
    },
  }
}

/** A claim changes the donation's date. */
function claimedNow(): Change {
  const claimed = new Set<string>()
  return {
    response: (reply, call) => {
      if (operationOf(call) === CLAIM && reply.status === 200)
        claimed.add(fieldOf(call, 'codeDonate') ?? '')
      return operationOf(call) === DETAIL && claimed.has(codeAsked(call))
        ? (put('/data/tgl_donasi', '2026-11-24 10:00:00').response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** A refused slip is listed as received. */
function tellsRefused(): Change {
  const refused = new Map<string, number>()
  const told = { keterangan: 'Bukti transfer kami terima', waktu: '2026-11-24 10:00:00' }
  return {
    response: (reply, call) => {
      const code = fieldOf(call, 'codeDonate') ?? ''
      if (operationOf(call) === UPLOAD && reply.status === 422)
        refused.set(code, (refused.get(code) ?? 0) + 1)
      const times = operationOf(call) === DETAIL ? (refused.get(codeAsked(call)) ?? 0) : 0
      const more = at('/data/riwayat', (events) => [
        ...Array.from({ length: times }, () => told),
        ...itemsOf(events),
      ])
      return more.response?.(reply, call) ?? reply
    },
  }
}

/** `totalDonor` counts unpaid donations. */
function countsUnpaid(): Change {
  let made = 0
  return {
    response: (reply, call) => {
      if (operationOf(call) === STORE && reply.status === 200) made += 1
      return operationOf(call) === GRID
        ? (at('/data/*/totalDonor', (count) => Number(count ?? 0) + made).response?.(reply, call) ??
            reply)
        : reply
    },
  }
}

/** `sisa` counts unpaid donations. */
function keepsUnpaid(): Change {
  let made = 0
  return {
    response: (reply, call) => {
      if (operationOf(call) === STORE && reply.status === 200) made += 1
      return operationOf(call) === LEFT
        ? (at('/data/sisa', (rest) => Number(rest) + made).response?.(reply, call) ?? reply)
        : reply
    },
  }
}

const afterwards = { operation: STORE, calls: '*', check: 'effect' } as const
const listed = { ...afterwards, field: `${HISTORY} afterwards` } as const
const read = { operation: DETAIL, only: 'transaction' } as const

/** Faults that mix up donations, or whose they are. */
export const donationNeighbourMutations: readonly Mutation[] = [
  {
    ...{ ...listed, what: 'a hidden donation is nobody’s' },
    change: forgets((call) => fieldOf(call, 'anonim') === 'Y'),
  },
  {
    ...{ ...listed, what: 'a repeat without a session takes the donation away' },
    change: forgets(isRepeated()),
  },
  {
    ...{ ...afterwards, what: 'a donation edits the profile' },
    ...{ field: `email of ${USER} afterwards`, change: takesAddress() },
  },
  {
    ...{
      operation: CLAIM,
      calls: '*',
      only: 'transaction',
      what: 'a claimed donation comes first',
    },
    ...{ check: 'order', field: `${HISTORY} afterwards`, change: claimedFirst() },
  },
  {
    ...{ operation: DETAIL, calls: '*', only: 'transaction', what: 'a claim gives another date' },
    ...{ check: 'same', field: '/data/tgl_donasi', change: claimedNow() },
  },
  {
    ...{ operation: UPLOAD, calls: '*', what: 'a refused slip is told of' },
    ...{ check: 'effect', field: '/data/riwayat', change: tellsRefused() },
  },
  {
    ...{ operation: STORE, calls: '*', what: 'unpaid donations are counted', check: 'amount' },
    ...{ field: `totalDonor of ${GRID} afterwards`, change: countsUnpaid() },
  },
  {
    ...{ operation: LEFT, calls: '*', only: [STORE, LEFT], what: 'unpaid money is left' },
    ...{ check: 'amount', field: '/data/sisa', change: keepsUnpaid() },
  },
  {
    ...{ operation: GRID, only: 'campaign', what: 'donors are counted once' },
    ...{ check: 'amount', field: '/data/*/totalDonor', change: put('/data/*/totalDonor', 1) },
  },
  ...of(STORE, [
    [
      'a program is found by its number alone',
      'unknown',
      'status',
      accepts((call) => !['ID-999999999', undefined].includes(fieldOf(call, 'programId')), {
        redirect_url: '/donation/X/checkout',
      }),
    ],
  ]),
  {
    ...{ ...read, what: 'the unique code takes digits of the price', check: 'amount' },
    field: '/data/nominal',
    change: at('/data', (data) => {
      const { metode_bayar, nominal, ...rest } = membersOf(data)
      const less = metode_bayar === 'Manual' ? 1_000 : 0
      return { ...rest, metode_bayar, nominal: Number(nominal) - less }
    }),
  },
  {
    ...{ ...read, what: 'all have one QR picture', check: 'effect', field: '/data/image' },
    change: at('/data/image', (image) => (image === null ? null : 'http://localhost/qr.png')),
  },
  {
    ...{ ...read, what: 'a code may have wildcards', check: 'unknown', field: 'status' },
    change: {
      response: (reply, call) =>
        reply.status === 404 && /[%_]$/.test(codeAsked(call))
          ? { ...reply, status: 200, body: envelope(200, null) }
          : reply,
    },
  },
]
