import { membersOf } from '../src/check/http/json'
import { STAND_IN_KEY } from '../src/stand-in'
import { asks, inputOf, mentions } from './calls'
import { headerIs, reads, request, status, text } from './changes'
import { accepts, breaksOn, htmlPage, refuses } from './refusals'
import { at, becomes, body, is } from './values'
import { of } from './mutation'

/** Lists of campaigns, and a campaign by its slug or id. */
export const campaignMutations = [
  ...of('campaign/get_campaign_limit', {
    'the end is an ISO date → schema /data/*/batas_tanggal': is('2027-06-30T23:59:59Z'),
    'flyer is an address → schema /data/*/flyer': is('https://x.example/flyers/a.webp'),
    'there is no envelope → envelope body': body((json) => membersOf(json)['data']),
    'limit is not heeded → same /data': reads('limit', () => '20'),
    'the key is not checked → key status': request(({ headers }) => {
      headers['key'] = STAND_IN_KEY
    }),
    'a wrong key is 401 → key status': status(403, 401),
    'a post is answered too → method status': request((call) => {
      call.method = 'GET'
    }),
  }),
  ...of('campaign/get_campaign_infaq', {
    'totalDonor is a fraction → schema /data/*/totalDonor': is(1.5),
    'the picture has no extension → schema /data/*/images': is('flyer'),
    'the title is empty → schema /data/*/title': is(''),
    'nothing found is 404 → empty status': refuses(asks('search', /^tidak/), 404),
    'nothing found is null → schema /data': becomes((data) =>
      Array.isArray(data) && data.length === 0 ? null : data,
    ),
    'search is not heeded → empty /data': reads('search', () => null),
    'any origin with credentials → cors header access-control-allow-origin': headerIs('*'),
    'emoji break the search → hostile search → status': breaksOn(mentions('🕌')),
  }),
  ...of('campaign/get_campaign_by_slug', {
    'created_date without its time → schema /data/*/created_date': is('2026-08-17'),
    'a deadline without its date → schema /data/*/batas_tanggal': at('/data/*', (item) => ({
      ...membersOf(item),
      all_time: 'N',
      batas_tanggal: null,
    })),
    'program_id without its prefix → schema /data/*/program_id': is('12'),
    'another campaign → same /data/*/slug': is('kampanye-lain'),
    'an unknown slug is 500 → unknown status': status(404, 500),
    'quotes break the query → hostile slug → status': breaksOn(mentions("'")),
    '10 kB are a proxy’s page → hostile slug → header content-type': breaksOn(
      (call) => inputOf(call).length > 9_000,
      (reply) => ({
        ...reply,
        status: 413,
        headers: { 'content-type': 'text/html' },
        body: '<h1>413</h1>',
      }),
    ),
    'no CORS header → cors header access-control-allow-origin': headerIs(null),
  }),
  ...of('campaign/get_campaign_detail', {
    'a page instead of JSON → json body': text(200, () => '<!doctype html><p>Sedang perawatan'),
    'the page says what it is → content-type header content-type': htmlPage(200, 200),
    'a warning before the JSON → json body': text(
      200,
      (before) => `<b>Warning</b>: Undefined index ${before}`,
    ),
    'a null byte breaks it → hostile slug → status': breaksOn(mentions('\u0000')),
  }),
  ...of('campaign/get_campaign_by_id', {
    'slug in capitals → schema /data/slug': becomes((slug) => String(slug).toUpperCase()),
    'an unknown program is 200 null → unknown status': accepts(asks('programId', 'ID-999999999')),
    'given twice breaks it → hostile programId → status': breaksOn(
      ({ url }) => url.searchParams.getAll('programId').length > 1,
    ),
  }),
]
