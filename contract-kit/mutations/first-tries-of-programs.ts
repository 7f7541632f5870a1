import { membersOf, numberAt } from '../src/check/json'
import { at, put, request, rows, shifted, status } from './changes'
import { refusesStale } from './first-tries'
import { type Mutation, of, rowsOf } from './mutation'
import { type Change } from './proxy'

const PRAYERS = 'campaign/get_prayer_campaign'

/** The first account's cookie that comes by; the amens of all others are unknown. */
function likesBySession(): Change {
  let first: string | undefined
  return {
    response: (reply, call) => {
      const own = call.headers['cookie']
      first ??= own
      const hides = own !== undefined && own !== first
      return hides
        ? (put('/data/*/status_like', 'unliked').response?.(reply, call) ?? reply)
        : reply
    },
  }
}

/** Lists of programs, their figures, prayers, events and news, as teams' first tries had them. */
export const programTries: readonly Mutation[] = [
  ...of('campaign/get_disbursements', [
    [
      'its sum is another',
      'amount',
      '/data/total_dicairkan',
      at('/data/total_dicairkan', (value) => Number(value) + 1_000),
    ],
    [
      'the rest forgets the costs',
      'amount',
      '/data/sisa',
      at('/data/sisa', (value) => Number(value) + 1_000),
    ],
  ]),
  ...of('campaign/get_updates', [
    [
      'it tells of another program’s disbursement',
      'same',
      '/data/*/id_pencairan',
      put('/data/*/id_pencairan', 999_999),
    ],
  ]),
  ...of('campaign/get_campaign_by_slug', [
    [
      'type is not heeded',
      'unknown',
      '/data',
      request(({ url }) => {
        url.searchParams.delete('type')
      }),
    ],
  ]),
  ...of('campaign/get_campaign_infaq', [
    [
      'a campaign of the home page is left out',
      'search',
      '/data',
      rows((list) => list.filter((row) => numberAt(row, 'id') !== 1)),
    ],
  ]),
  ...of('mosque/get_campaign', [
    [
      '% finds everything',
      'search',
      '/data',
      request(({ url }) => {
        if (url.searchParams.get('search') === '%') url.searchParams.set('search', '')
      }),
    ],
  ]),
  ...of('mosque/get_events', [
    [
      'the last day is left out',
      'same',
      '/data',
      rows((list, { url }) =>
        list.filter(
          (row) =>
            String(membersOf(row)['tgl']).slice(0, 10) !== (url.searchParams.get('sampai') ?? ''),
        ),
      ),
    ],
    ['the hours are of the day before', 'time', '/data/*/mulai', shifted('/data/*/mulai', -24)],
  ]),
  ...of('news/get_list', [
    ...rowsOf('same', '/data/daftar', {
      'the second page is the first': request(({ url }) => {
        if (url.searchParams.get('page') === '2') url.searchParams.set('page', '1')
      }),
      'blog is berita': request(({ url }) => {
        url.searchParams.set('jenis', 'berita')
      }),
    }),
    ['pages counts everything', 'same', '/data/pages', put('/data/pages', 3)],
  ]),
  {
    ...{ operation: 'campaign/toggle_like', calls: PRAYERS, check: 'effect' },
    ...{ what: 'amens are a session’s', field: '/data/*/status_like', change: likesBySession() },
  },
  {
    ...{ operation: 'campaign/toggle_like', calls: PRAYERS, check: 'effect' },
    ...{ what: 'visitors see amens as theirs', field: '/data/*/status_like' },
    change: rows((list) =>
      list.map((row) => ({
        ...membersOf(row),
        status_like: (numberAt(row, 'total_like') ?? 0) > 0 ? 'liked' : 'unliked',
      })),
    ),
  },
  ...of(PRAYERS, [
    ['it names who is hidden', 'private', '/data/*/donatur', put('/data/*/donatur', 'Nama Asli')],
  ]),
  {
    ...{ operation: 'campaign/get_campaign_limit', calls: 'campaign/kode_yang_tidak_ada' },
    ...{ what: 'the key comes after the kode', check: 'key', field: 'status' },
    change: status(403, 404),
  },
  ...of('mosque/get_campaign', [
    [
      'any word will do',
      'search',
      '/data',
      request(({ url }) => {
        const [word = '', ...more] = (url.searchParams.get('search') ?? '').split(' ')
        if (more.length > 0) url.searchParams.set('search', word)
      }),
    ],
  ]),
  ...of('mosque/get_campaign_by_slug', [
    [
      'it is elsewhere than its list says',
      'same',
      '/data/*/latitude',
      at('/data/*/latitude', (value) => (value === null ? null : Math.round(Number(value)))),
    ],
  ]),
  ...of('campaign/get_campaign_infaq', [
    [
      'a search forgets the order',
      'order',
      '/data by sortBy',
      request(({ url }) => {
        if (url.searchParams.get('search')) url.searchParams.delete('sortBy')
      }),
    ],
  ]),
  ...of('mosque/get_events', [
    [
      'days are swapped',
      'empty',
      '/data',
      request(({ url: { searchParams } }) => {
        const [from = '', to = ''] = ['dari', 'sampai'].map((name) => searchParams.get(name) ?? '')
        if (from <= to) return
        searchParams.set('dari', to)
        searchParams.set('sampai', from)
      }),
    ],
  ]),
  ...of(PRAYERS, [['a session that has ended is refused', 'status', 'status', refusesStale]]),
]
