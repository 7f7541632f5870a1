import { itemsOf, membersOf, textAt } from '../src/check/http/json'
import { after, byCall, daysTurned, reads } from './changes'
import { htmlPage } from './refusals'
import { at, becomes, is, merges, plus, put, rows, turned } from './values'
import { beyond, of } from './mutation'

/** A mosque's cash book, and what contract 1.2 tells of its events. */
export const cashbookMutations = [
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
  ...of('mosque/get_events', {
    'jumat on any day → same /data/*/kategori': is('jumat'),
    'for nobody known → schema /data/*/untuk': is('akhwat'),
    'an officer who isn’t known has an empty name → same /data/*/petugas': becomes(
      (all) => all && { ...membersOf(all), bilal: '' },
    ),
    'officers as a text → schema /data/*/petugas': is('KH. Abdul Karim'),
    'a broadcast without a lock → schema /data/*/siaran_url': is('http://siaran.masjid.example'),
  }),
]
