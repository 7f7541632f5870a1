import { itemsOf, membersOf, textAt } from '../src/check/http/json'
import { after, reads, request } from './changes'
import { htmlPage } from './refusals'
import { at, plus, put, rows } from './values'
import { beyond, of, rowsOf } from './mutation'

/** A mosque's cash book, and what contract 1.2 tells of its events. */
export const cashbookMutations = [
  ...of('mosque/get_cashbook', [
    [
      'the closing balance is another',
      'amount',
      '/data/saldo_akhir',
      at('/data/saldo_akhir', plus(1_000)),
    ],
    ['a sum is another', 'amount', '/data/total_masuk', at('/data/total_masuk', plus(1_000))],
    [
      'what was spent is missing',
      'amount',
      '/data/total_keluar',
      rows((list) => list.filter((row) => membersOf(row)['keluar'] === 0)),
    ],
    [
      'each book begins with the same',
      'amount',
      '/data/saldo_awal',
      at('/data', (data) => {
        const { saldo_awal, saldo_akhir, ...rest } = membersOf(data)
        return { ...rest, saldo_awal: 0, saldo_akhir: Number(saldo_akhir) - Number(saldo_awal) }
      }),
    ],
    [
      'what came in went out too',
      'amount',
      '/data/daftar/*/keluar',
      at('/data/daftar/*/keluar', () => 1_000),
    ],
    ['the newest come first', 'order', '/data/daftar/*/tgl', rows((list) => list.toReversed())],
    ...rowsOf('same', '/data', {
      'dari is not heeded': reads('dari', () => '2020-01-01'),
      'sampai is not heeded': reads('sampai', () => '2099-12-31'),
    }),
    [
      'days may be turned round',
      'empty',
      '/data/daftar',
      request(({ url }) => {
        const [from, to] = ['dari', 'sampai'].map((name) => url.searchParams.get(name) ?? '')
        if (from === undefined || to === undefined || from <= to) return
        url.searchParams.set('dari', to)
        url.searchParams.set('sampai', from)
      }),
    ],
    ['an unknown slug is a page', 'content-type', 'header content-type', htmlPage(404, 404)],
    [
      'a receipt that is a name',
      'schema',
      '/data/daftar/*/bukti/*/jenis',
      put('/data/daftar/*/bukti/*/jenis', 'docx'),
    ],
  ]),
  ...of(beyond('mosque/get_cashbook', { calls: '*' }), {
    'a donor is named → private /data/daftar/*/uraian': after(
      'campaign/get_transaction_list',
      (_, { body }) => textAt(itemsOf(membersOf(JSON.parse(body))['data'])[0], 'donatur'),
      'mosque/get_cashbook',
      (seen) => at('/data/daftar/*/uraian', () => `Infaq a.n. ${[...seen].join(', ')}`),
    ),
  }),
  ...of('mosque/get_events', [
    ['jumat on any day', 'same', '/data/*/kategori', put('/data/*/kategori', 'jumat')],
    ['for nobody known', 'schema', '/data/*/untuk', put('/data/*/untuk', 'akhwat')],
    [
      'an officer who isn’t known has an empty name',
      'same',
      '/data/*/petugas',
      at('/data/*/petugas', (all) => all && { ...membersOf(all), bilal: '' }),
    ],
    ['officers as a text', 'schema', '/data/*/petugas', put('/data/*/petugas', 'KH. Abdul Karim')],
    [
      'a broadcast without a lock',
      'schema',
      '/data/*/siaran_url',
      put('/data/*/siaran_url', 'http://siaran.masjid.example'),
    ],
  ]),
]
