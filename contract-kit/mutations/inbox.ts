import { membersOf, textAt } from '../src/check/http/json'
import { fieldOf, sends, sessionOf } from './calls'
import { after, byCall, reads, status } from './changes'
import { accepts, pretendIf, refuses } from './refusals'
import { at, becomes, drop, is, put, rows } from './values'
import { beyond, type Mutation, of } from './mutation'
import { INBOX, PUSH, READ_INBOX } from '../src/check/operations'

const anybodyMay = pretendIf((reply) => reply.status === 401)

/** A message is read by whoever names it, for whichever session `holds` compares with that one. */
const readBy = (holds: (own: string | undefined, reader: string | undefined) => boolean) =>
  after(
    READ_INBOX,
    (call) => ({ ids: fieldOf(call, 'ids') ?? '', by: sessionOf(call) }),
    INBOX,
    (seen, call) =>
      rows((all) =>
        all.map((row) => ({
          ...membersOf(row),
          dibaca: [...seen].some(
            ({ ids, by }) =>
              ids.split(',').includes(textAt(row, 'id') ?? '') && holds(sessionOf(call), by),
          ),
        })),
      ),
  )

/** Messages to an account, and where it is told of them. */
export const inboxMutations: readonly Mutation[] = [
  ...of(INBOX, {
    'oldest first → order /data/daftar/*/waktu': rows((all) => all.toReversed()),
    'each page is the first → same /data/daftar': reads('page', () => null),
    'a message is there twice → same /data/daftar': rows((all) => [...all, ...all.slice(0, 1)]),
    'the last page comes again → empty /data/daftar': reads('page', (value) =>
      Number(value) > 3 ? '3' : value,
    ),
    'a page beyond the last is 404 → empty status': byCall(
      ({ url }) => Number(url.searchParams.get('page')) > 3 && status(200, 404),
    ),
    'pages are counted on each page → same /data/pages': byCall(
      ({ url }) => url.searchParams.get('page') === '2' && put('/data/pages', 1),
    ),
    'everybody has the same message → private /data/daftar/*/id': put('/data/daftar/0/id', 'psn-1'),
    'it leads to another site → schema /data/daftar/*/tautan': is('//jahat.example/masuk'),
    'it leads to another site with a backslash → schema /data/daftar/*/tautan':
      is('/\\jahat.example'),
    'the whole address → schema /data/daftar/*/tautan': is('https://masjid.example/profile'),
    'times have no seconds → schema /data/daftar/*/waktu': becomes((time) =>
      String(time).slice(0, 16),
    ),
    'words have entities → text /data/daftar/*/teks': is('Infaq &amp; wakaf'),
    'anybody may → session status': anybodyMay,
    'proxies may keep it → cache header cache-control': {
      response: (reply) => ({
        ...reply,
        headers: { ...reply.headers, 'cache-control': 'public, max-age=60' },
      }),
    },
  }),
  ...of(beyond(READ_INBOX, { calls: '*', only: 'user' }), {
    'read in this session alone → effect /data/daftar/*/dibaca': readBy((own, by) => own === by),
    'read by whoever names it → private /data/daftar/*/dibaca': readBy(() => true),
  }),
  ...of(beyond(READ_INBOX, { calls: INBOX }), {
    'nothing is read → effect /data/daftar/*/dibaca': is(false),
    'read for once → effect /data/daftar/*/dibaca': byCall(
      ({ earlier }) => earlier > 2 && put('/data/daftar/*/dibaca', false),
    ),
  }),
  ...of(READ_INBOX, {
    'anybody may → session status': anybodyMay,
    'an unknown id is refused → status status': refuses(sends('ids', /,tidak-ada/)),
    'again is refused → repeat status': byCall(({ earlier }) => earlier > 3 && status(200, 409)),
    'any text is a list of ids → malformed ids → status': accepts(sends('ids', / /)),
  }),
  ...of(PUSH, {
    'anybody may → session status': anybodyMay,
    'it is stored once → repeat status': byCall(({ earlier }) => earlier > 2 && status(200, 409)),
    'it can’t be taken away → status status': refuses(
      (call) => fieldOf(call, 'p256dh') === undefined && fieldOf(call, 'auth') === undefined,
      400,
    ),
    'one key is enough → status status': accepts(
      (call) => fieldOf(call, 'p256dh') === undefined && fieldOf(call, 'auth') !== undefined,
    ),
    'any endpoint is taken → malformed endpoint → status': accepts(sends('endpoint', / /)),
  }),
  ...of(beyond('asset/get_capabilities', { only: ['asset/get_capabilities', PUSH] }), {
    'nothing to sign pushes with → listed /data/settings/vapid_key': drop(
      '/data/settings/vapid_key',
    ),
  }),
  ...of('asset/get_capabilities', {
    'a key in base64 → schema /data/settings/vapid_key': at('/data/settings/vapid_key', (key) =>
      Buffer.from(String(key), 'base64url').toString('base64'),
    ),
  }),
]
