import { inputOf, mentions } from './calls'
import { status } from './changes'
import { accepts, breaksOn } from './refusals'
import { is } from './values'
import { beyond, type Mutation, of } from './mutation'

/** What a payment needs to be trusted: who is paid, what became of it, and a slip of it. */
export const slipMutations: Mutation[] = [
  ...of('transaction/upload_proof', {
    'taken is 201 → status status': status(200, 201),
    'an unknown donation is 500 → unknown status': status(404, 500),
    'a page is taken for a picture → status status': accepts(mentions('<!doctype html>'), {
      status: 'Menunggu',
    }),
    'a text in place of the file breaks it → hostile bukti → status': breaksOn((call) =>
      /name="bukti"\r\n\r\n🕌/.test(inputOf(call)),
    ),
  }),
  ...of(beyond('transaction/upload_proof', { calls: 'transaction/getTransaction' }), {
    'a slip takes the donation’s status → effect /data/status': is('Menunggu Verifikasi'),
  }),
  ...of('transaction/getTransaction', {
    'what became of it has no time → schema /data/riwayat/*/waktu': is('kemarin'),
    'what became of it is an object → schema /data/riwayat': is({}),
    'the merchant is null → schema /data/nama_merchant': is(null),
    'the merchant is empty → schema /data/nama_merchant': is(''),
    'the merchant id has spaces → schema /data/nmid': is('ID 1020 3040 5060'),
  }),
  ...of('asset/get_all_payment_method', {
    'a limit is a text → schema /data/*/max_nominal': is('10000000'),
    'a limit is nothing → schema /data/*/min_nominal': is(0),
    'the steps are one text → schema /data/*/petunjuk': is('Buka aplikasi.'),
  }),
]
