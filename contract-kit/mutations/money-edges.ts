import { membersOf } from '../src/check/json'
import { accepts, at, breaksOn, envelope, fieldOf, put, request } from './changes'
import { type Mutation, of, type Row, rowsOf } from './mutation'
import { type Change, operationOf, type Passing, type Reply } from './proxy'

const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'
const UPLOAD = 'transaction/upload_proof'

const taken = { redirect_url: '/donation/X/checkout' }

const refusal =
  (status: number) =>
  (reply: Reply): Reply => ({ ...reply, status, body: envelope(status, null, 'Ditolak.') })

const refuses = (
  what: string,
  check: Mutation['check'],
  holds: (call: Passing) => boolean,
  status = 422,
): Row => [what, check, 'status', breaksOn(holds, refusal(status))]

/** The key as a careless database compares it. Its length must not change, since a header tells the form's. */
const keyIsRead = (change: (key: string) => string): Change =>
  request((call) => {
    const before = call.body.toString('latin1')
    const after = before.replace(
      /(name="kunci"\r\n\r\n)([^\r]*)/,
      (_all, head: string, key: string) => head + change(key),
    )
    call.body = Buffer.from(after, 'latin1')
  })

const oneKey = (what: string, change: (key: string) => string): Row => [
  what,
  'repeat',
  '/data/redirect_url',
  keyIsRead(change),
]

/** A doa that was changed on its way. */
const doa = (what: string, change: (text: string) => string): Row => [
  `in a doa, ${what}`,
  'effect',
  '/data/doa',
  at('/data/doa', (text) => (typeof text === 'string' ? change(text) : text)),
]

const read = (row: Row): Mutation[] =>
  of(DETAIL, [row]).map((one) => ({ ...one, only: 'transaction' }))

const on413 = (change: (reply: Reply) => Reply): Change => ({
  response: (reply) => (reply.status === 413 ? change(reply) : reply),
})

/** Donations to which a slip was sent can be paid until another day. */
function longerBySlip(): Change {
  const sent = new Set<string>()
  return {
    response: (reply, call) => {
      const name = operationOf(call)
      if (name === UPLOAD && reply.status === 200) sent.add(fieldOf(call, 'codeDonate') ?? '')
      const isSent = sent.has(call.url.searchParams.get('codeDonate') ?? '')
      return name === DETAIL && isSent
        ? (put('/data/tgl_expired', '2099-01-01 00:00:00').response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** Donations whose forms are so have another name on their page. */
export function renamed(name: string, holds: (call: Passing) => boolean): Change {
  const codes: string[] = []
  return {
    response: (reply, call) => {
      const operation = operationOf(call)
      if (operation === STORE && reply.status === 200 && holds(call))
        codes.push(codeIn(reply) ?? '')
      const isOne = codes.includes(call.url.searchParams.get('codeDonate') ?? '')
      return operation === DETAIL && isOne
        ? (put('/data/donatur', name).response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** The code of the donation that storeDonate's answer leads to. */
export const codeIn = ({ body }: Reply) => /\/donation\/([^/"]+)/.exec(body)?.[1]

const MB = 1024 * 1024
const bytes = (call: Passing, text: string) => call.body.includes(text)

const malformed = (operation: string, input: string, change: Change): Mutation[] =>
  of(operation, [[`${input} may be anything`, 'malformed', `${input} → status`, change]])
const given = (name: string) => (call: Passing) =>
  (call.url.searchParams.get(name) ?? fieldOf(call, name)) === 'bukan yang diminta'
const missing = (name: string) => (call: Passing) =>
  (call.url.searchParams.get(name) ?? fieldOf(call, name)) === undefined

/** What donors seldom send, and what is refused in the wrong order, or not at all. */
export const moneyEdgeMutations: readonly Mutation[] = [
  ...of(STORE, [
    oneKey('a kunci in any case', (key) => key.toLowerCase()),
    oneKey('a kunci is cut', (key) => (key.length < 64 ? key : `${key.slice(0, 63)}x`)),
    oneKey('a kunci without its signs', (key) => key.replaceAll('_', '-')),
    refuses(
      'a kunci with another address',
      'repeat',
      (call) => fieldOf(call, 'donorEmail') === 'lain@surat.example',
    ),
    refuses(
      'a kunci with another fundraiser',
      'repeat',
      (call) => fieldOf(call, 'kode_ref') === 'UJI-LAIN',
    ),
    refuses('a kunci with anonim=N', 'repeat', (call) => fieldOf(call, 'anonim') === 'N'),
    refuses('0 is no name', 'status', (call) => fieldOf(call, 'donorName') === '0'),
    refuses(
      'without an address',
      'status',
      (call) => fieldOf(call, 'donorEmail') === undefined,
      400,
    ),
    refuses(
      'the method’s own most is too much',
      'status',
      (call) => fieldOf(call, 'price') === '10000000',
    ),
    refuses(
      'the method comes before the program',
      'unknown',
      (call) =>
        fieldOf(call, 'programId') === 'ID-999999999' &&
        fieldOf(call, 'codePayment') === 'TIDAK-ADA',
    ),
    ...rowsOf('size', 'status', {
      'a form of any size': on413((reply) => ({
        ...reply,
        status: 200,
        body: envelope(200, taken),
      })),
      'a large form is malformed': on413(refusal(400)),
      'a large form breaks it': on413(refusal(500)),
    }),
    ['a large form is cut', 'size', 'body', on413((reply) => ({ ...reply, cut: true }))],
  ]),
  ...read(doa('0 is nothing', (text) => (text === '0' ? '' : text))),
  ...read(doa('two spaces are one', (text) => text.replace(/ {2,}/g, ' '))),
  ...read(doa('a tab is a space', (text) => text.replaceAll('\t', ' '))),
  ...read(doa('backslashes are lost', (text) => text.replaceAll('\\', ''))),
  ...read(doa('percent signs are decoded', (text) => text.replace('%41', 'A'))),
  ...read(doa('accents are composed', (text) => text.normalize('NFC'))),
  ...read(doa('families fall apart', (text) => text.replaceAll('\u200d', ''))),
  ...read(doa('quotes are straight', (text) => text.replace(/[“”]/g, '"'))),
  ...read(doa('an empty line is lost', (text) => text.replace(/(\r?\n)+/g, '\n'))),
  ...read([
    'the unique code is made anew each time',
    'same',
    '/data/nominal',
    {
      response: (reply, call) =>
        at('/data', (data) => {
          const { nominal, metode_bayar, ...rest } = membersOf(data)
          const more = metode_bayar === 'Manual' ? call.earlier : 0
          return { ...rest, metode_bayar, nominal: Number(nominal) + more }
        }).response?.(reply, call) ?? reply,
    },
  ]),
  ...read([
    'a virtual account is made anew each time',
    'same',
    '/data/norek',
    {
      response: (reply, call) =>
        at('/data', (data) => ({
          ...membersOf(data),
          ...(membersOf(data)['metode_bayar'] === 'VA' && { norek: `88${call.earlier}` }),
        })).response?.(reply, call) ?? reply,
    },
  ]),
  {
    ...{ operation: DETAIL, calls: '*', only: 'transaction', check: 'same' },
    ...{ what: 'a slip gives more time', field: '/data/tgl_expired', change: longerBySlip() },
  },
  ...read([
    'a fundraiser gives in his own name',
    'effect',
    '/data/donatur',
    renamed('Penggalang', (call) => fieldOf(call, 'kode_ref') === 'UJI-TIDAK-ADA'),
  ]).map((one) => ({ ...one, calls: '*' })),
  ...of(UPLOAD, [
    refuses(
      'almost 5 MB is too much',
      'status',
      ({ body }) => body.length > 4 * MB && body.length < 5 * MB,
    ),
    ['a GIF is a slip', 'status', 'status', accepts((call) => bytes(call, 'GIF89a'))],
    ['nothing is a slip', 'status', 'status', accepts((call) => !bytes(call, 'name="bukti"'))],
    refuses(
      'the picture comes before the donation',
      'unknown',
      (call) => bytes(call, 'tidak-ada') && bytes(call, '<!doctype'),
    ),
  ]),
  ...malformed('campaign/get_campaign_limit', 'limit', accepts(given('limit'), [])),
  ...of('campaign/get_campaign_limit', [
    ...rowsOf('malformed', 'limit → status', {
      '0 is no limit': accepts(({ url }) => url.searchParams.get('limit') === '0', []),
      'a limit is rounded to a whole number': request(({ url }) => {
        const limit = Number(url.searchParams.get('limit') ?? 'none')
        if (!Number.isNaN(limit)) url.searchParams.set('limit', String(Math.round(limit)))
      }),
    }),
  ]),
  ...malformed('campaign/get_campaign_infaq', 'sortBy', accepts(given('sortBy'), [])),
  ...malformed('mosque/get_events', 'dari', accepts(given('dari'), [])),
  ...malformed(
    'campaign/get_total_donate',
    'programId',
    accepts(missing('programId'), { total_donasi: null }),
  ),
  ...malformed(
    'news/get_list',
    'jenis',
    accepts(missing('jenis'), { daftar: [], page: 1, pages: 0 }),
  ),
  ...malformed(STORE, 'typePayment', accepts(missing('typePayment'), taken)),
  ...malformed(STORE, 'price', accepts(given('price'), taken)),
  ...malformed(STORE, 'kunci', accepts(given('kunci'), taken)),
  ...of('mosque/get_events', [
    [
      '31 February in dari breaks it',
      'hostile',
      'dari → status',
      breaksOn(({ url }) => url.searchParams.get('dari') === '2026-02-31'),
    ],
  ]),
]
