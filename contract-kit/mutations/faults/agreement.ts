import { itemsOf, membersOf, textAt } from '../../src/check/http/json'
import { sessionOf } from '../calls'
import { byCall, header, headerIs, reads, text } from '../changes'
import { accepts, tooOften } from '../refusals'
import { at, becomes, is, plus, put, reversed, rows } from '../values'
import { beyond, type Faults, type Mutation, of } from '../mutation'
import { type Change, operationOf } from '../proxy'

/** Changes an answer on every other call. */
const restless = (change: Change) => byCall(({ earlier }) => earlier % 2 === 1 && change)

/** Changes what is answered to a client that sends a cookie. */
const forMembers = (change: Change) => byCall((call) => sessionOf(call) !== undefined && change)

/** Values of one operation of which another has told something else, by their pointers. */
const otherwise = (values: Readonly<Record<string, unknown>>): Faults =>
  Object.fromEntries(
    Object.entries(values).map(([pointer, value]) => [
      `${pointer} is another than elsewhere → same ${pointer}`,
      is(value),
    ]),
  )

/** Asks to wait once, and not as it should. */
const waitsOnce = (change: Change): Change => ({
  request: ({ earlier, headers: { origin = '' } }) =>
    earlier === 3 ? tooOften(origin) : undefined,
  ...byCall(({ earlier }) => earlier === 3 && change),
})

const twice = (list: unknown) => [...itemsOf(list), ...itemsOf(list).slice(0, 1)]

/** Answers that don't agree with each other, or with themselves. */
export const mutations: readonly Mutation[] = [
  ...of('mosque/get_campaign_by_slug', {
    ...otherwise({
      '/data/*/created_date': '2020-01-01 00:00:00',
      '/data/*/tentang': '<p>Teks lain.</p>',
      '/data/*/id_masjid': 4_711,
    }),
  }),
  ...of(beyond('mosque/get_campaign_by_slug', { calls: '*' }), {
    'a campaign is a mosque → unknown /data': () => {
      const campaigns = new Set<string>()
      return byCall((call, { status, body }) => {
        const name = operationOf(call)
        if (name === 'campaign/get_campaign_infaq' && status === 200)
          for (const row of itemsOf(membersOf(JSON.parse(body))['data']))
            campaigns.add(textAt(row, 'slug') ?? '')
        const isCampaign = campaigns.has(call.url.searchParams.get('slug') ?? '')
        return name === 'mosque/get_campaign_by_slug' && isCampaign && accepts(() => true, [{}])
      })
    },
  }),
  ...of('news/get_detail', { ...otherwise({ '/data/ringkasan': 'Ringkasan lain.' }) }),
  ...of('campaign/get_campaign_by_slug', { ...otherwise({ '/data/*/program_id': 'ID-4711' }) }),
  ...of('campaign/get_campaign_by_id', {
    ...otherwise({ '/data/program_id': 'ID-4711', '/data/flyer': 'lain.webp' }),
  }),
  ...of('campaign/get_campaign_infaq', {
    ...otherwise({
      '/data/*/title': 'Judul lain',
      '/data/*/images': 'lain.webp',
      '/data/*/dueDate': '2031-01-01 00:00:00',
    }),
    'members see less → same /data': forMembers(
      rows((list, { url }) => (url.search === '' ? list.slice(1) : list)),
    ),
    'members see another address → same /data/*/alamat': forMembers(put('/data/*/alamat', 'Lain')),
  }),
  ...of('campaign/get_prayer_campaign', {
    'members see only what they have amened → same /data': forMembers(
      rows((list) => list.filter((row) => textAt(row, 'status_like') === 'liked')),
    ),
    'a doa is cut → text /data/*/doa': becomes((text) => `${String(text).slice(0, 30)}…`),
    'members see other names → same /data/*/donatur': forMembers(put('/data/*/donatur', 'Lain')),
    'a letter is an entity → text /data/*/donatur': is('Ren&eacute;'),
  }),
  ...of('transaction/get_history', {
    ...otherwise({
      '/data/daftar/*/program/slug': 'masjid-lain',
      '/data/daftar/*/program/judul': 'Judul lain',
    }),
  }),
  ...of('mosque/get_profile', {
    'another phone now and then → same /data/telepon': restless(put('/data/telepon', '0211234567')),
    'another merchant now and then → same /data/qris/nmid': restless(
      put('/data/qris/nmid', 'ID9999999999999'),
    ),
    'all mosques have one merchant id → same /data/qris/nmid': is('ID9999999999999'),
  }),
  ...of('campaign/get_transaction_list', {
    'other amounts now and then → same /data/*/nominal': restless(at('/data/*/nominal', plus(1))),
    'a dash is an entity → text /data/*/doa': is('Aamiin &mdash; jamaah'),
    'an apostrophe is a number → text /data/*/doa': is('Ba&#8217;da isya'),
  }),
  ...of('asset/get_all_payment_method', {
    'a method takes less than its least → same /data/*/max_nominal': is(500),
    'two methods have one code → same /data/*/code': is('SATU'),
    'a code is of two types → same /data/*/code': rows((list) => {
      const { type, code } = membersOf(list[0])
      const isOther = (row: unknown) => membersOf(row)['type'] !== type
      const place = list.findIndex(isOther)
      return list.map((row, index) => (index === place ? { ...membersOf(row), code } : row))
    }),
  }),
  ...of('fundraiser/get_stats', {
    'a program comes twice → same /data/per_program': becomes(twice),
    'more than anybody has given → amount /data/per_program/*/nominal': is(900_000_000_000),
    'more donations than there are → amount /data/per_program/*/donasi': is(90_000),
  }),
  ...of('asset/get_legality', {
    'the oldest audit first → order /data/audit/*/tahun': at('/data/audit', reversed),
  }),
  ...of('mosque/get_campaign', {
    'the newest is the fourth → order /data/*/created_date': put(
      '/data/3/created_date',
      '2099-01-01 00:00:00',
    ),
  }),
  ...of('news/get_list', {
    'each page counts other pages → same /data/pages': byCall(
      ({ url }) => url.searchParams.has('page') && at('/data/pages', plus(1)),
    ),
    'without a page comes the second → same /data/daftar': reads('page', (page, params) =>
      page === '' && !params.has('search') ? '2' : page,
    ),
  }),
  ...of('campaign/get_total_donate', {
    'a failure says nothing of caches → cache header cache-control': byCall(
      (_call, { status }) => status >= 400 && header('cache-control', null),
    ),
  }),
  ...of('campaign/get_updates', { '31 February → time /data/*/tgl': is('2026-02-31 10:00:00') }),
  ...of('campaign/get_campaign_limit', {
    'only no other may keep it → cache header cache-control': headerIs('private'),
    'nobody says how long to wait → throttle header retry-after': waitsOnce(
      header('retry-after', null),
    ),
    'no script can read how long to wait → cors header access-control-expose-headers': waitsOnce(
      header('access-control-expose-headers', null),
    ),
    'to wait is no JSON → json body': waitsOnce(text(429, () => '<h1>Too Many Requests</h1>')),
  }),
]
