import { STAND_IN_KEY } from '../src/stand-in'
import { randomBytes } from 'node:crypto'
import { fieldOf, inputOf, mentions } from './calls'
import { byCall, request, status, text } from './changes'
import { breaksOn, pretendIf, refused, refuses, takesGift } from './refusals'
import { is, put, replaced } from './values'
import { beyond, of } from './mutation'
import type { Passing } from './proxy'

/** Another key in a donation's form, as long as its own. */
export function rekey(call: Passing): void {
  const sent = call.body.toString('utf8')
  const another = (_: string, head: string, key: string) =>
    head + randomBytes(key.length).toString('hex').slice(0, key.length)
  call.body = Buffer.from(sent.replace(/(name="kunci"\r\n\r\n)([^\r]+)/, another))
}

/** The name of the check's hidden donor. */
const HIDDEN = 'Uji Nama Tersembunyi'

/** Payment methods and donations. */
export const donationMutations = [
  ...of('asset/get_all_payment_method', {
    'image is a file name → schema /data/*/image': is('qris logo.svg'),
    'message is null → envelope /message': is(null),
    'status is a number → envelope /status': is(200),
    'the JSON ends too early → json body': text(200, (before) => before.slice(0, -20)),
    'less is sent than was said → connection body': {
      response: (reply) => ({ ...reply, truncated: true }),
    },
  }),
  ...of('transaction/storeDonate', {
    'created is 201 → status status': status(200, 201),
    'the same again breaks it → repeat status': () => {
      const keys = new Set<string>()
      return byCall((call, { status }) => {
        const key = fieldOf(call, 'kunci')
        if (key === undefined || status !== 200) return false
        const isKnown = keys.has(key)
        keys.add(key)
        return isKnown && refused(500)
      })
    },
    'too little is accepted → refusal status': takesGift(mentions('\r\n999\r\n')),
    'an unknown program is 500 → unknown status': status(404, 500),
    'an emoji in the name breaks it → hostile donorName → status': breaksOn((call) =>
      /name="donorName"\r\n\r\n🕌/.test(inputOf(call)),
    ),
    'a refusal has data → envelope /data': {
      response: (reply) =>
        reply.status === 404
          ? { ...reply, body: JSON.stringify({ status: false, message: 'Tidak ada.', data: [] }) }
          : reply,
    },
    'each kunci is a new one → repeat /data/redirect_url': request(rekey),
    'a used kunci takes another donation → repeat status': request((call) => {
      if (inputOf(call).includes(HIDDEN)) rekey(call)
    }),
    'an unknown fundraiser is refused → status status': refuses(mentions('UJI-TIDAK-ADA')),
    'the key is not checked → key status': request(({ headers }) => {
      headers['key'] = STAND_IN_KEY
    }),
  }),
  ...(
    [
      ['transaction/getTransaction', '/data/donatur', 'Hamba Allah'],
      ['campaign/get_transaction_list', '/data/0/donatur', HIDDEN],
      ['campaign/get_prayer_campaign', '/data/0/donatur', HIDDEN],
    ] as const
  ).flatMap(([calls, pointer, name]) =>
    of(beyond('transaction/storeDonate', { calls }), {
      [`${calls} names a hidden donor wrongly → effect anonim in ${calls}`]: put(pointer, name),
    }),
  ),
  ...of(beyond('transaction/storeDonate', { calls: 'campaign/get_transaction_list' }), {
    'a hidden donation shows in whose name it is → effect anonim in campaign/get_transaction_list':
      put('/data/1/atas_nama', HIDDEN),
  }),
  ...of('transaction/getTransaction', {
    'nominal is another → amount /data/nominal': is(75000),
    'paid, with no date of it → schema /data/tgl_bayar': put('/data/status', 'Lunas'),
    'an unknown code is 200 → unknown status': pretendIf((reply) => reply.status === 404),
    'the prayer lost its emoji → effect /data/doa': replaced('🤲', '?'),
  }),
]
