import { itemsOf, membersOf, textAt } from '../src/check/json'
import { accepts, at, envelope, header, put, request, rows } from './changes'
import { type Mutation, of, type Row, rowsOf } from './mutation'
import { type Change, operationOf } from './proxy'

/** Changes a value on every other call. */
const restless = (pointer: string, change: (value: unknown) => unknown): Change => ({
  response: (reply, call) =>
    call.earlier % 2 === 0 ? reply : (at(pointer, change).response?.(reply, call) ?? reply),
})

/** Changes what is answered to a client that sends a cookie. */
const forMembers = ({ response }: Change): Change => ({
  response: (reply, call) =>
    call.headers['cookie'] === undefined ? reply : (response?.(reply, call) ?? reply),
})

/** A page of one operation, of which another has told something else. */
const otherwise = (pointer: string, value: unknown): Row => [
  `${pointer} is another than elsewhere`,
  'same',
  pointer,
  put(pointer, value),
]

/** Mosques' pages that are found for a campaign's slug. */
function findsCampaigns(): Change {
  const campaigns = new Set<string>()
  const found = accepts(() => true, [{}])
  return {
    response: (reply, call) => {
      const name = operationOf(call)
      if (name === 'campaign/get_campaign_infaq' && reply.status === 200)
        for (const row of itemsOf(membersOf(JSON.parse(reply.body))['data']))
          campaigns.add(textAt(row, 'slug') ?? '')
      const isCampaign = campaigns.has(call.url.searchParams.get('slug') ?? '')
      return name === 'mosque/get_campaign_by_slug' && isCampaign
        ? (found.response?.(reply, call) ?? reply)
        : reply
    },
  }
}

const twice = (list: unknown) => [...itemsOf(list), ...itemsOf(list).slice(0, 1)]
const reversed = (list: unknown) => itemsOf(list).toReversed()

/** Answers that don't agree with each other, or with themselves. */
export const agreementMutations: readonly Mutation[] = [
  ...of('mosque/get_campaign_by_slug', [
    otherwise('/data/*/created_date', '2020-01-01 00:00:00'),
    otherwise('/data/*/tentang', '<p>Teks lain.</p>'),
    otherwise('/data/*/id_masjid', 4_711),
  ]),
  {
    ...{ operation: 'mosque/get_campaign_by_slug', calls: '*', what: 'a campaign is a mosque' },
    ...{ check: 'unknown', field: '/data', change: findsCampaigns() },
  },
  ...of('news/get_detail', [otherwise('/data/ringkasan', 'Ringkasan lain.')]),
  ...of('campaign/get_campaign_by_slug', [otherwise('/data/*/program_id', 'ID-4711')]),
  ...of('campaign/get_campaign_by_id', [
    otherwise('/data/program_id', 'ID-4711'),
    otherwise('/data/flyer', 'lain.webp'),
  ]),
  ...of('campaign/get_campaign_infaq', [
    otherwise('/data/*/title', 'Judul lain'),
    otherwise('/data/*/images', 'lain.webp'),
    otherwise('/data/*/dueDate', '2031-01-01 00:00:00'),
    [
      'members see less',
      'same',
      '/data',
      forMembers(rows((list, { url }) => (url.search === '' ? list.slice(1) : list))),
    ],
    [
      'members see another address',
      'same',
      '/data/*/alamat',
      forMembers(put('/data/*/alamat', 'Lain')),
    ],
  ]),
  ...of('campaign/get_prayer_campaign', [
    [
      'members see only what they have amened',
      'same',
      '/data',
      forMembers(rows((list) => list.filter((row) => textAt(row, 'status_like') === 'liked'))),
    ],
    [
      'a doa is cut',
      'text',
      '/data/*/doa',
      at('/data/*/doa', (text) => `${String(text).slice(0, 30)}…`),
    ],
    [
      'members see other names',
      'same',
      '/data/*/donatur',
      forMembers(put('/data/*/donatur', 'Lain')),
    ],
  ]),
  ...of('transaction/get_history', [
    otherwise('/data/daftar/*/program/slug', 'masjid-lain'),
    otherwise('/data/daftar/*/program/judul', 'Judul lain'),
  ]),
  ...of('mosque/get_profile', [
    [
      'another phone now and then',
      'same',
      '/data/telepon',
      restless('/data/telepon', () => '0211234567'),
    ],
  ]),
  ...of('campaign/get_transaction_list', [
    [
      'other amounts now and then',
      'same',
      '/data/*/nominal',
      restless('/data/*/nominal', (value) => Number(value) + 1),
    ],
  ]),
  ...of('asset/get_all_payment_method', [
    [
      'a method takes less than its least',
      'same',
      '/data/*/max_nominal',
      put('/data/*/max_nominal', 500),
    ],
    ...rowsOf('same', '/data/*/code', {
      'two methods have one code': rows((list) =>
        list.map((row) => ({ ...membersOf(row), code: 'SATU' })),
      ),
      'a code is of two types': rows((list) => {
        const { type, code } = membersOf(list[0])
        const isOther = (row: unknown) => membersOf(row)['type'] !== type
        const place = list.findIndex(isOther)
        return list.map((row, index) => (index === place ? { ...membersOf(row), code } : row))
      }),
    }),
  ]),
  ...of('fundraiser/get_stats', [
    ['a program comes twice', 'same', '/data/per_program', at('/data/per_program', twice)],
    [
      'more than anybody has given',
      'amount',
      '/data/per_program/*/nominal',
      put('/data/per_program/*/nominal', 900_000_000_000),
    ],
    [
      'more donations than there are',
      'amount',
      '/data/per_program/*/donasi',
      put('/data/per_program/*/donasi', 90_000),
    ],
  ]),
  ...of('asset/get_legality', [
    ['the oldest audit first', 'order', '/data/audit/*/tahun', at('/data/audit', reversed)],
  ]),
  ...of('mosque/get_campaign', [
    [
      'the newest is the fourth',
      'order',
      '/data/*/created_date',
      rows((list) =>
        list.map((row, index) =>
          index === 3 ? { ...membersOf(row), created_date: '2099-01-01 00:00:00' } : row,
        ),
      ),
    ],
  ]),
  ...of('news/get_list', [
    [
      'each page counts other pages',
      'same',
      '/data/pages',
      {
        response: (reply, call) =>
          call.url.searchParams.has('page')
            ? (at('/data/pages', (count) => Number(count) + 1).response?.(reply, call) ?? reply)
            : reply,
      },
    ],
    [
      'without a page comes the second',
      'same',
      '/data/daftar',
      request(({ url }) => {
        if (!url.searchParams.has('page') && !url.searchParams.has('search'))
          url.searchParams.set('page', '2')
      }),
    ],
  ]),
  ...of('campaign/get_transaction_list', [
    ['a dash is an entity', 'text', '/data/*/doa', put('/data/*/doa', 'Aamiin &mdash; jamaah')],
    ['an apostrophe is a number', 'text', '/data/*/doa', put('/data/*/doa', 'Ba&#8217;da isya')],
  ]),
  ...of('campaign/get_prayer_campaign', [
    ['a letter is an entity', 'text', '/data/*/donatur', put('/data/*/donatur', 'Ren&eacute;')],
  ]),
  ...of('campaign/get_total_donate', [
    [
      'a failure says nothing of caches',
      'cache',
      'header cache-control',
      onFailures('cache-control'),
    ],
  ]),
  ...of('campaign/get_updates', [
    ['31 February', 'time', '/data/*/tgl', put('/data/*/tgl', '2026-02-31 10:00:00')],
  ]),
  ...of('campaign/get_campaign_limit', [
    [
      'only no other may keep it',
      'cache',
      'header cache-control',
      header('cache-control', 'private'),
    ],
    ['nobody says how long to wait', 'throttle', 'header retry-after', tooOften('retry-after')],
    [
      'no script can read how long to wait',
      'cors',
      'header access-control-expose-headers',
      tooOften('access-control-expose-headers'),
    ],
    [
      'to wait is no JSON',
      'json',
      'body',
      {
        request: (call) => {
          const reply = tooOften('').request?.(call)
          return reply && { ...reply, body: '<h1>Too Many Requests</h1>' }
        },
      },
    ],
  ]),
]

/** Takes a header from every failure. */
function onFailures(name: string): Change {
  const without = header(name, null)
  return {
    response: (reply, call) =>
      reply.status >= 400 ? (without.response?.(reply, call) ?? reply) : reply,
  }
}

/** Asks to wait once, without one of the headers. */
function tooOften(missing: string): Change {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '1',
    'access-control-expose-headers': 'Retry-After',
  }
  return {
    request: ({ earlier, headers: { origin = '' } }) =>
      earlier === 3
        ? {
            status: 429,
            headers: {
              ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== missing)),
              'access-control-allow-origin': origin,
            },
            body: envelope(429, null, 'Terlalu sering.'),
          }
        : undefined,
  }
}
