import { membersOf } from '../src/check/json'
import {
  accepts,
  at,
  body,
  breaksOn,
  cookie,
  envelope,
  fieldOf,
  inputOf,
  pretend,
  put,
  rows,
  shifted,
  status,
} from './changes'
import { type Mutation, of, type Row, rowsOf } from './mutation'
import { type Change, operationOf, type Passing } from './proxy'

const LOGIN = 'auth/login'
const EDIT = 'user/edit_profile'
const USER = 'user/get_user'

/** Says yes to one kind of edit, and does nothing. */
const idle = (holds: (call: Passing) => boolean): Change => ({
  request: (call) =>
    call.headers['cookie'] !== undefined && holds(call) ? pretend.request?.(call) : undefined,
})
const edits = (editType: string, editValue?: string) => (call: Passing) =>
  fieldOf(call, 'editType') === editType &&
  (editValue === undefined || fieldOf(call, 'editValue') === editValue)

const unsaved = (editType: string, editValue?: string): Row => [
  `${editType} ${editValue ?? ''} is not saved`,
  'effect',
  `editType ${editType}`,
  idle(edits(editType, editValue)),
]
const takesEdit = (editType: string, what: string, editValue: (value: string) => boolean): Row => [
  `${editType} takes ${what}`,
  'status',
  'status',
  accepts((call) => edits(editType)(call) && editValue(fieldOf(call, 'editValue') ?? '')),
]

/** The profile shows a saved value otherwise. */
const shows = (
  field: string,
  what: string,
  editType: string,
  change: (value: unknown) => unknown,
): Mutation => ({
  ...{ operation: EDIT, calls: USER, what: `${field} ${what}`, check: 'effect' },
  ...{ field: `editType ${editType}` },
  change: at(`/data/${field}`, (value) => (value === null ? null : change(value))),
})

/** A login keeps the cookie that the browser came with. */
function fixed(): Change {
  const PLANTED = 'tidak-pernah'
  let real: string | undefined
  return {
    request: (call) => {
      if (operationOf(call) === USER && real !== undefined)
        if (call.headers['cookie']?.includes(PLANTED)) call.headers['cookie'] = real
      return undefined
    },
    response: (reply, call) => {
      if (operationOf(call) === LOGIN && call.headers['cookie']?.includes(PLANTED))
        real = String([reply.headers['set-cookie'] ?? ''].flat()[0]).split(';')[0]
      return reply
    },
  }
}

/** One edit empties another field. */
function forgets(): Change {
  let isEmpty = false
  return {
    response: (reply, call) => {
      if (operationOf(call) === EDIT && edits('address')(call)) isEmpty = true
      if (operationOf(call) === EDIT && edits('email')(call)) isEmpty = false
      if (operationOf(call) !== USER || !isEmpty) return reply
      return put('/data/email', null).response?.(reply, call) ?? reply
    },
  }
}

const member = (name: string, value: unknown) =>
  body((json) => ({
    ...membersOf(json),
    data: { ...membersOf(membersOf(json)['data']), [name]: value },
  }))
const inRows = (name: string, value: unknown) =>
  rows((list) => list.map((row) => ({ ...membersOf(row), [name]: value })))

const inFailures = (more: object): Change => ({
  response: (reply) =>
    reply.status >= 400
      ? { ...reply, body: JSON.stringify({ ...membersOf(JSON.parse(reply.body)), ...more }) }
      : reply,
})

/** A number without an account is told apart at the login. */
const tells = (change: NonNullable<Change['response']>): Change => {
  let known: string | undefined
  return {
    response: (reply, call) => {
      const number = fieldOf(call, 'whatsapp')
      if (reply.status === 200) known ??= number
      return reply.status === 401 && number !== known ? change(reply, call) : reply
    },
  }
}

/** Accounts: what is refused, what is saved, who may know what. */
export const safeAccountMutations: readonly Mutation[] = [
  ...of('auth/new-password', [
    ...rowsOf('status', 'status', {
      'a short password is taken': accepts((call) => inputOf(call).includes('pendek7')),
      'a short password breaks it': breaksOn((call) => inputOf(call).includes('pendek7')),
    }),
    ...rowsOf('takeover', 'status', {
      'whoever knows a number sets its password': accepts(
        (call) => fieldOf(call, 'token') === undefined,
      ),
      'an empty token is as good as one': accepts((call) => fieldOf(call, 'token') === ''),
    }),
    [
      'a made-up token opens any account',
      'session',
      'status',
      accepts((call) => inputOf(call).includes('name="token"')),
    ],
  ]),
  ...of('auth/register', [
    ...rowsOf('status', 'status', {
      'a short password is taken': accepts((call) => inputOf(call).includes('pendek7')),
      'a long name is taken': accepts((call) => fieldOf(call, 'fullname')?.length === 31),
      'letters are a number': accepts((call) => fieldOf(call, 'whatsapp') === 'bukan nomor'),
      'a password of eight is too short': breaksOn(
        (call) => fieldOf(call, 'password')?.length === 8,
        (reply) => ({ ...reply, status: 422, body: envelope(422, null) }),
      ),
    }),
    ['one number twice at once', 'repeat', 'status', accepts((call) => call.earlier > 4)],
  ]),
  ...of(EDIT, [
    ...['whatsapp', 'avatar', 'email', 'birthdate', 'address'].map((one) => unsaved(one)),
    ...['Ayah', 'Bunda', 'Bapak', 'Mas', 'Mbak', 'Ibu'].map((one) => unsaved('greeting', one)),
    ...['Laki-laki', 'Perempuan'].map((one) => unsaved('gender', one)),
    takesEdit('greeting', 'any word', (value) => value === 'Kakak'),
    takesEdit('gender', 'any word', (value) => value === 'Lainnya'),
    takesEdit('birthdate', 'the day first', (value) => value === '21-04-1994'),
    takesEdit('birthdate', 'the 31st of February', (value) => value === '1994-02-31'),
    takesEdit('fullname', 'more than 30 letters', (value) => value.length === 31),
    takesEdit('address', 'more than 50 letters', (value) => value.length === 51),
    takesEdit('avatar', 'any text', (value) => value === 'bukan gambar'),
    takesEdit('whatsapp', 'any text', (value) => value === 'bukan nomor'),
    takesEdit('kata_sandi', 'an unknown field', () => true),
    ['a number that somebody has is 500', 'status', 'status', status(409, 500)],
    ['a number that somebody has is 422', 'status', 'status', status(409, 422)],
    ['a number that somebody has is taken', 'status', 'status', accepts(edits('whatsapp'))],
  ]),
  shows('tgl_lahir', 'is a day earlier', 'birthdate', () => '1994-04-20'),
  shows('alamat', 'ends at 20', 'address', (value) => String(value).slice(0, 20)),
  shows('email', 'in capitals', 'email', (value) => String(value).toUpperCase()),
  shows('nama', 'lost its emoji', 'fullname', (value) => String(value).replace('🤲', '?')),
  shows('avatar', 'is always the same', 'avatar', () => null),
  {
    ...{ operation: EDIT, calls: '*', what: 'one edit empties another field' },
    ...{ check: 'effect', field: 'editType address', change: forgets() },
  },
  ...of(USER, [
    ['made in UTC', 'time', '/data/created_date', shifted('/data/created_date', -7)],
    [
      'the hash of the password',
      'private',
      '/data/password',
      member('password', '$2y$10$abcdefghijklmnopqrstuv'),
    ],
    ['the code that was sent', 'private', '/data/kode_otp', member('kode_otp', '48213')],
    [
      'a token for the next visit',
      'private',
      '/data/remember_token',
      member('remember_token', 'abcdefgh'),
    ],
  ]),
  ...of('auth/send_otp', [
    ['a number with an account gets a code', 'status', 'status', accepts(() => true)],
    ['the code comes back', 'private', '/data/otp', member('otp', '48213')],
  ]),
  ...of('auth/forgot_password', [
    ['a number without an account gets a code', 'unknown', 'status', accepts(() => true)],
    ['a number without an account breaks it', 'unknown', 'status', status(404, 500)],
  ]),
  ...of(LOGIN, [
    ...rowsOf('enumeration', 'status', {
      'an unknown number is 404': tells((reply) => ({ ...reply, status: 404 })),
      'an unknown number is 422': tells((reply) => ({ ...reply, status: 422 })),
    }),
    [
      'an unknown number is told in words',
      'enumeration',
      '/message',
      tells((reply) => ({ ...reply, body: envelope(401, null, 'Nomor belum terdaftar.') })),
    ],
    ...rowsOf('status', 'status', {
      'the case of a password is nothing': accepts(
        (call) => fieldOf(call, 'password') === 'UJI-KONTRAK-2026',
      ),
      'the password has a maximum': accepts(
        (call) => fieldOf(call, 'password')?.endsWith('-salah') === true,
      ),
    }),
    ...rowsOf('cookie', 'header set-cookie', {
      'the session can be guessed': cookie((line) => line.replace(/=[^;]*/, '=1042')),
      'the session is the number': {
        response: (reply, call) =>
          cookie((line) =>
            line.replace(/=[^;]*/, `=sesi-${fieldOf(call, 'whatsapp') ?? ''}`),
          ).response?.(reply, call) ?? reply,
      },
    }),
    [
      'nobody is logged in by it',
      'session-kept',
      'header set-cookie',
      cookie((line) => line.replace(/=[^;]*/, '=aaaaaaaaaaaaaaaaaaaa')),
    ],
  ]),
  {
    ...{ operation: LOGIN, calls: '*', what: 'the session is the one that the browser brought' },
    ...{ check: 'session', field: 'header set-cookie', change: fixed() },
  },
  ...of('transaction/get_history', [
    [
      'what others have given',
      'private',
      '/data/daftar',
      body((json) => {
        const { data, ...rest } = membersOf(json)
        const total = Number(membersOf(data)['total'])
        return { ...rest, data: { ...membersOf(data), total: total + 45 } }
      }),
    ],
  ]),
  ...of('campaign/get_transaction_list', [
    ['numbers of donors', 'private', '/data/*/nomor_hp', inRows('nomor_hp', '81200000000')],
    ['addresses of donors', 'private', '/data/*/email', inRows('email', 'siti@surat.example')],
    ...rowsOf('text', '/data/*/donatur', {
      'names have entities': put('/data/*/donatur', 'Uji O&#039;Kontrak'),
      'names were read as Latin-1': put('/data/*/donatur', 'RenÃ© Siregar'),
    }),
  ]),
  ...of('campaign/get_prayer_campaign', [
    ['numbers of donors', 'private', '/data/*/no_hp', inRows('no_hp', '81200000000')],
    ...rowsOf('text', '/data/*/doa', {
      'prayers were read as Latin-1': put('/data/*/doa', 'Aamiin ðŸ¤²'),
      'prayers have entities': put('/data/*/doa', 'Semoga &quot;berkah&quot;'),
    }),
  ]),
  ...of('campaign/get_campaign_infaq', [
    ['titles have entities', 'text', '/data/*/header', put('/data/*/header', 'Infaq &amp; Wakaf')],
    [
      'places were read as Latin-1',
      'text',
      '/data/*/alamat',
      put('/data/*/alamat', 'Jl. â€œKenangaâ€'),
    ],
  ]),
  ...of('campaign/get_campaign_by_slug', [
    ['a failure has a trace', 'private', '/trace', inFailures({ trace: [{ file: 'a.php' }] })],
    [
      'a failure has its exception',
      'private',
      '/exception',
      inFailures({ exception: 'QueryException' }),
    ],
    ...rowsOf('private', '/message', {
      'a failure is the database’s own words': inFailures({
        message: 'SQLSTATE[42S22]: Column not found: 1054',
      }),
      'a failure is PHP’s own words': inFailures({
        message: 'Undefined index: slug in /var/www/campaign.php on line 12',
      }),
    }),
  ]),
  {
    ...{ operation: 'campaign/toggle_like', calls: 'campaign/get_prayer_campaign' },
    ...{ what: 'an amen counts twice', check: 'effect', field: '/data/*/total_like' },
    change: rows((list) =>
      list.map((row) => {
        const { total_like, status_like, ...rest } = membersOf(row)
        const more = status_like === 'liked' ? 1 : 0
        return { ...rest, status_like, total_like: Number(total_like ?? 0) + more }
      }),
    ),
  },
  {
    ...{ operation: 'campaign/toggle_like', calls: 'campaign/get_prayer_campaign' },
    ...{ what: 'an amen doesn’t count', check: 'effect', field: '/data/*/total_like' },
    change: put('/data/*/total_like', 5),
  },
  {
    ...{ operation: 'campaign/toggle_like', calls: 'campaign/get_prayer_campaign' },
    ...{ what: 'others don’t see an amen', check: 'effect', field: '/data/*/total_like' },
    change: {
      response: (reply, call) =>
        call.headers['cookie'] === undefined
          ? (put('/data/*/total_like', 1_000).response?.(reply, call) ?? reply)
          : reply,
    },
  },
]
