import { membersOf, numberAt } from '../src/check/http/json'
import { sessionOf } from './calls'
import { byCall, reads, request, status } from './changes'
import { becomes, is, plus, put, rows, shiftedBy } from './values'
import { beyond, type Mutation, of } from './mutation'
import { refusesStale } from './first-tries'
import { PRAYERS } from '../src/check/operations'

/** Lists of programs, their figures, prayers, events and news, as teams' first tries had them. */
export const programTries: readonly Mutation[] = [
  ...of('campaign/get_disbursements', {
    'its sum is another → amount /data/total_dicairkan': becomes(plus(1_000)),
    'the rest forgets the costs → amount /data/sisa': becomes(plus(1_000)),
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
  }),
  ...of('mosque/get_campaign', {
    '% finds everything → search /data': reads('search', (value) => (value === '%' ? '' : value)),
    'any word will do → search /data': request(({ url }) => {
      const [word = '', ...more] = (url.searchParams.get('search') ?? '').split(' ')
      if (more.length > 0) url.searchParams.set('search', word)
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
    'days are swapped → empty /data': request(({ url: { searchParams } }) => {
      const [from = '', to = ''] = ['dari', 'sampai'].map((name) => searchParams.get(name) ?? '')
      if (from <= to) return
      searchParams.set('dari', to)
      searchParams.set('sampai', from)
    }),
  }),
  ...of('news/get_list', {
    'the second page is the first → same /data/daftar': reads('page', (value) =>
      value === '2' ? '1' : value,
    ),
    'blog is berita → same /data/daftar': reads('jenis', () => 'berita'),
    'pages counts everything → same /data/pages': is(3),
  }),
  ...of(beyond('campaign/toggle_like', { calls: PRAYERS }), {
    // The first account's cookie that comes by; the amens of all others are unknown.
    'amens are a session’s → effect /data/*/status_like': () => {
      let first: string | undefined
      return byCall((call) => {
        const own = sessionOf(call)
        first ??= own
        return own !== undefined && own !== first && put('/data/*/status_like', 'unliked')
      })
    },
    'visitors see amens as theirs → effect /data/*/status_like': rows((list) =>
      list.map((row) => ({
        ...membersOf(row),
        status_like: (numberAt(row, 'total_like') ?? 0) > 0 ? 'liked' : 'unliked',
      })),
    ),
  }),
  ...of(PRAYERS, {
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
]
