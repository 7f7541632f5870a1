import { WIB_OFFSET_MS } from '../../../src/lib/time/wib-date'
import { fieldOf, sends } from '../calls'
import { byCall, header, status } from '../changes'
import { accepted, takesGift } from '../refusals'
import {
  at,
  becomes,
  is,
  merges,
  plus,
  rename,
  replaced,
  rows,
  shiftedBy,
  textBecomes,
  typed,
} from '../values'
import { beyond, type Mutation, of } from '../mutation'
import { operationOf, type Passing } from '../proxy'
import * as op from '../../src/check/operations'

const below = (type: string, least: number) => (call: Passing) =>
  fieldOf(call, 'typePayment') === type && Number(fieldOf(call, 'price')) === least - 1

/** Money: where it is paid, how much, until when, and what must be refused. */
export const mutations: readonly Mutation[] = [
  ...of(op.STORE, {
    'a path without its slash → redirect /data/redirect_url': is('donation/X/checkout'),
    'http → redirect /data/redirect_url': replaced(/^/, 'http://bayar.example'),
    'no protocol → redirect /data/redirect_url': is('//bayar.example/X'),
    'a script → redirect /data/redirect_url': is('javascript:alert(1)'),
    'credentials → redirect /data/redirect_url': is('https://situs:sandi@bayar.example/X'),
    'a page that there isn’t → redirect /data/redirect_url': is('/pembayaran/X'),
    'one slash → redirect /data/redirect_url': is('https:/bayar.example/X'),
    'a backslash → redirect /data/redirect_url': is('/\\bayar.example/X'),
    'an app of the phone → redirect /data/redirect_url': is('gojek://pay/X'),
    'redirect_url is url → schema /data/redirect_url': rename('/data/redirect_url', 'url'),
    'a refusal is 500 → refusal status': status(422, 500),
    'a refusal is 200 → refusal status': accepted,
    'a virtual account below 20,000 → refusal status': takesGift(below('VA', 20_000)),
    'a transfer below 20,000 → refusal status': takesGift(below('Manual', 20_000)),
    'a wallet below 1,000 → refusal status': takesGift(below('E-wallet', 1_000)),
    'a box takes coins by a virtual account → refusal status': takesGift(
      (call) => below('VA', 20_000)(call) && fieldOf(call, 'programId')?.startsWith('KM-') === true,
    ),
    'less than a method’s own least → refusal status': takesGift(below('VA', 15_000)),
    'more than a method’s own most → refusal status': takesGift(sends('price', '10000001')),
    'an unknown method → refusal status': takesGift(sends('codePayment', 'TIDAK-ADA')),
    'an unknown type → refusal status': takesGift(sends('typePayment', 'TIDAK-ADA')),
    'a method of another type → refusal status': takesGift(
      (call) =>
        fieldOf(call, 'codePayment') === 'QRIS' &&
        !['QRIS', 'TIDAK-ADA'].includes(fieldOf(call, 'typePayment') ?? ''),
    ),
    'letters for a number → refusal status': takesGift(sends('donorPhone', 'bukan nomor')),
    'a program that has ended → refusal status': byCall(
      (_call, reply) => reply.body.includes('berakhir') && takesGift(() => true),
    ),
  }),
  ...['', ...'50000abc 50000.5 50.000 5e4 50_000 0xC350 +50000 ٥٠٠٠٠ -50000 0'.split(' ')].flatMap(
    (price) =>
      of(op.STORE, {
        [`${price || 'no price'} is a price → refusal status`]: takesGift(sends('price', price)),
      }),
  ),
  // Found only where donations of each type are made and read again.
  ...of(beyond(op.DETAIL, { only: 'transaction' }), {
    'a QRIS donation has a unique code → amount /data/nominal': typed('QRIS', 'nominal', plus(123)),
    'a virtual account costs a fee → amount /data/nominal': typed('VA', 'nominal', plus(4_000)),
    'one bank of several costs a fee → amount /data/nominal': merges(
      '/data',
      ({ channel_name, nominal }) =>
        /BNI/.test(String(channel_name)) && { nominal: plus(751)(nominal) },
    ),
    'a wallet is rounded → amount /data/nominal': typed('E-wallet', 'nominal', plus(-1)),
    'a unique code has four digits → amount /data/nominal': typed('Manual', 'nominal', plus(1_000)),
    'a unique code is taken away → amount /data/nominal': typed('Manual', 'nominal', () => 19_500),
    'no more than 32 bits → amount /data/nominal': becomes((value) =>
      Math.min(Number(value), 2 ** 31 - 1),
    ),
    'no number for a virtual account → effect /data/norek': typed('VA', 'norek', () => null),
    'no number for a transfer → effect /data/norek': typed('Manual', 'norek', () => null),
    'no prayer is a word → effect /data/doa': becomes((doa) => doa ?? 'undefined'),
  }),
  ...of('campaign/get_total_donate', {
    'too little → amount /data/total_donasi': becomes(plus(-1_000)),
    'in cents → amount /data/total_donasi': becomes((value) => Number(value) * 100),
    'always the same → amount /data/total_donasi': is(187_450_000),
    'always nothing → amount /data/total_donasi': is(null),
  }),
  ...of(beyond(op.STORE, { calls: 'campaign/get_total_donate' }), {
    'the total counts the unpaid → amount campaign/get_total_donate afterwards': at(
      '/data/total_donasi',
      plus(50_000),
    ),
  }),
  ...of(beyond(op.STORE, { calls: '*' }), {
    // A list that shows whoever has just said that he will give.
    'the list has the unpaid → amount campaign/get_transaction_list afterwards': () => {
      let donor: string | undefined
      return byCall((call) => {
        if (operationOf(call) === op.STORE) donor = fieldOf(call, 'donorName') ?? donor
        const row = { donatur: donor, tgl_bayar: '2099-01-01 00:00:00', nominal: 50_000, doa: null }
        const isList = operationOf(call) === 'campaign/get_transaction_list'
        return isList && donor !== undefined && rows((list) => [row, ...list])
      })
    },
  }),
  ...of(op.DETAIL, {
    'made in UTC → time /data/tgl_donasi': shiftedBy(-7),
    'made in WITA → time /data/tgl_donasi': shiftedBy(1),
    'the answer’s own time is that of WIB → time header date': () =>
      header('date', new Date(Date.now() + WIB_OFFSET_MS).toUTCString()),
    'made in the other half of the day → time /data/tgl_donasi': becomes((value) => {
      const [date = '', time = ''] = String(value).split(' ')
      const hour = (Number(time.slice(0, 2)) + 12) % 24
      return `${date} ${String(hour).padStart(2, '0')}${time.slice(2)}`
    }),
    'made tomorrow → time /data/tgl_donasi': shiftedBy(24),
    'to be paid until a time in UTC → time /data/tgl_expired': shiftedBy(-7),
    'paid before it is → time /data/tgl_bayar': is('2026-11-01 10:00:00'),
    'the end is the beginning → time /data/tgl_expired': merges('/data', ({ tgl_donasi }) => ({
      tgl_expired: tgl_donasi,
    })),
    'the prayer ends at 255 → effect /data/doa': becomes((doa) => String(doa).slice(0, 255)),
    'the prayer ends at 1,000 → effect /data/doa': becomes((doa) => String(doa).slice(0, 1_000)),
    'the prayer lost what is in brackets → effect /data/doa': replaced(/<[^>]*>/g, ''),
    'the prayer is on one line → effect /data/doa': replaced(/\s+/g, ' '),
    'the prayer has entities → text /data/doa': replaced('&', '&amp;'),
    'the prayer lost its quotes → effect /data/doa': replaced(/"/g, ''),
    'the prayer is null → effect /data/doa': is(null),
    'the name in small letters → effect /data/donatur': textBecomes((name) => name.toLowerCase()),
    'the name has slashes → effect /data/donatur': replaced("'", "\\'"),
    'the number with its 0 → effect /data/nomor_hp': becomes((phone) => `0${String(phone)}`),
    'the number with its 62 → effect /data/nomor_hp': becomes((phone) => `62${String(phone)}`),
    'another channel → effect /data/channel_name': is('Bank Lain'),
    'another program → effect /data/id_program': is('ID-99'),
    'another type → effect /data/metode_bayar': is('E-wallet'),
    'a status of its own → effect /data/status': is('Pending'),
    'no QR code → effect /data/image': is(null),
  }),
]
