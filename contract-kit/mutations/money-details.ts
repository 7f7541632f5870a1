import { membersOf } from '../src/check/http/json'
import { fieldOf, keyOf, sends, sessionOf } from './calls'
import { byCall, request } from './changes'
import { refused, refuses, takesGift, usesUp } from './refusals'
import { at, becomes, shifted } from './values'
import { beyond, type Mutation, of } from './mutation'
import { type Change, operationOf } from './proxy'
import { rekey } from './donations'
import { codeIn, renamed } from './money-edges'
import { CLAIM, DETAIL, STORE, UPLOAD } from '../src/check/operations'

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

const asText = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value

/** Keys, prices, names, slips and claims: what a first try of a backend gets almost right. */
export const moneyDetailMutations: readonly Mutation[] = [
  ...of(STORE, {
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
  ...of(beyond(DETAIL, { only: 'transaction' }), {
    'a name ends where it has a < → effect /data/donatur': becomes(
      asText((text) => text.replace(/<[^]*$/, '')),
    ),
    'a doa ends where a < opens nothing → effect /data/doa': becomes(
      asText((text) => text.replace(/<\d[^]*$/, '')),
    ),
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
  ...of(beyond(STORE, { calls: '*' }), {
    'an account’s hidden name is hidden from the donor too → effect anonim in transaction/getTransaction':
      renamed(
        'Hamba Allah',
        (call) => call.headers['cookie'] !== undefined && fieldOf(call, 'anonim') === 'Y',
      ),
  }),
  ...of(UPLOAD, {
    'a slip’s ending is in small letters → repeat status': refuses(
      ({ body }) => body.includes('.PNG"'),
      422,
    ),
    'a slip’s name has an ending → repeat status': refuses(
      ({ body }) => body.includes('filename="bukti"'),
      422,
    ),
  }),
  ...of(beyond(CLAIM, { calls: '*' }), {
    'a donation of one’s own is 409 → repeat status': () => {
      const makers = new Map<string, string>()
      return byCall((call, reply) => {
        const [session, code] = [sessionOf(call), codeIn(reply)]
        if (session === undefined) return false
        if (operationOf(call) === STORE && code !== undefined) makers.set(code, session)
        const maker = makers.get(fieldOf(call, 'codeDonate') ?? '')
        return operationOf(call) === CLAIM && maker === session && refused(409)
      })
    },
  }),
]
