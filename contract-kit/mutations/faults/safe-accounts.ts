import { membersOf } from '../../src/check/http/json'
import { fieldOf, isVisitor, mentions, sends, sessionOf } from '../calls'
import { byCall, cookie, header, status, text } from '../changes'
import { accepted, accepts, breaksOn, pretendTo, refused, refuses } from '../refusals'
import { adds, at, cut, is, merges, plus, put, shiftedBy } from '../values'
import { beyond, type Faults, type Mutation, of } from '../mutation'
import { type Change, operationOf, type Passing } from '../proxy'
import * as op from '../../src/check/operations'

/** Says yes to one kind of edit, and does nothing. */
const idle = (holds: (call: Passing) => boolean) =>
  pretendTo((call) => !isVisitor(call) && holds(call))
const edits =
  (editType: string, editValue: string | RegExp = /.?/) =>
  (call: Passing) =>
    sends('editType', editType)(call) && sends('editValue', editValue)(call)

/** Values of a field of the profile that are not saved. */
const unsaved = (editType: string, ...values: readonly string[]): Faults =>
  Object.fromEntries(
    [undefined, ...values]
      .slice(values.length > 0 ? 1 : 0)
      .map((value) => [
        `${editType} ${value ?? ''} is not saved → effect editType ${editType}`,
        idle(edits(editType, value)),
      ]),
  )

/** The profile shows a saved value otherwise. */
const shows = (field: string, change: (value: unknown) => unknown) =>
  at(`/data/${field}`, (value) => (value === null ? null : change(value)))

const inFailures = (more: object): Change =>
  byCall(
    (_call, { status }) =>
      status >= 400 &&
      text(status, (before) => JSON.stringify({ ...membersOf(JSON.parse(before)), ...more })),
  )

/** A number without an account is told apart at the login. */
const tells = (change: Change): Change => {
  let known: string | undefined
  return byCall((call, { status }) => {
    const number = fieldOf(call, 'whatsapp')
    if (status === 200) known ??= number
    return status === 401 && number !== known && change
  })
}

/** Accounts: what is refused, what is saved, who may know what. */
export const mutations: readonly Mutation[] = [
  ...of('auth/new-password', {
    'a short password is taken → status status': accepts(mentions('pendek7')),
    'a short password breaks it → status status': breaksOn(mentions('pendek7')),
    'whoever knows a number sets its password → takeover status': accepts(
      sends('token', undefined),
    ),
    'an empty token is as good as one → takeover status': accepts(sends('token', '')),
    'a made-up token opens any account → session status': accepts(mentions('name="token"')),
  }),
  ...of('auth/register', {
    'a short password is taken → status status': accepts(mentions('pendek7')),
    'a long name is taken → status status': accepts(sends('fullname', /^.{31}$/s)),
    'letters are a number → status status': accepts(sends('whatsapp', 'bukan nomor')),
    'a password of eight is too short → status status': refuses(sends('password', /^.{8}$/s)),
    'one number twice at once → repeat status': accepts((call) => call.earlier > 4),
  }),
  ...of(op.EDIT, {
    'a number that somebody has is 500 → status status': status(409, 500),
    'a number that somebody has is 422 → status status': status(409, 422),
    'a number that somebody has is taken → status status': accepts(edits('whatsapp')),
    ...unsaved('whatsapp'),
    ...unsaved('avatar'),
    ...unsaved('email'),
    ...unsaved('birthdate'),
    ...unsaved('address'),
    ...unsaved('greeting', 'Ayah', 'Bunda', 'Bapak', 'Mas', 'Mbak', 'Ibu'),
    ...unsaved('gender', 'Laki-laki', 'Perempuan'),
    'greeting takes any word → status status': accepts(edits('greeting', 'Kakak')),
    'gender takes any word → status status': accepts(edits('gender', 'Lainnya')),
    'birthdate takes the day first → status status': accepts(edits('birthdate', '21-04-1994')),
    'birthdate takes the 31st of February → status status': accepts(
      edits('birthdate', '1994-02-31'),
    ),
    'fullname takes more than 30 letters → status status': accepts(edits('fullname', /^.{31}$/s)),
    'address takes more than 50 letters → status status': accepts(edits('address', /^.{51}$/s)),
    'avatar takes any text → status status': accepts(edits('avatar', 'bukan gambar')),
    'whatsapp takes any text → status status': accepts(edits('whatsapp', 'bukan nomor')),
    'kata_sandi takes an unknown field → status status': accepts(edits('kata_sandi')),
  }),
  ...of(beyond(op.EDIT, { calls: op.USER }), {
    'tgl_lahir is a day earlier → effect editType birthdate': shows(
      'tgl_lahir',
      () => '1994-04-20',
    ),
    'alamat ends at 20 → effect editType address': shows('alamat', cut(20)),
    'email in capitals → effect editType email': shows('email', (value) =>
      String(value).toUpperCase(),
    ),
    'nama lost its emoji → effect editType fullname': shows('nama', (value) =>
      String(value).replace('🤲', '?'),
    ),
    'avatar is always the same → effect editType avatar': shows('avatar', () => null),
  }),
  ...of(beyond(op.EDIT, { calls: '*' }), {
    'one edit empties another field → effect editType address': () => {
      let isEmpty = false
      return byCall((call) => {
        if (operationOf(call) === op.EDIT && edits('address')(call)) isEmpty = true
        if (operationOf(call) === op.EDIT && edits('email')(call)) isEmpty = false
        return operationOf(call) === op.USER && isEmpty && put('/data/email', null)
      })
    },
  }),
  ...of(op.USER, {
    'made in UTC → time /data/created_date': shiftedBy(-7),
    'the hash of the password → private /data/password': adds('$2y$10$abcdefghijklmnopqrstuv'),
    'the code that was sent → private /data/kode_otp': adds('48213'),
    'a token for the next visit → private /data/remember_token': adds('abcdefgh'),
  }),
  ...of('auth/send_otp', {
    'a number with an account gets a code → status status': accepted,
    'the code comes back → private /data/otp': adds('48213'),
  }),
  ...of('auth/forgot_password', {
    'a number without an account gets a code → unknown status': accepted,
    'a number without an account breaks it → unknown status': status(404, 500),
  }),
  ...of(op.LOGIN, {
    'an unknown number is 404 → enumeration status': tells(status(401, 404)),
    'an unknown number is 422 → enumeration status': tells(status(401, 422)),
    'an unknown number is told in words → enumeration /message': tells(
      refused(401, 'Nomor belum terdaftar.'),
    ),
    'the case of a password is nothing → status status': accepts(
      sends('password', 'UJI-KONTRAK-2026'),
    ),
    'the password has a maximum → status status': accepts(sends('password', /-salah$/)),
    'the session can be guessed → cookie header set-cookie': cookie((line) =>
      line.replace(/=[^;]*/, '=1042'),
    ),
    'the session is the number → cookie header set-cookie': byCall((call) =>
      cookie((line) => line.replace(/=[^;]*/, `=sesi-${fieldOf(call, 'whatsapp') ?? ''}`)),
    ),
    'a browser keeps the session that it has → cookie header set-cookie': byCall(
      (call) => sessionOf(call) !== undefined && header('set-cookie', null),
    ),
    'nobody is logged in by it → session-kept header set-cookie': cookie((line) =>
      line.replace(/=[^;]*/, '=aaaaaaaaaaaaaaaaaaaa'),
    ),
  }),
  ...of(beyond(op.LOGIN, { calls: '*' }), {
    // A login keeps the cookie that the browser came with.
    'the session is the one that the browser brought → session header set-cookie': () => {
      const PLANTED = 'tidak-pernah'
      let real: string | undefined
      return {
        request: (call) => {
          if (operationOf(call) === op.USER && real !== undefined)
            if (call.headers['cookie']?.includes(PLANTED)) call.headers['cookie'] = real
          return undefined
        },
        response: (reply, call) => {
          if (operationOf(call) === op.LOGIN && call.headers['cookie']?.includes(PLANTED))
            real = String([reply.headers['set-cookie'] ?? ''].flat()[0]).split(';')[0]
          return reply
        },
      }
    },
  }),
  ...of('transaction/get_history', {
    'what others have given → private /data/daftar': at('/data/total', plus(45)),
  }),
  ...of('campaign/get_transaction_list', {
    'numbers of donors → private /data/*/nomor_hp': adds('81200000000'),
    'the beginning of their numbers → private /data/*/kontak': adds('8123456****'),
    'which rows are of one account → private /data/*/id_donatur': adds('417'),
    'addresses of donors → private /data/*/email': adds('siti@surat.example'),
    'names have entities → text /data/*/donatur': is('Uji O&#039;Kontrak'),
    'names were read as Latin-1 → text /data/*/donatur': is('RenÃ© Siregar'),
  }),
  ...of('campaign/get_prayer_campaign', {
    'numbers of donors → private /data/*/no_hp': adds('81200000000'),
    'prayers were read as Latin-1 → text /data/*/doa': is('Aamiin ðŸ¤²'),
    'prayers have entities → text /data/*/doa': is('Semoga &quot;berkah&quot;'),
  }),
  ...of('campaign/get_campaign_infaq', {
    'titles have entities → text /data/*/header': is('Infaq &amp; Wakaf'),
    'places were read as Latin-1 → text /data/*/alamat': is('Jl. â€œKenangaâ€'),
  }),
  ...of('campaign/get_campaign_by_slug', {
    'a failure has a trace → private /trace': inFailures({ trace: [{ file: 'a.php' }] }),
    'a failure has its exception → private /exception': inFailures({ exception: 'QueryException' }),
    'a failure is the database’s own words → private /message': inFailures({
      message: 'SQLSTATE[42S22]: Column not found: 1054',
    }),
    'a failure is PHP’s own words → private /message': inFailures({
      message: 'Undefined index: slug in /var/www/campaign.php on line 12',
    }),
    'a failure names a function → private /message': inFailures({
      message: 'preg_match(): Argument #2 ($subject) must be of type string, array given',
    }),
    'a failure is the framework’s own words → private /message': inFailures({
      message: 'No query results for model [App\\Models\\Program].',
    }),
  }),
  ...of(beyond('campaign/toggle_like', { calls: 'campaign/get_prayer_campaign' }), {
    'an amen counts twice → effect /data/*/total_like': merges(
      '/data/*',
      ({ total_like, status_like }) =>
        status_like === 'liked' && { total_like: Number(total_like ?? 0) + 1 },
    ),
    'an amen doesn’t count → effect /data/*/total_like': is(5),
    'others don’t see an amen → effect /data/*/total_like': byCall(
      (call) => sessionOf(call) === undefined && put('/data/*/total_like', 1_000),
    ),
  }),
]
