import { itemsOf, membersOf, textAt } from '../../src/check/http/json'
import { STAND_IN_KEY } from '../../src/stand-in'
import { asks, inputOf, mentions } from '../calls'
import {
  after,
  byCall,
  cutOff,
  daysTurned,
  headerIs,
  reads,
  request,
  status,
  takenFor,
  text,
} from '../changes'
import { beyond, type Mutation, of } from '../mutation'
import { accepts, breaksOn, htmlPage, refuses } from '../refusals'
import { asText, at, becomes, body, is, merges, plus, put, rows, turned } from '../values'

/** Lists of programs, a program, a mosque or an article by its slug or id, and what belongs to it, as a cash book does. */
export const mutations: readonly Mutation[] = [
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
    'a deadline without its date → schema /data/*/batas_tanggal': merges('/data/*', () => ({
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
    'an unknown program is 200 null → unknown status': accepts(asks('programId', 'ID-4000000000')),
    'given twice breaks it → hostile programId → status': breaksOn(
      ({ url }) => url.searchParams.getAll('programId').length > 1,
    ),
  }),
  ...of('campaign/get_total_donate', {
    'the connection is cut → connection body': cutOff,
    'a huge number breaks it → hostile programId → status': breaksOn(mentions('9999999999999')),
  }),
  ...of('campaign/get_transaction_list', {
    'the day comes first → schema /data/*/tgl_bayar': is('20/11/2026 19:42'),
    'a month 13 → schema /data/*/tgl_bayar': is('2026-13-01 00:00:00'),
    'a negative number breaks it → hostile programId → status': breaksOn(asks('programId', '-1')),
  }),
  ...of('campaign/get_prayer_campaign', {
    'credentials are not allowed → cors header access-control-allow-credentials': headerIs(null),
    'nothing breaks it → hostile programId → status': breaksOn(asks('programId', '')),
  }),
  ...of('mosque/get_campaign', {
    'id_masjid is a text → schema /data/*/id_masjid': asText('/data/*/id_masjid'),
    'JSON under no content type → content-type header content-type': headerIs(null),
  }),
  ...of('mosque/get_campaign_by_slug', {
    'an unknown slug gives the first one → unknown /data': takenFor('slug', (_first, asked) =>
      asked.startsWith('tidak'),
    ),
    'an unknown slug is a page → content-type header content-type': htmlPage(404, 404),
  }),
  ...of('mosque/get_profile', {
    'an unknown slug is a page → content-type header content-type': htmlPage(404, 404),
    'an unknown slug is 500 → unknown status': status(404, 500),
    'minutes as a text → schema /data/iqamah/subuh': is('15'),
    'the NMID has spaces → schema /data/qris/nmid': is('ID10 2030 4050 607'),
    'the NMID is that of a terminal → schema /data/qris/nmid': is('A01'),
    'the merchant has no name → schema /data/qris/nama_merchant': is(''),
    'the merchant’s name is HTML → text /data/qris/nama_merchant': is('MASJID AL HIKMAH &amp; TPQ'),
  }),
  ...of('mosque/get_events', {
    'dari is not heeded → same /data': reads('dari', () => '2020-01-01'),
    'sampai is not heeded → same /data': reads('sampai', () => '2099-12-31'),
    'jumat on any day → same /data/*/kategori': is('jumat'),
    'for nobody known → schema /data/*/untuk': is('akhwat'),
    'an officer who isn’t known has an empty name → same /data/*/petugas': becomes(
      (all) => all && { ...membersOf(all), bilal: '' },
    ),
    'officers as a text → schema /data/*/petugas': is('KH. Abdul Karim'),
    'a broadcast without a lock → schema /data/*/siaran_url': is('http://siaran.masjid.example'),
  }),
  ...of('news/get_list', {
    'page is not heeded → same /data/page': reads('page', () => null),
    'beyond the last page is the first → empty /data/daftar': reads('page', (value) =>
      Number(value) > 1 ? '1' : value,
    ),
    'search is not heeded → empty /data/daftar': reads('search', () => null),
  }),
  ...of('news/get_detail', { 'another article → same /data/slug': is('artikel-lain') }),
  ...of('mosque/get_cashbook', {
    'the closing balance is another → amount /data/saldo_akhir': becomes(plus(1_000)),
    'a sum is another → amount /data/total_masuk': becomes(plus(1_000)),
    'what was spent is missing → amount /data/total_keluar': rows((list) =>
      list.filter((row) => membersOf(row)['keluar'] === 0),
    ),
    'a book begins anew with the year → amount /data/saldo_awal': byCall(
      ({ url }) =>
        (url.searchParams.get('dari') ?? '').endsWith('-01-01') && put('/data/saldo_awal', 0),
    ),
    'each book begins with the same → amount /data/saldo_awal': merges('/data', (book) => ({
      saldo_awal: 0,
      saldo_akhir: Number(book['saldo_akhir']) - Number(book['saldo_awal']),
    })),
    'what came in went out too → amount /data/daftar/*/keluar': becomes(() => 1_000),
    'the newest come first → order /data/daftar/*/tgl': turned,
    'dari is not heeded → same /data': reads('dari', () => '2020-01-01'),
    'sampai is not heeded → same /data': reads('sampai', () => '2099-12-31'),
    'days may be turned round → empty /data/daftar': daysTurned,
    'an unknown slug is a page → content-type header content-type': htmlPage(404, 404),
    'a receipt that is a name → schema /data/daftar/*/bukti/*/jenis': is('docx'),
  }),
  ...of(beyond('mosque/get_cashbook', { calls: '*' }), {
    'a donor is named → private /data/daftar/*/uraian': after(
      'campaign/get_transaction_list',
      (_, { body }) => textAt(itemsOf(membersOf(JSON.parse(body))['data'])[0], 'donatur'),
      'mosque/get_cashbook',
      (seen) => at('/data/daftar/*/uraian', () => `Infaq a.n. ${[...seen].join(', ')}`),
    ),
  }),
]
