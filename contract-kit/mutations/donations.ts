import { STAND_IN_KEY } from '../src/stand-in'
import { randomBytes } from 'node:crypto'
import { at, breaksOn, envelope, fieldOf, inputOf, put, request, status, text } from './changes'
import { type Mutation, of } from './mutation'
import type { Change, Passing } from './proxy'

/** Another key in a donation's form, as long as its own. */
export function rekey(call: Passing): void {
  const sent = call.body.toString('utf8')
  const another = (_: string, head: string, key: string) =>
    head + randomBytes(key.length).toString('hex').slice(0, key.length)
  call.body = Buffer.from(sent.replace(/(name="kunci"\r\n\r\n)([^\r]+)/, another))
}

/** A backend that a donation with a key it has seen breaks. */
function breaksOnRepeat(): Change {
  const keys = new Set<string>()
  return {
    response: (reply, call) => {
      const key = fieldOf(call, 'kunci')
      if (key === undefined || reply.status !== 200) return reply
      const isKnown = keys.has(key)
      keys.add(key)
      return isKnown ? { ...reply, status: 500, body: envelope(500, null) } : reply
    },
  }
}

const hides = (call: Passing) => inputOf(call).includes('Uji Nama Tersembunyi')

/** Spoils what shows, elsewhere, whether a name was hidden. */
const hidden = (calls: string, pointer: string, name: string): Mutation => ({
  operation: 'transaction/storeDonate',
  what: `${calls} names a hidden donor wrongly`,
  check: 'effect',
  field: `anonim in ${calls}`,
  change: put(pointer, name),
  calls,
})

/** Payment methods and donations. */
export const donationMutations = [
  ...of('asset/get_all_payment_method', [
    ['image is a file name', 'schema', '/data/*/image', put('/data/*/image', 'qris logo.svg')],
    ['message is null', 'envelope', '/message', put('/message', null)],
    ['status is a number', 'envelope', '/status', put('/status', 200)],
    ['the JSON ends too early', 'json', 'body', text(200, (before) => before.slice(0, -20))],
    [
      'less is sent than was said',
      'connection',
      'body',
      { response: (reply) => ({ ...reply, truncated: true }) },
    ],
  ]),
  ...of('transaction/storeDonate', [
    ['created is 201', 'status', 'status', status(200, 201)],
    ['the same again breaks it', 'repeat', 'status', breaksOnRepeat()],
    [
      'too little is accepted',
      'refusal',
      'status',
      {
        response: (reply, call) =>
          inputOf(call).includes('\r\n999\r\n')
            ? {
                ...reply,
                status: 200,
                body: envelope(200, { redirect_url: '/donation/X/checkout' }),
              }
            : reply,
      },
    ],
    ['an unknown program is 500', 'unknown', 'status', status(404, 500)],
    [
      'an emoji in the name breaks it',
      'hostile',
      'donorName → status',
      breaksOn((call) => /name="donorName"\r\n\r\n🕌/.test(inputOf(call))),
    ],
    [
      'a refusal has data',
      'envelope',
      '/data',
      {
        response: (reply) =>
          reply.status === 404
            ? { ...reply, body: JSON.stringify({ status: false, message: 'Tidak ada.', data: [] }) }
            : reply,
      },
    ],
    ['each kunci is a new one', 'repeat', '/data/redirect_url', request(rekey)],
    [
      'a used kunci takes another donation',
      'repeat',
      'status',
      request((call) => {
        if (hides(call)) rekey(call)
      }),
    ],
    [
      'an unknown fundraiser is refused',
      'status',
      'status',
      breaksOn(
        (call) => inputOf(call).includes('UJI-TIDAK-ADA'),
        (reply) => ({ ...reply, status: 422, body: envelope(422, null) }),
      ),
    ],
    [
      'the key is not checked',
      'key',
      'status',
      {
        request: (call) => {
          call.headers['key'] = STAND_IN_KEY
          return undefined
        },
      },
    ],
  ]),
  hidden('transaction/getTransaction', '/data/donatur', 'Hamba Allah'),
  hidden('campaign/get_transaction_list', '/data/0/donatur', 'Uji Nama Tersembunyi'),
  hidden('campaign/get_prayer_campaign', '/data/0/donatur', 'Uji Nama Tersembunyi'),
  {
    ...hidden('campaign/get_transaction_list', '/data/1/atas_nama', 'Uji Nama Tersembunyi'),
    what: 'a hidden donation shows in whose name it is',
  },
  ...of('transaction/getTransaction', [
    ['nominal is another', 'amount', '/data/nominal', put('/data/nominal', 75000)],
    ['paid, with no date of it', 'schema', '/data/tgl_bayar', put('/data/status', 'Lunas')],
    [
      'an unknown code is 200',
      'unknown',
      'status',
      {
        response: (reply) =>
          reply.status === 404 ? { ...reply, status: 200, body: envelope(200, null) } : reply,
      },
    ],
    [
      'the prayer lost its emoji',
      'effect',
      '/data/doa',
      at('/data/doa', (doa) => String(doa).replace('🤲', '?')),
    ],
  ]),
]
