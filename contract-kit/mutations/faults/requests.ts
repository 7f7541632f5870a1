import { itemsOf, membersOf } from '../../src/check/http/json'
import { fieldOf, keyOf, paramOf, sends } from '../calls'
import { after, byCall, pageAfter, spoils, status } from '../changes'
import { accepts, breaksOn, envelope, refusal, usesUp, withoutViolation } from '../refusals'
import { at, is, merges, put, rows } from '../values'
import { beyond, type Mutation, of, type Faults } from '../mutation'
import { type Change, operationOf, type Passing } from '../proxy'
import * as op from '../../src/check/operations'

const takes = (code: number) =>
  byCall((_call, { status }) => status === code && accepts(() => true, { nomor: 'K-0000' }))

const refuses = (holds: (call: Passing) => boolean, code = 422): Change =>
  breaksOn(holds, (reply) => refusal(withoutViolation(reply), code))

/** Its words are read before what it is about is looked for. */
const wordsFirst = (call: Passing) =>
  /^(nominal|lainnya)$/.test(fieldOf(call, 'jenis') ?? fieldOf(call, 'alasan') ?? '') &&
  fieldOf(call, 'nominal') === undefined &&
  fieldOf(call, 'keterangan') === undefined

const ofBoth: Faults = {
  // A used key goes with its first words only.
  'a used key refuses other words → repeat status': () => {
    const first = new Map<string, string>()
    return refuses((call) => {
      const key = fieldOf(call, 'kunci')
      if (key === undefined) return false
      const said = `${fieldOf(call, 'jenis')} ${fieldOf(call, 'alasan')} ${fieldOf(call, 'keterangan')}`
      if (!first.has(key)) first.set(key, said)
      return first.get(key) !== said
    })
  },
  'a refused one uses its key → repeat status': () => usesUp(keyOf),
  'empty words are enough → status status': accepts(sends('keterangan', '')),
  'words are counted in bytes → status status': refuses(
    (call) => Buffer.byteLength(fieldOf(call, 'keterangan') ?? '') > 1_100,
  ),
  'the key is not heeded → repeat /data/nomor': () => {
    let number = 1_000
    return at('/data/nomor', () => `K-${(number += 1)}`)
  },
  'all have one number → repeat /data/nomor': is('K-0000'),
  'half a request is taken → status status': takes(422),
  'words are asked for first → unknown status': spoils(status(404, 422), wordsFirst),
  'what isn’t there is taken → unknown status': takes(404),
  'what isn’t there is 500 → unknown status': status(404, 500),
}

/** Requests for a correction, and reports. */
export const mutations: readonly Mutation[] = [
  ...of(op.CORRECTION, ofBoth),
  ...of('campaign/report', ofBoth),
  ...of(beyond(op.DETAIL, { calls: '*', only: 'transaction' }), {
    // The amount that was meant becomes the donation's at once.
    'a correction is made at once → same /data/nominal': () => {
      const meant = new Map<string, number>()
      return byCall((call, { status }) => {
        const amount = Number(fieldOf(call, 'nominal'))
        if (operationOf(call) === op.CORRECTION && status === 200 && amount > 0)
          meant.set(fieldOf(call, 'codeDonate') ?? '', amount)
        const now = meant.get(paramOf(call, 'codeDonate'))
        return operationOf(call) === op.DETAIL && now !== undefined && put('/data/nominal', now)
      })
    },
    'a correction is told of → same /data/riwayat': pageAfter(op.CORRECTION, () =>
      at('/data/riwayat', (events) => [...itemsOf(events), ...itemsOf(events).slice(-1)]),
    ),
  }),
  ...of(op.CORRECTION, {
    'what has expired is taken → status status': accepts(sends('codeDonate', /RIWAYAT/)),
    'what is paid is refused → status status': refuses(sends('codeDonate', /RIWAYAT/)),
    'the program can’t be wrong → status status': refuses(sends('jenis', 'program')),
    'dots are left out of an amount → refusal status': accepts(sends('nominal', '50.000')),
    'the number has the code → private /data/nomor': byCall((call) =>
      put('/data/nomor', `K-${fieldOf(call, 'codeDonate')?.slice(-6)}`),
    ),
  }),
  ...of('campaign/report', {
    'only two programs → status status': () => {
      const seen = new Set<string>()
      return refuses((call) => {
        seen.add(fieldOf(call, 'programId') ?? '')
        return [...seen].indexOf(fieldOf(call, 'programId') ?? '') > 1
      })
    },
    'misuse is no reason → status status': refuses(sends('alasan', 'penyalahgunaan')),
    // Without a key, the same reason for the same program is taken for the same report.
    'the same again is the same request → repeat /data/nomor': () => {
      const numbers = new Map<string, unknown>()
      return {
        response: (reply, call) => {
          const said = `${fieldOf(call, 'programId')} ${fieldOf(call, 'alasan')}`
          const { data } = membersOf(JSON.parse(reply.body))
          const before = numbers.get(said)
          const isRepeated = fieldOf(call, 'kunci') === undefined && before !== undefined
          if (reply.status !== 200) return reply
          numbers.set(said, isRepeated ? before : membersOf(data)['nomor'])
          return isRepeated ? { ...reply, body: envelope(200, { nomor: before }) } : reply
        },
      }
    },
    'the number has the contact’s end → private /data/nomor': byCall((call) =>
      at('/data/nomor', (own) => `${fieldOf(call, 'kontak')?.slice(-4)}-${String(own)}`),
    ),
    'the number has the contact → private /data/nomor': byCall((call) =>
      put('/data/nomor', `K-${fieldOf(call, 'kontak') ?? ''}`),
    ),
  }),
  ...of(beyond('campaign/get_campaign_detail', { calls: '*', only: 'campaign' }), {
    'who has reported it is told → private /data': after(
      'campaign/report',
      (call) => fieldOf(call, 'kontak'),
      'campaign/get_campaign_detail',
      (seen) => merges('/data/*', () => ({ laporan: [...seen] })),
    ),
  }),
  ...of(beyond('campaign/report', { calls: '*' }), {
    'a reported program leaves a list → effect campaign/get_campaign_limit afterwards': after(
      'campaign/report',
      (call) => fieldOf(call, 'programId'),
      'campaign/get_campaign_limit',
      (seen) => rows((all) => all.filter((row) => !seen.has(`ID-${String(membersOf(row)['id'])}`))),
    ),
  }),
]
