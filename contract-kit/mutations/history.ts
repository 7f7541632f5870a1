import { itemsOf } from '../src/check/http/json'
import { STAND_IN_KEY } from '../src/stand-in'
import { byCall, reads, status } from './changes'
import { pretend, pretendIf } from './refusals'
import { at, put } from './values'
import { of } from './mutation'

/** What an account has given, and a fundraiser's figures: operations that a backend may lack. */
export const historyMutations = [
  ...of('transaction/get_history', {
    'anybody may → session status': pretendIf((reply) => reply.status === 401),
    'a donation made with a session is not there → effect /data/daftar/*/kode': at(
      '/data/daftar',
      (list) => itemsOf(list).slice(1),
    ),
    'page is not heeded → same /data/page': reads('page', () => null),
    'the second page is the first → same /data/daftar/*/kode': {
      ...reads('page', (value) => (value === '2' ? '1' : value)),
      ...put('/data/page', 2),
    },
    'the oldest come first → same /data/daftar/*/tgl_donasi': at('/data/daftar', (list) =>
      itemsOf(list).toReversed(),
    ),
    'beyond the last page is the first → empty /data/daftar': reads('page', (value) =>
      Number(value) > 1 ? '1' : value,
    ),
    'a page beyond the last is 404 → empty status': byCall(
      ({ url }) => Number(url.searchParams.get('page')) > 100 && status(200, 404),
    ),
  }),
  ...of('transaction/claim', {
    'anybody may → session status': pretendIf((reply) => reply.status === 401),
    'nothing is added → effect /data/daftar/*/kode': {
      request: (call) =>
        call.headers['cookie'] !== undefined && call.headers['key'] === STAND_IN_KEY
          ? pretend.request?.(call)
          : undefined,
    },
    'again is 409 → repeat status': byCall(({ earlier }) => earlier > 2 && status(200, 409)),
    'somebody else’s is added → status status': pretendIf((reply) => reply.status === 409),
    'an unknown code is 500 → unknown status': status(404, 500),
  }),
  ...of('fundraiser/get_stats', {
    'nobody is 403 → session status': status(401, 403),
    'anybody may → session status': pretendIf((reply) => reply.status === 401),
  }),
]
