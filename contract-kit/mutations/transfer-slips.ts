import { breaksOn, envelope, inputOf, put, status } from './changes'
import { type Mutation, of } from './mutation'

/** What a payment needs to be trusted: who is paid, what became of it, and a slip of it. */
export const slipMutations: Mutation[] = [
  ...of('transaction/upload_proof', [
    ['taken is 201', 'status', 'status', status(200, 201)],
    ['an unknown donation is 500', 'unknown', 'status', status(404, 500)],
    [
      'a page is taken for a picture',
      'status',
      'status',
      {
        response: (reply, call) =>
          inputOf(call).includes('<!doctype html>')
            ? { ...reply, status: 200, body: envelope(200, { status: 'Menunggu' }) }
            : reply,
      },
    ],
    [
      'a text in place of the file breaks it',
      'hostile',
      'bukti → status',
      breaksOn((call) => /name="bukti"\r\n\r\n🕌/.test(inputOf(call))),
    ],
  ]),
  {
    operation: 'transaction/upload_proof',
    calls: 'transaction/getTransaction',
    what: 'a slip takes the donation’s status',
    check: 'effect',
    field: '/data/status',
    change: put('/data/status', 'Menunggu Verifikasi'),
  },
  ...of('transaction/getTransaction', [
    [
      'what became of it has no time',
      'schema',
      '/data/riwayat/*/waktu',
      put('/data/riwayat/*/waktu', 'kemarin'),
    ],
    ['what became of it is an object', 'schema', '/data/riwayat', put('/data/riwayat', {})],
    ['the merchant is null', 'schema', '/data/nama_merchant', put('/data/nama_merchant', null)],
    ['the merchant is empty', 'schema', '/data/nama_merchant', put('/data/nama_merchant', '')],
    ['the merchant id has spaces', 'schema', '/data/nmid', put('/data/nmid', 'ID 1020 3040 5060')],
  ]),
  ...of('asset/get_all_payment_method', [
    ['a limit is a text', 'schema', '/data/*/max_nominal', put('/data/*/max_nominal', '10000000')],
    ['a limit is nothing', 'schema', '/data/*/min_nominal', put('/data/*/min_nominal', 0)],
    [
      'the steps are one text',
      'schema',
      '/data/*/petunjuk',
      put('/data/*/petunjuk', 'Buka aplikasi.'),
    ],
  ]),
]
