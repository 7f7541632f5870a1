import { membersOf } from '../../src/check/http/json'
import * as op from '../../src/check/operations'
import { asks, fieldOf, keyOf, mentions, paramOf, rewrite, sends, sessionOf } from '../calls'
import { after, byCall, cutOff, pageAfter, request, writes } from '../changes'
import { rekey } from './donations'
import { beyond, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing, type Reply } from '../proxy'
import { accepts, breaksOn, refused, refuses, takesGift, usesUp } from '../refusals'
import { at, plus, put, replaced, shifted, textBecomes, typed } from '../values'

/** The key as a careless database compares it. */
const keyIsRead = (change: (key: string) => string) => writes('kunci', change)

const on413 = (change: Change) => byCall((_call, { status }) => status === 413 && change)

/** The code of the donation that storeDonate's answer leads to. */
export const codeIn = ({ body }: Reply) => /\/donation\/([^/"]+)/.exec(body)?.[1]

/** Donations whose forms are so have another name on their page. */
const renamed = (name: string, holds: (call: Passing) => boolean) =>
  after(
    op.STORE,
    (call, reply) => (holds(call) ? codeIn(reply) : undefined),
    op.DETAIL,
    (codes, call) => codes.has(paramOf(call, 'codeDonate')) && put('/data/donatur', name),
  )

const MB = 1024 * 1024

const given = (name: string) => (call: Passing) =>
  (call.url.searchParams.get(name) ?? fieldOf(call, name)) === 'bukan yang diminta'
const missing = (name: string) => (call: Passing) =>
  (call.url.searchParams.get(name) ?? fieldOf(call, name)) === undefined

/** Compares a field with what came with its key first, but not the case: so databases compare texts by default. */
function foldsCase(field: string): Change {
  const first = new Map<string, string>()
  return request((call) => {
    const key = fieldOf(call, 'kunci')
    const value = fieldOf(call, field)
    if (key === undefined || value === undefined) return
    const known = first.get(key) ?? value
    first.set(key, known)
    if (known.toLowerCase() === value.toLowerCase()) rewrite(call, field, () => known)
  })
}

/** What donors seldom send, what a first try gets almost right, and what is refused in the wrong order, or not at all. */
export const mutations: readonly Mutation[] = [
  ...of(op.STORE, {
    'a kunci in any case → repeat /data/redirect_url': keyIsRead((key) => key.toLowerCase()),
    'a kunci is cut → repeat /data/redirect_url': keyIsRead((key) => key.slice(0, 63)),
    'a kunci without its signs → repeat /data/redirect_url': keyIsRead((key) =>
      key.replaceAll('_', '-'),
    ),
    'a kunci with another address → repeat status': refuses(
      sends('donorEmail', 'lain@surat.example'),
    ),
    'a kunci with another fundraiser → repeat status': refuses(sends('kode_ref', 'UJI-LAIN')),
    'a kunci with anonim=N → repeat status': refuses(sends('anonim', 'N')),
    '0 is no name → status status': refuses(sends('donorName', '0')),
    'without an address → status status': refuses(sends('donorEmail', undefined), 400),
    'the method’s own most is too much → status status': refuses(sends('price', '10000000')),
    'the method comes before the program → unknown status': refuses(
      (call) =>
        fieldOf(call, 'programId') === 'ID-4000000000' &&
        fieldOf(call, 'codePayment') === 'TIDAK-ADA',
    ),
    'a form of any size → size status': on413(takesGift(() => true)),
    'a large form is malformed → size status': on413(refused(400)),
    'a large form breaks it → size status': on413(refused(500)),
    'a large form is cut → size body': on413(cutOff),
    'typePayment may be anything → malformed typePayment → status': takesGift(
      missing('typePayment'),
    ),
    'price may be anything → malformed price → status': takesGift(given('price')),
    'kunci may be anything → malformed kunci → status': takesGift(given('kunci')),
    'a used kunci takes a name in another case → repeat status': foldsCase('donorName'),
    'a used kunci takes a doa in another case → repeat status': foldsCase('donorPray'),
    // The key is written down before the program is looked for.
    'an unknown program uses the kunci up → repeat status': usesUp(
      keyOf,
      ({ status }) => status === 404,
    ),
    'only the newest kunci is known → repeat /data/redirect_url': () => {
      const seen = new Set<string>()
      let newest = ''
      return request((call) => {
        const key = fieldOf(call, 'kunci')
        if (key === undefined) return
        if (seen.has(key) && newest !== key) rekey(call)
        seen.add(key)
        newest = key
      })
    },
    'a price may have decimals → refusal status': takesGift(sends('price', /^\d+\.00$/)),
    'a price may have commas → refusal status': takesGift(sends('price', /^\d+,\d+$/)),
    'a method’s code in small letters → refusal status': takesGift(
      sends('codePayment', /^[a-z]+$/),
    ),
  }),
  ...of(beyond(op.DETAIL, { only: 'transaction' }), {
    'in a doa, 0 is nothing → effect /data/doa': textBecomes((text) => (text === '0' ? '' : text)),
    'in a doa, two spaces are one → effect /data/doa': replaced(/ {2,}/g, ' '),
    'in a doa, a tab is a space → effect /data/doa': replaced(/\t/g, ' '),
    'in a doa, backslashes are lost → effect /data/doa': replaced(/\\/g, ''),
    'in a doa, percent signs are decoded → effect /data/doa': replaced('%41', 'A'),
    'in a doa, accents are composed → effect /data/doa': textBecomes((text) =>
      text.normalize('NFC'),
    ),
    'in a doa, families fall apart → effect /data/doa': replaced(/\u200d/g, ''),
    'in a doa, quotes are straight → effect /data/doa': replaced(/[“”]/g, '"'),
    'in a doa, an empty line is lost → effect /data/doa': replaced(/(\r?\n)+/g, '\n'),
    'the unique code is made anew each time → same /data/nominal': byCall(({ earlier }) =>
      typed('Manual', 'nominal', plus(earlier)),
    ),
    'a virtual account is made anew each time → same /data/norek': byCall(({ earlier }) =>
      typed('VA', 'norek', () => `88${earlier}`),
    ),
    'a name ends where it has a < → effect /data/donatur': replaced(/<[^]*$/, ''),
    'a doa ends where a < opens nothing → effect /data/doa': replaced(/<\d[^]*$/, ''),
    'what became of it is told in another zone → time /data/riwayat/*/waktu': shifted(
      '/data/riwayat/0/waktu',
      -7,
    ),
    'what became of it begins with the oldest → time /data/riwayat/*/waktu': shifted(
      '/data/riwayat/0/waktu',
      -1 / 60,
    ),
    // A transfer costs what the first one of its amount did. Unique codes are below 1,000.
    'transfers of one amount look the same → amount /data/nominal': () => {
      let first: number | undefined
      return at('/data', (data) => {
        const { nominal, metode_bayar: type } = membersOf(data)
        if (type !== 'Manual' || typeof nominal !== 'number') return data
        first ??= nominal
        return Math.abs(nominal - first) < 1_000 ? { ...membersOf(data), nominal: first } : data
      })
    },
  }),
  ...of(beyond(op.DETAIL, { calls: '*', only: 'transaction' }), {
    'a slip gives more time → same /data/tgl_expired': pageAfter(op.UPLOAD, () =>
      put('/data/tgl_expired', '2099-01-01 00:00:00'),
    ),
    'a fundraiser gives in his own name → effect /data/donatur': renamed(
      'Penggalang',
      sends('kode_ref', 'UJI-TIDAK-ADA'),
    ),
  }),
  ...of(op.UPLOAD, {
    'almost 5 MB is too much → status status': refuses(
      ({ body }) => body.length > 4 * MB && body.length < 5 * MB,
    ),
    'a GIF is a slip → status status': accepts(mentions('GIF89a')),
    'nothing is a slip → status status': accepts((call) => !mentions('name="bukti"')(call)),
    'the picture comes before the donation → unknown status': refuses(
      (call) => mentions('tidak-ada')(call) && mentions('<!doctype')(call),
    ),
    'a slip’s ending is in small letters → repeat status': refuses(mentions('.PNG"')),
    'a slip’s name has an ending → repeat status': refuses(mentions('filename="bukti"')),
  }),
  ...of('campaign/get_campaign_limit', {
    'limit may be anything → malformed limit → status': accepts(given('limit'), []),
    '0 is no limit → malformed limit → status': accepts(asks('limit', '0'), []),
    'a limit is rounded to a whole number → malformed limit → status': request(({ url }) => {
      const limit = Number(url.searchParams.get('limit') ?? 'none')
      if (!Number.isNaN(limit)) url.searchParams.set('limit', String(Math.round(limit)))
    }),
  }),
  ...of('campaign/get_campaign_infaq', {
    'sortBy may be anything → malformed sortBy → status': accepts(given('sortBy'), []),
  }),
  ...of('mosque/get_events', {
    'dari may be anything → malformed dari → status': accepts(given('dari'), []),
    '31 February in dari breaks it → hostile dari → status': breaksOn(asks('dari', '2026-02-31')),
  }),
  ...of('campaign/get_total_donate', {
    'programId may be anything → malformed programId → status': accepts(missing('programId'), {
      total_donasi: null,
    }),
  }),
  ...of('news/get_list', {
    'jenis may be anything → malformed jenis → status': accepts(missing('jenis'), {
      daftar: [],
      page: 1,
      pages: 0,
    }),
  }),
  ...of(beyond(op.STORE, { calls: '*' }), {
    'an account’s hidden name is hidden from the donor too → effect anonim in transaction/getTransaction':
      renamed(
        'Hamba Allah',
        (call) => call.headers['cookie'] !== undefined && fieldOf(call, 'anonim') === 'Y',
      ),
  }),
  ...of(beyond(op.CLAIM, { calls: '*' }), {
    'a donation of one’s own is 409 → repeat status': () => {
      const makers = new Map<string, string>()
      return byCall((call, reply) => {
        const [session, code] = [sessionOf(call), codeIn(reply)]
        if (session === undefined) return false
        if (operationOf(call) === op.STORE && code !== undefined) makers.set(code, session)
        const maker = makers.get(fieldOf(call, 'codeDonate') ?? '')
        return operationOf(call) === op.CLAIM && maker === session && refused(409)
      })
    },
  }),
]
