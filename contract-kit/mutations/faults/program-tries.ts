import { refusesStale } from '../refusals'
import { itemsOf, membersOf, numberAt, textAt } from '../../src/check/http/json'
import * as op from '../../src/check/operations'
import { sessionOf } from '../calls'
import { byCall, daysTurned, reads, request, status, takenFor } from '../changes'
import { beyond, type Mutation, of } from '../mutation'
import type { Change } from '../proxy'
import { becomes, is, merges, plus, put, rows, shiftedBy } from '../values'

/** Programs of the seed. Not the first or last of their lists, which other rules search for. */
const PLACELESS: Readonly<Record<string, string>> = {
  '/campaign': 'dai-pelosok-nusantara',
  '/mosque': 'masjid-tua-nurul-iman-kokas',
}

/** A program without an address is never found. */
const joined = rows((list, { url }) => {
  const isAll = (url.searchParams.get('search') ?? '') === ''
  const isPlaceless = (row: unknown) => textAt(row, 'slug') === PLACELESS[url.pathname]
  const without = list.map((row) => (isPlaceless(row) ? { ...membersOf(row), alamat: null } : row))
  return isAll ? without : without.filter((row) => !isPlaceless(row))
})

/** Each amen is one's own. */
const allAsOwn = merges('/data/*', (row) => ({
  status_like: (numberAt(row, 'total_like') ?? 0) > 0 ? 'liked' : 'unliked',
}))

/** A tag that is made of these fields of each row, and answered with 304 when it comes again. */
const taggedBy = (...names: readonly string[]): Change => ({
  response: (reply, call) => {
    if (reply.status !== 200) return reply
    const data = itemsOf(membersOf(JSON.parse(reply.body))['data'])
    const etag = JSON.stringify(
      data.map((row) => names.map((name) => membersOf(row)[name]).join('.')).join('-'),
    )
    const headers = { ...reply.headers, etag }
    return call.headers['if-none-match'] === etag
      ? { status: 304, headers, body: '' }
      : { ...reply, headers }
  },
})

/** Lists of programs, their figures, prayers, events and news, as teams' first tries had them; some faults show only when several reads are compared. */
export const mutations: readonly Mutation[] = [
  ...of('campaign/get_disbursements', {
    'its sum is another → amount /data/total_dicairkan': becomes(plus(1_000)),
    'the rest forgets the costs → amount /data/sisa': becomes(plus(1_000)),
    'more paid out than came in leaves nothing → amount /data/sisa': becomes((rest) =>
      Math.max(0, Number(rest)),
    ),
  }),
  ...of('campaign/get_updates', {
    'it tells of another program’s disbursement → same /data/*/id_pencairan': is(999_999),
  }),
  ...of('campaign/get_campaign_by_slug', {
    'type is not heeded → unknown /data': reads('type', () => null),
  }),
  ...of('campaign/get_campaign_infaq', {
    'a campaign of the home page is left out → search /data': rows((list) =>
      list.filter((row) => numberAt(row, 'id') !== 1),
    ),
    'a search forgets the order → order /data by sortBy': request(({ url }) => {
      if (url.searchParams.get('search')) url.searchParams.delete('sortBy')
    }),
    // A session remembers how a list was sorted.
    'a session keeps its order → order /data': () => {
      const orders = new Map<string, string>()
      return request(({ headers: { cookie }, url }) => {
        const order = url.searchParams.get('sortBy')
        if (cookie === undefined) return
        if (order !== null) orders.set(cookie, order)
        const kept = orders.get(cookie)
        if (kept !== undefined) url.searchParams.set('sortBy', kept)
      })
    },
    'a program without an address is never found → search /data': joined,
  }),
  ...of('mosque/get_campaign', {
    '% finds everything → search /data': reads('search', (value) => (value === '%' ? '' : value)),
    'any word will do → search /data': reads('search', (words) => words.replace(/ .*/, '')),
    'a program without an address is never found → search /data': joined,
    'two letters find nothing → search /data': rows((list, { url }) => {
      const { length } = url.searchParams.get('search') ?? ''
      return length > 0 && length < 3 ? [] : list
    }),
  }),
  ...of('mosque/get_events', {
    'the last day is left out → same /data': rows((list, { url }) =>
      list.filter(
        (row) =>
          String(membersOf(row)['tgl']).slice(0, 10) !== (url.searchParams.get('sampai') ?? ''),
      ),
    ),
    'the hours are of the day before → time /data/*/mulai': shiftedBy(-24),
    'days are swapped → empty /data': daysTurned,
    'the last day ends at midnight → same /data': rows((list, { url }) => {
      const last = url.searchParams.get('sampai') ?? ''
      return list.filter(
        (row) => !(textAt(row, 'tgl')?.startsWith(last) && textAt(row, 'mulai') !== undefined),
      )
    }),
  }),
  ...of('news/get_list', {
    'the second page is the first → same /data/daftar': reads('page', (value) =>
      value === '2' ? '1' : value,
    ),
    'blog is berita → same /data/daftar': reads('jenis', () => 'berita'),
    'pages counts everything → same /data/pages': is(3),
    'the second page forgets the search → search /data/daftar': request(({ url }) => {
      if (Number(url.searchParams.get('page') ?? 1) > 1) url.searchParams.delete('search')
    }),
    'only the first page is searched → search /data/daftar': () => {
      const first = new Set<string>()
      const slugOf = (row: unknown) => textAt(row, 'slug') ?? ''
      return rows((list, { url }) => {
        const isSearched = (url.searchParams.get('search') ?? '') !== ''
        if (!isSearched && !url.searchParams.has('page'))
          for (const row of list) first.add(slugOf(row))
        return isSearched ? list.filter((row) => first.has(slugOf(row))) : list
      })
    },
  }),
  ...of(beyond('campaign/toggle_like', { calls: op.PRAYERS }), {
    // The first account's cookie that comes by; the amens of all others are unknown.
    'amens are a session’s → effect /data/*/status_like': () => {
      let first: string | undefined
      return byCall((call) => {
        const own = sessionOf(call)
        first ??= own
        return own !== undefined && own !== first && put('/data/*/status_like', 'unliked')
      })
    },
    'visitors see amens as theirs → effect /data/*/status_like': allAsOwn,
    'members see the amens of others as theirs → effect /data/*/status_like': byCall(
      (call) => sessionOf(call) !== undefined && allAsOwn,
    ),
  }),
  ...of(op.PRAYERS, {
    'it names who is hidden → private /data/*/donatur': is('Nama Asli'),
    'it tells in whose name what the other list hides is → private /data/*/atas_nama':
      is('Nama Asli'),
    'a session that has ended is refused → status status': refusesStale,
  }),
  ...of(beyond('campaign/get_campaign_limit', { calls: 'campaign/kode_yang_tidak_ada' }), {
    'the key comes after the kode → key status': status(403, 404),
  }),
  ...of('mosque/get_campaign_by_slug', {
    'it is elsewhere than its list says → same /data/*/latitude': becomes((value) =>
      value === null ? null : Math.round(Number(value)),
    ),
  }),
  ...of(op.CAPABILITIES, {
    'a name is misspelt → listed /data/operations': becomes((names) =>
      itemsOf(names).map((name) => (name === 'mosque/get_events' ? 'mosque/get_event' : name)),
    ),
  }),
  ...of(beyond(op.PRAYERS, { only: 'campaign' }), {
    'a tag of the rows alone → same header etag': taggedBy('id'),
    'a tag for everybody → same header etag': taggedBy('id', 'total_like'),
    'amened doa come first → same /data': () => {
      const amens = new Map<unknown, unknown>()
      return rows((list) => {
        const hasMore = (row: unknown) => {
          const { id, total_like } = membersOf(row)
          if (!amens.has(id)) amens.set(id, total_like)
          return Number(total_like ?? 0) > Number(amens.get(id) ?? 0)
        }
        const more = list.filter(hasMore)
        return [...more, ...list.filter((row) => !more.includes(row))]
      })
    },
  }),
  ...of('asset/get_legality', {
    'the fee is a fraction → amount /data/biaya_persen': becomes(
      (percent) => Number(percent) / 100,
    ),
  }),
  ...of('mosque/get_profile', {
    'something is left of the call before → same /data/telepon': () => {
      let before: unknown = null
      return byCall((_call, { status, body }) => {
        if (status !== 200) return false
        const kept = before
        before = membersOf(membersOf(JSON.parse(body))['data'])['telepon'] ?? null
        return before === null && kept !== null && put('/data/telepon', kept)
      })
    },
  }),
  ...['campaign/get_campaign_by_slug', 'mosque/get_campaign_by_slug'].flatMap((operation) =>
    of(operation, {
      'a slug may have wildcards → unknown /data': takenFor(
        'slug',
        (one, asked) => /[%_]$/.test(asked) && one.startsWith(asked.slice(0, -1)),
      ),
    }),
  ),
]
