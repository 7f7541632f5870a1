import { asText, breaksOn, header, htmlPage, inputOf, put, request } from './changes'
import { of, rowsOf } from './mutation'

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
    [
      'the connection is cut',
      'connection',
      'body',
      { response: (reply) => ({ ...reply, cut: true }) },
    ],
    [
      'a huge number breaks it',
      'hostile',
      'programId → status',
      breaksOn((call) => inputOf(call).includes('9999999999999')),
    ],
  ]),
  ...of('campaign/get_transaction_list', [
    ...rowsOf('schema', '/data/*/tgl_bayar', {
      'the day comes first': put('/data/*/tgl_bayar', '20/11/2026 19:42'),
      'a month 13': put('/data/*/tgl_bayar', '2026-13-01 00:00:00'),
    }),
    [
      'a negative number breaks it',
      'hostile',
      'programId → status',
      breaksOn(({ url }) => url.searchParams.get('programId') === '-1'),
    ],
  ]),
  ...of('campaign/get_prayer_campaign', [
    [
      'credentials are not allowed',
      'cors',
      'header access-control-allow-credentials',
      header('access-control-allow-credentials', null),
    ],
    [
      'nothing breaks it',
      'hostile',
      'programId → status',
      breaksOn(({ url }) => url.searchParams.get('programId') === ''),
    ],
  ]),
  ...of('mosque/get_campaign', [
    ['id_masjid is a text', 'schema', '/data/*/id_masjid', asText('/data/*/id_masjid')],
    [
      'JSON under no content type',
      'content-type',
      'header content-type',
      header('content-type', null),
    ],
  ]),
  ...of('mosque/get_campaign_by_slug', [
    ['an unknown slug gives the first one', 'unknown', '/data', firstSlugForUnknown()],
    ['an unknown slug is a page', 'content-type', 'header content-type', htmlPage(404, 404)],
  ]),
]
