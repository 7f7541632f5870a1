import { itemsOf, membersOf } from '../src/check/http/json'
import { fieldOf, sessionOf } from './calls'
import { after, byCall } from './changes'
import { pretendIf } from './refusals'
import { at, becomes, is, put } from './values'
import { beyond, type Mutation, of } from './mutation'
import { operationOf } from './proxy'
import { codeIn } from './money-edges'

export { after }

/** The copy of an account's data. */
export const exportMutations: readonly Mutation[] = [
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
    'oldest first → order /data/donasi': becomes((all) => itemsOf(all).toReversed()),
    'the name is hidden → same /data/donasi/*/donatur': is('Hamba Allah'),
    'all is unpaid → same /data/donasi/*/status': is('Belum Lunas'),
    'no time of payment → same /data/donasi/*/tgl_bayar': is(null),
    'the unique code is left out → same /data/donasi/*/nominal': is(50_999),
    'anybody may → session status': pretendIf((reply) => reply.status === 401),
    'it is somebody else’s → same /data/profil': put('/data/profil/nama', 'Orang Lain'),
    'a fundraiser is none → same /data/fundraiser': is({ kode_ref: 'X' }),
    'the newest is missing → effect /data/donasi/*/kode': put('/data/donasi', []),
    'the doa is cut → same /data/donasi/*/doa': is('Ya Allah'),
    'in whose name is lost → same /data/donasi/*/atas_nama': is(null),
    'all is fidyah → same /data/donasi/*/zakat': is({ jenis: 'fidyah', jiwa: 1, hari: 1 }),
  }),
]
