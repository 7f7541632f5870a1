import { itemsOf, membersOf, textAt } from '../../src/check/http/json'
import * as op from '../../src/check/operations'
import { beyondPage, fieldOf, sends, sessionOf } from '../calls'
import { after, byCall, headerIs, reads, spoils, status, writes } from '../changes'
import { codeIn } from './money-edges'
import { beyond, type Mutation, of } from '../mutation'
import { operationOf } from '../proxy'
import { accepts, anybodyMay, refuses } from '../refusals'
import { at, becomes, cut, drop, is, merges, put, reversed, turned, twice } from '../values'

/** A message is read by whoever names it, for whichever session `holds` compares with that one. */
const readBy = (holds: (own: string | undefined, reader: string | undefined) => boolean) =>
  after(
    op.READ_INBOX,
    (call) => ({ ids: fieldOf(call, 'ids') ?? '', by: sessionOf(call) }),
    op.INBOX,
    (seen, call) =>
      merges('/data/daftar/*', (row) => ({
        dibaca: [...seen].some(
          ({ ids, by }) =>
            ids.split(',').includes(textAt(row, 'id') ?? '') && holds(sessionOf(call), by),
        ),
      })),
  )

/** The copy of an account's data, messages to it, and where it is told of them. */
export const mutations: readonly Mutation[] = [
  ...of(beyond('user/export', { calls: '*' }), {
    'claimed ones are missing → effect /data/donasi/*/kode': after(
      'transaction/claim',
      (call) => fieldOf(call, 'codeDonate'),
      'user/export',
      (seen) =>
        at('/data/donasi', (all) =>
          itemsOf(all).filter((row) => !seen.has(String(membersOf(row)['kode']))),
        ),
    ),
    'supporters are in it → private /data': after(
      'transaction/storeDonate',
      (call) => (fieldOf(call, 'kode_ref') === undefined ? undefined : fieldOf(call, 'donorName')),
      'user/export',
      (seen) => at('/data/fundraiser', (own) => own && { ...membersOf(own), pendukung: [...seen] }),
    ),
    'donations of visitors are in it → private /data': () => {
      const codes: string[] = []
      return byCall((call, reply) => {
        const code = codeIn(reply)
        if (code !== undefined && sessionOf(call) === undefined) codes.push(code)
        if (operationOf(call) !== 'user/export') return false
        return at('/data/donasi', (list) => [
          ...itemsOf(list),
          ...codes.map((kode) => ({ ...membersOf(itemsOf(list)[0]), kode })),
        ])
      })
    },
  }),
  ...of(beyond('user/export', { only: ['user/export', 'transaction/edit_dedication'] }), {
    'a corrected name is another → same /data/donasi/*/atas_nama': becomes((text) =>
      typeof text === 'string' && text.startsWith('almarhumah') ? text.toUpperCase() : text,
    ),
  }),
  ...of(beyond('user/export', { only: 'user' }), {
    'the profile is an old one → same /data/profil': () => {
      const first = new Map<string, unknown>()
      return byCall(({ headers: { cookie = '' } }) =>
        at('/data/profil', (profile) => {
          if (!first.has(cookie)) first.set(cookie, profile)
          return first.get(cookie)
        }),
      )
    },
  }),
  ...of('user/export', {
    'the session is in it → private /data': byCall((call) =>
      put('/data/fundraiser', { sesi: sessionOf(call) }),
    ),
    'somebody else’s number → private /data/profil': put('/data/profil/whatsapp', '81200000009'),
    '25 are all → same /data/donasi': becomes((all) => itemsOf(all).slice(0, 25)),
    'oldest first → order /data/donasi': becomes(reversed),
    'the name is hidden → same /data/donasi/*/donatur': is('Hamba Allah'),
    'all is unpaid → same /data/donasi/*/status': is('Belum Lunas'),
    'no time of payment → same /data/donasi/*/tgl_bayar': is(null),
    'the unique code is left out → same /data/donasi/*/nominal': is(50_999),
    'anybody may → session status': anybodyMay,
    'it is somebody else’s → same /data/profil': put('/data/profil/nama', 'Orang Lain'),
    'a fundraiser is none → same /data/fundraiser': is({ kode_ref: 'X' }),
    'the newest is missing → effect /data/donasi/*/kode': put('/data/donasi', []),
    'the doa is cut → same /data/donasi/*/doa': is('Ya Allah'),
    'in whose name is lost → same /data/donasi/*/atas_nama': is(null),
    'all is fidyah → same /data/donasi/*/zakat': is({ jenis: 'fidyah', jiwa: 1, hari: 1 }),
  }),
  ...of(op.INBOX, {
    'oldest first → order /data/daftar/*/waktu': turned,
    'each page is the first → same /data/daftar': reads('page', () => null),
    'a message is there twice → same /data/daftar': twice,
    'the last page comes again → empty /data/daftar': reads('page', (value) =>
      Number(value) > 3 ? '3' : value,
    ),
    'a page beyond the last is 404 → empty status': spoils(status(200, 404), beyondPage(3)),
    'pages are counted on each page → same /data/pages': byCall(
      ({ url }) => url.searchParams.get('page') === '2' && put('/data/pages', 1),
    ),
    'everybody has the same message → private /data/daftar/*/id': put('/data/daftar/0/id', 'psn-1'),
    'it leads to another site → schema /data/daftar/*/tautan': is('//jahat.example/masuk'),
    'it leads to another site with a backslash → schema /data/daftar/*/tautan':
      is('/\\jahat.example'),
    'the whole address → schema /data/daftar/*/tautan': is('https://masjid.example/profile'),
    'times have no seconds → schema /data/daftar/*/waktu': becomes(cut(16)),
    'words have entities → text /data/daftar/*/teks': is('Infaq &amp; wakaf'),
    'anybody may → session status': anybodyMay,
    'proxies may keep it → cache header cache-control': headerIs('public, max-age=60'),
  }),
  ...of(beyond(op.READ_INBOX, { calls: '*', only: 'user' }), {
    'read in this session alone → effect /data/daftar/*/dibaca': readBy((own, by) => own === by),
    'read by whoever names it → private /data/daftar/*/dibaca': readBy(() => true),
    'only the first fifty are read → effect /data/daftar/*/dibaca': writes('ids', (ids) =>
      ids.split(',').slice(0, 50).join(),
    ),
  }),
  ...of(beyond(op.READ_INBOX, { calls: op.INBOX }), {
    'nothing is read → effect /data/daftar/*/dibaca': is(false),
    'read for once → effect /data/daftar/*/dibaca': byCall(
      ({ earlier }) => earlier > 2 && put('/data/daftar/*/dibaca', false),
    ),
  }),
  ...of(op.READ_INBOX, {
    'anybody may → session status': anybodyMay,
    'an unknown id is refused → status status': refuses(sends('ids', /,tidak-ada/)),
    'again is refused → repeat status': byCall(({ earlier }) => earlier > 3 && status(200, 409)),
    'any text is a list of ids → malformed ids → status': accepts(sends('ids', / /)),
  }),
  ...of(op.PUSH, {
    'a key without the secret is stored → status status': accepts(
      (call) => fieldOf(call, 'p256dh') !== undefined && fieldOf(call, 'auth') === undefined,
    ),
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
  ...of(beyond('asset/get_capabilities', { only: ['asset/get_capabilities', op.PUSH] }), {
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
