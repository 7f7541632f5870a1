import { DEVELOPMENT_KEY } from '../../../mock-server/start'
import { asText, at, breaksOn, drop, envelope, inputOf, put, rename, status, text } from './changes'
import { of } from './mutation'

/** Payment methods and donations. */
export const donationMutations = [
  ...of('asset/get_all_payment_method', [
    [
      'type in small letters',
      'schema',
      '/data/*/type',
      at('/data/*/type', (type) => String(type).toLowerCase()),
    ],
    ['code is missing', 'schema', '/data/*/code', drop('/data/*/code')],
    ['image is a file name', 'schema', '/data/*/image', put('/data/*/image', 'qris logo.svg')],
    [
      'channel_name is name',
      'schema',
      '/data/*/channel_name',
      rename('/data/*/channel_name', 'name'),
    ],
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
    ['redirect_url is url', 'schema', '/data/redirect_url', rename('/data/redirect_url', 'url')],
    ['redirect_url is empty', 'schema', '/data/redirect_url', put('/data/redirect_url', '')],
    ['the donation itself instead', 'schema', '/data', put('/data', 'DN-12345678')],
    ['created is 201', 'status', 'status', status(200, 201)],
    [
      'the same again breaks it',
      'repeat',
      'status',
      {
        response: (reply, { earlier }) =>
          earlier === 1 ? { ...reply, status: 500, body: envelope(500, null) } : reply,
      },
    ],
    [
      'too little is accepted',
      'status',
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
      'donorName (emoji and Arabic) → status',
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
    [
      'the key is not checked',
      'key',
      'status',
      {
        request: (call) => {
          call.headers['key'] = DEVELOPMENT_KEY
          return undefined
        },
      },
    ],
  ]),
  ...of('transaction/getTransaction', [
    ['nominal is a text', 'schema', '/data/nominal', asText('/data/nominal')],
    ['nominal is another', 'effect', '/data/nominal', put('/data/nominal', 75000)],
    [
      'metode_bayar in small letters',
      'schema',
      '/data/metode_bayar',
      at('/data/metode_bayar', (value) => String(value).toLowerCase()),
    ],
    ['norek is a number', 'schema', '/data/norek', put('/data/norek', 7123456789)],
    ['tgl_expired is null', 'schema', '/data/tgl_expired', put('/data/tgl_expired', null)],
    ['image is missing', 'schema', '/data/image', drop('/data/image')],
    ['id_program is a number', 'schema', '/data/id_program', put('/data/id_program', 12)],
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
