import { membersOf } from '../src/check/json'
import { accepts, at, body, fieldOf, put, rename, rows, shifted, status } from './changes'
import { type Mutation, of, rowsOf } from './mutation'
import { type Change, operationOf, type Passing } from './proxy'

const STORE = 'transaction/storeDonate'
const DETAIL = 'transaction/getTransaction'

const taken = { redirect_url: '/donation/X/checkout' }
const takes = (what: string, holds: (call: Passing) => boolean): Mutation[] =>
  of(STORE, [[what, 'refusal', 'status', accepts(holds, taken)]])
const takesPrice = (price: string) =>
  takes(`${price || 'no price'} is a price`, (call) => fieldOf(call, 'price') === price)
const below = (type: string, least: number) => (call: Passing) =>
  fieldOf(call, 'typePayment') === type && Number(fieldOf(call, 'price')) === least - 1

const leads = (what: string, address: string) =>
  of(STORE, [[what, 'redirect', '/data/redirect_url', put('/data/redirect_url', address)]])

/** Leads each donation to a page of its own, without encryption. */
const unsafePages = at('/data/redirect_url', (page) => `http://bayar.example${String(page)}`)

/** Changes the donations of one type of method as they are read. */
const typed = (type: string, field: string, change: (value: unknown) => unknown): Change =>
  at('/data', (data) => {
    const members = membersOf(data)
    return members['metode_bayar'] === type ? { ...members, [field]: change(members[field]) } : data
  })

/** What is found only where donations of each type are made and read again. */
const read = (what: string, check: Mutation['check'], field: string, change: Change): Mutation => ({
  ...{ operation: DETAIL, what, check, field, change },
  only: 'transaction',
})

const plus = (more: number) => (value: unknown) => Number(value) + more

/** A list that shows whoever has just said that he will give. */
function listsUnpaid(): Change {
  let donor: string | undefined
  const added = rows((list) => [
    { donatur: donor, tgl_bayar: '2099-01-01 00:00:00', nominal: 50_000, doa: null },
    ...list,
  ])
  return {
    request: (call) => {
      if (operationOf(call) === STORE) donor = fieldOf(call, 'donorName') ?? donor
      return undefined
    },
    response: (reply, call) =>
      donor !== undefined && operationOf(call) === 'campaign/get_transaction_list'
        ? (added.response?.(reply, call) ?? reply)
        : reply,
  }
}

/** Money: where it is paid, how much, until when, and what must be refused. */
export const paymentMutations: readonly Mutation[] = [
  ...leads('a path without its slash', 'donation/X/checkout'),
  ...of(STORE, [['http', 'redirect', '/data/redirect_url', unsafePages]]),
  ...leads('no protocol', '//bayar.example/X'),
  ...leads('a script', 'javascript:alert(1)'),
  ...leads('credentials', 'https://situs:sandi@bayar.example/X'),
  ...leads('a page that there isn’t', '/pembayaran/X'),
  ...leads('one slash', 'https:/bayar.example/X'),
  ...leads('a backslash', '/\\bayar.example/X'),
  ...leads('an app of the phone', 'gojek://pay/X'),
  ...of(STORE, [
    ['redirect_url is url', 'schema', '/data/redirect_url', rename('/data/redirect_url', 'url')],
    ['a refusal is 500', 'refusal', 'status', status(422, 500)],
    ['a refusal is 200', 'refusal', 'status', accepts(() => true)],
  ]),
  ...takes('a virtual account below 20,000', below('VA', 20_000)),
  ...takes('a transfer below 20,000', below('Manual', 20_000)),
  ...takes('a wallet below 1,000', below('E-wallet', 1_000)),
  ...takes('less than a method’s own least', below('VA', 15_000)),
  ...takes('more than a method’s own most', (call) => fieldOf(call, 'price') === '10000001'),
  ...takes('an unknown method', (call) => fieldOf(call, 'codePayment') === 'TIDAK-ADA'),
  ...takes('an unknown type', (call) => fieldOf(call, 'typePayment') === 'TIDAK-ADA'),
  ...takes(
    'a method of another type',
    (call) =>
      fieldOf(call, 'codePayment') === 'QRIS' &&
      !['QRIS', 'TIDAK-ADA'].includes(fieldOf(call, 'typePayment') ?? ''),
  ),
  ...takes('letters for a number', (call) => fieldOf(call, 'donorPhone') === 'bukan nomor'),
  ...of(STORE, [
    [
      'a program that has ended',
      'refusal',
      'status',
      {
        response: (reply, call) =>
          reply.body.includes('berakhir')
            ? (accepts(() => true, taken).response?.(reply, call) ?? reply)
            : reply,
      },
    ],
  ]),
  ...['50000abc', '50000.5', '50.000', '5e4', '-50000', '0', ''].flatMap(takesPrice),
  read(
    'a QRIS donation has a unique code',
    'amount',
    '/data/nominal',
    typed('QRIS', 'nominal', plus(123)),
  ),
  read(
    'a virtual account costs a fee',
    'amount',
    '/data/nominal',
    typed('VA', 'nominal', plus(4_000)),
  ),
  read('a wallet is rounded', 'amount', '/data/nominal', typed('E-wallet', 'nominal', plus(-1))),
  read(
    'a unique code has four digits',
    'amount',
    '/data/nominal',
    typed('Manual', 'nominal', plus(1_000)),
  ),
  read(
    'a unique code is taken away',
    'amount',
    '/data/nominal',
    typed('Manual', 'nominal', () => 19_500),
  ),
  read(
    'no more than 32 bits',
    'amount',
    '/data/nominal',
    at('/data/nominal', (value) => Math.min(Number(value), 2 ** 31 - 1)),
  ),
  ...of('campaign/get_total_donate', [
    ...rowsOf('amount', '/data/total_donasi', {
      'too little': at('/data/total_donasi', plus(-1_000)),
      'in cents': at('/data/total_donasi', (value) => Number(value) * 100),
      'always the same': put('/data/total_donasi', 187_450_000),
      'always nothing': put('/data/total_donasi', null),
    }),
  ]),
  {
    ...{
      operation: STORE,
      calls: 'campaign/get_total_donate',
      what: 'the total counts the unpaid',
    },
    ...{ check: 'amount', field: 'campaign/get_total_donate afterwards' },
    change: at('/data/total_donasi', plus(50_000)),
  },
  {
    ...{ operation: STORE, calls: '*', what: 'the list has the unpaid' },
    ...{ check: 'amount', field: 'campaign/get_transaction_list afterwards' },
    change: listsUnpaid(),
  },
  ...of(DETAIL, [
    ...rowsOf('time', '/data/tgl_donasi', {
      'made in UTC': shifted('/data/tgl_donasi', -7),
      'made in WITA': shifted('/data/tgl_donasi', 1),
      'made in the other half of the day': at('/data/tgl_donasi', (value) => {
        const [date = '', time = ''] = String(value).split(' ')
        const hour = (Number(time.slice(0, 2)) + 12) % 24
        return `${date} ${String(hour).padStart(2, '0')}${time.slice(2)}`
      }),
      'made tomorrow': shifted('/data/tgl_donasi', 24),
    }),
    [
      'to be paid until a time in UTC',
      'time',
      '/data/tgl_expired',
      shifted('/data/tgl_expired', -7),
    ],
    ['paid before it is', 'time', '/data/tgl_bayar', put('/data/tgl_bayar', '2026-11-01 10:00:00')],
    [
      'the end is the beginning',
      'time',
      '/data/tgl_expired',
      body((json) => {
        const { data, ...rest } = membersOf(json)
        const { tgl_donasi } = membersOf(data)
        return { ...rest, data: { ...membersOf(data), tgl_expired: tgl_donasi } }
      }),
    ],
    ...rowsOf('effect', '/data/doa', {
      'the prayer ends at 255': at('/data/doa', (doa) => String(doa).slice(0, 255)),
      'the prayer ends at 1,000': at('/data/doa', (doa) => String(doa).slice(0, 1_000)),
      'the prayer lost what is in brackets': at('/data/doa', (doa) =>
        String(doa).replace(/<[^>]*>/g, ''),
      ),
      'the prayer is on one line': at('/data/doa', (doa) => String(doa).replace(/\s+/g, ' ')),
    }),
    [
      'the prayer has entities',
      'text',
      '/data/doa',
      at('/data/doa', (doa) => String(doa).replace('&', '&amp;')),
    ],
    ...rowsOf('effect', '/data/doa', {
      'the prayer lost its quotes': at('/data/doa', (doa) => String(doa).replaceAll('"', '')),
      'the prayer is null': put('/data/doa', null),
    }),
    ...rowsOf('effect', '/data/donatur', {
      'the name in small letters': at('/data/donatur', (name) => String(name).toLowerCase()),
      'the name has slashes': at('/data/donatur', (name) => String(name).replace("'", "\\'")),
    }),
    ...rowsOf('effect', '/data/nomor_hp', {
      'the number with its 0': at('/data/nomor_hp', (phone) => `0${String(phone)}`),
      'the number with its 62': at('/data/nomor_hp', (phone) => `62${String(phone)}`),
    }),
    ['another channel', 'effect', '/data/channel_name', put('/data/channel_name', 'Bank Lain')],
    ['another program', 'effect', '/data/id_program', put('/data/id_program', 'ID-99')],
    ['another type', 'effect', '/data/metode_bayar', put('/data/metode_bayar', 'E-wallet')],
    ['a status of its own', 'effect', '/data/status', put('/data/status', 'Pending')],
    ['no QR code', 'effect', '/data/image', put('/data/image', null)],
  ]),
  read(
    'no number for a virtual account',
    'effect',
    '/data/norek',
    typed('VA', 'norek', () => null),
  ),
  read(
    'no number for a transfer',
    'effect',
    '/data/norek',
    typed('Manual', 'norek', () => null),
  ),
  read(
    'no prayer is a word',
    'effect',
    '/data/doa',
    at('/data/doa', (doa) => doa ?? 'undefined'),
  ),
]
