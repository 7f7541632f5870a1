import { LONG_SLUG } from '../seed/long'
import { cashbookOf } from '../seed/masjid-cash'
import { eventsOf } from '../seed/masjid-events'
import { profileOf } from '../seed/masjid-profiles'
import { matches } from '../state/programs'
import type { State } from '../state/state'
import { type ControllerHandlers, fail, ok } from './types'

const UNKNOWN_MASJID = 'Masjid tidak ditemukan.'

/** The sentinel slug of a mosque that is there while its profile and its events fail. */
const PARTLY_FAILING = 'gagal-sebagian'

/** The sentinel slug of a mosque whose cash book doesn't add up. */
const UNBALANCED = 'kas-tidak-cocok'

const BROKEN = 'Server sedang mengalami gangguan. Coba lagi beberapa saat.'

const longMasjids = ({ programs }: State) => programs.long.flatMap(({ masjid }) => masjid ?? [])

function masjidBySlug(state: State, wanted: string) {
  const [first] = state.seed.masjids
  if (wanted === PARTLY_FAILING && first) return { ...first, id: 9500, slug: PARTLY_FAILING }
  if (wanted === UNBALANCED && first) return { ...first, slug: UNBALANCED }
  return [...state.seed.masjids, ...longMasjids(state)].find(({ slug }) => slug === wanted)
}

export const mosqueHandlers: ControllerHandlers<'mosque'> = {
  '/mosque/get_campaign': ({ query, state }) => {
    const found =
      query.search === LONG_SLUG
        ? longMasjids(state)
        : state.seed.masjids.filter((masjid) => matches(query.search, masjid))
    return ok(found, found.length > 0 ? 'Berhasil mengambil masjid.' : 'Masjid tidak ditemukan.')
  },

  '/mosque/get_campaign_by_slug': ({ query, state }) => {
    const masjid = masjidBySlug(state, query.slug)
    return masjid
      ? ok([masjid], 'Berhasil mengambil masjid.')
      : fail(404, 'Program tidak ditemukan.')
  },

  '/mosque/get_profile': ({ query, state }) => {
    if (query.slug === PARTLY_FAILING) return fail(500, BROKEN)
    const masjid = masjidBySlug(state, query.slug)
    return masjid
      ? ok(profileOf(masjid, `${state.base}/assets`), 'Berhasil mengambil profil masjid.')
      : fail(404, UNKNOWN_MASJID)
  },

  '/mosque/get_cashbook': ({ query: { slug, ...days }, state }) => {
    if (slug === PARTLY_FAILING) return fail(500, BROKEN)
    const masjid = masjidBySlug(state, slug)
    if (!masjid) return fail(404, UNKNOWN_MASJID)
    const book = cashbookOf(masjid, days, state.now(), `${state.base}/assets`)
    const off = slug === UNBALANCED ? 1_000 : 0
    return ok({ ...book, saldo_akhir: book.saldo_akhir + off }, 'Berhasil mengambil kas masjid.')
  },

  '/mosque/get_events': ({ query: { slug, dari, sampai }, state }) => {
    if (slug === PARTLY_FAILING) return fail(500, BROKEN)
    const masjid = masjidBySlug(state, slug)
    if (!masjid) return fail(404, UNKNOWN_MASJID)
    const events = eventsOf(masjid, state.now()).filter(({ tgl }) => {
      const day = tgl.slice(0, 10)
      return day >= dari && day <= sampai
    })
    return ok(events, events.length > 0 ? 'Berhasil mengambil kegiatan.' : 'Belum ada kegiatan.')
  },
}
