import { membersOf } from '../src/check/json'
import { accepts, at, breaksOn, envelope, fieldOf, refusal, request, shifted } from './changes'
import { rekey } from './donations'
import { codeIn, renamed } from './money-edges'
import { type Mutation, of } from './mutation'
import { type Change, operationOf, type Passing } from './proxy'

const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'
const UPLOAD = 'transaction/upload_proof'
const CLAIM = 'transaction/claim'

const taken = { redirect_url: '/donation/X/checkout' }

/** Compares a field with what came with its key first, but not the case: so databases compare texts by default. */
function foldsCase(field: string): Change {
  const first = new Map<string, string>()
  return request((call) => {
    const key = fieldOf(call, 'kunci')
    const value = fieldOf(call, field)
    if (key === undefined || value === undefined) return
    const known = first.get(key) ?? value
    first.set(key, known)
    if (known.toLowerCase() === value.toLowerCase())
      call.body = Buffer.from(call.body.toString('utf8').replace(value, () => known))
  })
}

/** A transfer costs what the first one of its amount did. Unique codes are below 1,000. */
function oneUniqueCode(): Change {
  let first: number | undefined
  return at('/data', (data) => {
    const { nominal, metode_bayar: type } = membersOf(data)
    if (type !== 'Manual' || typeof nominal !== 'number') return data
    first ??= nominal
    return Math.abs(nominal - first) < 1_000 ? { ...membersOf(data), nominal: first } : data
  })
}

/** The key is written down before the program is looked for. */
function usedUpNowhere(): Change {
  const used = new Set<string>()
  return {
    response: (reply, call) => {
      const key = fieldOf(call, 'kunci') ?? ''
      if (used.has(key)) return refusal(reply, 422)
      if (reply.status === 404 && key !== '') used.add(key)
      return reply
    },
  }
}

/** Only the newest key is known. */
function forgetsOlder(): Change {
  const seen = new Set<string>()
  let newest = ''
  return request((call) => {
    const key = fieldOf(call, 'kunci')
    if (key === undefined) return
    if (seen.has(key) && newest !== key) rekey(call)
    seen.add(key)
    newest = key
  })
}

/** An account is refused a donation that it has made itself. */
function refusesItsMaker(): Change {
  const makers = new Map<string, string>()
  return {
    response: (reply, call) => {
      const { cookie } = call.headers
      if (cookie === undefined) return reply
      const code = codeIn(reply)
      if (operationOf(call) === STORE && code !== undefined) makers.set(code, cookie)
      const isClaim = operationOf(call) === CLAIM
      return isClaim && makers.get(fieldOf(call, 'codeDonate') ?? '') === cookie
        ? refusal(reply, 409)
        : reply
    },
  }
}

const refused = (what: string, holds: (call: Passing) => boolean): Mutation[] =>
  of(UPLOAD, [
    [
      what,
      'repeat',
      'status',
      breaksOn(holds, (reply) => ({
        ...reply,
        status: 422,
        body: envelope(422, null, 'Bukan foto.'),
      })),
    ],
  ])

const takes = (what: string, holds: (call: Passing) => boolean): Mutation[] =>
  of(STORE, [[what, 'refusal', 'status', accepts(holds, taken)]])

const read = (what: string, check: Mutation['check'], field: string, change: Change): Mutation => ({
  ...{ operation: DETAIL, what, check, field, change },
  only: 'transaction',
})

const asText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value

/** Keys, prices, names, slips and claims: what a first try of a backend gets almost right. */
export const moneyDetailMutations: readonly Mutation[] = [
  ...of(STORE, [
    ['a used kunci takes a name in another case', 'repeat', 'status', foldsCase('donorName')],
    ['a used kunci takes a doa in another case', 'repeat', 'status', foldsCase('donorPray')],
    ['an unknown program uses the kunci up', 'repeat', 'status', usedUpNowhere()],
    ['only the newest kunci is known', 'repeat', '/data/redirect_url', forgetsOlder()],
  ]),
  ...takes('a price may have decimals', (call) => /^\d+\.00$/.test(fieldOf(call, 'price') ?? '')),
  ...takes('a price may have commas', (call) => /^\d+,\d+$/.test(fieldOf(call, 'price') ?? '')),
  ...takes('a method’s code in small letters', (call) =>
    /^[a-z]+$/.test(fieldOf(call, 'codePayment') ?? ''),
  ),
  read(
    'a name ends where it has a <',
    'effect',
    '/data/donatur',
    at(
      '/data/donatur',
      asText((text) => text.replace(/<[^]*$/, '')),
    ),
  ),
  read(
    'a doa ends where a < opens nothing',
    'effect',
    '/data/doa',
    at(
      '/data/doa',
      asText((text) => text.replace(/<\d[^]*$/, '')),
    ),
  ),
  read(
    'what became of it is told in another zone',
    'time',
    '/data/riwayat/*/waktu',
    shifted('/data/riwayat/0/waktu', -7),
  ),
  read(
    'what became of it begins with the oldest',
    'time',
    '/data/riwayat/*/waktu',
    shifted('/data/riwayat/0/waktu', -1 / 60),
  ),
  read('transfers of one amount look the same', 'amount', '/data/nominal', oneUniqueCode()),
  {
    operation: STORE,
    calls: '*',
    what: 'an account’s hidden name is hidden from the donor too',
    check: 'effect',
    field: `anonim in ${DETAIL}`,
    change: renamed(
      'Hamba Allah',
      (call) => call.headers['cookie'] !== undefined && fieldOf(call, 'anonim') === 'Y',
    ),
  },
  ...refused('a slip’s ending is in small letters', ({ body }) => body.includes('.PNG"')),
  ...refused('a slip’s name has an ending', ({ body }) => body.includes('filename="bukti"')),
  {
    operation: CLAIM,
    calls: '*',
    what: 'a donation of one’s own is 409',
    check: 'repeat',
    field: 'status',
    change: refusesItsMaker(),
  },
]
