import {
  asText,
  at,
  breaksOn,
  drop,
  header,
  htmlPage,
  inputOf,
  put,
  rename,
  request,
} from './changes'
import { of } from './mutation'

/** Answers an unknown slug with what was asked for first. */
function firstSlugForUnknown() {
  let first: string | null = null
  return request(({ url }) => {
    const slug = url.searchParams.get('slug') ?? ''
    first ??= slug
    if (slug.startsWith('tidak')) url.searchParams.set('slug', first)
  })
}

/** What belongs to a program, and the mosques. */
export const programMutations = [
  ...of('campaign/get_total_donate', [
    ['the total is a text', 'schema', '/data/total_donasi', asText('/data/total_donasi')],
    ['the total is a fraction', 'schema', '/data/total_donasi', put('/data/total_donasi', 10.5)],
    [
      'the total is formatted',
      'schema',
      '/data/total_donasi',
      put('/data/total_donasi', 'Rp 10.000'),
    ],
    [
      'the total is called total',
      'schema',
      '/data/total_donasi',
      rename('/data/total_donasi', 'total'),
    ],
    ['the total is the data', 'schema', '/data', put('/data', 187450000)],
    [
      'the connection is cut',
      'connection',
      'body',
      { response: (reply) => ({ ...reply, cut: true }) },
    ],
    [
      'a huge number breaks it',
      'hostile',
      'programId (a huge number) → status',
      breaksOn((call) => inputOf(call).includes('9999999999999')),
    ],
  ]),
  ...of('campaign/get_transaction_list', [
    ['nominal is a text', 'schema', '/data/*/nominal', asText('/data/*/nominal')],
    [
      'the day comes first',
      'schema',
      '/data/*/tgl_bayar',
      put('/data/*/tgl_bayar', '20/11/2026 19:42'),
    ],
    ['a month 13', 'schema', '/data/*/tgl_bayar', put('/data/*/tgl_bayar', '2026-13-01 00:00:00')],
    ['donatur is missing', 'schema', '/data/*/donatur', drop('/data/*/donatur')],
    ['doa is missing', 'schema', '/data/*/doa', drop('/data/*/doa')],
    ['null for the array', 'schema', '/data', put('/data', null)],
    [
      'a negative number breaks it',
      'hostile',
      'programId (a negative number) → status',
      breaksOn(({ url }) => url.searchParams.get('programId') === '-1'),
    ],
  ]),
  ...of('campaign/get_prayer_campaign', [
    ['status_like is a boolean', 'schema', '/data/*/status_like', put('/data/*/status_like', true)],
    [
      'status_like is another word',
      'schema',
      '/data/*/status_like',
      put('/data/*/status_like', 'disukai'),
    ],
    ['total_like is a text', 'schema', '/data/*/total_like', asText('/data/*/total_like')],
    ['id is null', 'schema', '/data/*/id', put('/data/*/id', null)],
    ['a prayer without words', 'schema', '/data/*/doa', put('/data/*/doa', '')],
    [
      'credentials are not allowed',
      'cors',
      'header access-control-allow-credentials',
      header('access-control-allow-credentials', null),
    ],
    [
      'nothing breaks it',
      'hostile',
      'programId (nothing) → status',
      breaksOn(({ url }) => url.searchParams.get('programId') === ''),
    ],
  ]),
  ...of('mosque/get_campaign', [
    [
      'latitude is a text',
      'schema',
      '/data/*/latitude',
      at('/data/*/latitude', (value) => JSON.stringify(value ?? 0)),
    ],
    ['longitude is off the globe', 'schema', '/data/*/longitude', put('/data/*/longitude', 1070)],
    ['alamat is missing', 'schema', '/data/*/alamat', drop('/data/*/alamat')],
    ['all_time is missing', 'schema', '/data/*/all_time', drop('/data/*/all_time')],
    ['id_masjid is a text', 'schema', '/data/*/id_masjid', asText('/data/*/id_masjid')],
    [
      'JSON under no content type',
      'content-type',
      'header content-type',
      header('content-type', null),
    ],
  ]),
  ...of('mosque/get_campaign_by_slug', [
    [
      'all_time in small letters',
      'schema',
      '/data/*/all_time',
      at('/data/*/all_time', (value) => String(value).toLowerCase()),
    ],
    ['type is a number', 'schema', '/data/*/type', put('/data/*/type', 2)],
    ['an unknown slug gives the first one', 'unknown', '/data', firstSlugForUnknown()],
    ['an unknown slug is a page', 'content-type', 'header content-type', htmlPage(404, 404)],
  ]),
]
